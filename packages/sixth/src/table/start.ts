import { boxShape, middleOf } from '@hardtop/geometry';
import { type Side, START } from '../catalog/dashboard.ts';
import type { Setup, Start } from '../scenarios/setup.ts';
import { headingTo } from '../scenarios/start-spots.ts';
import { tokenAt } from './queries/token-at.ts';
import { maxSpeedOf } from './queries/tokens.ts';
import type { Car, State } from './state/state.ts';

const onAllSides = <T>(value: T): Record<Side, T> => ({ front: value, back: value, left: value, right: value });

function carAt({ size, seats, bounds }: Setup, { seat, pose, strip }: Start): Car {
  return {
    id: `c${seat + 1}`,
    seat,
    name: seats[seat]?.name ?? `Seat ${seat + 1}`,
    tag: String(seat + 1),
    // Until it is placed it waits on its strip.
    pose: pose ?? { ...strip, h: headingTo(strip, middleOf(boxShape(bounds))) },
    speed: START.speed,
    reverse: false,
    maxSpeed: maxSpeedOf(START),
    tires: START.tires,
    power: START.power,
    armor: onAllSides(size.ap),
    fire: onAllSides(false),
    control: 0,
    ace: 0,
    cards: [],
    points: 0,
    attacked: [],
    fired: [],
    aimed: false,
    out: null,
  };
}

/** Everything in its place, before the first die; builds are laid open in the first segment. */
export function begin(setup: Setup): State {
  return {
    at: 'open',
    round: 1,
    first: 0,
    queue: [],
    cars: setup.starts.map((start) => carAt(setup, start)),
    tokens: setup.tokens.map(tokenAt),
    laid: [],
    turned: [],
    progress: setup.seats.map(() => 0),
    resigned: setup.seats.map(() => false),
  };
}
