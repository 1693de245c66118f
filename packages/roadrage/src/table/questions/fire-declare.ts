import {
  type Answer,
  type Ask,
  answerOf,
  askPrivately,
  type Dialogue,
  type Option,
  type Params,
  type Seat,
  startingParams,
} from '@hardtop/kernel';
import { type Deed, deedsOf } from '../queries/actions.ts';
import { canAct, type Firer, firerOf, isAtRoof, NOTHING_TAKEN, type TakenByOthers } from '../queries/arms.ts';
import type { RoadAsked } from '../queries/asked.ts';
import { vehicleUnder } from '../queries/marks.ts';
import { type Sighting, sightingsOf } from '../queries/sightings.ts';
import type { Person, RoadGame } from '../state/state.ts';
import { choreOption, NOTHING, NOTHING_OPTION, ShotOption } from './fire-options.ts';

/** What somebody has announced, with what he set. */
export interface Declaration {
  readonly deed: Deed;
  readonly params: Params;
}

/** Somebody with something to do. */
interface PersonsTurn {
  readonly person: Person;
  readonly deeds: readonly Deed[];
  /** By others of his vehicle. */
  readonly taken: TakenByOthers;
}

/** The people of a seat who may act, in the order of their seats, each asked once. */
class Roster {
  private readonly people: readonly Person[];
  private readonly sightings = new Map<string, readonly Sighting[]>();
  private readonly taken = new Map<string, TakenByOthers>();
  private place = 0;
  private readonly game: RoadGame;

  constructor(game: RoadGame, seat: Seat) {
    this.game = game;
    this.people = game.state.people.filter((person) => person.seat === seat);
  }

  /** The next who can do anything but nothing. */
  next(): PersonsTurn | null {
    for (;;) {
      const person = this.people[this.place++];
      if (person === undefined) return null;
      if (!canAct(this.game, person)) continue;
      const taken = this.taken.get(vehicleKey(person)) ?? NOTHING_TAKEN;
      const deeds = deedsOf(this.game, person, () => this.seenBy(person), taken);
      if (deeds.length > 0 || this.game.hides) return { person, deeds, taken };
    }
  }

  /** All in one vehicle see the same. */
  private seenBy(person: Person): readonly Sighting[] {
    const key = vehicleKey(person);
    const known = this.sightings.get(key);
    if (known !== undefined) return known;
    const seen = sightingsOf(this.game, firerOf(this.game, person));
    this.sightings.set(key, seen);
    return seen;
  }

  take(person: Person, deed: Deed): void {
    const key = vehicleKey(person);
    this.taken.set(key, withTaken(this.game, this.taken.get(key) ?? NOTHING_TAKEN, deed));
  }
}

function withTaken(game: RoadGame, { weapons, roof, douses }: TakenByOthers, deed: Deed): TakenByOthers {
  return {
    weapons: [...weapons, ...gunsIn(deed)],
    roof: roof || takesRoof(game, deed),
    douses: douses + (deed.kind === 'extinguish' ? 1 : 0),
  };
}

/**
 * Those of one crew who have seats of their own announce without knowing of each other: what two reach for, the one who sits further forward
 * has, and the other has done nothing.
 */
export function withoutClashes(game: RoadGame, declared: readonly Declaration[]) {
  const kept: Declaration[] = [];
  const lost: Declaration[] = [];
  const taken = new Map<string, TakenByOthers>();
  for (const declaration of declared.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const key = vehicleKey(firerIn(declaration.deed).person);
    const before = taken.get(key) ?? NOTHING_TAKEN;
    const isLost = clashes(game, declaration.deed, before);
    (isLost ? lost : kept).push(declaration);
    if (!isLost) taken.set(key, withTaken(game, before, declaration.deed));
  }
  return { kept: declared.filter((one) => kept.includes(one)), lost };
}

function clashes(game: RoadGame, deed: Deed, { weapons, roof, douses }: TakenByOthers): boolean {
  if (deed.kind === 'extinguish') return douses >= deed.vehicle.extinguisher;
  return gunsIn(deed).some((gun) => weapons.includes(gun)) || (roof && takesRoof(game, deed));
}

export function firerIn(deed: Deed): Firer {
  return deed.kind === 'shoot' ? deed.attack.firer : deed.firer;
}

const placeOf = ({ deed }: Declaration): number => firerIn(deed).seat ?? 0;

function vehicleKey({ place, id }: Person): string {
  return place.kind === 'seat' ? place.vehicle : id;
}

function takesRoof(game: RoadGame, deed: Deed): boolean {
  if (deed.kind !== 'shoot') return false;
  const { stance, arm, firer } = deed.attack;
  if (arm.kind === 'hand') return stance === 'roof';
  const { vehicle } = firer;
  return vehicle !== null && arm.guns.some((gun) => isAtRoof(game, vehicle, gun));
}

