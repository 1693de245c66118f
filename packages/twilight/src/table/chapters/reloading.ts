import { armOf, feedOf, isWholeMagazine, reloadActions } from '../queries/arms.ts';
import type { Arm } from '../queries/fire.ts';
import { initiativeOf } from '../queries/initiative.ts';
import type { Person } from '../state/person.ts';
import type { TwilightGame } from '../state/state.ts';
import { tell } from './telling.ts';

/** One reload action; the last of them puts the rounds in. */
export function reload(game: TwilightGame, person: Person, arm: Arm, round: string, hasQuickLoader: boolean): void {
  const { actions, rounds } = reloadActions(arm, hasQuickLoader, initiativeOf(game.setup, person));
  arm.reloading += 1;
  const { name } = person;
  const left = actions - arm.reloading;
  if (left <= 0) putIn(arm, round, rounds);
  const text =
    left > 0
      ? `${name} reloads the ${armOf(arm).name}: ${left} to go.`
      : `${name} has reloaded the ${armOf(arm).name}: ${arm.loaded} rounds.`;
  const marks = ['action/reload', `feed/${feedOf(arm).type}`];
  const { type } = feedOf(arm);
  const rule = type === 'box' ? 'twilight/combat/reloading' : 'twilight/combat/feed-devices';
  tell(game, { kind: 'reload', rule, about: person.id, text, marks }, [person.id]);
}

/** A fresh magazine for the old one, which is kept while it holds anything; or rounds one by one. */
function putIn(arm: Arm, round: string, rounds: number): void {
  arm.reloading = 0;
  if (isWholeMagazine(arm)) changeMagazine(arm, round);
  else addRounds(arm, round, rounds);
}

function addRounds(arm: Arm, round: string, rounds: number): void {
  if (arm.round !== round) unload(arm);
  arm.round = round;
  let room = Math.min(rounds, feedOf(arm).rounds - arm.loaded);
  const spares: Arm['spares'] = [];
  for (const spare of arm.spares) {
    const taken = spare.round === round ? Math.min(room, spare.rounds) : 0;
    room -= taken;
    arm.loaded += taken;
    if (spare.rounds > taken) spares.push({ round: spare.round, rounds: spare.rounds - taken });
  }
  arm.spares = spares;
}

function unload(arm: Arm): void {
  if (arm.loaded > 0) arm.spares = [...arm.spares, { round: arm.round, rounds: arm.loaded }];
  arm.loaded = 0;
}

/** The fullest of that kind. */
function changeMagazine(arm: Arm, round: string): void {
  let best = -1;
  for (const [i, spare] of arm.spares.entries())
    if (spare.round === round && spare.rounds > (arm.spares[best]?.rounds ?? 0)) best = i;
  const taken = arm.spares[best];
  if (taken === undefined) return;
  arm.spares = arm.spares.filter((_, i) => i !== best);
  unload(arm);
  arm.round = round;
  arm.loaded = taken.rounds;
}
