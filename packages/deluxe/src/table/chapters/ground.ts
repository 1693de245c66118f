import { CONTACT_SLACK, type Motion, overlaps, type Pose } from '@hardtop/geometry';
import { type RuleId, setOff } from '@hardtop/kernel';
import { HAZARDS } from '../../catalog/hazards.ts';
import { ROAD_CONDITIONS } from '../../catalog/road-conditions.ts';
import { WATER } from '../../catalog/terrain.ts';
import { hasBrushcutter } from '../queries/brushcutter.ts';
import { ditchDifficulty } from '../queries/ditches.ts';
import { depthAt, HIGHWAY, outlineOfArea } from '../queries/ground.ts';
import { nameOf } from '../queries/names.ts';
import { isNear } from '../queries/nearby.ts';
import { LONGEST_WAY, reaches } from '../queries/on-way.ts';
import { givenDamage } from '../queries/ram.ts';
import { isOnRoad } from '../queries/road.ts';
import { fordOf } from '../queries/water.ts';
import type { DeluxePlay, Effect } from '../state/effects.ts';
import { modelOf, type Setup } from '../state/setup.ts';
import { type DeluxeGame, type State, shapeOf, type Vehicle } from '../state/state.ts';
import type { BrushArea, DitchArea, PatchArea, Terrain, WaterArea } from '../state/terrain.ts';
import { changeSpeed, rollRam } from './collision.ts';
import { collisionDamage } from './damage.ts';

/** Areas come into on a way, each once until it is left; in the air the ground does not matter. */
export function* meetGround(game: DeluxeGame, vehicle: Vehicle, from: Pose, travelled: Motion): DeluxePlay {
  const met: { readonly area: Terrain; readonly at: number }[] = [];
  if (vehicle.flight === null)
    for (const area of game.setup.terrain) {
      if (vehicle.grounds.includes(area.id) || !isNear(vehicle, area, LONGEST_WAY)) continue;
      const at = reaches(vehicle, from, travelled, area.pose, area.size);
      if (at !== null) met.push({ area, at });
    }
  noteGrounds(game, vehicle);
  if (met.length > 1) met.sort((a, b) => a.at - b.at);
  for (const { area } of met) {
    if (vehicle.gone) return;
    yield* enter(game, vehicle, area);
  }
  shortOut(game, vehicle);
}

interface NotingWorld {
  readonly setup: Setup;
  readonly state: Pick<State, 'road'>;
}

const ON_HIGHWAY = [HIGHWAY];
const IN_COUNTRY: string[] = [];

/** Remembers what it stands on. */
export function noteGrounds({ setup, state }: NotingWorld, vehicle: Vehicle): void {
  const { terrain } = setup;
  if (state.road !== undefined) vehicle.grounds = isOnRoad(state.road, vehicle.pose) ? ON_HIGHWAY : IN_COUNTRY;
  if (terrain.length === 0) return;
  const on: string[] = [];
  const shape = shapeOf(vehicle);
  if (vehicle.flight === null)
    for (const area of terrain)
      if (isNear(vehicle, area) && overlaps(shape, outlineOfArea(area), CONTACT_SLACK)) on.push(area.id);
  vehicle.grounds = on;
}

function* enter(game: DeluxeGame, vehicle: Vehicle, area: Terrain): DeluxePlay {
  switch (area.kind) {
    case 'road':
    case 'off-road':
      return;
    case 'gravel':
    case 'light-snow':
    case 'heavy-snow':
    case 'ice':
      return tellPatch(game, vehicle, area);
    case 'water':
      return yield* splash(game, vehicle, area);
    case 'ditch':
      return yield* crossDitch(game, vehicle, area);
    case 'slope':
      return;
    case 'brush':
      return yield* crashThrough(game, vehicle, area);
    case 'curb': {
      const { rule, label, difficulty } = HAZARDS.curb;
      tell(game, vehicle, area, rule, 'hits a curb');
      return yield* setOff<Effect>({ kind: 'hazard', vehicle: vehicle.id, trouble: { label, difficulty, rule } });
    }
  }
}

