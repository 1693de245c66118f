import { add, type Point, type Shape, scale, sightLine, subtract, unit } from '@hardtop/geometry';
import { type Modifier, needOf, roll, type Seat } from '@hardtop/kernel';
import { STRAY_SHOT, TO_HIT_DICE, TO_HIT_LIMITS } from '../../catalog/targeting.ts';
import { cloudsNear, cloudsOnLine } from '../queries/clouds.ts';
import { isAlive } from '../queries/crew.ts';
import { shownAt, sidesFacing } from '../queries/facing.ts';
import type { Gun } from '../queries/guns.ts';
import { originOf } from '../queries/line-of-fire.ts';
import { nameOf } from '../queries/names.ts';
import { weaponLabel } from '../queries/parts.ts';
import { squareOf } from '../queries/people.ts';
import { shotRecord } from '../queries/shot-record.ts';
import { standingPieces } from '../queries/structures.ts';
import { targetName } from '../queries/target-names.ts';
import { toHit } from '../queries/to-hit.ts';
import { traitsOf } from '../queries/weapon-traits.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { type DeluxeGame, onMap, shapeOf, vehicleOf } from '../state/state.ts';
import type { FireTarget, Shot } from '../state/target.ts';
import { fireHazard } from './fire-hazard.ts';
import { strikeWith } from './impact.ts';

const RULE = 'deluxe/V.7/missing';

/** Farther than any map is wide. */
const FAR = 3000;

/** A shot that has missed what it was aimed at. */
interface Stray {
  readonly shot: Shot;
  readonly gun: Gun;
  readonly seat: Seat;
  /** Where it was aimed. */
  readonly at: Point;
}

interface InWay {
  readonly shape: Shape;
  targetAt(point: Point): FireTarget;
}

/**
 * Where the scenario says so a shot that misses flies on in its line: whoever is in it may be hit, by a roll of its own, and what is
 * built is hit for certain. Flames do not carry, nor bags of oil; a beam ends in smoke.
 */
export function* flyOn(game: DeluxeGame, stray: Stray): DeluxePlay {
  const { shot, gun, at } = stray;
  const { flameRange, isOilGun, isLaser } = traitsOf(gun.model.weapon);
  const from = originOf(vehicleOf(game.state, shot.firer), gun.model.at);
  const way = unit(subtract(at, from));
  if (flameRange !== null || isOilGun || way === null || shot.target.kind === 'structure') return;
  const end = add(at, scale(way, FAR));
  let rest = thingsBeyond(game, shot);
  for (let met = nextInWay(at, end, rest); met !== null; met = nextInWay(at, end, rest)) {
    const { thing, point } = met;
    if (isLaser && cloudsOnLine(cloudsNear(game.state, at, point, 0), at, point) > 0) return;
    if (yield* mayHit(game, stray, thing.targetAt(point), point)) return;
    rest = rest.filter((other) => other !== thing);
  }
}

/** All that may be in its way but who fired and what was missed. */
function thingsBeyond({ setup, state }: DeluxeGame, { firer, target }: Shot): readonly InWay[] {
  const missed = target.kind === 'vehicle' ? target.vehicle : target.kind === 'person' ? target.person : null;
  return [
    ...onMap(state)
      .filter(({ id }) => id !== firer && id !== missed)
      .map(
        (vehicle): InWay => ({
          shape: shapeOf(vehicle),
          targetAt(point) {
            const [side = 'front'] = sidesFacing(vehicle, point);
            return { kind: 'vehicle', vehicle: vehicle.id, at: { kind: 'side', side: shownAt(vehicle, side) } };
          },
        }),
      ),
    ...state.pedestrians
      .filter(({ person }) => person.id !== missed && isAlive(person))
      .map(
        (walker): InWay => ({
          shape: squareOf(walker),
          targetAt: () => ({ kind: 'person', person: walker.person.id }),
        }),
      ),
    ...standingPieces(setup, state).map(
      ({ structure, shape }): InWay => ({
        shape,
        targetAt: (spot) => ({ kind: 'structure', structure: structure.id, spot }),
      }),
    ),
  ];
}

function nextInWay(
  from: Point,
  to: Point,
  things: readonly InWay[],
): { readonly thing: InWay; readonly point: Point } | null {
  const met = sightLine(
    from,
    to,
    things.map(({ shape }) => shape),
  );
  const thing = met === null ? undefined : things[met.index];
  return met === null || thing === undefined ? null : { thing, point: met.point };
}

/** Whether it ends there. Nobody aims it, so neither skill nor computer helps (H-178). */
function* mayHit(game: DeluxeGame, { shot, gun, seat }: Stray, target: FireTarget, at: Point): DeluxePlay<boolean> {
  const { weapon } = gun.model;
  const firer = vehicleOf(game.state, shot.firer);
  const aimless: Shot = { ...shot, target };
  const isHit = target.kind === 'structure' ? true : yield* rollStray(game, aimless, gun, seat);
  if (!isHit) return false;
  const text = `The shot flies on and hits ${targetName(game, target)}.`;
  const record = shotRecord(game, aimless, gun, true);
  game.emit({ kind: 'stray', rule: RULE, about: firer.id, outcome: 'neutral', text, shot: record });
  const from = originOf(firer, gun.model.at);
  const impact = { weapon, label: weaponLabel(gun.model), by: firer.id, seat, target, from, at, wellAimed: false };
  const taken = yield* strikeWith(game, impact, false);
  if (target.kind === 'vehicle') yield* fireHazard(vehicleOf(game.state, target.vehicle), taken);
  return true;
}

function* rollStray(game: DeluxeGame, shot: Shot, gun: Gun, seat: Seat): DeluxePlay<boolean> {
  const plain = toHit(game.setup, game.state, shot, gun, null);
  if (plain.kind !== 'need') return false;
  const modifiers: readonly Modifier[] = [...plain.modifiers, STRAY_SHOT];
  const target = needOf(plain.base, modifiers);
  if (target.kind !== 'need' || target.need >= TO_HIT_LIMITS.impossibleFrom) return false;
  const { need } = target;
  const label = weaponLabel(gun.model);
  const rolled = yield* roll(game, TO_HIT_DICE, { seat, rule: RULE, purpose: `${label}, flying on, to hit` });
  const hit = rolled.total >= need && rolled.total > TO_HIT_LIMITS.alwaysMisses;
  const who = nameOf(game, vehicleOf(game.state, shot.firer));
  const fate = hit ? 'finds' : 'passes';
  const text = `${who}: ${label}, flying on, ${fate} ${targetName(game, shot.target)}: needed ${need}, rolled ${rolled.total}.`;
  game.emit({
    kind: 'to-hit',
    rule: RULE,
    about: shot.firer,
    roll: rolled,
    target,
    modifiers,
    outcome: 'neutral',
    text,
  });
  return hit;
}
