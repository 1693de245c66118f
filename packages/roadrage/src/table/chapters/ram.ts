import type { Heading } from '@hardtop/geometry';
import { ask, type HarmRecord } from '@hardtop/kernel';
import { REVERSE, SCALE } from '../../catalog/maneuvers.ts';
import { OPTIONS } from '../../catalog/options.ts';
import type { RoadRule } from '../../rules.ts';
import type { RoadAsked } from '../queries/asked.ts';
import type { Manner } from '../queries/contacts.ts';
import { bodyOf, travelOf } from '../queries/figures.ts';
import { deciderOf, isUpright } from '../queries/in-hand.ts';
import { fallsFromRam, STRUCK, type Struck, shieldsOf, sideParty, swipeDice } from '../queries/ram-dice.ts';
import { leadingSide, RAM_NAMES, type RamFigures, ramChoices } from '../queries/ram-type.ts';
import { type RoadPlay, setOff } from '../state/effects.ts';
import { type RoadGame, type Vehicle, vehicleOf } from '../state/state.ts';
import { rollBlow } from './blow.ts';
import { rollControl } from './control.ts';
import { type Aftermath, checkRows, finishAftermath, newAftermath } from './damage.ts';
import { jolt } from './hanging-on.ts';
import { whiplash } from './whiplash.ts';

const CONTACT = 'roadrage/ram/contact';
const DAMAGE = 'roadrage/ram/damage';
const LEFTOVER = 'roadrage/ram/leftover';

/** One vehicle of a ram, as it came to it. */
interface RamSide {
  readonly vehicle: Vehicle;
  readonly dice: number;
  readonly before: number;
  readonly after: number;
  /** The way it went, and the way a skid takes it: the other's, or its own if the other stood. */
  readonly travel: Heading;
  readonly skid: Heading;
  readonly other: Vehicle;
  /** It has begun its move of this turn. */
  readonly moving: boolean;
}

/** Type, dice, armor, damage, whiplash, speeds, control rolls, skids. The rammer stays where it is. */
export function* ram(game: RoadGame, rammer: Vehicle, target: Vehicle, heading: Heading, manner: Manner): RoadPlay {
  if (manner === 'shove') return yield* bump(game, rammer, target, 'is pushed');
  // Whoever is met in the air comes down.
  rammer.flight = null;
  target.flight = null;
  const figures = yield* chooseRam(game, rammer, target, heading);
  announce(game, rammer, target, heading, figures);
  const sides = sidesOf(rammer, target, heading, figures);
  const after = newAftermath();
  for (const side of sides) yield* takeDice(game, side.vehicle, side.dice, side.other.name, DAMAGE, after);
  for (const side of sides) yield* whiplash(game, side.vehicle, side.dice);
  // Pushed from behind it rolls forward, whatever gear it was in.
  if (figures.type === 'shunt') target.reverse = false;
  for (const side of sides) yield* setSpeed(game, side);
  const speeds = `${rammer.name} ${rammer.speed} mph, ${target.name} ${target.speed} mph`;
  game.emit({ kind: 'speeds', rule: 'roadrage/ram/final-speed', about: rammer.id, text: `After the ram: ${speeds}.` });
  if (figures.type === 'shunt') leaveOver(game, rammer, target);
  else rammer.left = 0;
  yield* finishAftermath(game, after);
  for (const side of sides) yield* regainControl(game, side, figures.speed);
}

/** The target first: it makes room. */
function sidesOf(rammer: Vehicle, target: Vehicle, heading: Heading, figures: RamFigures): readonly RamSide[] {
  const { dice, after } = figures;
  const travel = travelOf(target);
  const own = { vehicle: rammer, other: target, before: rammer.speed, travel: heading, moving: true };
  const theirs = { vehicle: target, other: rammer, before: target.speed, travel, moving: target.moved > 0 };
  return [
    { dice: dice.target, after: after.target, skid: rammer.speed > 0 ? heading : travel, ...theirs },
    { dice: dice.rammer, after: after.rammer, skid: target.speed > 0 ? travel : heading, ...own },
  ];
}

function announce(game: RoadGame, rammer: Vehicle, target: Vehicle, heading: Heading, figures: RamFigures): void {
  const { type, speed, dice } = figures;
  game.emit({
    kind: 'ram',
    rule: CONTACT,
    about: rammer.id,
    outcome: 'bad',
    text: `${rammer.name} rams ${target.name}, ${RAM_NAMES[type]}, ramming speed ${speed} mph: ${dice.target} dice to ${target.name}, ${dice.rammer} to ${rammer.name}.`,
    marks: [`ram/${type}`],
    harm: [rammer, target].map(crashOf),
  });
  tellShields(game, rammer, leadingSide(rammer, heading));
  tellShields(game, target, STRUCK[type]);
}

/** On a corner the rammer says which side he strikes. */
function* chooseRam(game: RoadGame, rammer: Vehicle, target: Vehicle, heading: Heading): RoadPlay<RamFigures> {
  const [first, second] = ramChoices(game, rammer, target, heading);
  if (first === undefined) throw new Error('a ram without a side');
  if (second === undefined) return first;
  const seat = deciderOf(game, rammer);
  const asked: RoadAsked = { topic: 'ram-side', seat, vehicle: rammer.id, target: target.id, heading };
  const { option } = yield* ask(game, asked);
  return option === second.type ? second : first;
}