/** Too deep for it: as good as without a plant, but for the points of it (deluxe/XIV.5/water). */
export function shortOut(game: DeluxeGame, vehicle: Vehicle): void {
  if (vehicle.shortedOut || vehicle.flight !== null) return;
  if (depthAt(game.setup, vehicle.pose) <= fordOf(game.setup, vehicle)) return;
  vehicle.shortedOut = true;
  const text = `${nameOf(game, vehicle)} is in too deep: its plant shorts out.`;
  game.emit({
    kind: 'ground',
    rule: 'deluxe/XIV.5/water',
    about: vehicle.id,
    outcome: 'bad',
    text,
    marks: ['terrain/deep-water'],
  });
}

function* splash(game: DeluxeGame, vehicle: Vehicle, area: WaterArea): DeluxePlay {
  const rule: RuleId = 'deluxe/XIV.5/water';
  const { deeperThan, difficulty } = WATER.hazard;
  tell(game, vehicle, area, rule, `drives into ${area.depth} ft of water`);
  if (area.depth <= deeperThan) return;
  const trouble = { label: 'Water', difficulty, rule } as const;
  yield* setOff<Effect>({ kind: 'hazard', vehicle: vehicle.id, trouble });
}

/** At speed one flies right over; who comes down in one that is too wide for him has fallen in. */
function* crossDitch(game: DeluxeGame, vehicle: Vehicle, area: DitchArea): DeluxePlay {
  const rule: RuleId = 'deluxe/XIV.5/ditches';
  const difficulty = ditchDifficulty(area, vehicle.speed);
  if (difficulty === null) return yield* fallIn(game, vehicle, area);
  tell(game, vehicle, area, rule, `crosses a ditch of ${area.across} ft`);
  const trouble = { label: 'Ditch', difficulty, rule } as const;
  yield* setOff<Effect>({ kind: 'hazard', vehicle: vehicle.id, trouble });
}

/** The whole force of a collision with the earth. */
function* fallIn(game: DeluxeGame, vehicle: Vehicle, area: DitchArea): DeluxePlay {
  const rule: RuleId = 'deluxe/XIV.5/ditches';
  tell(game, vehicle, area, rule, 'falls into the ditch');
  const rolled = yield* rollRam(game, vehicle, Math.abs(vehicle.speed));
  changeSpeed(game, vehicle, 0);
  if (rolled === null) return;
  const points = givenDamage(rolled.total, modelOf(game.setup, vehicle.id).dm);
  const text = `${nameOf(game, vehicle)} takes ${points} from the far wall.`;
  game.emit({ kind: 'ram', rule, about: vehicle.id, roll: rolled, outcome: 'bad', text });
  yield* collisionDamage(game, vehicle, vehicle.down === 'underbody' ? 'front' : vehicle.down, points, rule);
}

function tell(game: DeluxeGame, vehicle: Vehicle, area: Terrain, rule: RuleId, what: string): void {
  const text = `${nameOf(game, vehicle)} ${what}.`;
  game.emit({ kind: 'ground', rule, about: vehicle.id, outcome: 'neutral', text, marks: [`terrain/${area.kind}`] });
}

function tellPatch(game: DeluxeGame, vehicle: Vehicle, area: PatchArea): void {
  const { label, rule } = ROAD_CONDITIONS[area.kind];
  tell(game, vehicle, area, rule, `comes onto ${label.toLowerCase()}`);
}

function* crashThrough(game: DeluxeGame, vehicle: Vehicle, area: BrushArea): DeluxePlay {
  const { difficulty } = area;
  if (hasBrushcutter(game.setup, vehicle))
    return tell(game, vehicle, area, 'deluxe/XIV.5/brushcutter', 'mows down the brush');
  const rule: RuleId = 'deluxe/XIV.5/trees';
  tell(game, vehicle, area, rule, 'crashes through the brush');
  const trouble = { label: 'Brush', difficulty, rule } as const;
  yield* setOff<Effect>({ kind: 'hazard', vehicle: vehicle.id, trouble });
}
