import type { Fate, MatchReport, ReportEntry, ReportItem, ReportPerson, SheetFigure } from '@hardtop/kernel';
import { CHARACTERS } from '../catalog/characters.ts';
import { ENGINE } from '../catalog/damage.ts';
import type { Setup } from '../scenarios/setup.ts';
import { figuresOfPerson, figuresOfVehicle } from './sheet-figures.ts';
import { gameIn } from './state/looked-at.ts';
import { designOf, type Person, type RoadGame, type State, type Vehicle } from './state/state.ts';

/** What a match leaves behind: every vehicle with its parts, its stores and the people who came in it, and those on foot. */
export function reportOf(setup: Setup, state: State): MatchReport {
  const game = gameIn({ setup, state });
  const hasBegun = state.at !== 'start' && state.at !== 'turn';
  const turns = Math.max(0, state.turn - (hasBegun ? 0 : 1));
  const walkers = state.people.filter(({ origin }) => origin.kind === 'walker');
  return {
    length: `${turns} turn${turns === 1 ? '' : 's'}`,
    entries: [
      ...state.vehicles.map((vehicle) => entryOf(game, vehicle)),
      ...walkers.map((person) => walkerEntry(game, person)),
    ],
  };
}

function entryOf(game: RoadGame, vehicle: Vehicle): ReportEntry {
  const people = game.state.people.filter(({ origin }) => origin.kind === 'crew' && origin.start === vehicle.start);
  const own = figuresOfVehicle(game, vehicle).filter(({ kind }) => kind !== 'driving');
  const items = [
    ...own.map((figure) => itemOf(figure)),
    ...people.flatMap((person) =>
      carriedBy(game, person).map((item) => ({ ...item, label: `${person.name}: ${item.label}` })),
    ),
  ];
  return {
    piece: vehicle.id,
    name: vehicle.name,
    seat: vehicle.seat,
    design: designOf(game.setup, vehicle).name,
    fate: fateOf(vehicle, items),
    notes: notesOf(vehicle),
    items,
    people: people.map(reported),
  };
}

function itemOf({ id, label, kind, now, max }: SheetFigure): ReportItem {
  return { id, label, kind, now, full: max };
}

function carriedBy(game: RoadGame, person: Person): readonly ReportItem[] {
  const carried = figuresOfPerson(game, person).filter(({ kind }) => kind === 'ammunition');
  return carried.map((figure) => ({ ...itemOf(figure), id: `${person.id} ${figure.id}` }));
}

/** Whoever has come home or got away is not lost. */
function fateOf(vehicle: Vehicle, items: readonly ReportItem[]): Fate {
  if (vehicle.gone && vehicle.finished === null) return 'lost';
  if (vehicle.crippled || vehicle.down !== 0 || vehicle.engineHits >= ENGINE.lives) return 'broken';
  const worn = items.some(({ kind, now, full }) => kind !== 'ammunition' && now < full);
  return worn || vehicle.burning ? 'damaged' : 'whole';
}

function notesOf(vehicle: Vehicle): readonly string[] {
  const { gone, finished, surrendered, crippled, burning, down } = vehicle;
  return [
    ...(finished === null ? [] : [`done in turn ${finished}`]),
    ...(gone && finished === null ? ['gone from the map'] : []),
    ...(surrendered ? ['gave up'] : []),
    ...(crippled ? ['crippled'] : []),
    ...(burning && !gone ? ['on fire'] : []),
    ...(down === 0 ? [] : [down === 2 ? 'lies on its roof' : 'lies on its side']),
  ];
}

function walkerEntry(game: RoadGame, person: Person): ReportEntry {
  const people = [reported(person)];
  return {
    piece: person.id,
    name: person.name,
    seat: person.seat,
    design: null,
    fate: person.hp === CHARACTERS.hitPoints ? 'whole' : person.hp > 0 ? 'damaged' : 'lost',
    notes: [],
    items: carriedBy(game, person),
    people,
  };
}

function reported({ id, name, seat, hp }: Person): ReportPerson {
  return { id, name, seat, fate: hp === 0 ? 'dead' : hp < CHARACTERS.hitPoints ? 'wounded' : 'unhurt' };
}
