// The board of a fight, from what one viewer knows of it.

import type { Board, Clock, Sheet } from '@hardtop/board';
import { Drawings, type Viewer } from '@hardtop/kernel';
import type { Setup } from '../../scenarios/setup.ts';
import { layoutOf, SQUARE, spotOf } from '../../table/queries/spots.ts';
import type { Person } from '../../table/state/person.ts';
import type { State } from '../../table/state/state.ts';
import type { Vehicle } from '../../table/state/vehicle.ts';
import { personSheet, vehicleSheet } from './figures.ts';
import { goalOf } from './goal.ts';
import { groundAreas } from './ground.ts';
import { changingAreas } from './laid.ts';
import { piecesOf } from './pieces.ts';

const PHASES = 6;

const STEP_WORDS: Readonly<Record<State['at'], string>> = {
  start: 'The turn begins',
  declare: 'Intentions',
  phase: 'Phase',
  slot: 'Phase',
  'phase-end': 'Phase',
  end: 'The turn ends',
};

/** Phases run from six down; the clock runs up. */
function clockOf(setup: Setup, { turn, phase, at }: State): Clock {
  const isPhase = STEP_WORDS[at] === 'Phase';
  return {
    turn: Math.min(turn, setup.turnLimit),
    phase: isPhase ? PHASES - phase + 1 : 1,
    phases: PHASES,
    label: isPhase ? `Phase ${phase}` : STEP_WORDS[at],
    names: PHASE_NAMES,
    turnLimit: setup.turnLimit,
    tracks: [],
  };
}

const PHASE_NAMES: readonly string[] = Array.from({ length: PHASES }, (_, i) => `Phase ${PHASES - i}`);

/** Where somebody is, and what they have seen, is on no sheet. */
const personSheets = new Drawings<Person, Sheet>('at', 'facing', 'seen', 'seenThisPhase', 'glimpses');
const vehicleSheets = new Drawings<Vehicle, Sheet>('at', 'heading');

/** Own people first: whoever leads them looks there. */
function sheetsOf(setup: Setup, state: State): readonly Sheet[] {
  const people = state.people.filter(
    ({ at, aboard, condition }) => (at !== null || aboard !== null) && condition !== 'gone',
  );
  const vehicles = state.vehicles.filter(({ at, condition }) => at !== null && condition !== 'gone');
  return [
    ...people.map((person) => {
      const isNext = state.at === 'slot' && state.queue[0] === person.id;
      return personSheets.of(setup, person, isNext, () => personSheet(setup, state, person));
    }),
    ...vehicles.map((vehicle) => {
      const aboard = people.filter((person) => person.aboard?.vehicle === vehicle.id).map(({ id }) => id);
      return vehicleSheets.of(setup, vehicle, aboard, () => vehicleSheet(state, vehicle));
    }),
  ];
}

/** Names of the places that orders and objectives speak of. */
function placeLabels(setup: Setup) {
  return setup.places.map(({ id, name, region }) => {
    const { x, y } = spotOf(setup, { l: region.l, x: Math.floor(region.x), y: Math.floor(region.y) });
    const points = [
      { x, y },
      { x: x + SQUARE, y },
    ];
    return { id: `place-${id}`, kind: 'place', drawn: 'mark' as const, points, label: name };
  });
}

const UNIT = { plural: 'squares', mark: ' sq', scale: { per: 1 / SQUARE, unit: 'squares' } } as const;

function airOf(setup: Setup, state: State): { readonly air?: readonly string[] } {
  return setup.levels.every((_, l) => state.light[l] !== 'full') ? { air: ['night'] } : {};
}

/** One squad is everybody; several have orders of their own, as far as there are any for their names. */
function ordersOf(setup: Setup, viewer: Viewer): { readonly orders?: readonly string[] } {
  if (typeof viewer !== 'number') return {};
  const squads = new Set(setup.people.filter(({ seat }) => seat === viewer).map(({ squad }) => squad));
  return { orders: ['everybody', ...(squads.size < 2 ? [] : [...squads].map((squad) => `squad-${squad}`))] };
}

/** What is in the state is known to this viewer: what is not has been taken out before. */
export function view(setup: Setup, state: State, viewer: Viewer): Board {
  return {
    bounds: layoutOf(setup).bounds,
    unit: UNIT,
    grid: { fine: SQUARE, bold: 10 },
    areas: [...groundAreas(setup), ...placeLabels(setup), ...changingAreas(setup, state)],
    pieces: piecesOf(setup, state),
    ...airOf(setup, state),
    clock: clockOf(setup, state),
    goal: goalOf(setup, state, viewer),
    sheets: sheetsOf(setup, state),
    ...ordersOf(setup, viewer),
  };
}
