import type { Facts, Option, Preview } from '@hardtop/kernel';
import { CAVEATS } from '../../catalog/heavy-caveats.ts';
import { driveAlong, drivingSkill, turnTo } from '../chapters/driving.ts';
import { canDrive } from '../queries/crews.ts';
import { knownMineRisk } from '../queries/minefields.ts';
import { cellText, parseCell, sameCell } from '../queries/position.ts';
import { poseAt, spotOf } from '../queries/spots.ts';
import { type Driven, driveReach } from '../queries/vehicle-reach.ts';
import { WAYS } from '../queries/ways.ts';
import type { Person } from '../state/person.ts';
import { type TwilightGame, vehicleOf } from '../state/state.ts';
import type { Vehicle } from '../state/vehicle.ts';
import type { ActionKind } from './action-kind.ts';

const HALT = 'drive:halt';

/** One square to drive to. */
class DriveOption implements Option {
  readonly group = 'Drive';
  private readonly game: TwilightGame;
  private readonly driver: Person;
  private readonly vehicle: Vehicle;
  private readonly driven: Driven;

  constructor(game: TwilightGame, driver: Person, vehicle: Vehicle, driven: Driven) {
    this.game = game;
    this.driver = driver;
    this.vehicle = vehicle;
    this.driven = driven;
  }

  get id(): string {
    return `drive:${cellText(this.driven.cell)}`;
  }

  get label(): string {
    const { cell, share } = this.driven;
    return `Drive to ${cell.x}, ${cell.y}${share > 1 ? ', faster than is safe' : ''}`;
  }

  get words(): readonly string[] {
    return ['drive', `${this.driven.cell.x},${this.driven.cell.y}`];
  }

  get place(): { x: number; y: number } {
    return spotOf(this.game.setup, this.driven.cell);
  }

  preview(): Preview {
    const { game, vehicle, driven } = this;
    const { cell, path, share } = driven;
    const facts = this.facts();
    const ghost = {
      piece: vehicle.id,
      pose: poseAt(game.setup, cell, vehicle.heading),
      path: path.map((at) => poseAt(game.setup, at, vehicle.heading)),
    };
    const isReckless = share > 1;
    return {
      text: isReckless ? 'Beyond the safe speed: the driver rolls.' : 'Within the safe speed.',
      ghosts: [isReckless ? { ...ghost, danger: true } : ghost],
      chances: isReckless ? [{ label: 'keeps control', chance: facts.keepControl ?? 1 }] : [],
      caveats: [CAVEATS.driving],
      ...((facts.mines ?? 0) > 0 && { warnings: [`Mines: ${Math.round((facts.mines ?? 0) * 100)} percent`] }),
      facts,
    };
  }

  facts(): Facts {
    const { path, share } = this.driven;
    const mines = knownMineRisk(this.game, this.driver.side, 'vehicle', path);
    return {
      steps: path.length,
      share,
      mines,
      keepControl: share > 1 ? drivingSkill(this.game, this.driver) / 100 : 1,
    };
  }
}

const turnOption = (game: TwilightGame, vehicle: Vehicle, way: number): Option => ({
  id: `drive:turn:${way}`,
  label: `Turn to the ${COMPASS[way] ?? 'north'}`,
  words: ['turn', COMPASS[way] ?? 'north'],
  group: 'Turn',
  preview: () => ({
    text: `${vehicle.name} turns where it stands.`,
    ghosts: vehicle.at === null ? [] : [{ piece: vehicle.id, pose: poseAt(game.setup, vehicle.at, way) }],
  }),
});

const COMPASS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;

const HALT_OPTION: Option = {
  id: HALT,
  label: 'Halt',
  words: ['halt', 'stop'],
  group: 'Drive',
  preview: () => ({ text: 'The vehicle stands.' }),
};

function drivenBy({ state }: TwilightGame, { aboard }: Person): Vehicle | null {
  return aboard === null || aboard.place !== 'driver' ? null : vehicleOf(state, aboard.vehicle);
}

/** The driver's own: where to, how fast, or which way to turn. */
export const drive: ActionKind = {
  id: 'drive',
  rule: 'twilight/combat/action-drive',

  options(game, person) {
    const vehicle = drivenBy(game, person);
    if (vehicle === null || !canDrive(vehicle) || vehicle.burningSince !== null) return [];
    const options: Option[] = driveReach(game, vehicle).map((driven) => new DriveOption(game, person, vehicle, driven));
    if (options.length > 0)
      for (let way = 0; way < WAYS; way++) if (way !== vehicle.heading) options.push(turnOption(game, vehicle, way));
    if (vehicle.speed !== 0) options.push(HALT_OPTION);
    return options;
  },

  *perform(game, person, { option }) {
    const vehicle = drivenBy(game, person);
    if (vehicle === null) return;
    const [, first = '', way = '0'] = option.split(':');
    if (first === 'turn') return turnTo(vehicle, Number(way));
    if (option === HALT) {
      vehicle.speed = 0;
      return;
    }
    const cell = parseCell(first);
    const driven = driveReach(game, vehicle).find((one) => sameCell(one.cell, cell));
    if (driven !== undefined) yield* driveAlong(game, person, vehicle, driven);
  },
};
