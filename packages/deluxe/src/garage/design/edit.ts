// Pure changes to a design. The page, the alternatives of a problem and the options of stock vehicles are all made of them.

import type { ArmorTypeId } from '../../catalog/armor.ts';
import type {
  BoxPart,
  Cargo,
  CarrierPart,
  Design,
  Fittings,
  HitchFit,
  PlantFit,
  SingleDesign,
  TireFit,
} from './design.ts';
import type { AccessoryFit, CrewFit, Location, TurretFit, WeaponFit } from './fittings.ts';

/** Lists of fittings that grow, shrink and change item by item. */
export interface FittingLists {
  readonly weapons: WeaponFit;
  readonly turrets: TurretFit;
  readonly crew: CrewFit;
  readonly accessories: AccessoryFit;
  readonly cargo: Cargo;
}
export type ListName = keyof FittingLists;

type ListEdit = {
  [List in ListName]:
    | {
        readonly kind: 'add';
        readonly list: List;
        readonly item: FittingLists[List];
        readonly part?: string | undefined;
      }
    | { readonly kind: 'replace'; readonly list: List; readonly index: number; readonly item: FittingLists[List]; readonly part?: string | undefined } // biome-ignore format: one kind a line
    | { readonly kind: 'remove'; readonly list: List; readonly index: number; readonly part?: string | undefined };
}[ListName];

/** Choices of the vehicle as a whole; one that its class does not have is left out. */
export interface Options {
  readonly name?: string;
  readonly body?: string;
  readonly chassis?: string;
  readonly suspension?: string;
  readonly plants?: readonly PlantFit[];
  readonly tires?: readonly TireFit[];
  readonly sixWheels?: boolean;
  readonly reversed?: boolean;
  readonly stowaway?: boolean | undefined;
  readonly reefer?: boolean | undefined;
  readonly kind?: 'semi' | 'full';
  readonly kingpin?: string;
  readonly hitch?: HitchFit | undefined;
  readonly driverSide?: 'left' | 'right';
  /** Of the cycle that a sidecar hangs on. */
  readonly side?: 'left' | 'right';
  readonly carrier?: CarrierPart | undefined;
  readonly box?: BoxPart | undefined;
  readonly spaces?: number;
}

/** `part` names a carrier, box or member of a combination as the planning sheet does; none is the vehicle itself. */
export type Edit =
  | ListEdit
  | { readonly kind: 'set'; readonly options: Options; readonly part?: string | undefined }
  | {
      readonly kind: 'armor';
      readonly points: Readonly<Partial<Record<Location, number>>>;
      readonly part?: string | undefined;
    }
  | { readonly kind: 'armor-type'; readonly type: ArmorTypeId; readonly part?: string | undefined }
  /** Lets go of this trailer or sidecar and all behind it; a vehicle that pulls nothing more stands alone. */
  | { readonly kind: 'unhitch'; readonly index: number }
  | { readonly kind: 'several'; readonly edits: readonly Edit[] };

interface DesignNode {
  readonly [key: string]: unknown;
}

/** A copy with one part changed; parts that are not there change nothing. */
function updateAt(node: DesignNode, path: readonly string[], change: (part: DesignNode) => DesignNode): DesignNode {
  const [key, ...rest] = path;
  if (key === undefined) return change(node);
  const inner = node[key];
  if (Array.isArray(inner)) {
    const [index, ...deeper] = rest;
    return { ...node, [key]: inner.map((item, i) => (String(i) === index ? updateAt(item, deeper, change) : item)) };
  }
  if (typeof inner !== 'object' || inner === null) return node;
  return { ...node, [key]: updateAt({ ...inner }, rest, change) };
}

const pathOf = (part: string | undefined): readonly string[] =>
  part === undefined || part === '' ? [] : part.split('.');

function listEdited(list: readonly unknown[], edit: ListEdit): readonly unknown[] {
  switch (edit.kind) {
    case 'add':
      return [...list, edit.item];
    case 'replace':
      return list.map((item, i) => (i === edit.index ? edit.item : item));
    case 'remove':
      return list.filter((_, i) => i !== edit.index);
  }
}

/** Points set to nothing are taken off the list. */
function armorEdited(armor: Fittings['armor'], points: Readonly<Partial<Record<Location, number>>>): Fittings['armor'] {
  const all = { ...armor.points, ...points };
  return { ...armor, points: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== 0)) };
}

function partEdited(
  part: DesignNode & Partial<Fittings>,
  edit: Exclude<Edit, { kind: 'several' | 'unhitch' }>,
): DesignNode {
  switch (edit.kind) {
    case 'set': {
      const changed: Record<string, unknown> = { ...part, ...edit.options };
      for (const key of Object.keys(edit.options)) if (changed[key] === undefined) delete changed[key];
      return changed;
    }
    case 'armor':
      return part.armor === undefined ? part : { ...part, armor: armorEdited(part.armor, edit.points) };
    case 'armor-type':
      return part.armor === undefined ? part : { ...part, armor: { ...part.armor, type: edit.type } };
    case 'add':
    case 'replace':
    case 'remove': {
      const list = part[edit.list];
      return Array.isArray(list) ? { ...part, [edit.list]: listEdited(list, edit) } : part;
    }
  }
}

function unhitched(design: Design, index: number): Design {
  if (design.class !== 'combination') return design;
  const attached = design.attached.slice(0, index);
  return attached.length === 0 ? design.lead : { ...design, attached };
}

// Options are read from tables that match the class, so the copy is a design of the same class again; only unhitching may end one.
export function applyEdit<D extends Design>(design: D, edit: Edit): D {
  if (edit.kind === 'several') return edit.edits.reduce(applyEdit<D>, design);
  if (edit.kind === 'unhitch') return unhitched(design, edit.index) as D;
  return updateAt({ ...design }, pathOf(edit.part), (part) => partEdited(part, edit)) as unknown as D;
}

export const applyEdits = <D extends Design>(design: D, edits: readonly Edit[]): D =>
  edits.reduce(applyEdit<D>, design);

/** The vehicle itself, a member of a combination, a carrier or a box. */
export function partAt(design: Design, part: string): Fittings | null {
  let node: unknown = design;
  for (const key of pathOf(part)) {
    if (typeof node !== 'object' || node === null) return null;
    node = Reflect.get(node, key);
  }
  return typeof node === 'object' && node !== null && 'weapons' in node ? (node as Fittings) : null;
}

/** The vehicle that a part belongs to, and where it stands in the design. */
export function ownerOf(
  design: Design,
  part: string,
): { readonly design: SingleDesign; readonly prefix: string } | null {
  if (design.class !== 'combination') return { design, prefix: '' };
  if (part.startsWith('lead')) return { design: design.lead, prefix: 'lead' };
  const [, index] = part.split('.');
  const attached = design.attached[Number(index)];
  return attached === undefined ? null : { design: attached, prefix: `attached.${index}` };
}
