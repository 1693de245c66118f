// What keeps a design off the table: what the table would have to ignore.

import { err, ok, type Result } from '@hardtop/kernel';
import { type CarriedId, carried, isGrenade } from '../../catalog/hand-weapons.ts';
import type {
  CarDesign,
  CycleDesign,
  Design,
  Fittings,
  SidecarDesign,
  TireFit,
  TrikeDesign,
} from '../design/design.ts';
import type { PartId } from '../design/parts.ts';
import { MOUNTS } from './fielded.ts';
import { isArm } from './fielded-arms.ts';
import { isFielded } from './fielded-weapons.ts';

export type GroundDesign = CarDesign | CycleDesign | TrikeDesign;

interface Refusal {
  readonly what: string;
}
export type Refusals = readonly [Refusal, ...Refusal[]];

/** Parts that change nothing the table plays yet are left ashore only if they are listed here; blades and brush want people and brush. */
const KNOWN_PARTS: readonly PartId[] = [
  'fireextinguisher',
  'improvedfireextinguisher',
  'ramplate',
  'link',
  'toolkit',
  'portableshopcase',
  'infrared',
  'radar',
  'stealth',
  'searchlight',
  'remotecontrol',
  'wheelguard',
  'retractablewheelguard',
  'cyclewheelguard',
  'soundsystem',
  'soundenhancement',
  'sidedoor',
  'cycleblades',
  'carblades',
  'fakeblades',
  'brushcutter',
  'spoiler',
  'airdam',
  'tirechain',
  // They have no points to lose.
  'stretcher',
  'medicalequipment',
  'laserscope',
  'apgrenade',
  'rocketplatform',
];

interface GroundParts {
  readonly lead: GroundDesign;
  readonly sidecar: SidecarDesign | null;
}

const CLASSES = 'The table drives cars, cycles, cycles with sidecars and trikes';

/** A vehicle alone, or a cycle with its sidecar. */
export function groundPartsOf(design: Design): Result<GroundParts, Refusals> {
  if (design.class === 'car' || design.class === 'cycle' || design.class === 'trike')
    return ok({ lead: design, sidecar: null });
  if (design.class !== 'combination') return err([{ what: `${CLASSES}, no ${design.class}.` }]);
  const { lead, attached } = design;
  const [first, ...others] = attached;
  if (lead.class !== 'cycle' || first?.class !== 'sidecar' || others.length > 0)
    return err([{ what: `${CLASSES}; nothing in tow.` }]);
  return ok({ lead, sidecar: first });
}

/** Every reason at once. */
export function refusalsOf(lead: GroundDesign, sidecar: SidecarDesign | null): readonly Refusal[] {
  const refusals: Refusal[] = [];
  const refuse = (what: string): void => void refusals.push({ what });
  if (lead.plants.length > 2) refuse('A third power plant is not played yet.');
  if (lead.hitch !== undefined) refuse('Hitches are not played yet.');
  if (sidecar !== null && !areAlike([...lead.tires, ...sidecar.tires]))
    refuse('The tire of a sidecar matches those of its cycle.');
  if (!areAllChained(lead, sidecar)) refuse('Chains on some tires only are not played yet.');
  refuseFittings(lead, refuse);
  if (sidecar !== null) {
    refuseFittings(sidecar, refuse);
    if (sidecar.cargo.length > 0) refuse('Cargo in a sidecar is not played yet.');
  }
  return refusals;
}

const areAlike = (tires: readonly TireFit[]): boolean => new Set(tires.map(({ tire }) => tire)).size <= 1;

/** They help on every tire or not at all (deluxe/VIII.8/tire-chains). */
function areAllChained(lead: GroundDesign, sidecar: SidecarDesign | null): boolean {
  const parts = sidecar === null ? [lead] : [lead, sidecar];
  const chains = parts.flatMap(({ accessories }) => accessories).filter(({ id }) => id === 'tirechain');
  const tires = parts.flatMap((part) => part.tires).reduce((sum, { count }) => sum + count, 0);
  const count = chains.reduce((sum, fit) => sum + fit.count, 0);
  return count === 0 || count >= tires;
}

/** A belt for a weapon that somebody has by him. */
function hasUse(id: CarriedId, carrying: readonly { readonly id: CarriedId }[]): boolean {
  const weapon = id === 'RRclip' ? 'TRR' : id === 'MGclip' ? 'TMG' : null;
  return carrying.some((other) => other.id === weapon);
}

function refuseFittings(fittings: Fittings, refuse: (what: string) => void): void {
  if (fittings.cargo.some(({ kind }) => kind === 'vehicle')) refuse('A vehicle as cargo is not played yet.');
  for (const fit of fittings.weapons) {
    if (!isFielded(fit.weapon)) refuse(`The table cannot fire a ${fit.weapon} yet.`);
    if (!MOUNTS.some((mount) => mount === fit.mount) || (fit.mount === 'top' && fit.weapon !== 'SL'))
      refuse(`A weapon mounted ${fit.mount} is not played yet.`);
  }
  for (const { at } of fittings.turrets) if (at !== 'top') refuse(`A turret mounted ${at} is not played yet.`);
  for (const { id, armorType = 'normal' } of fittings.accessories) {
    if (!KNOWN_PARTS.includes(id)) refuse(`${id} is not played yet.`);
    if (armorType !== 'normal' && !id.endsWith('wheelguard')) refuse('Special armor is not played yet.');
  }
  for (const { role, handWeapons = [] } of fittings.crew) {
    if (role.endsWith('-passenger')) refuse(`What the ${role} carries is not played yet.`);
    for (const { id } of handWeapons)
      if (!isArm(id) && !isGrenade(id) && !hasUse(id, handWeapons))
        refuse(`A ${carried(id).name.toLowerCase()} of the ${role} fits nothing that he carries.`);
  }
}
