import type { Who } from '../../scenarios/script.ts';
import { peopleOf } from '../queries/script.ts';
import type { TaskDegree } from '../queries/tasks.ts';
import type { TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { areHostile, sheetOf, sideBit, type TwilightGame } from '../state/state.ts';
import { tryTask } from './tasks.ts';

const RULE = 'twilight/adventures/reconnaissance';

/** A look from afar by the best of them: traps, then all sentries but one, then everything; nothing at all if it goes badly wrong (B-49). */
export function* reconnoitre(game: TwilightGame, who: Who): TwilightPlay {
  const skill = (one: Person): number => sheetOf(game.setup, one).skills.RCN ?? 0;
  const able = peopleOf(game, who).filter(({ condition, captive }) => condition === 'fit' && captive === null);
  const best = able.reduce<Person | null>((a, b) => (a === null || skill(b) > skill(a) ? b : a), null);
  if (best === null) return;
  const of = { rule: RULE, purpose: 'a look from afar' } as const;
  show(game, best.side, yield* tryTask(game, best, { skill: 'RCN', level: 'easy' }, of));
}

function show(game: TwilightGame, side: number, degree: TaskDegree): void {
  const { setup, state } = game;
  if (degree === 'catastrophe') return;
  const bit = sideBit(side);
  for (const trap of state.traps) trap.known |= bit;
  if (degree === 'failure') return;
  const sentries = state.people.filter(
    (one) => one.alert === 'unaware' && areHostile(state, side, one.side) && sheetOf(setup, one).kind !== 'animal',
  );
  const found = degree === 'success' ? sentries.slice(0, -1) : sentries;
  for (const sentry of found) sentry.met |= bit;
  const posts = new Set(found.flatMap((one) => (one.at === null ? [] : [`${one.at.x}, ${one.at.y}`])));
  const text = `Sentries are made out at ${[...posts].join('; ')}.`;
  const to = setup.seats.flatMap((seat, i) => (seat.side === side ? [i] : []));
  if (posts.size > 0) game.emit({ kind: 'script', rule: RULE, text, to });
}
