import type { Loading } from '../queries/loading.ts';
import type { Person } from '../state/person.ts';
import type { TwilightGame } from '../state/state.ts';
import { tell } from './telling.ts';

/** One action of loading; with the last one the weapon is ready. */
export function loadHeavy(game: TwilightGame, person: Person, { served, round, left }: Loading): void {
  const { item, ordnance } = served;
  const rule = 'twilight/combat/reloading';
  const { name } = person;
  item.reloading++;
  if (left > 1) {
    const text = `${name} loads the ${ordnance.name}.`;
    tell(game, { kind: 'load', rule, about: person.id, text, marks: ['load/part'] }, [person.id]);
    return;
  }
  item.reloading = 0;
  item.round = round;
  item.loaded = takeOut(item, round, ordnance.holds);
  const text = `${name} has loaded the ${ordnance.name} with ${round}.`;
  tell(game, { kind: 'load', rule, about: person.id, text, marks: [`load/${ordnance.kind}`] }, [person.id]);
}

/** Takes as many rounds out of the stock as the weapon holds. */
function takeOut(item: Loading['served']['item'], round: string, most: number): number {
  let taken = 0;
  item.spares = item.spares
    .map((spare) => {
      if (spare.round !== round || taken >= most) return spare;
      const from = Math.min(spare.rounds, most - taken);
      taken += from;
      return { round, rounds: spare.rounds - from };
    })
    .filter(({ rounds }) => rounds > 0);
  return taken;
}
