import {
  type Ask,
  answerOf,
  askPrivately,
  type Dialogue,
  type Facts,
  type Option,
  type Play,
  type Preview,
  type Seat,
  together,
} from '@hardtop/kernel';
import { JUMP_START_SPEED as SPEED } from '../../catalog/jump-start.ts';
import type { DeluxeAsked } from '../queries/asked.ts';
import { ownerOf } from '../queries/deciding.ts';
import { mayGo, slower } from '../queries/legal-speeds.ts';
import { nameOf } from '../queries/names.ts';
import { plantPoints } from '../queries/parts.ts';
import type { VehicleId } from '../state/ids.ts';
import type { DeluxeGame, Vehicle, World } from '../state/state.ts';
import { driverAwake, isSteered } from './aboard.ts';

const RULE = 'deluxe/II.5/speed';
const REVERSE = 'deluxe/II.6/reverse';

/** Ten faster, as it is, ten or twenty slower; without a plant always slower (deluxe/II.8/damage-location). Fastest first. */
export function jumpStartSpeeds(vehicle: Vehicle): readonly number[] {
  const { speed } = vehicle;
  const speeds = new Set<number>();
  if (vehicle.veiled === true || plantPoints(vehicle) > 0) {
    for (const faster of fasterOf(vehicle)) speeds.add(faster);
    speeds.add(speed);
  }
  for (let brake = SPEED.step; brake <= SPEED.brakes; brake += SPEED.step) speeds.add(slower(speed, brake));
  return [...speeds].sort((a, b) => b - a);
}

function fasterOf(vehicle: Vehicle): readonly number[] {
  const mph = Math.abs(vehicle.speed) + SPEED.step;
  const found: number[] = [];
  if (mayGo(vehicle, 1) && mph <= SPEED.top) found.push(mph);
  if (mayGo(vehicle, -1) && mph <= SPEED.reverseTop) found.push(-mph);
  return found;
}

function speedWord(speed: number): string {
  return speed < 0 ? `${-speed} mph in reverse` : `${speed} mph`;
}

/** One speed as a choice. */
class SpeedOption implements Option {
  readonly id: string;
  readonly label: string;
  readonly words: readonly string[];
  private readonly speed: number;

  constructor(from: number, speed: number) {
    const change = Math.abs(speed) - Math.abs(from);
    const [verb, word] =
      change > 0 ? ['Accelerate to', 'accelerate'] : change < 0 ? ['Brake to', 'brake'] : ['Keep', 'keep'];
    this.id = `speed:${speed}`;
    this.label = `${verb} ${speedWord(speed)}`;
    this.words = [word, speed < 0 ? 'reverse' : 'speed', String(Math.abs(speed))];
    this.speed = speed;
  }

  preview(): Preview {
    const moves = Math.abs(this.speed) / SPEED.step;
    const when = moves === 0 ? 'Stands still' : moves === 1 ? 'Moves in phase 1' : `Moves in phases 1 to ${moves}`;
    return { text: `${when}.`, facts: this.facts() };
  }

  facts(): Facts {
    return { speed: this.speed };
  }
}

export function jumpStartSpeedQuestion(game: World, vehicle: Vehicle): Ask {
  const speeds = jumpStartSpeeds(vehicle);
  const keep = speeds.includes(vehicle.speed) ? vehicle.speed : (speeds[0] ?? 0);
  return {
    seat: driverAwake(vehicle)?.seat ?? ownerOf(game, vehicle),
    topic: 'speed',
    rule: speeds.some((speed) => speed < 0) ? REVERSE : RULE,
    about: vehicle.id,
    prompt: `${nameOf(game, vehicle)}: what speed this turn? Now ${speedWord(vehicle.speed)}.`,
    options: () => speeds.map((speed) => new SpeedOption(vehicle.speed, speed)),
    suggested: answerOf(`speed:${keep}`),
  };
}

type Speeds = ReadonlyMap<VehicleId, number>;

function* choose(game: DeluxeGame, seat: Seat, vehicles: readonly Vehicle[]): Dialogue<Speeds> {
  const chosen = new Map<VehicleId, number>();
  for (const vehicle of vehicles) {
    const asked: DeluxeAsked = { topic: 'speed', seat, vehicle: vehicle.id };
    const { option } = yield* askPrivately(game, asked);
    chosen.set(vehicle.id, Number(option.slice('speed:'.length)));
  }
  return chosen;
}

/** Everybody sets a speed in secret, all are shown together; what nobody steers rolls out. */
export function* setJumpStartSpeeds(game: DeluxeGame): Play {
  const bySeat = new Map<Seat, Vehicle[]>();
  for (const vehicle of game.state.vehicles) {
    const seat = isSteered(vehicle) ? driverAwake(vehicle)?.seat : undefined;
    if (seat === undefined) continue;
    const own = bySeat.get(seat) ?? [];
    own.push(vehicle);
    bySeat.set(seat, own);
  }
  const dialogues = new Map([...bySeat].map(([seat, own]) => [seat, choose(game, seat, own)]));
  const answers = yield* together(dialogues);
  const chosen = new Map([...answers.values()].flatMap((speeds) => [...speeds]));
  for (const vehicle of game.state.vehicles) {
    vehicle.oldSpeed = vehicle.speed;
    apply(vehicle, chosen.get(vehicle.id) ?? slower(vehicle.speed, SPEED.coasts));
  }
  const moving = game.state.vehicles.filter(({ gone }) => !gone);
  const text = moving.map((vehicle) => `${nameOf(game, vehicle)} ${speedWord(vehicle.speed)}`).join(', ');
  const marks = moving.some(({ speed }) => speed < 0) ? { marks: ['jump-start/reverse'] } : {};
  game.emit({ kind: 'speeds', rule: RULE, text: `Speeds: ${text}.`, ...marks });
}

function apply(vehicle: Vehicle, speed: number): void {
  vehicle.speed = speed;
  vehicle.setSpeed = speed;
  if (speed !== 0) vehicle.direction = speed > 0 ? 1 : -1;
}
