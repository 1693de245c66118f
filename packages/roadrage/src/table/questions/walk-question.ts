import { slideAlong } from '@hardtop/geometry';
import { type Answer, type Ask, answerOf, type Option, type Params, type Preview, type Seat } from '@hardtop/kernel';
import { ON_FOOT } from '../../catalog/people.ts';
import { freeSeats } from '../queries/boarding.ts';
import { fieldOf } from '../queries/field-of.ts';
import { bodyOf } from '../queries/figures.ts';
import { OPEN_HEADINGS, STRIDE, stridesAlong, vehiclesNear } from '../queries/pedestrian-open.ts';
import { type Reach, reachOf, type StandingPlace } from '../queries/pedestrian-reach.ts';
import { coverAt } from '../queries/places.ts';
import { areEnemies } from '../queries/sides.ts';
import type { Person, RoadGame, Vehicle } from '../state/state.ts';
import { fightOption, option } from './people-options.ts';

/** Enemies on foot he can get at with this reach. */
function foes(game: RoadGame, person: Person, spots: readonly StandingPlace[]): readonly Person[] {
  const { place } = person;
  if (place.kind !== 'foot') return [];
  const here: StandingPlace = { pose: place.pose, floor: place.floor };
  return game.state.people.filter(({ seat, hp, place: theirs }) => {
    if (hp <= 0 || theirs.kind !== 'foot' || !areEnemies(game.setup, seat, person.seat)) return false;
    if (theirs.floor !== place.floor && fieldOf(game).kind === 'open') return false;
    if (fieldOf(game).kind === 'open') return fieldOf(game).range(bare(place), bare(theirs)) <= ON_FOOT.squares;
    return [here, ...spots].some(
      ({ pose, floor }) => floor === theirs.floor && pose.x === theirs.pose.x && pose.y === theirs.pose.y,
    );
  });
}

function bare({ pose }: { readonly pose: StandingPlace['pose'] }): {
  readonly pose: StandingPlace['pose'];
  readonly body: null;
} {
  return { pose, body: null };
}

/** One of up to two dozen squares: its words are made when somebody reads them. */
class SpotOption implements Option {
  readonly id: string;
  private readonly game: RoadGame;
  private readonly person: Person;
  private readonly spot: StandingPlace;

  constructor(game: RoadGame, person: Person, spot: StandingPlace) {
    this.id = `walk:${spot.pose.x},${spot.pose.y},${spot.floor}`;
    this.game = game;
    this.person = person;
    this.spot = spot;
  }

  private get where(): string {
    const { pose, floor } = this.spot;
    return floor > 0 ? `${pose.x}, ${pose.y}, floor ${floor}` : `${pose.x}, ${pose.y}`;
  }

  get label(): string {
    return `Walk to ${this.where}${this.facts().cover === 1 ? ', in cover' : ''}`;
  }

  get words(): readonly string[] {
    const { pose, floor } = this.spot;
    return ['walk', `${pose.x},${pose.y}`, ...(floor > 0 ? [`floor ${floor}`] : [])];
  }

  preview(): Preview {
    const ghosts = [{ piece: this.person.id, pose: this.spot.pose }];
    return { text: `${this.person.name}: ${this.label.toLowerCase()}.`, ghosts, facts: this.facts() };
  }

  facts(): { readonly x: number; readonly y: number; readonly floor: number; readonly cover: number } {
    const { pose, floor } = this.spot;
    return { x: pose.x, y: pose.y, floor, cover: coverAt(this.game, pose) === 'none' ? 0 : 1 };
  }
}

function headingOption(game: RoadGame, person: Person, heading: number): readonly Option[] {
  const { place } = person;
  const most = stridesAlong(game, person, heading);
  if (most === 0 || place.kind !== 'foot') return [];
  const degrees = (360 - heading / 10) % 360;
  const poseAt = ({ strides = 1 }: Params) => slideAlong(place.pose, heading, strides * STRIDE);
  const factsAt = (params: Params) => {
    const { x, y } = poseAt(params);
    return { x, y, floor: 0, cover: coverAt(game, poseAt(params)) === 'none' ? 0 : 1 };
  };
  return [
    {
      id: `go:${heading}`,
      label: `Walk at ${degrees}°`,
      words: ['walk', String(degrees)],
      params: [{ name: 'strides', label: 'Quarter squares', min: 1, max: most, step: 1, start: most }],
      preview: (params) => ({
        text: `${person.name} walks ${(params.strides ?? 1) * STRIDE} squares at ${degrees}°.`,
        ghosts: [{ piece: person.id, pose: poseAt(params) }],
        facts: factsAt(params),
      }),
      facts: factsAt,
    },
  ];
}

