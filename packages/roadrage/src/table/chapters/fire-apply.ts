import { COUNTERS } from '../../catalog/counters.ts';
import { CRITICAL_FROM } from '../../catalog/damage.ts';
import { GRENADE } from '../../catalog/to-hit.ts';
import { gearSave } from '../queries/saves.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { blastDifference, ignite, rideOutBlast } from './counters.ts';
import { checkInto, checkRows, finishAftermath, newAftermath } from './damage.ts';
import type { ShotOutcome } from './fire-rolls.ts';
import { shakenUp } from './solitaire.ts';
import { holdOnRims, loseTire, riskTires } from './tires.ts';
import { hurt } from './wounds.ts';

type VehicleHit = ShotOutcome & { readonly kind: 'vehicle' };

/** All that was rolled happens at once: marks, then checks, then explosions, then control rolls. */
export function* applyOutcomes(game: RoadGame, outcomes: readonly ShotOutcome[]): RoadPlay {
  if (outcomes.length === 0) return;
  const hits = outcomes.filter((outcome) => outcome.kind === 'vehicle');
  const rims = outcomes.flatMap((outcome) =>
    outcome.kind === 'tire' && loseTire(game, outcome.vehicle) ? [outcome.vehicle] : [],
  );
  for (const hit of hits) mark(game, hit);
  for (const outcome of outcomes) {
    if (outcome.kind !== 'person') continue;
    const { person, points, rule } = outcome;
    yield* hurt(game, person, points, gearSave(game, person, 'ranged'), 'shot', rule);
  }
  yield* checkAll(game, hits);
  for (const { vehicle, critical } of hits) if (critical) yield* shakenUp(game, vehicle);
  for (const vehicle of rims) yield* holdOnRims(game, vehicle);
  for (const hit of hits) yield* shake(game, hit);
}

function mark(game: RoadGame, { vehicle, points, weapon }: VehicleHit): void {
  vehicle.damage += points;
  if (weapon.attributes.includes('incendiary')) ignite(game, vehicle, 'roadrage/weapons/incendiary');
}

function* checkAll(game: RoadGame, hits: readonly VehicleHit[]): RoadPlay {
  const after = newAftermath();
  for (const vehicle of new Set(hits.map((hit): Vehicle => hit.vehicle))) yield* checkRows(game, vehicle, after);
  for (const { vehicle, weapon, through } of hits) {
    if (through === 0 || !weapon.attributes.includes('critical')) continue;
    yield* checkInto(game, vehicle, CRITICAL_FROM[0], 'roadrage/weapons/critical', after);
  }
  yield* finishAftermath(game, after);
}

/** Blasts shake what they hit; what goes off underneath takes tires with it, like a mine. */
function* shake(game: RoadGame, { vehicle, weapon, beneath }: VehicleHit): RoadPlay {
  const { tireBlownOn } = COUNTERS.mine;
  if (beneath && tireBlownOn !== null) yield* riskTires(game, vehicle, tireBlownOn);
  if (!weapon.attributes.includes('blast')) return;
  yield* rideOutBlast(game, vehicle, beneath ? GRENADE.beneathSd : blastDifference(weapon.damage?.dice ?? 0));
}
