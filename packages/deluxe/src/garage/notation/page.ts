// What a line has said so far, before it is known of which class the vehicle is, and all that the clauses of the grammar share.

import type { Problem } from '@hardtop/kernel';
import type { UnknownWords } from '@hardtop/workshop';
import { Line, type Match, type Token } from '@hardtop/workshop/notation';
import type { ArmorTypeId } from '../../catalog/armor.ts';
import type { ChassisId } from '../../catalog/chassis.ts';
import type { KingpinId } from '../../catalog/kingpins.ts';
import type { SuspensionId } from '../../catalog/suspensions.ts';
import type { TireId } from '../../catalog/tires.ts';
import type { VehicleBodyId } from '../../catalog/vehicle-bodies.ts';
import type { Cargo, HitchFit, PlantFit, SingleDesign } from '../design/design.ts';
import type { AccessoryFit, CrewFit, Location, Role, WeaponFit } from '../design/fittings.ts';
import type { Stated } from './differences.ts';
import { LEXICON } from './lexicon.ts';
import type { IdOf, WORDS } from './words.ts';

export type Found = Match<typeof WORDS>;
export type VehicleClass = SingleDesign['class'];

/** From one token to another, the last not included. */
export interface TokenRange {
  readonly from: number;
  readonly to: number;
}

type Open<T> = { -readonly [Key in keyof T]: T[Key] };

/** `mount` null: not said yet; while the list goes on that `isWaiting`, the next in it may say it for both. */
export type WeaponDraft = Omit<Open<WeaponFit>, 'mount' | 'turret' | 'links' | 'magazines'> & {
  mount: WeaponFit['mount'] | null;
  isWaiting: boolean;
  turret: TurretDraft | null;
  links: string[];
  magazines: number;
  span: TokenRange;
};

/** `holds` are its spaces, null for as many as its contents need; `ordinal` which of several, if the line counts them. */
export const turretDraft = (found: Found | null) => ({
  holds: found?.numbers('holds').at(-1) ?? null,
  popUp: found?.has('popUp') === true,
  cupola: found?.id('turret') === 'cupola',
  universal: found?.has('universal') === true,
  inCargo: found?.has('inCargo') === true,
  at: found?.ids('side', 'at').at(-1) ?? null,
  ordinal: found?.numbers('ordinal').at(-1) ?? null,
});
export type TurretDraft = ReturnType<typeof turretDraft>;

export type CrewDraft = Omit<Open<CrewFit>, 'turret' | 'count' | 'handWeapons'> & {
  count: number;
  inCupola: boolean;
  handWeapons: NonNullable<CrewFit['handWeapons']>[number][];
};

export const person = (role: Role, count: number): CrewDraft => ({ role, count, inCupola: false, handWeapons: [] });

/** Where a person has it. */
export const placeOfGear = (id: IdOf<'gear'>): 'computer' | 'armor' | 'cyberlink' =>
  id === 'cyberlink' ? id : /armor$/.test(id) ? 'armor' : 'computer';

/** Something personal whose owner is settled once all are aboard. */
export interface Personal {
  readonly id: IdOf<'gear'>;
  /** The weapon at the other end of a cyberlink, as far as it is named. */
  readonly aim: Pick<WeaponDraft, 'weapon' | 'mount'> | null;
  readonly count: number | null;
  readonly for: Role | 'all' | null;
  readonly span: TokenRange;
}

export class PartDraft {
  armorType: ArmorTypeId | null = null;
  readonly armor: Partial<Record<Location, number>> = {};
  armorAll: number | null = null;
  /** A wall of numbers without sides, and the order in which it goes round, where the line tells it. */
  armorRow: readonly number[] = [];
  armorOrder: readonly Location[] = [];
  /** Said of "each side": all of them, if no other is named. */
  eachSide: number | null = null;
  saysArmor = false;
  readonly weapons: WeaponDraft[] = [];
  readonly turrets: TurretDraft[] = [];
  readonly crew: CrewDraft[] = [];
  readonly personal: Personal[] = [];
  readonly accessories: (Omit<AccessoryFit, 'id'> & { id: AccessoryFit['id'] | 'blades' })[] = [];
  readonly cargo: Cargo[] = [];
  spaces = 0;
}

type PlantDraft = Pick<PlantFit, 'at'> & { size: string; count: number; unpaid: boolean; span: TokenRange };
type TireDraft = { tire: TireId; count: number | null; at: 'front' | 'back' | null; span: TokenRange };

