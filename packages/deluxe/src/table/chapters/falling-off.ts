// Out of a vehicle, by one's own will or not (deluxe/VI.3/jumping).

import { makePose } from '@hardtop/geometry';
import { type RuleId, roll } from '@hardtop/kernel';
import { JUMPING, MOUNTING } from '../../catalog/people.ts';
import { SOFT_FALL } from '../../catalog/terrain.ts';
import { isConscious } from '../queries/crew.ts';
import { isOffRoad } from '../queries/ground.ts';
import { freshActs, onGround } from '../queries/on-foot.ts';
import { onGrid, personName } from '../queries/people.ts';
import { ramDice } from '../queries/ram.ts';
import { changeClass, withoutSkill } from '../queries/skill.ts';
import type { Task } from '../state/acts.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { DeluxeGame, Pedestrian, Person, Vehicle } from '../state/state.ts';
import { hurtPedestrian } from './crew.ts';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Off the crew and out on the map, where the vehicle is; what he did aboard he remembers. */
export function takeOut(game: DeluxeGame, vehicle: Vehicle, member: Person, task: Task | null): Pedestrian {
  const { setup, state } = game;
  const before = withoutSkill(setup, vehicle);
  vehicle.crew = vehicle.crew.filter((other) => other !== member);
  changeClass(vehicle, withoutSkill(setup, vehicle) - before);
  // Whoever gets in again finds it shut off.
  if (setup.onFoot && !vehicle.crew.some(isConscious)) vehicle.starting = MOUNTING.turnsToStart;
  const person = { ...member, place: undefined, operates: undefined };
  const { x, y, h } = vehicle.pose;
  const acts = setup.onFoot ? { ...freshActs(), task: task ?? undefined } : undefined;
  const pose = makePose(onGrid(x), onGrid(y), h);
  const pedestrian = onGround(person, pose, vehicle.level, acts);
  state.pedestrians.push(pedestrian);
  vehicle.over = [...vehicle.over, person.id];
  return pedestrian;
}

interface Fall {
  /** What he comes off, and its mph. */
  readonly off: Vehicle;
  readonly speed: number;
  readonly seat: number;
  readonly rule: RuleId;
  readonly words: string;
}

/** A ram at ten miles less, or thirty on soft ground (deluxe/XIV.5/jumping-out), which body armor does not stop (P-04). */
export function* fall(game: DeluxeGame, pedestrian: Pedestrian, { off, speed, seat, rule, words }: Fall): DeluxePlay {
  const soft = isOffRoad(game.setup, off);
  const of = { seat, rule: soft ? 'deluxe/XIV.5/jumping-out' : rule } as const;
  const dice = ramDice(Math.max(0, speed - (soft ? SOFT_FALL.slowerBy : JUMPING.slower)));
  if (dice === '0') return;
  const { person } = pedestrian;
  const who = capital(personName(game.setup, person));
  const rolled = yield* roll(game, dice, { ...of, purpose: `${who} ${words}`, atLeast: 0 });
  const text = `${who} ${words} at ${speed} mph: ${rolled.total}.`;
  const harm = [{ piece: person.id, style: 'crash', points: rolled.total }] as const;
  game.emit({ kind: 'thrown', rule: of.rule, about: person.id, roll: rolled, outcome: 'bad', text, harm });
  yield* hurtPedestrian(game, pedestrian, rolled.total, { rule: of.rule, bodyArmor: false });
}
