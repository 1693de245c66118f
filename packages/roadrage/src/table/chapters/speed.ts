import { askPrivately, type Dialogue, type Seat, together } from '@hardtop/kernel';
import { SCALE } from '../../catalog/maneuvers.ts';
import { OPTIONS } from '../../catalog/options.ts';
import type { RoadRule } from '../../rules.ts';
import type { RoadAsked } from '../queries/asked.ts';
import { bodyOf } from '../queries/figures.ts';
import { deciderOf } from '../queries/in-hand.ts';
import { type ForcedSpeed, legalSpeeds, type SpeedsToChoose } from '../queries/legal-speeds.ts';
import {
  LEAVE,
  parseSpeed,
  type SpeedChoice,
  type SpeedKind,
  speedQuestion,
  speedWord,
} from '../questions/speed-question.ts';
import type { RoadPlay } from '../state/effects.ts';
import { showOption } from '../state/shown.ts';
import { designOf, type RoadGame, type Vehicle, type VehicleId } from '../state/state.ts';

const RULES_OF = {
  speed: 'roadrage/speed/selection',
  nitrous: 'roadrage/options/nitrous',
  chute: 'roadrage/options/brake-chute',
  reverse: 'roadrage/speed/reverse',
} as const satisfies Record<SpeedKind, RoadRule>;

interface Chooser {
  readonly vehicle: Vehicle;
  readonly speeds: SpeedsToChoose;
}

/** What a driver has said of the turn. */
interface TurnChoice extends SpeedChoice {
  readonly leaving: boolean;
}

function* chooseSpeeds(game: RoadGame, choosers: readonly Chooser[]): Dialogue<ReadonlyMap<VehicleId, TurnChoice>> {
  const chosen = new Map<VehicleId, TurnChoice>();
  for (const { vehicle, speeds } of choosers) {
    let option = yield* chooseSpeed(game, vehicle, speeds, false);
    const leaving = option === LEAVE;
    if (leaving) option = yield* chooseSpeed(game, vehicle, speeds, true);
    const { kind, speed } = parseSpeed(option);
    // Not by spreading: that would give every single choice a hidden class of its own.
    chosen.set(vehicle.id, { kind, speed, leaving });
  }
  return chosen;
}

function* chooseSpeed(game: RoadGame, vehicle: Vehicle, speeds: SpeedsToChoose, leaving: boolean): Dialogue<string> {
  const asked: RoadAsked = { topic: 'speed', seat: deciderOf(game, vehicle), vehicle: vehicle.id, leaving };
  const { option } = yield* askPrivately(game, asked, speedQuestion(game, vehicle, speeds, leaving));
  return option;
}

/** Phase 1: all in secret and shown together; whoever has no choice is not asked. */
export function* setSpeeds(game: RoadGame): RoadPlay {
  const { state } = game;
  const bySeat = new Map<Seat, Chooser[]>();
  const forced = new Map<VehicleId, ForcedSpeed>();
  for (const vehicle of state.vehicles) {
    beginTurn(vehicle);
    if (vehicle.gone) continue;
    const legal = legalSpeeds(game, vehicle);
    const seat = deciderOf(game, vehicle);
    if (legal.kind === 'forced') forced.set(vehicle.id, legal);
    else bySeat.set(seat, [...(bySeat.get(seat) ?? []), { vehicle, speeds: legal }]);
  }
  const dialogues = new Map([...bySeat].map(([seat, choosers]) => [seat, chooseSpeeds(game, choosers)]));
  const answers = yield* together(dialogues);
  for (const vehicle of state.vehicles) {
    if (vehicle.gone) continue;
    const chosen = answers.get(deciderOf(game, vehicle))?.get(vehicle.id);
    if (chosen !== undefined) choose(game, vehicle, chosen);
    const none = forced.get(vehicle.id);
    if (none !== undefined) force(game, vehicle, none);
  }
}

/** What lasts only a turn. */
function beginTurn(vehicle: Vehicle): void {
  vehicle.moved = 0;
  // What a crash has stopped on its way back may go either way.
  if (vehicle.speed === 0) vehicle.reverse = false;
  vehicle.maneuvers = 0;
  vehicle.sinceManeuver = 0;
  vehicle.done = false;
  vehicle.pushed = false;
  vehicle.frozenBehind = null;
  vehicle.jolted = false;
  vehicle.leaving = undefined;
}

function choose(game: RoadGame, vehicle: Vehicle, { kind, speed, leaving }: TurnChoice): void {
  if (leaving) vehicle.leaving = true;
  const before = vehicle.speed;
  const marks = [...marksOf(game, vehicle, before, speed), ...SPECIAL_MARKS[kind]];
  setSpeed(vehicle, speed, kind === 'reverse');
  vehicle.boosted = kind === 'nitrous';
  if (kind === 'nitrous') {
    vehicle.nitrous--;
    showOption(game, vehicle, 'nitrousOxide');
  }
  if (kind === 'chute') {
    vehicle.chute--;
    showOption(game, vehicle, 'brakeChute');
  }
  if (speed === before && kind === 'speed') return;
  const how = kind === 'nitrous' ? ' on nitrous' : kind === 'chute' ? ' by brake chute' : '';
  const text = `${vehicle.name}: ${speedWord(speed, vehicle.reverse)}${how}.`;
  game.emit({ kind: 'speed', rule: RULES_OF[kind], about: vehicle.id, text, marks });
}

function force(game: RoadGame, vehicle: Vehicle, { speed, because, rule }: ForcedSpeed): void {
  const before = vehicle.speed;
  setSpeed(vehicle, speed, vehicle.reverse);
  vehicle.boosted = false;
  if (speed === before) return;
  const text = `${vehicle.name}: ${speedWord(speed, vehicle.reverse)}, ${because}.`;
  game.emit({ kind: 'speed', rule, about: vehicle.id, text });
}

/** The speed of the turn, and the movement it gives. */
function setSpeed(vehicle: Vehicle, speed: number, reverse: boolean): void {
  vehicle.reverse = reverse && speed > 0;
  vehicle.speed = speed;
  vehicle.orderSpeed = speed;
  vehicle.left = speed / SCALE.mphPerSquare;
}

const SPECIAL_MARKS = {
  speed: [],
  nitrous: ['option/nitrousOxide'],
  chute: ['option/brakeChute'],
  reverse: ['reverse'],
} as const;

/** Options without which it could not do this. */
function marksOf(game: RoadGame, vehicle: Vehicle, before: number, speed: number): readonly string[] {
  const body = bodyOf(game, vehicle);
  const figures: ('topSpeed' | 'acceleration' | 'deceleration')[] = [];
  if (speed > body.topSpeed) figures.push('topSpeed');
  if (speed > before + body.acceleration) figures.push('acceleration');
  if (speed < before - body.deceleration) figures.push('deceleration');
  if (figures.length === 0) return [];
  const { options } = designOf(game.setup, vehicle);
  return options
    .filter((id) => !vehicle.lost.includes(id) && figures.some((figure) => (OPTIONS[id].effects[figure] ?? 0) > 0))
    .map((id) => `option/${id}`);
}