function standsStill({ speed, rolling, flight }: Vehicle): boolean {
  return speed === 0 && rolling === null && flight === null;
}

/** The outside of an enemy's vehicle that stands. */
function climbOption(game: RoadGame, person: Person, vehicle: Vehicle): Option | null {
  if (!game.setup.variants.people || !standsStill(vehicle)) return null;
  const text = `${person.name} climbs onto ${vehicle.name}.`;
  return option(`climb:${vehicle.id}`, `Climb onto ${vehicle.name}`, ['climb', vehicle.tag], text, {});
}

/** A free seat in a vehicle of one's own side that stands. */
function mountOption(game: RoadGame, person: Person, vehicle: Vehicle): Option | null {
  const [seat] = standsStill(vehicle) ? freeSeats(game, vehicle, person) : [];
  if (seat === undefined) return null;
  const verb = bodyOf(game, vehicle).bike ? 'Mount' : 'Get into';
  const text = `${person.name}: ${verb.toLowerCase()} ${vehicle.name}, seat ${seat + 1}.`;
  return option(`mount:${vehicle.id}`, `${verb} ${vehicle.name}`, ['mount', vehicle.tag], text, { seat });
}

/** What somebody on foot may do, by what it is for. */
interface Walks {
  readonly stay: Option;
  /** Vehicles within reach, and which of them he may get into. */
  readonly vehicles: readonly Option[];
  readonly mounts: readonly Option[];
  readonly fights: readonly Option[];
  /** Squares and floors, or ways without a grid. */
  readonly squares: readonly Option[];
  readonly ways: readonly Option[];
}

function walksOf(game: RoadGame, person: Person): Walks {
  const open = fieldOf(game).kind === 'open';
  const reach: Reach = open ? { spots: [], vehicles: vehiclesNear(game, person) } : reachOf(game, person);
  const mounts: Option[] = [];
  const vehicles = reach.vehicles.flatMap((vehicle) => {
    if (areEnemies(game.setup, person.seat, vehicle.seat)) return climbOption(game, person, vehicle) ?? [];
    const mount = mountOption(game, person, vehicle);
    if (mount !== null) mounts.push(mount);
    return mount ?? [];
  });
  return {
    stay: option('stay', 'Stay', ['stay'], `${person.name} stays.`, {}),
    vehicles,
    mounts,
    fights: foes(game, person, reach.spots).map((foe) => fightOption(person, foe)),
    squares: reach.spots.map((spot) => new SpotOption(game, person, spot)),
    ways: open ? OPEN_HEADINGS.flatMap((heading) => headingOption(game, person, heading)) : [],
  };
}

/** Back into the saddle, a fight that is likely won, the nearest cover; otherwise he stays. */
function suggestion(game: RoadGame, person: Person, { stay, mounts, fights, squares }: Walks): Answer {
  const [mount] = mounts;
  if (mount !== undefined) return answerOf(mount.id);
  const good = fights.find((fight) => (fight.facts?.({}).hit ?? 0) > 0.5);
  if (good !== undefined) return answerOf(good.id);
  const hidden = person.place.kind === 'foot' && coverAt(game, person.place.pose) !== 'none';
  if (hidden || game.setup.obstacles.length === 0) return answerOf(stay.id);
  const cover = squares.find((square) => square.facts?.({}).cover === 1);
  return answerOf((cover ?? stay).id);
}

/** What somebody on foot does with his turn. A class, since its suggestion is looked for only when somebody asks. */
class WalkQuestion implements Ask {
  readonly topic = 'people';
  readonly rule = 'roadrage/people/pedestrians';
  private readonly walks: Walks;
  private best: Answer | null = null;
  private readonly game: RoadGame;
  private readonly person: Person;

  constructor(game: RoadGame, person: Person) {
    this.game = game;
    this.person = person;
    this.walks = walksOf(game, person);
  }

  get seat(): Seat {
    return this.person.seat;
  }

  get about(): string {
    return this.person.id;
  }

  get prompt(): string {
    return `${this.person.name} is on foot.`;
  }

  get suggested(): Answer {
    this.best ??= suggestion(this.game, this.person, this.walks);
    return this.best;
  }

  options(): readonly Option[] {
    const { stay, vehicles, fights, squares, ways } = this.walks;
    return [stay, ...vehicles, ...fights, ...squares, ...ways];
  }
}

export function walkQuestion(game: RoadGame, person: Person): Ask {
  return new WalkQuestion(game, person);
}
