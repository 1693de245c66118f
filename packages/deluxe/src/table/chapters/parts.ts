import type { RuleId } from '@hardtop/kernel';
import type { DeluxeRule } from '../../rules.ts';
import { isLaser, type Part, partLabel, roomOf } from '../queries/parts.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { DeluxeGame, Vehicle } from '../state/state.ts';
import { hurtCrew } from './crew.ts';

/** Played here though no event or question names it. */
export const PART_RULES = ['deluxe/V.3/recording-damage'] as const satisfies readonly DeluxeRule[];

interface PartHarm {
  readonly rule: RuleId;
  readonly bodyArmor: boolean;
  /** Tell only of what is destroyed. */
  readonly quiet?: true;
}

/** Hits on one part, no more than it can take; what they destroy stops working at once. */
export function* harmPart(game: DeluxeGame, vehicle: Vehicle, part: Part, hits: number, harm: PartHarm): DeluxePlay {
  if (part.kind === 'crew') return yield* hurtCrew(game, vehicle, part.crew, hits, harm);
  const before = roomOf(vehicle, part, false);
  const after = Math.max(0, before - hits);
  if (after === before) return;
  setPoints(vehicle, part, after);
  if (harm.quiet === true && (after > 0 || part.kind === 'armor')) return;
  const fate = after === 0 && part.kind !== 'armor' ? `, destroyed${aftermath(vehicle, part)}` : '';
  const text = `${vehicle.name}: ${partLabel(vehicle, part)} ${before} → ${after}${fate}.`;
  game.emit({ kind: 'damage', rule: harm.rule, about: vehicle.id, outcome: 'bad', text });
}

function setPoints(vehicle: Vehicle, part: Exclude<Part, { kind: 'crew' }>, points: number): void {
  switch (part.kind) {
    case 'armor':
      vehicle.armor[part.side] = points;
      break;
    case 'weapon':
      part.weapon.dp = points;
      break;
    case 'plant':
      vehicle.plant = points;
      break;
    case 'cargo':
      vehicle.cargo = points;
      break;
  }
}

/** What dies with the plant. */
function aftermath(vehicle: Vehicle, part: Part): string {
  if (part.kind !== 'plant') return '';
  const lost: string[] = [];
  if (vehicle.weapons.some((weapon) => weapon.dp > 0 && isLaser(weapon))) lost.push('lasers');
  if (vehicle.crew.some((crew) => crew.computer !== 'none')) lost.push('computers');
  if (vehicle.extinguisher !== 'none') lost.push('fire extinguisher');
  return lost.length === 0 ? '' : ` and with it ${lost.join(', ')}`;
}
