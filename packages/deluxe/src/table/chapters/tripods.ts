// Weapons that want a tripod, and spare loads (deluxe/VI/tripod-weapons, deluxe/VI/ammo-clips).

import { roll } from '@hardtop/kernel';
import { armName, armOf } from '../queries/hands.ts';
import { type Actor, isActor } from '../queries/on-foot.ts';
import { personName } from '../queries/people.ts';
import type { Task } from '../state/acts.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { DeluxeGame, Pedestrian } from '../state/state.ts';

const RULE = 'deluxe/VI/tripod-weapons';
const CLIPS = 'deluxe/VI/ammo-clips';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What can harm a vehicle may hit the weapon on its tripod before the man behind it; the hits that are left for him. */
export function* tripodTakes(game: DeluxeGame, pedestrian: Pedestrian, hits: number): DeluxePlay<number> {
  if (!isActor(pedestrian) || pedestrian.acts.tripod === undefined || hits === 0) return hits;
  const { person, acts } = pedestrian;
  const arm = armOf(game.setup, person, acts.tripod ?? '');
  const dp = arm?.state.dp ?? 0;
  if (arm === null || dp <= 0 || arm.row.special.kind !== 'tripod') return hits;
  const name = armName(arm.model);
  const rolled = yield* roll(game, '1d', { seat: person.seat, rule: RULE, purpose: `the ${name} is hit first` });
  if (rolled.total > arm.row.special.struckFirstOn) return hits;
  const stopped = Math.min(dp, hits);
  arm.state.dp = dp - stopped;
  if (arm.state.dp === 0) {
    arm.state.shots = 0;
    acts.tripod = undefined;
  }
  const fate = arm.state.dp === 0 ? 'and is destroyed' : `${arm.state.dp} left`;
  const text = `${capital(personName(game.setup, person))}'s ${name} takes ${stopped}, ${fate}.`;
  game.emit({ kind: 'damage', rule: RULE, about: person.id, roll: rolled, outcome: 'bad', text });
  return hits - stopped;
}

/** The tripod stands, or a new load is in. */
export function finishArm(
  game: DeluxeGame,
  { person, acts }: Actor,
  task: Extract<Task, { readonly arm: string }>,
): void {
  const arm = armOf(game.setup, person, task.arm);
  if (arm === null) return;
  const who = capital(personName(game.setup, person));
  const name = armName(arm.model);
  if (task.kind === 'set-up') {
    acts.tripod = task.arm;
    game.emit({
      kind: 'task',
      rule: RULE,
      about: person.id,
      outcome: 'neutral',
      text: `${who} has set up his ${name}.`,
    });
    return;
  }
  arm.state.shots = arm.model.shots;
  arm.state.clips = (arm.state.clips ?? 0) - 1;
  game.emit({
    kind: 'task',
    rule: CLIPS,
    about: person.id,
    outcome: 'neutral',
    text: `${who} has loaded his ${name}.`,
  });
}
