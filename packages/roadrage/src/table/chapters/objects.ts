import type { Heading, Pose } from '@hardtop/geometry';
import { roll } from '@hardtop/kernel';
import { SCALE } from '../../catalog/maneuvers.ts';
import { OBJECTS, SMASH } from '../../catalog/rams.ts';
import { GROUND, type Ground } from '../../catalog/terrain.ts';
import type { RoadRule } from '../../rules.ts';
import type { Obstacle } from '../../scenarios/setup.ts';
import { newHoles, wallSize } from '../queries/buildings.ts';
import { type Manner, obstaclesAt } from '../queries/contacts.ts';
import { type CrashDice, crashDice } from '../queries/crash-dice.ts';
import { fieldOf } from '../queries/field-of.ts';
import { groundAt } from '../queries/ground.ts';
import { isUpright } from '../queries/in-hand.ts';
import { fallsFromRam } from '../queries/ram-dice.ts';
import { leadingSide } from '../queries/ram-type.ts';
import { gearSave } from '../queries/saves.ts';
import { type RoadPlay, setOff } from '../state/effects.ts';
import type { Person, RoadGame, Vehicle } from '../state/state.ts';
import { keepControl } from './control.ts';
import { finishAftermath, newAftermath } from './damage.ts';
import { jolt } from './hanging-on.ts';
import { takeDice, tellShields } from './ram.ts';
import { whiplash } from './whiplash.ts';
import { hurt } from './wounds.ts';

/** Whether the way is free after a crash, or the mover stays where it is. */
export type Passage = 'through' | 'stopped';

/** Something that stands in the way: what it is called and how big it is, and what of the map or of the people it is. */
type FixedThing = { readonly name: string; readonly size: number } & (
  | { readonly kind: 'object'; readonly obstacle: Obstacle }
  /** A wall of a building, and the square behind it. */
  | { readonly kind: 'wall'; readonly building: Obstacle; readonly behind: Pose }
  /** What makes the ground impassable to it. */
  | { readonly kind: 'ground'; readonly ground: Ground }
  | { readonly kind: 'edge' }
  /** Somebody on foot who takes what a thing of this size would. */
  | { readonly kind: 'person'; readonly person: Person }
);

/** A lamppost, a crate, a wall of a building. */
export function* crashInto(
  game: RoadGame,
  vehicle: Vehicle,
  obstacle: Obstacle,
  heading: Heading,
  manner: Manner,
): RoadPlay<Passage> {
  const field = fieldOf(game);
  const next = field.step(vehicle.pose, heading);
  const building = obstacle.kind === 'building';
  const inside = building && obstaclesAt(game, field, vehicle, vehicle.pose).includes(obstacle);
  const size = building ? wallSize(inside) : OBJECTS[obstacle.kind].size;
  const name = inside ? `an inner wall of ${obstacle.label}` : obstacle.label;
  const what = building
    ? ({ kind: 'wall', building: obstacle, behind: next } as const)
    : ({ kind: 'object', obstacle } as const);
  return yield* crash(game, vehicle, { name, size, ...what }, heading, manner);
}

/** Ground it cannot go onto is a thing of size 5 that never gives way. */
export function* hitGround(game: RoadGame, vehicle: Vehicle, heading: Heading, manner: Manner): RoadPlay {
  const { grounds } = groundAt(game, fieldOf(game).step(vehicle.pose, heading));
  const ground = grounds.includes('impassable') ? 'impassable' : 'punishing';
  const fixed: FixedThing = { name: `${ground} ground`, size: GROUND.impassableSize, kind: 'ground', ground };
  yield* crash(game, vehicle, fixed, heading, manner);
}

const RULE_OF = {
  object: 'roadrage/ram/objects',
  wall: 'roadrage/ram/buildings',
  ground: 'roadrage/ram/objects',
  edge: 'roadrage/ram/objects',
  person: 'roadrage/people/run-over',
} as const satisfies Record<FixedThing['kind'], RoadRule>;

/** Ground and the wall around the map hold whatever comes. */
function canBreak({ kind }: FixedThing): boolean {
  return kind !== 'ground' && kind !== 'edge';
}

/** What was in the way is gone, or has a hole. */
function smash(game: RoadGame, vehicle: Vehicle, fixed: FixedThing): void {
  const { smashed, breaches } = game.state;
  if (fixed.kind === 'object') smashed.push(fixed.obstacle.id);
  if (fixed.kind === 'wall') breaches.push(...newHoles(game, vehicle, fixed.building, fixed.behind));
}