/** Metal meets metal, for the eye; what it comes to is rolled afterwards. */
export function crashOf({ id }: Vehicle): HarmRecord {
  return { piece: id, style: 'crash' };
}

/** What has halved the dice of a side. */
export function tellShields(game: RoadGame, vehicle: Vehicle, struck: Struck): void {
  const shields = shieldsOf(game, vehicle, struck);
  if (shields.length === 0) return;
  const text = `${vehicle.name} takes half: ${shields.map((option) => OPTIONS[option].name.toLowerCase()).join(', ')}.`;
  const marks = shields.map((option) => `option/${option}`);
  game.emit({ kind: 'shield', rule: 'roadrage/ram/modifiers', about: vehicle.id, text, marks });
}

/** Dice less what the armor saves, with the checks of full rows; explosions and lost control wait for the speeds. */
export function* takeDice(
  game: RoadGame,
  vehicle: Vehicle,
  dice: number,
  cause: string,
  rule: RoadRule,
  after: Aftermath,
): RoadPlay {
  if (dice === 0) return;
  const { points } = yield* rollBlow(game, vehicle, { dice, armor: true, cause, rule });
  vehicle.damage += points;
  yield* checkRows(game, vehicle, after);
}

/** New speed, and as much movement as it makes; those who cling to something that stops dead may fly off. */
function* setSpeed(game: RoadGame, { vehicle, before, after, travel }: RamSide): RoadPlay {
  // A push from a faster one makes nobody back faster than his gears do.
  vehicle.speed = vehicle.reverse ? Math.min(after, Math.max(before, REVERSE.topSpeed)) : after;
  if (!vehicle.done) vehicle.left = unitsLeft(vehicle);
  if (after > 0 || before === 0) return;
  vehicle.carriedSkid = null;
  vehicle.bootlegger = null;
  yield* jolt(game, vehicle, 'stopped', before, travel);
}

function unitsLeft({ speed, moved }: Vehicle): number {
  return Math.max(0, speed / SCALE.mphPerSquare - moved);
}

/** Lost if the target has moved already; else it waits until the target has. */
function leaveOver(game: RoadGame, rammer: Vehicle, target: Vehicle): void {
  const waits = !target.done && !target.gone && !rammer.done && !waitsFor(game, target, rammer);
  if (!waits) {
    rammer.left = 0;
    return;
  }
  if (rammer.left === 0) return;
  rammer.frozenBehind = target.id;
  const text = `${rammer.name} waits with ${rammer.left} squares behind ${target.name}.`;
  game.emit({ kind: 'frozen', rule: LEFTOVER, about: rammer.id, text });
}

/** Whether one waits for another, through any number between them. */
function waitsFor(game: RoadGame, vehicle: Vehicle, other: Vehicle): boolean {
  let id = vehicle.frozenBehind;
  for (let i = 0; id !== null && i < game.state.vehicles.length; i++) {
    if (id === other.id) return true;
    id = vehicleOf(game.state, id).frozenBehind;
  }
  return false;
}

function* regainControl(game: RoadGame, side: RamSide, rammingSpeed: number): RoadPlay {
  const { vehicle, before, skid, travel, other } = side;
  if (fallsFromRam(game, vehicle, bodyOf(game, other).size)) {
    const heading = vehicle.speed > 0 ? skid : travel;
    return yield* setOff(game, { kind: 'throw-riders', vehicle: vehicle.id, speed: before, heading });
  }
  if (rammingSpeed === 0 || !isUpright(vehicle)) return;
  const sd = rammingSpeed / SCALE.mphPerSquare;
  const test = { sd, voluntary: false, reason: `ram with ${other.name}`, rule: 'roadrage/ram/control' } as const;
  const result = yield* rollControl(game, vehicle, test);
  if (result.passed) return;
  // At once and in full; only who is on his way already pays for it with his movement.
  const loss = { heading: skid, charged: side.moving, inFull: true };
  yield* setOff(game, { kind: 'lose-control', vehicle: vehicle.id, result, loss });
}

/** Pushed or swung into another: side to side, without the speed of a ram. Neither is moved or slowed by it. */
export function* bump(game: RoadGame, pushed: Vehicle, target: Vehicle, how: 'is pushed' | 'swings'): RoadPlay {
  const dice = swipeDice(sideParty(game, pushed), sideParty(game, target));
  const text = `${pushed.name} ${how} against ${target.name}: ${dice.target} dice to ${target.name}, ${dice.rammer} to ${pushed.name}.`;
  game.emit({
    kind: 'ram',
    rule: CONTACT,
    about: pushed.id,
    outcome: 'bad',
    text,
    harm: [pushed, target].map(crashOf),
  });
  const after = newAftermath();
  yield* takeDice(game, target, dice.target, pushed.name, DAMAGE, after);
  yield* takeDice(game, pushed, dice.rammer, target.name, DAMAGE, after);
  yield* finishAftermath(game, after);
}