export class VehicleDraft {
  name = '';
  notes: string | undefined;
  class: VehicleClass | null = null;
  body: VehicleBodyId | null = null;
  reversed = false;
  stowaway = false;
  reefer = false;
  sixWheels = false;
  /** Said apart from the cab. */
  tenWheels = false;
  kind: 'semi' | 'full' | null = null;
  chassis: ChassisId | null = null;
  suspension: SuspensionId | null = null;
  kingpin: KingpinId | null = null;
  hitch: HitchFit | undefined;
  driverSide: 'left' | 'right' | undefined;
  side: 'left' | 'right' | undefined;
  readonly plants: PlantDraft[] = [];
  readonly tires: TireDraft[] = [];
  readonly main = new PartDraft();
  carrier: { readonly body: VehicleBodyId; readonly part: PartDraft } | undefined;
  box: PartDraft | undefined;
}

/** Only what drives has a plant and a driver. */
export const isPulled = (kind: string | null): boolean =>
  kind === 'sidecar' || kind === 'car-trailer' || kind === 'trailer';

/** Reads one phrase and moves on, or says no; where it then stands does not matter. */
export type Clause = (page: Page) => boolean;

/** A pattern, and what to do with what it found, if anything; where that says false, it was none after all. */
export const clause =
  (pattern: string, act: (page: Page, found: Found, start: number) => unknown = () => true): Clause =>
  (page) => {
    const start = page.at;
    const found = page.match(pattern);
    return found !== null && act(page, found, start) !== false;
  };

/** The first of several that fits. */
export const firstOf =
  (clauses: readonly Clause[]): Clause =>
  (page) => {
    const start = page.at;
    return clauses.some((each) => {
      page.at = start;
      return each(page);
    });
  };

export class Page extends Line<typeof WORDS> {
  /** Of which the line speaks, and which of its hulls. */
  vehicle = new VehicleDraft();
  part: PartDraft = this.vehicle.main;
  readonly vehicles: VehicleDraft[] = [this.vehicle];
  readonly stated: Stated = {};
  /** Tokens that no clause took. */
  private readonly unknown = new Set<number>();
  readonly problems: Problem[] = [];
  /** Members of a combination that were written out in braces, and words left over there. */
  readonly members: SingleDesign[] = [];
  readonly foreign: UnknownWords[] = [];
  /** Bare letters and numbers are armor here. */
  inArmor = false;
  /** "Front: MG, RL" points both. */
  facing: readonly Location[] | null = null;
  /** The part whose room for cargo the line has stated. */
  cargoPart: PartDraft | null = null;
  /** A link that waits for its other end. */
  nextLink: string | null = null;
  private links = 0;

  constructor(text: string, tokens: readonly Token[]) {
    super(LEXICON, text, tokens);
  }

  /** A trailer or sidecar follows, or the line goes back to a vehicle named before. */
  turnTo(vehicle = new VehicleDraft()): void {
    if (!this.vehicles.includes(vehicle)) this.vehicles.push(vehicle);
    this.vehicle = vehicle;
    this.part = vehicle.main;
    this.inArmor = false;
    this.facing = null;
  }

  /** The one whose class ends in this noun. */
  named = (noun: string): VehicleDraft | undefined =>
    this.vehicles.find((draft) => draft.class?.endsWith(noun) === true);

  newLink(): string {
    this.links += 1;
    return `link ${this.links}`;
  }

  since(from: number): TokenRange {
    return { from, to: this.at };
  }

  reject({ from, to }: TokenRange): void {
    for (let at = from; at < to; at += 1) this.unknown.add(at);
  }

  isUnknown = (at: number): boolean => this.unknown.has(at);

  complain(code: string, message: string): void {
    this.problems.push({ code, message });
  }

  /** Words that no clause took, as written; neighbours are one piece of text, and so are "5/3" and "s/p". */
  leftOver(): readonly UnknownWords[] {
    const { tokens, unknown } = this;
    const isStroke = (at: number): boolean =>
      tokens[at]?.text === '/' &&
      tokens[at]?.isGlued === true &&
      tokens[at + 1]?.isGlued === true &&
      unknown.has(at + 1);
    const own: UnknownWords[] = [];
    for (let from = 0; from < tokens.length; from += 1) {
      let to = from;
      while (unknown.has(to) || (to > from && isStroke(to))) to += 1;
      if (to === from) continue;
      const first = this.withoutCount(from, to);
      own.push({ words: this.words(first, to), at: tokens[first]?.at ?? 0 });
      from = to;
    }
    return [...own, ...this.foreign].sort((a, b) => a.at - b.at);
  }

  /** "2 linked gauss guns": the number is understood, the guns are not. */
  private withoutCount(from: number, to: number): number {
    this.at = from;
    const isNamed = this.tokens.slice(from, to).some(({ kind }) => kind === 'word');
    return isNamed && this.reads("{ count | 'linked' }*") ? Math.min(this.at, to - 1) : from;
  }
}
