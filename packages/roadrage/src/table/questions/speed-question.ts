import { type Ask, answerOf, type Facts, type Option, type Preview } from '@hardtop/kernel';
import { GRID_MANEUVERS, SCALE } from '../../catalog/maneuvers.ts';
import { topSpeedOf } from '../queries/figures.ts';
import { deciderOf } from '../queries/in-hand.ts';
import { mayLeave } from '../queries/leaving.ts';
import type { SpeedRange, SpeedsToChoose } from '../queries/legal-speeds.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';

const SPEED_KINDS = ['speed', 'nitrous', 'chute', 'reverse'] as const;
export type SpeedKind = (typeof SPEED_KINDS)[number];

export interface SpeedChoice {
  readonly kind: SpeedKind;
  readonly speed: number;
}

export function parseSpeed(option: string): SpeedChoice {
  const [word = '', mph = ''] = option.split(':');
  const kind = SPEED_KINDS.find((known) => known === word);
  if (kind === undefined) throw new Error(`no speed: ${option}`);
  return { kind, speed: Number(mph) };
}

export function speedWord(speed: number, reverse: boolean): string {
  return reverse ? `${speed} mph in reverse` : `${speed} mph`;
}

interface SpeedWords {
  readonly id: string;
  readonly label: string;
  readonly words: readonly string[];
}

// The words of a change of speed are the same for every vehicle.
const known = new Map<number, SpeedWords>();

const HOW: Readonly<Record<SpeedKind, string>> = {
  speed: '',
  nitrous: ' with nitrous',
  chute: ' with the brake chute',
  reverse: ' in reverse',
};

function wordsFor(kind: SpeedKind, from: number, to: number): SpeedWords {
  const key = (from * 1000 + to) * SPEED_KINDS.length + SPEED_KINDS.indexOf(kind);
  const found = known.get(key) ?? makeWords(kind, from, to);
  known.set(key, found);
  return found;
}

function makeWords(kind: SpeedKind, from: number, to: number): SpeedWords {
  const verb = to > from ? 'Accelerate to' : to < from ? 'Slow to' : 'Keep';
  const word = to > from ? 'accelerate' : to < from ? 'slow' : 'keep';
  const words = kind === 'speed' ? [word, String(to)] : [kind, String(to)];
  return { id: `${kind}:${to}`, label: `${verb} ${to} mph${HOW[kind]}`, words };
}

/** Maneuvers that need no roll at this speed, on the road. */
function safeAt(speed: number): string {
  const safe = GRID_MANEUVERS.filter((row) => speed <= row.safe && speed >= (row.minSpeed ?? 0));
  return safe.length === 0 ? 'every maneuver needs a roll' : `safe: ${safe.map(({ name }) => name).join(', ')}`;
}

function previewSpeed(game: RoadGame, vehicle: Vehicle, { kind, speed }: SpeedChoice): Preview {
  const squares = speed / SCALE.mphPerSquare;
  const over = kind === 'nitrous' && speed > topSpeedOf(game, vehicle);
  return {
    text: speed === 0 ? 'Stands this turn.' : `Moves ${squares} this turn; ${safeAt(speed)}.`,
    warnings: over ? ['Must be back at its top speed next turn'] : [],
    facts: { speed, squares },
  };
}

/** A class: there is one for every ten miles an hour, each turn, and few are looked at. */
class SpeedOption implements Option {
  readonly id: string;
  readonly label: string;
  readonly words: readonly string[];
  private readonly game: RoadGame;
  private readonly vehicle: Vehicle;
  private readonly kind: SpeedKind;
  private readonly speed: number;

  constructor(game: RoadGame, vehicle: Vehicle, kind: SpeedKind, speed: number) {
    const { id, label, words } = wordsFor(kind, vehicle.speed, speed);
    this.id = id;
    this.label = label;
    this.words = words;
    this.game = game;
    this.vehicle = vehicle;
    this.kind = kind;
    this.speed = speed;
  }

  preview(): Preview {
    return previewSpeed(this.game, this.vehicle, { kind: this.kind, speed: this.speed });
  }

  facts(): Facts {
    return { speed: this.speed, squares: this.speed / SCALE.mphPerSquare };
  }
}

function addSpan(options: Option[], game: RoadGame, vehicle: Vehicle, kind: SpeedKind, span: SpeedRange | null): void {
  if (span === null) return;
  for (let speed = span.to; speed >= span.from; speed -= SCALE.mphPerSquare)
    options.push(new SpeedOption(game, vehicle, kind, speed));
}

export const LEAVE = 'leave';

/** Anybody may get out or jump, however sound the vehicle; so that nobody is asked for nothing, it is said with the speed. */
const LEAVE_OPTION: Option = {
  id: LEAVE,
  label: 'Somebody gets out this turn',
  words: ['leave'],
  preview: () => ({ text: 'First the speed; those inside say whether they get out when all vehicles have moved.' }),
};

export function speedQuestion(game: RoadGame, vehicle: Vehicle, speeds: SpeedsToChoose, leaving: boolean): Ask {
  const { plain, nitrous, chute, reverse } = speeds;
  const gear = vehicle.reverse ? 'reverse' : 'speed';
  // Whoever stands wants to drive off.
  const keep = vehicle.speed === 0 ? plain.to : Math.min(plain.to, Math.max(plain.from, vehicle.speed));
  return {
    seat: deciderOf(game, vehicle),
    topic: 'speed',
    rule: 'roadrage/speed/selection',
    about: vehicle.id,
    prompt: `${vehicle.name}: what speed this turn? Now ${speedWord(vehicle.speed, vehicle.reverse)}.`,
    options: () => {
      const options: Option[] = [];
      addSpan(options, game, vehicle, 'nitrous', nitrous);
      addSpan(options, game, vehicle, gear, plain);
      addSpan(options, game, vehicle, 'chute', chute);
      addSpan(options, game, vehicle, 'reverse', reverse);
      if (!leaving && mayLeave(game, vehicle)) options.push(LEAVE_OPTION);
      return options;
    },
    suggested: answerOf(`${gear}:${keep}`),
  };
}
