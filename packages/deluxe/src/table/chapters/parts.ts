import type { RuleId } from '@hardtop/kernel';
import { ACCESSORIES } from '../../catalog/accessories.ts';
import { nameOf } from '../queries/names.ts';
import {
  type Hittable,
  hittableLabel,
  isLaser,
  partModelOf,
  plantPoints,
  roomOf,
  weaponModelOf,
} from '../queries/parts.ts';
import { modelOf, personModelOf } from '../state/setup.ts';
import type { DeluxeGame, PartState, Vehicle } from '../state/state.ts';
import { hurtCrew } from './crew.ts';
import { switchPlant } from './power.ts';
import { showDestroyed, tellAboard } from './showing.ts';

interface PartHarm {
  readonly rule: RuleId;
  readonly bodyArmor: boolean;
  /** Tell only of what is destroyed. */
  readonly quiet?: true;
}

/** Tires have a chapter of their own: losing one may cost control. */
type Harmable = Exclude<Hittable, { kind: 'tire' }>;
type Thing = Exclude<Harmable, { kind: 'person' }>;

/** Hits on one part, no more than it can take; what they destroy stops working at once. */
export function harmPart(game: DeluxeGame, vehicle: Vehicle, hittable: Harmable, hits: number, harm: PartHarm): void {
  if (hittable.kind === 'person') hurtCrew(game, vehicle, hittable.person, hits, harm);
  else harmThing(game, vehicle, hittable, hits, harm);
}

function harmThing(game: DeluxeGame, vehicle: Vehicle, hittable: Thing, hits: number, harm: PartHarm): void {
  const before = roomOf(vehicle, hittable, false);
  const after = Math.max(0, before - hits);
  if (after === before) return;
  setPoints(vehicle, hittable, after);
  if (harm.quiet === true && (after > 0 || hittable.kind === 'armor')) return;
  const fate = after === 0 && hittable.kind === 'part' ? `, destroyed${aftermath(game, vehicle, hittable.part)}` : '';
  const text = `${nameOf(game, vehicle)}: ${hittableLabel(game, vehicle, hittable)} ${before} → ${after}${fate}.`;
  const rule = ruinOf(game, vehicle, hittable) ?? harm.rule;
  const marks = after === 0 && hittable.kind === 'part' ? { marks: [`destroyed/${hittable.part.kind}`] } : {};
  tellAboard(game, vehicle, { kind: 'damage', rule, about: vehicle.id, outcome: 'bad', text, ...marks });
  if (after > 0 || hittable.kind !== 'part') return;
  showDestroyed(game, vehicle, hittable.part.id, harm.rule);
  if (hittable.part.kind === 'plant') switchPlant(game, vehicle, hittable.part);
}

/** The rule by which tools and goods are ruined. */
function ruinOf({ setup }: DeluxeGame, vehicle: Vehicle, hittable: Thing): RuleId | null {
  if (hittable.kind !== 'part' || hittable.part.kind !== 'cargo') return null;
  const built = partModelOf(modelOf(setup, vehicle.id), hittable.part.id);
  return built.kind === 'cargo' ? (built.rule ?? null) : null;
}

function setPoints(vehicle: Vehicle, hittable: Thing, points: number): void {
  switch (hittable.kind) {
    case 'armor':
      vehicle.armor[hittable.facing] = points;
      break;
    case 'part':
      hittable.part.dp = points;
      break;
  }
}

/** What dies with the plant, by its row in the list (deluxe/VIII.8/accessories, X-04). */
function aftermath({ setup }: DeluxeGame, vehicle: Vehicle, part: PartState): string {
  if (part.kind !== 'plant' || plantPoints(vehicle) > 0) return '';
  const model = modelOf(setup, vehicle.id);
  const lost: string[] = [];
  if (vehicle.parts.some(({ kind, id, dp }) => kind === 'weapon' && dp > 0 && isLaser(weaponModelOf(model, id))))
    lost.push('lasers');
  if (vehicle.crew.some(({ id }) => personModelOf(setup, id).computer !== 'none')) lost.push('computers');
  if (model.extinguisher !== 'none') lost.push('fire extinguisher');
  for (const sensor of model.sensors) if (ACCESSORIES[sensor].needsPlant) lost.push(sensor);
  return lost.length === 0 ? '' : ` and with it ${lost.join(', ')}`;
}