export function* crash(
  game: RoadGame,
  vehicle: Vehicle,
  fixed: FixedThing,
  heading: Heading,
  manner: Manner,
): RoadPlay<Passage> {
  // Pushed aside it only rubs against it: no speed comes in.
  const speed = manner === 'shove' ? 0 : vehicle.speed;
  const soft = fixed.size === 0 && game.setup.variants.softSizeZero;
  const dice = crashDice(game, vehicle, fixed.size, heading, speed);
  announce(game, vehicle, fixed, heading, dice, soft);
  if (soft) {
    smash(game, vehicle, fixed);
    return 'through';
  }
  const smashed = canBreak(fixed) && manner !== 'shove' && (yield* givesWay(game, vehicle, fixed, dice));
  if (smashed) smash(game, vehicle, fixed);
  const after = newAftermath();
  yield* takeDice(game, vehicle, dice.taken, fixed.name, RULE_OF[fixed.kind], after);
  yield* whiplash(game, vehicle, dice.taken);
  const from = vehicle.pose;
  if (manner !== 'shove') yield* slow(game, vehicle, smashed ? SMASH.mphPerSize * fixed.size : speed, speed, heading);
  yield* finishAftermath(game, after);
  if (manner === 'shove') return 'stopped';
  if (fallsFromRam(game, vehicle, fixed.size))
    yield* setOff(game, { kind: 'throw-riders', vehicle: vehicle.id, speed, heading });
  // Damage may have sent it elsewhere before it could go on.
  if (vehicle.speed === 0 || vehicle.gone || vehicle.pose !== from) return 'stopped';
  return yield* goThrough(game, vehicle, fixed, heading, speed);
}

function announce(
  game: RoadGame,
  vehicle: Vehicle,
  fixed: FixedThing,
  heading: Heading,
  dice: CrashDice,
  soft: boolean,
): void {
  const mark = fixed.kind === 'person' ? 'people/run-over' : fixed.kind === 'wall' ? 'ram/building' : 'ram/object';
  const what = soft ? 'sends it flying' : `takes ${dice.taken} dice and gives ${dice.given}`;
  game.emit({
    kind: 'crash',
    rule: RULE_OF[fixed.kind],
    about: vehicle.id,
    outcome: soft ? 'neutral' : 'bad',
    text: `${vehicle.name} hits ${fixed.name} at ${dice.speed} mph: ${what}.`,
    marks: fixed.kind === 'ground' ? [mark, `ground/${fixed.ground}`] : [mark],
    ...(soft ? {} : { harm: [{ piece: vehicle.id, style: 'crash' }] }),
  });
  if (!soft) tellShields(game, vehicle, leadingSide(vehicle, heading));
}

/** More than three points for each size break it; a thing of size 0 stops nobody. */
function* givesWay(game: RoadGame, vehicle: Vehicle, fixed: FixedThing, dice: CrashDice): RoadPlay<boolean> {
  const rule = RULE_OF[fixed.kind];
  if (dice.given === 0) return fixed.size === 0;
  const thrown = yield* roll(game, `${dice.given}d6`, { seat: vehicle.seat, rule, purpose: `damage to ${fixed.name}` });
  const smashed = thrown.total > dice.holds;
  const given = `${thrown.total} points against ${dice.holds}`;
  const text = smashed ? `${fixed.name} gives way: ${given}.` : `${fixed.name} holds: ${given}.`;
  game.emit({ kind: 'smash', rule, about: vehicle.id, roll: thrown, outcome: smashed ? 'good' : 'bad', text });
  if (fixed.kind === 'person')
    yield* hurt(
      game,
      fixed.person,
      thrown.total,
      gearSave(game, fixed.person, 'other'),
      `run over by ${vehicle.name}`,
      rule,
    );
  return smashed;
}

/** What it loses by the crash: all, or ten for each size of what it breaks. */
function* slow(game: RoadGame, vehicle: Vehicle, loss: number, before: number, heading: Heading): RoadPlay {
  vehicle.speed = Math.max(0, before - loss);
  // The square itself is still to be entered.
  const rest = Math.max(1, vehicle.speed / SCALE.mphPerSquare - vehicle.moved);
  vehicle.left = vehicle.speed === 0 ? 0 : Math.min(vehicle.left, rest);
  if (vehicle.speed > 0) return;
  vehicle.carriedSkid = null;
  vehicle.bootlegger = null;
  vehicle.flight = null;
  if (before > 0) yield* jolt(game, vehicle, 'stopped', before, heading);
}

/** The driver must keep it straight. */
function* goThrough(
  game: RoadGame,
  vehicle: Vehicle,
  fixed: FixedThing,
  heading: Heading,
  speed: number,
): RoadPlay<Passage> {
  if (!isUpright(vehicle)) return 'through';
  const sd = speed / SCALE.mphPerSquare;
  const test = { sd, voluntary: false, reason: `through ${fixed.name}`, rule: RULE_OF[fixed.kind] };
  return (yield* keepControl(game, vehicle, test, { heading, charged: true })) ? 'through' : 'stopped';
}
