// What conditional orders can be made of: they let a turn of ten phases be given in one visit.
import { arcsContaining, distance } from '@hardtop/geometry';
import {
  answerOf,
  type Decision,
  factsOf,
  type Known,
  type Option,
  type Param,
  type Params,
  type PlanCondition,
  type PlanDeed,
  type Plans,
  startingParams,
} from '@hardtop/kernel';
import { WEAPONS, type WeaponId } from '../catalog/weapons.ts';
import { ownerOf } from '../table/queries/deciding.ts';
import { isOut } from '../table/queries/out.ts';
import { areAllies, type Setup, startOf } from '../table/state/setup.ts';
import { type State, sizeOf, type Vehicle } from '../table/state/state.ts';
import { isWayFree } from './driving-orders.ts';
import { isHit } from './fire-orders.ts';

type View = Known<Setup, State>;

/** The vehicle that a question is about: its own, or the one that whoever is asked sits in. */
function ownOf({ state }: View, { about, seat }: Decision): Vehicle | undefined {
  const named = state.vehicles.find(({ id }) => id === about);
  return named ?? state.vehicles.find(({ crew }) => crew.some((person) => person.seat === seat));
}

function foesOf({ setup, state }: View, own: Vehicle): readonly Vehicle[] {
  const seat = ownerOf({ setup }, own);
  return state.vehicles.filter((other) => {
    if (other === own || (isOut(other) && other.unseen !== true)) return false;
    return !areAllies(setup, ownerOf({ setup }, other), seat);
  });
}

const INCHES: Param = { name: 'inches', label: 'Inches', min: 1, max: 60, step: 1, unit: 'in', start: 3 };
const MPH: Param = { name: 'mph', label: 'Speed', min: 0, max: 200, step: 5, unit: 'mph', start: 40 };
const ROLL: Param = { name: 'roll', label: 'Roll of two dice', min: 2, max: 12, step: 1, unit: 'or better', start: 7 };

/** Something about one's own vehicle. */
const about =
  (holds: (view: View, own: Vehicle, params: Params) => boolean): PlanCondition<View>['holds'] =>
  (view, decision, params) => {
    const own = ownOf(view, decision);
    return own !== undefined && holds(view, own, params);
  };

const isWithin = (side: 'front' | 'back' | null) =>
  about((view, own, { inches = 0 }) =>
    foesOf(view, own).some(
      ({ pose }) =>
        distance(pose, own.pose) <= inches &&
        (side === null || arcsContaining(own.pose, sizeOf(own), pose).includes(side)),
    ),
  );

const CONDITIONS: readonly PlanCondition<View>[] = [
  { id: 'near-ahead', label: 'anyone is within {inches} in ahead', params: [INCHES], holds: isWithin('front') },
  { id: 'near-behind', label: 'anyone is within {inches} in behind', params: [INCHES], holds: isWithin('back') },
  { id: 'near', label: 'anyone is within {inches} in', params: [INCHES], holds: isWithin(null) },
  { id: 'hit', label: 'I have been hit', holds: about(({ setup }, own) => isHit(setup, own)) },
  { id: 'hit-now', label: 'I have been hit in this phase', holds: about((_view, own) => own.phaseHits > 0) },
  {
    id: 'fast',
    label: 'I drive at {mph} mph or faster',
    params: [MPH],
    holds: about((_view, own, { mph = 0 }) => own.speed >= mph),
  },
  {
    id: 'foe-fast',
    label: 'the nearest drives at {mph} mph or faster',
    params: [MPH],
    holds: about((view, own, { mph = 0 }) => {
      const [nearest] = foesOf(view, own).toSorted((a, b) => distance(a.pose, own.pose) - distance(b.pose, own.pose));
      return nearest !== undefined && Math.abs(nearest.speed) >= mph;
    }),
  },
  {
    id: 'grip',
    label: 'my handling is {status} or better',
    params: [{ name: 'status', label: 'Handling', min: -6, max: 7, step: 1, start: 0 }],
    holds: about((_view, own, { status = 0 }) => own.status >= status),
  },
  { id: 'way-free', label: 'the way is free for this turn', holds: about((view, own) => isWayFree(view, own)) },
  {
    id: 'shot',
    label: 'a shot hits on {roll} or better',
    params: [ROLL],
    topics: ['fire'],
    holds: (_view, decision, { roll = 2 }) => decision.options().some((option) => neededFor(option) <= roll),
  },
];

function neededFor(option: Option): number {
  return factsOf(option, startingParams(option)).needed ?? Number.POSITIVE_INFINITY;
}

