import type { Board, Clock, Mount, MoveTrack, Piece, Sheet } from '@hardtop/board';
import { Drawings, type Viewer } from '@hardtop/kernel';
import { SIDES, type Side, START } from '../catalog/dashboard.ts';
import { CAR } from '../catalog/turning-key.ts';
import type { Setup } from '../scenarios/setup.ts';
import { countIn } from '../table/queries/number-cards.ts';
import { seatsInOrder } from '../table/queries/order.ts';
import { drivenSpeed, isOutOfControl } from '../table/queries/tokens.ts';
import { type Car, carOfSeat, printOf, type State, type Step, type TokenState, wreckId } from '../table/state/state.ts';
import { groundAreas, laidAreas, tokenAreas } from './areas.ts';
import { cardAreas, cardLines, raceGoal } from './number-cards.ts';
import { sheetOf } from './sheet.ts';

const CENTRES: Readonly<Record<Side, number>> = { front: 0, left: 900, back: 1800, right: 2700 };
/** The diagonals of the rectangle bound the arcs: 53.1° ahead and behind, 126.9° to the sides. */
const SWEEPS: Readonly<Record<Side, number>> = { front: 531, back: 531, left: 1269, right: 1269 };
const MUZZLES: Readonly<Record<Side, { readonly x: number; readonly y: number }>> = {
  front: { x: 0, y: CAR.length / 2 },
  back: { x: 0, y: -CAR.length / 2 },
  left: { x: -CAR.width / 2, y: 0 },
  right: { x: CAR.width / 2, y: 0 },
};

/** An arc for each side with a weapon that can still be used, and one for each range it does not reach beyond. */
function mountsOf({ cards, fired }: Car): readonly Mount[] {
  const ready = cards.flatMap((card, index) => {
    const { attack, name } = printOf(card);
    return card.faceDown || attack === null
      ? []
      : [{ place: card.place, name, range: attack.range, isFired: fired.includes(index) }];
  });
  return SIDES.flatMap((side) => {
    const here = ready.filter(({ place }) => place === side);
    const ranges = [...new Set(here.map(({ range }) => range))];
    return ranges.map((range, i): Mount => {
      const alike = here.filter((weapon) => weapon.range === range);
      return {
        id: i === 0 ? side : `${side}-${i}`,
        label: alike.map(({ name }) => name).join(', '),
        apex: MUZZLES[side],
        ...{ centre: CENTRES[side], sweep: SWEEPS[side], vertex: { x: 0, y: 0 } },
        ...(range !== null && { range: range + CAR.length / 2 }),
        ready: alike.some(({ isFired }) => !isFired),
      };
    });
  });
}

const mounts = new Drawings<Car['cards'], readonly Mount[]>();

/** Drawn anew when a card is turned over or a weapon has fired. */
const carMounts = (setup: Setup, car: Car): readonly Mount[] =>
  mounts.of(setup, car.cards, car.fired, () => mountsOf(car));

function carPiece(setup: Setup, car: Car, inPlay: boolean): Piece {
  const isHurt = car.tires < START.tires || car.power < START.power || car.cards.some(({ damage }) => damage > 0);
  // Drawn for every answer: field by field, which is far cheaper than to spread some of them.
  return {
    id: car.id,
    tag: car.tag,
    seat: car.seat,
    name: car.name,
    kind: 'car',
    body: 'midsize',
    pose: car.pose,
    length: CAR.length,
    width: CAR.width,
    face: 'up',
    mounts: carMounts(setup, car),
    state: isHurt ? 'hurt' : 'fit',
    burning: SIDES.some((side) => car.fire[side]),
    notes: [
      car.reverse ? 'reverse' : `speed ${car.speed}`,
      ...(inPlay && isOutOfControl(car) ? ['out of control'] : []),
    ],
  };
}

