// From a design to the car that the table drives.

import { err, ok, type Result } from '@hardtop/kernel';
import { body as bodyRow } from '../../catalog/bodies.ts';
import { SIDES, type Side } from '../../catalog/units.ts';
import type { GarageSettings } from '../../variants.ts';
import type { CarDesign, Design, Fittings } from '../design/design.ts';
import type { CrewFit, WeaponFit } from '../design/fittings.ts';
import type { PartId } from '../design/parts.ts';
import { totalsOf } from '../figures/totals.ts';
import { type Fielded, type FieldedCrew, type FieldedWeapon, MOUNTS } from './fielded.ts';
import { isFielded } from './fielded-weapons.ts';

/** Parts that change nothing the table plays yet are left ashore only if they are listed here. */
const KNOWN_PARTS: readonly PartId[] = [
  'fireextinguisher',
  'improvedfireextinguisher',
  'ramplate',
  'link',
  'toolkit',
  'portableshopcase',
];

interface Refusal {
  readonly what: string;
}
type Refusals = readonly [Refusal, ...Refusal[]];

/** The table's car, or every reason why it cannot be fielded yet: at least one. */
export function fieldedOf(design: Design, id: string, settings: GarageSettings): Result<Fielded, Refusals> {
  if (design.class !== 'car') return err([{ what: `The table drives cars only, no ${design.class}.` }]);
  const refusals = refusalsOf(design);
  const [plant] = design.plants;
  const [tires] = design.tires;
  const totals = totalsOf(design, settings);
  const { acceleration, handlingClass } = totals;
  const [first, ...more] = refusals;
  if (first !== undefined) return err([first, ...more]);
  if (plant === undefined || tires === undefined || handlingClass === null || !isRate(acceleration))
    return err([{ what: 'The table has no figures for such a car yet.' }]);
  const links = linkLetters(design);
  const extinguisher = extinguisherOf(design);
  return ok({
    id,
    name: design.name,
    body: design.body,
    plant: plant.plant,
    plantAt: plant.at === 'back' ? 'back' : 'front',
    tires: tires.tire,
    wheels: design.sixWheels === true ? 6 : 4,
    crew: design.crew.flatMap(crewOf),
    weapons: design.weapons.flatMap((fit) => weaponsOf(fit, links)),
    armor: armorOf(design),
    ...(extinguisher !== undefined && { extinguisher }),
    ...(hasRamPlate(design) && { ramPlate: true }),
    acceleration,
    handlingClass,
    weight: totals.weight + totals.cargoWeight,
    cost: totals.cost,
  });
}

const isRate = (value: number | null): value is 5 | 10 | 15 => value === 5 || value === 10 || value === 15;

/** What the table would have to ignore. */
function refusalsOf(design: CarDesign): readonly Refusal[] {
  const refusals: Refusal[] = [];
  const refuse = (what: string): number => refusals.push({ what });
  if (design.plants.length > 1) refuse('A second power plant is not played yet.');
  if (new Set(design.tires.map(({ tire }) => tire)).size > 1) refuse('Tires of two kinds are not played yet.');
  if (design.armor.type !== 'normal') refuse('Special armor is not played yet.');
  if (design.hitch !== undefined) refuse('Hitches are not played yet.');
  if (design.cargo.length > 0) refuse('Cargo is not played yet.');
  for (const fit of design.weapons) {
    if (!isFielded(fit.weapon)) refuse(`The table cannot fire a ${fit.weapon} yet.`);
    if (!MOUNTS.some((mount) => mount === fit.mount)) refuse(`A weapon mounted ${fit.mount} is not played yet.`);
    if (fit.load !== undefined && fit.load.kind !== 'mines') refuse('Special loads are not played yet.');
    if ((fit.links?.length ?? 0) > 1) refuse('Links of links are not played yet.');
  }
  for (const { type } of design.turrets)
    if (type !== 'turret1' && type !== 'turret2' && type !== 'turret3') refuse('Only plain turrets are played yet.');
  for (const { id } of design.accessories) if (!KNOWN_PARTS.includes(id)) refuse(`${id} is not played yet.`);
  for (const { role, cyberlink, handWeapons } of design.crew)
    if (cyberlink !== undefined || handWeapons !== undefined || role.endsWith('-passenger'))
      refuse(`What the ${role} carries is not played yet.`);
  if (bodyRow(design.body).sixWheels && design.sixWheels === true && design.tires.some(({ at }) => at !== undefined))
    refuse('Tires by axle are not played yet.');
  return refusals;
}

/** Links as the table names them, in the order of the design. */
function linkLetters({ weapons }: Fittings): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const { links } of weapons)
    for (const name of links ?? []) if (!letters.has(name)) letters.set(name, String.fromCharCode(65 + letters.size));
  return letters;
}

function weaponsOf(fit: WeaponFit, letters: ReadonlyMap<string, string>): readonly FieldedWeapon[] {
  const mount = MOUNTS.find((candidate) => candidate === fit.mount) ?? 'front';
  const [name] = fit.links ?? [];
  const link = name === undefined ? undefined : letters.get(name);
  const one: FieldedWeapon = {
    weapon: fit.weapon,
    mount,
    ...(link !== undefined && { link }),
    ...(fit.magazines !== undefined && fit.magazines > 0 && { magazines: fit.magazines }),
    ...(fit.load?.kind === 'mines' && { fuse: fit.load.fuse }),
  };
  return Array.from({ length: fit.count }, () => one);
}

function crewOf({ role, count = 1, computer, armor }: CrewFit): readonly FieldedCrew[] {
  const one: FieldedCrew = {
    role: role === 'driver' || role === 'gunner' ? role : 'passenger',
    ...(computer !== undefined && { computer }),
    ...(armor !== undefined && { armor }),
  };
  return Array.from({ length: count }, () => one);
}

function armorOf({ armor }: Fittings): Record<Side, number> {
  const all: Record<Side, number> = { front: 0, right: 0, left: 0, back: 0, top: 0, underbody: 0 };
  for (const side of SIDES) all[side] = armor.points[side] ?? 0;
  return all;
}

function extinguisherOf({ accessories }: Fittings): Fielded['extinguisher'] {
  if (accessories.some(({ id }) => id === 'improvedfireextinguisher')) return 'improvedfireextinguisher';
  return accessories.some(({ id }) => id === 'fireextinguisher') ? 'fireextinguisher' : undefined;
}

const hasRamPlate = ({ accessories }: Fittings): boolean => accessories.some(({ id }) => id === 'ramplate');
