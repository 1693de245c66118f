// One design, one form: names of links and turrets by their order, defaults left out. Two texts mean the same if these agree.

import type { Design, Fittings, SingleDesign } from '../design/design.ts';
import { makeCode } from './code.ts';

type Namer = (old: string) => string;

/** Names given out in the order of asking. */
function namer(make: (index: number) => string): Namer {
  const given = new Map<string, string>();
  return (old) => {
    const name = given.get(old) ?? make(given.size);
    given.set(old, name);
    return name;
  };
}

const LETTERS = 26;
const letterOf = (index: number): string =>
  (index >= LETTERS ? letterOf(Math.floor(index / LETTERS) - 1) : '') + String.fromCharCode(65 + (index % LETTERS));

/** Lists that are there even if they are empty, figures of which a zero says something. */
const KEPT =
  /^(?:weapons|turrets|crew|accessories|cargo|plants|tires|attached|points|count|spaces|weight|cost|shots|order)$/;
/** What goes without saying: the books' drivers sit on the left, and their sidecars hang on the right. */
const DEFAULTS: Readonly<Record<string, unknown>> = { driverSide: 'left', side: 'right', release: 'plain', notes: '' };

const isSaid = ([key, field]: readonly [string, unknown]): boolean => {
  if (field === undefined || field === false || DEFAULTS[key] === field) return false;
  return KEPT.test(key) || (field !== 0 && !(Array.isArray(field) && field.length === 0));
};

/** Without what says nothing, all the way down. */
function trimmed<T>(value: T): T {
  if (Array.isArray(value)) return value.map(trimmed) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(isSaid)
      .map(([key, field]) => [key, trimmed(field)]),
  ) as T;
}

/** The hull with its links and turrets named anew, and all that is in it. */
function renamed<T extends Fittings>(part: T, links: Namer): T {
  const turrets = namer((index) => `t${index + 1}`);
  const own = <F extends { readonly turret?: string | undefined }>(fit: F): F =>
    fit.turret === undefined ? fit : { ...fit, turret: turrets(fit.turret) };
  const weapons = part.weapons.map((fit) => ({ ...own(fit), links: fit.links?.map(links) }));
  const crew = part.crew.map((fit) => ({ ...own(fit), count: fit.count === 1 ? undefined : fit.count }));
  const named = part.turrets.map((fit) => ({ ...fit, id: turrets(fit.id) }));
  const cargo = part.cargo.map((item) =>
    item.kind === 'vehicle' ? { ...item, design: canonicalSingle(item.design) } : item,
  );
  const inner = ['carrier', 'box'].map((key) => [key, Reflect.get(part, key) as Fittings | undefined] as const);
  return {
    ...part,
    weapons,
    crew,
    cargo,
    turrets: named.sort((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1))),
    ...Object.fromEntries(inner.flatMap(([key, hull]) => (hull === undefined ? [] : [[key, renamed(hull, links)]]))),
  };
}

const canonicalSingle = <D extends SingleDesign>(design: D): D => trimmed(renamed(design, namer(letterOf)));

export function canonical<D extends Design>(design: D): D {
  if (design.class !== 'combination') return canonicalSingle<SingleDesign>(design) as D;
  return trimmed({
    ...design,
    lead: canonicalSingle(design.lead),
    attached: design.attached.map((part) => canonicalSingle(part)),
  });
}

/** The same for designs that differ in nothing but names and notes. */
export const likeness = (design: Design): string => makeCode({ ...canonical(design), name: '', notes: undefined });
