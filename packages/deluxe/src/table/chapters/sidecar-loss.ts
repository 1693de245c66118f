import { makePose, toWorld } from '@hardtop/geometry';
import { SIDECAR_COUNTER } from '../../catalog/sidecar-bodies.ts';
import { sidecarSide } from '../queries/build.ts';
import { ownerOf } from '../queries/deciding.ts';
import { nameOf } from '../queries/names.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { modelOf } from '../state/setup.ts';
import type { DeluxeGame, Person, Vehicle } from '../state/state.ts';
import { fall, takeOut } from './falling-off.ts';

const RULE = 'deluxe/V.1/sidecar-targeting';

/** A combination does not roll as one: the sidecar is torn off and stays behind with all that is on it, and who sat in it is thrown (H-130). */
export function* loseSidecar(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  const side = sidecarSide(vehicle);
  if (side === null || vehicle.gone) return;
  const text = `${nameOf(game, vehicle)}: the sidecar is torn off.`;
  const harm = [{ piece: vehicle.id, style: 'wheel', spot: `sidecar-${side}` }] as const;
  game.emit({ kind: 'sidecar', rule: RULE, about: vehicle.id, outcome: 'bad', text, harm, marks: ['counter/sidecar'] });
  layDown(game, vehicle, side);
  strip(game, vehicle);
  const thrown = vehicle.crew.filter(({ place }) => place === 'sidecar');
  for (const person of thrown) yield* throwOut(game, vehicle, person);
}

/** It comes to lie beside where it was. */
function layDown({ state }: DeluxeGame, vehicle: Vehicle, side: 'left' | 'right'): void {
  const { pose } = vehicle;
  const { x, y } = toWorld(pose, { x: (side === 'left' ? -1 : 1) * SIDECAR_COUNTER.width, y: 0 });
  state.countersMade++;
  const id = `sidecar-${state.countersMade}`;
  state.counters.push({
    id,
    kind: 'sidecar',
    pose: makePose(x, y, pose.h),
    size: SIDECAR_COUNTER,
    course: null,
    laid: null,
  });
  // What it loses itself it does not run over.
  vehicle.over = [...vehicle.over, id];
}

/** Its plates, its wheel and its weapons are the cycle's no more; a link with them is broken (deluxe/IX.1/weapon-placement). */
function strip({ setup }: DeluxeGame, vehicle: Vehicle): void {
  const { parts } = modelOf(setup, vehicle.id);
  const gone = parts.filter((part) => part.kind === 'weapon' && part.sidecar === true).map(({ id }) => id);
  for (const part of vehicle.parts) if (gone.includes(part.id)) part.dp = 0;
  for (const part of vehicle.shown) if (part.id.includes('-sidecar-')) part.gone = true;
  vehicle.tires = vehicle.tires.filter(({ corner }) => !corner.startsWith('sidecar'));
  for (const plate of ['sidecarFront', 'sidecarRight', 'sidecarLeft', 'sidecarBack', 'sidecarUnderbody'] as const)
    if (vehicle.armor[plate] !== undefined) vehicle.armor[plate] = 0;
}

/** As one who jumps. */
function* throwOut(game: DeluxeGame, vehicle: Vehicle, person: Person): DeluxePlay {
  const pedestrian = takeOut(game, vehicle, person, { kind: 'land', until: game.state.turn });
  const fallen = { off: vehicle, speed: Math.abs(vehicle.speed), seat: ownerOf(game, vehicle), rule: RULE } as const;
  yield* fall(game, pedestrian, { ...fallen, words: 'is thrown off' });
}