function wreckPiece(token: TokenState, cars: readonly Car[]): Piece {
  const owner = cars.find((car) => token.id === wreckId(car));
  return {
    ...{ id: token.id, tag: owner?.tag ?? 'x', seat: owner?.seat ?? null, kind: 'car', body: 'midsize' },
    name: owner === undefined ? 'Wreck' : `Wreck of ${owner.name}`,
    pose: token.pose,
    length: CAR.length,
    width: CAR.width,
    // Whoever flipped lies on the roof.
    face: owner?.out?.how === 'flip' ? 'top' : 'up',
    mounts: [],
    state: 'wreck',
    burning: false,
    notes: [],
  };
}

const PHASES = ['Control', 'Fires', 'Movement', 'Combat'] as const;
const MOVEMENT = 3;
const PHASE_OF: Readonly<Record<Step, number>> = {
  open: 1,
  place: 1,
  check: 1,
  fires: 2,
  adjust: 3,
  drive: 3,
  combat: 4,
  end: 4,
};

/** Who drives how far, from the one with the marker on; whoever has driven has nothing left. */
function moveTracks(state: State): readonly MoveTrack[] {
  const hasDriven = ({ seat }: Car): boolean => PHASE_OF[state.at] === MOVEMENT && !state.queue.includes(seat);
  return seatsInOrder(state).map((seat) => {
    const car = carOfSeat(state, seat);
    const isDriving = state.at === 'drive' && state.queue[0] === seat;
    const far = isDriving ? car.points : hasDriven(car) ? 0 : drivenSpeed(car);
    return { piece: car.id, label: car.name, cells: PHASES.map((_, i) => (i + 1 === MOVEMENT ? far : 0)) };
  });
}

function labelOf(setup: Setup, { round, at }: State): string {
  const phase = PHASES[PHASE_OF[at] - 1] ?? '';
  const count = countIn(setup, round);
  return count === null || count === 0 ? phase : `${phase}, countdown ${count}`;
}

const clockOf = (setup: Setup, state: State): Clock => ({
  // After the last round there is none.
  turn: Math.min(state.round, setup.roundLimit),
  phase: PHASE_OF[state.at],
  phases: PHASES.length,
  label: labelOf(setup, state),
  word: 'Round',
  names: PHASES,
  turnLimit: setup.roundLimit,
  tracks: moveTracks(state),
});

const GOAL = { text: 'Be the last one driving.', limit: 'a draw' } as const;
const SIDES_GOAL = { text: 'Be the last side driving.', limit: 'a draw' } as const;

const UNIT = { plural: 'car lengths', mark: ' cl', scale: { per: 1, unit: 'car lengths' } } as const;

/** Where a car stands, and how far it has still to go, is on no sheet. */
const sheets = new Drawings<Car, Sheet>('pose', 'points');

function carSheet(setup: Setup, state: State, car: Car): Sheet {
  const lines = cardLines(setup, state, car.seat);
  return sheets.of(setup, car, lines, () => sheetOf(setup, car, lines));
}

/** The board of a state; all of it is public. */
export function view(setup: Setup, state: State, viewer: Viewer): Board {
  const cars = state.cars.filter(({ out }) => out === null);
  const wrecks = state.tokens.filter(({ kind, gone }) => kind === 'wreck' && !gone);
  const inPlay = PHASE_OF[state.at] > 1;
  return {
    bounds: setup.bounds,
    unit: UNIT,
    areas: [...groundAreas(setup), ...laidAreas(setup, state), ...cardAreas(setup, state), ...tokenAreas(setup, state)],
    pieces: [
      ...cars.map((car) => carPiece(setup, car, inPlay)),
      ...wrecks.map((token) => wreckPiece(token, state.cars)),
    ],
    clock: clockOf(setup, state),
    goal: raceGoal(setup, state, viewer) ?? (setup.sides === null ? GOAL : SIDES_GOAL),
    sheets: state.cars.map((car) => carSheet(setup, state, car)),
  };
}