function gunsIn(deed: Deed): readonly string[] {
  if (deed.kind === 'extinguish') return [];
  if (deed.kind !== 'shoot') return [deed.gun.state.id];
  return deed.attack.arm.kind === 'mounted' ? deed.attack.arm.guns.map(({ state }) => state.id) : [];
}

/** One private dialogue for each seat that has anything to announce. */
export function declarations(game: RoadGame): ReadonlyMap<Seat, Dialogue<readonly Declaration[]>> {
  const dialogues = new Map<Seat, Dialogue<readonly Declaration[]>>();
  for (let seat = 0; seat < game.setup.seats.length; seat++) {
    if (game.state.resigned[seat] === true) continue;
    const roster = new Roster(game, seat);
    const first = roster.next();
    if (first !== null) dialogues.set(seat, declare(game, roster, first));
  }
  return dialogues;
}

/** Walks a seat's people; what one takes the next cannot. Nothing changes meanwhile. */
function* declare(game: RoadGame, roster: Roster, first: PersonsTurn): Dialogue<readonly Declaration[]> {
  const declared: Declaration[] = [];
  for (let turn: PersonsTurn | null = first; turn !== null; turn = roster.next()) {
    const { person, deeds, taken } = turn;
    const about = { topic: 'fire', seat: person.seat, person: person.id, taken } as const;
    // How a gun is named on a hidden sheet is nobody's business, whatever is seen of it.
    const asked: RoadAsked = game.setup.hidden ? { ...about, secret: true } : about;
    const options = deeds.map((deed) => deedOption(game, deed));
    const { option, params }: Answer = yield* askPrivately(game, asked, new FireQuestion(game, person, options));
    if (option === NOTHING) continue;
    const deed = deeds[options.findIndex(({ id }) => id === option)];
    if (deed === undefined) throw new Error(`${person.id} cannot do ${option}`);
    declared.push({ deed, params });
    roster.take(person, deed);
  }
  return declared;
}

function deedOption(game: RoadGame, deed: Deed): Option {
  return deed.kind === 'shoot' ? new ShotOption(game, deed) : choreOption(deed);
}

/** What somebody may do with his action when others of his vehicle have taken some of it already. */
export function fireQuestion(game: RoadGame, person: Person, taken: TakenByOthers): Ask {
  let seen: readonly Sighting[] | null = null;
  const look = (): readonly Sighting[] => {
    seen ??= sightingsOf(game, firerOf(game, person));
    return seen;
  };
  const deeds = deedsOf(game, person, look, taken);
  return new FireQuestion(
    game,
    person,
    deeds.map((deed) => deedOption(game, deed)),
  );
}

/** A class, since its suggestion is weighed only when somebody looks at it. */
class FireQuestion implements Ask {
  readonly topic = 'fire';
  readonly rule = 'roadrage/fire/one-action';
  readonly seat: Seat;
  readonly about: string;
  private readonly game: RoadGame;
  private readonly person: Person;
  private readonly deeds: readonly Option[];
  private best: Answer | null = null;

  constructor(game: RoadGame, person: Person, deeds: readonly Option[]) {
    this.seat = person.seat;
    this.about = person.place.kind === 'seat' ? person.place.vehicle : person.id;
    this.game = game;
    this.person = person;
    this.deeds = deeds;
  }

  get prompt(): string {
    const vehicle = vehicleUnder(this.game, this.person);
    const isSeated = this.person.place.kind === 'seat';
    const where = vehicle === null ? 'on foot' : isSeated ? `in ${vehicle.name}` : `on ${vehicle.name}`;
    return `${this.person.name}, ${where}: one action.`;
  }

  get suggested(): Answer {
    this.best ??= bestOf(this.deeds);
    return this.best;
  }

  options(): readonly Option[] {
    return [...this.deeds, NOTHING_OPTION];
  }
}

/** The shot with the most points to expect that shows nobody; else what else there is to do. */
function bestOf(options: readonly Option[]): Answer {
  let best: Option | null = null;
  let most = 0;
  for (const option of options) {
    if (!(option instanceof ShotOption) || showsHimself(option)) continue;
    const { expected } = option.worth(startingParams(option));
    if (expected > most) {
      best = option;
      most = expected;
    }
  }
  const chosen = best ?? options.find(({ id }) => id === 'extinguish' || id.startsWith('reload-'));
  return chosen === undefined ? answerOf(NOTHING) : answerOf(chosen.id, startingParams(chosen));
}

function showsHimself({ deed }: ShotOption): boolean {
  return deed.attack.stance === 'lean' || deed.attack.stance === 'roof';
}