/** The option of that name, with what is wanted of its parameters; null if it is not offered, or would run into something. */
function taking(id: string): NonNullable<PlanDeed<View>['answer']> {
  return (_view, decision, wanted) => {
    const option = decision.options().find((one) => one.id === id);
    if (option === undefined) return null;
    const params: Record<string, number> = { ...startingParams(option) };
    for (const { name, min, max } of option.params ?? []) {
      const value = wanted[name];
      if (value !== undefined) params[name] = Math.min(max, Math.max(min, value));
    }
    return (factsOf(option, params).collides ?? 0) > 0 ? null : answerOf(id, params);
  };
}

const SIDES = ['left', 'right'] as const;
const DEGREES: Param = { name: 'degrees', label: 'Turn', min: 1, max: 15, step: 1, unit: '°', start: 15 };
const SIXTEENTHS: Param = {
  name: 'sixteenths',
  label: 'Sideways',
  min: 1,
  max: 4,
  step: 1,
  unit: '1/16 in',
  start: 4,
};

/** Maneuvers to both sides. */
const TURNS: readonly PlanDeed<View>[] = SIDES.flatMap((side) => [
  { id: `bend-${side}`, label: `bend ${side}`, topic: 'maneuver', answer: taking(`bend-${side}`) },
  {
    id: `drift-${side}`,
    label: `drift ${side} by {sixteenths}/16 in`,
    topic: 'maneuver',
    params: [SIXTEENTHS],
    answer: taking(`drift-${side}`),
  },
  {
    id: `swerve-${side}`,
    label: `swerve ${side} by {degrees}°`,
    topic: 'maneuver',
    params: [DEGREES],
    answer: taking(`swerve-${side}`),
  },
]);

const WEAPON_IDS = Object.keys(WEAPONS) as readonly WeaponId[];
const ANY = 0;

const WEAPON: Param = {
  name: 'weapon',
  label: 'Weapon',
  min: ANY,
  max: WEAPON_IDS.length,
  step: 1,
  start: ANY,
  names: ['anything', ...WEAPON_IDS],
};

/** The weapons that an option fires, by their printed abbreviations: `mg-front+rl-front>v2:front` fires two. */
function firedBy({ setup }: View, own: Vehicle, { id }: Option): readonly WeaponId[] {
  const parts = id.split('>')[0]?.split('+') ?? [];
  const { parts: built } = startOf(setup, own.id).model;
  return built.flatMap((one) => (one.kind === 'weapon' && parts.includes(one.id) ? [one.weapon] : []));
}

const fire: PlanDeed<View> = {
  id: 'fire',
  label: 'fire {weapon} at {roll} or better',
  topic: 'fire',
  params: [WEAPON, ROLL],
  answer(view, decision, { weapon = ANY, roll = 2 }) {
    const own = ownOf(view, decision);
    const wanted = WEAPON_IDS[weapon - 1];
    const shots = decision.options().filter((option) => {
      if (neededFor(option) > roll || (option.preview(startingParams(option)).warnings ?? []).length > 0) return false;
      return wanted === undefined || (own !== undefined && firedBy(view, own, option).includes(wanted));
    });
    const expected = (option: Option) => factsOf(option, startingParams(option)).expected ?? 0;
    const [best] = shots.toSorted((a, b) => expected(b) - expected(a));
    return best === undefined ? null : answerOf(best.id, startingParams(best));
  },
};

/** The speed on offer that comes nearest to one, without a warning. */
const speedTo: PlanDeed<View> = {
  id: 'speed',
  label: 'go for {mph} mph',
  topic: 'speed',
  params: [MPH],
  answer(_view, decision, { mph = 0 }) {
    let best: { readonly id: string; readonly off: number } | null = null;
    for (const option of decision.options()) {
      const { warnings = [], facts = {} } = option.preview(startingParams(option));
      const off = Math.abs((facts.speed ?? Number.POSITIVE_INFINITY) - mph);
      if (warnings.length === 0 && (best === null || off < best.off)) best = { id: option.id, off };
    }
    return best === null ? null : answerOf(best.id);
  },
};

const DEEDS: readonly PlanDeed<View>[] = [
  { id: 'straight', label: 'straight on', topic: 'maneuver', answer: taking('straight') },
  ...TURNS,
  { id: 'ask-move', label: 'ask me for the move', topic: 'maneuver' },
  fire,
  { id: 'hold', label: 'hold fire', topic: 'fire', answer: taking('hold') },
  { id: 'ask-fire', label: 'ask me whether to fire', topic: 'fire' },
  speedTo,
  {
    id: 'keep-speed',
    label: 'keep this speed',
    topic: 'speed',
    answer: (_view, { suggested }) => suggested ?? null,
  },
  { id: 'ask-speed', label: 'ask me for the speed', topic: 'speed' },
];

export const PLANS: Plans<View> = { conditions: CONDITIONS, deeds: DEEDS };
