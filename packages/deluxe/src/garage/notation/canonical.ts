// One design, one form: names of links and turrets by their order, defaults left out. Two texts mean the same if these agree.

import type { BoxPart, CarrierPart, CombinationDesign, Design, Fittings, SingleDesign } from '../design/design.ts';
import type { CrewFit, TurretFit, WeaponFit } from '../design/fittings.ts';
import { makeCode } from './code.ts';

/** Names given out in the order of asking. */
class Names {
  private readonly given = new Map<string, string>();
  private readonly make: (index: number) => string;

  constructor(make: (index: number) => string) {
    this.make = make;
  }

  of(old: string): string {
    const known = this.given.get(old);
    if (known !== undefined) return known;
    const name = this.make(this.given.size);
    this.given.set(old, name);
    return name;
  }
}

const LETTERS = 26;
const letterOf = (index: number): string =>
  (index >= LETTERS ? letterOf(Math.floor(index / LETTERS) - 1) : '') + String.fromCharCode(65 + (index % LETTERS));

/** Without what is undefined, false, zero or an empty list; `kept` are fields in which a zero means something. */
function trimmed<T extends object>(value: T, ...kept: readonly string[]): T {
  const entries = Object.entries(value).filter(([key, field]) => {
    if (field === undefined || field === false) return false;
    if (kept.includes(key)) return true;
    return field !== 0 && !(Array.isArray(field) && field.length === 0);
  });
  return Object.fromEntries(entries) as T;
}

function crewOf(fit: CrewFit, turrets: Names): CrewFit {
  const turret = fit.turret === undefined ? undefined : turrets.of(fit.turret);
  return trimmed({ ...fit, turret, count: fit.count === 1 ? undefined : fit.count });
}

function weaponOf(fit: WeaponFit, links: Names, turrets: Names): WeaponFit {
  const turret = fit.turret === undefined ? undefined : turrets.of(fit.turret);
  return trimmed({ ...fit, turret, links: fit.links?.map((link) => links.of(link)) });
}

function fittingsOf<T extends Fittings>(part: T, links: Names): T {
  const turrets = new Names((index) => `t${index + 1}`);
  const weapons = part.weapons.map((fit) => weaponOf(fit, links, turrets));
  const crew = part.crew.map((fit) => crewOf(fit, turrets));
  const named = part.turrets.map((fit): TurretFit => trimmed({ ...fit, id: turrets.of(fit.id) }));
  return {
    ...part,
    armor: { type: part.armor.type, points: trimmed(part.armor.points) },
    weapons,
    crew,
    turrets: named.sort((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1))),
    accessories: part.accessories.map((fit) => trimmed(fit, 'points')),
    cargo: part.cargo.map((item) =>
      item.kind === 'vehicle' ? { ...item, design: canonicalSingle(item.design) } : trimmed(item, 'spaces', 'weight'),
    ) as T['cargo'],
  };
}

const boxOf = (box: BoxPart | undefined, links: Names): BoxPart | undefined => box && fittingsOf(box, links);

const carrierOf = (carrier: CarrierPart | undefined, links: Names): CarrierPart | undefined =>
  carrier && trimmed({ ...fittingsOf(carrier, links), box: boxOf(carrier.box, links) }, ...LISTS);

const LISTS = ['armor', 'weapons', 'turrets', 'crew', 'accessories', 'cargo'] as const;

function canonicalSingle<D extends SingleDesign>(design: D): D {
  const links = new Names(letterOf);
  const whole: { [key: string]: unknown } = Object.fromEntries(Object.entries(fittingsOf(design, links)));
  if ('plants' in design) whole.plants = design.plants.map((fit) => trimmed(fit));
  if ('tires' in design) whole.tires = design.tires.map((fit) => trimmed(fit, 'count'));
  if ('hitch' in design && design.hitch !== undefined)
    whole.hitch = trimmed({
      ...design.hitch,
      release: design.hitch.release === 'plain' ? undefined : design.hitch.release,
    });
  // The books' drivers sit on the left, and their sidecars hang on the right.
  if (whole.driverSide === 'left') whole.driverSide = undefined;
  if (whole.side === 'right') whole.side = undefined;
  if (whole.notes === '') whole.notes = undefined;
  if ('box' in design) whole.box = boxOf(design.box, links);
  if ('carrier' in design) whole.carrier = carrierOf(design.carrier, links);
  return trimmed(whole, ...LISTS, 'plants', 'tires') as unknown as D;
}

export function canonical<D extends Design>(design: D): D {
  if (design.class !== 'combination') return canonicalSingle(design as D & SingleDesign);
  const { lead, attached, ...rest } = design as CombinationDesign;
  return { ...trimmed(rest), lead: canonicalSingle(lead), attached: attached.map(canonicalSingle) } as unknown as D;
}

/** The same for designs that differ in nothing but names and notes. */
export function likeness(design: Design): string {
  const nameless = { ...canonical(design), name: '', notes: undefined };
  return makeCode(nameless);
}
