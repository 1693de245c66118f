// What somebody carries on his back to fire a flamethrower with (deluxe/VI/portable-flamethrower).

import { makePose } from '@hardtop/geometry';
import { roll } from '@hardtop/kernel';
import { PERSON_DP } from '../../catalog/people.ts';
import { type Arm, armName, armOf } from '../queries/hands.ts';
import { personName } from '../queries/people.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { DeluxeGame, OnFoot, Pedestrian } from '../state/state.ts';
import { layCloud } from './smoke.ts';

const RULE = 'deluxe/VI/portable-flamethrower';

/** A turn of the die for each sixth of a circle, in tenths of a degree. */
const SIXTH = 600;

/** Whatever hits him may hit it first, and then it may go up; the hits that are left for him. */
export function* tankTakes(game: DeluxeGame, pedestrian: Pedestrian, hits: number): DeluxePlay<number> {
  const arm = tankOf(game, pedestrian.person);
  if (arm === null || arm.row.special.kind !== 'flame' || hits <= 0) return hits;
  const { struckFirstOn, explodesOn } = arm.row.special;
  const { person } = pedestrian;
  const name = armName(arm.model);
  const seat = person.seat ?? 0;
  const rolled = yield* roll(game, '1d', { seat, rule: RULE, purpose: `the ${name} is hit first` });
  if (rolled.total > struckFirstOn) return hits;
  const { state: tank } = arm;
  const stopped = Math.min(tank.dp ?? 0, hits);
  tank.dp = (tank.dp ?? 0) - stopped;
  if (tank.dp === 0) tank.shots = 0;
  const fate = tank.dp === 0 ? 'and is destroyed' : `${tank.dp} left`;
  const text = `${capital(personName(game.setup, person))}'s ${name} takes ${stopped}, ${fate}.`;
  game.emit({ kind: 'damage', rule: RULE, about: person.id, roll: rolled, outcome: 'bad', text, marks: ['tank/hit'] });
  const luck = yield* roll(game, '1d', { seat, rule: RULE, purpose: 'whether it goes up' });
  if (luck.total <= explodesOn) yield* goUp(game, pedestrian, arm);
  return hits - stopped;
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The one on his back, if there is anything left of it. */
function tankOf({ setup }: DeluxeGame, person: OnFoot): Arm | null {
  if (person.arms === undefined) return null;
  for (const { id, dp = 0 } of person.arms) {
    const arm = dp > 0 ? armOf(setup, person, id) : null;
    if (arm?.row.special.kind === 'flame') return arm;
  }
  return null;
}

/** He dies with it, beyond all help, in a cloud that hangs any way. */
function* goUp(game: DeluxeGame, { person, pose }: Pedestrian, { state: tank, model }: Arm): DeluxePlay {
  [tank.dp, tank.shots] = [0, 0];
  person.hits = PERSON_DP;
  if (game.setup.medics) person.slain = { turn: game.state.turn, below: true };
  const way = yield* roll(game, '1d', { seat: person.seat ?? 0, rule: RULE, purpose: 'which way the smoke hangs' });
  layCloud(game, { id: person.id }, 'FT', makePose(pose.x, pose.y, (way.total - 1) * SIXTH));
  const text = `${capital(personName(game.setup, person))}'s ${armName(model)} goes up in flames, and he with it.`;
  const burst = { x: pose.x, y: pose.y, radius: 1 };
  game.emit({ kind: 'injury', rule: RULE, about: person.id, outcome: 'bad', text, burst, marks: ['tank/explodes'] });
}
