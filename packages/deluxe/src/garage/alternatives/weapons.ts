// Ways out of weapons, turrets and links in the wrong place.

import { TURRETS, type Turret, type TurretId } from '../../catalog/turrets.ts';
import { weapon } from '../../catalog/weapons.ts';
import type { Fittings } from '../design/design.ts';
import type { Edit } from '../design/edit.ts';
import { withArticle } from '../design/exact.ts';
import type { Location, WeaponFit } from '../design/fittings.ts';
import { sidecarLinks } from '../design/sidecar-links.ts';
import { sideName } from '../problems/problem.ts';
import { turretLimitOf } from '../problems/turrets.ts';
import { type Candidates, lower, type ProblemPlace, several } from './candidate.ts';
import { removeTurret, removeWeapon, weaponName, weaponsEdits, withoutLinks } from './removal.ts';

/** One row of weapons pointed elsewhere; some of it if it is many. */
function moved(part: string, fit: Fittings, index: number, mount: Location, count: number): readonly Edit[] {
  const item = fit.weapons[index];
  if (item === undefined) return [];
  const { turret: _, inCargo: __, ...rest } = item;
  if (count >= item.count)
    return weaponsEdits(
      part,
      fit,
      fit.weapons.map((old, i) => (i === index ? { ...rest, mount } : old)),
    );
  const stays = { ...item, count: item.count - count };
  const goes = withoutLinks({ ...rest, mount, count }, new Set(item.links ?? []));
  return [
    ...weaponsEdits(
      part,
      fit,
      fit.weapons.map((old, i) => (i === index ? stays : old)),
    ),
    { kind: 'add', list: 'weapons', item: goes, part },
  ];
}

function sidesFor(place: ProblemPlace, { weapon: id }: WeaponFit): readonly Location[] {
  const { mounts, locations } = place.hull;
  if (mounts === null) return [];
  const sides: readonly string[] = weapon(id).effect.kind === 'dropped' ? mounts.dropped : mounts.mounts;
  return locations.filter((side) => sides.includes(side));
}

export function* otherMounts(place: ProblemPlace, index: number): Candidates {
  const { part, fit } = place;
  const item = fit.weapons[index];
  if (item === undefined) return;
  for (const side of sidesFor(place, item)) {
    if (side === item.mount) continue;
    yield several(
      `Mount the ${weapon(item.weapon).name} ${sideName(side)}`,
      ...moved(part, fit, index, side, item.count),
    );
    if (item.count > 1)
      yield several(`Mount one ${weapon(item.weapon).name} ${sideName(side)}`, ...moved(part, fit, index, side, 1));
  }
  if (item.inCargo === true) {
    const { inCargo: _, ...rest } = item;
    yield several(`Take the ${weaponName(item)} out of the cargo area`, {
      kind: 'replace',
      list: 'weapons',
      index,
      item: rest,
      part,
    });
  }
  yield several(`Remove the ${weaponName(item)}`, ...removeWeapon(part, fit, index, item.count));
}

/** Every weapon that fires to a side, smallest change first. */
export function* offSide(place: ProblemPlace, side: string): Candidates {
  for (const [index, item] of place.fit.weapons.entries()) if (item.mount === side) yield* otherMounts(place, index);
  for (const [index, item] of place.fit.weapons.entries())
    if (item.mount === side && item.count > 1)
      yield several(`Remove one ${weaponName(item)}`, ...removeWeapon(place.part, place.fit, index, 1));
}

const TURRET_IDS = Object.keys(TURRETS) as readonly TurretId[];

/** Another size of turret, or none. */
export function* otherTurrets({ part, fit, hull }: ProblemPlace, index: number): Candidates {
  const own = fit.turrets[index];
  if (own === undefined) return;
  const row: Turret = TURRETS[own.type];
  for (const id of TURRET_IDS) {
    const other: Turret = TURRETS[id];
    if (id === own.type || other.popUp !== row.popUp || other.cupola !== row.cupola) continue;
    yield several(`Take ${withArticle(lower(other.name))}`, {
      kind: 'replace',
      list: 'turrets',
      index,
      item: { ...own, type: id },
      part,
    });
  }
  for (const at of hull.locations)
    if (at !== own.at)
      yield several(`Move the turret ${sideName(at)}`, {
        kind: 'replace',
        list: 'turrets',
        index,
        item: { ...own, at },
        part,
      });
  if (own.inCargo === true) {
    const { inCargo: _, ...rest } = own;
    yield several('Take the turret out of the cargo area', {
      kind: 'replace',
      list: 'turrets',
      index,
      item: rest,
      part,
    });
  }
  yield several('Remove the turret and what is in it', ...removeTurret(part, fit, index));
}

export function* turretContents(place: ProblemPlace, id: string): Candidates {
  for (const [index, item] of place.fit.weapons.entries()) {
    if (item.mount !== 'turret' || item.turret !== id) continue;
    if (item.count > 1)
      yield several(
        `Remove one ${weapon(item.weapon).name} from the turret`,
        ...removeWeapon(place.part, place.fit, index, 1),
      );
    yield* otherMounts(place, index);
  }
}

export function* anyTurret(place: ProblemPlace): Candidates {
  yield* oneTurret(place);
  yield several('Remove all turrets and what is in them', ...removeTurrets(place.part, place.fit));
}

function removeTurrets(part: string, fit: Fittings): readonly Edit[] {
  const left = fit.weapons.map((item) => (item.mount === 'turret' || item.mount === 'platform' ? null : item));
  const gone = <L extends 'turrets' | 'crew' | 'accessories'>(list: L, is: (item: Fittings[L][number]) => boolean) =>
    [...fit[list].keys()].reverse().flatMap((index): readonly Edit[] => {
      const item = fit[list][index];
      return item !== undefined && is(item) ? [{ kind: 'remove', list, index, part }] : [];
    });
  return [
    ...weaponsEdits(part, fit, left),
    ...gone('turrets', () => true),
    ...gone('crew', ({ turret }) => turret !== undefined),
    ...gone('accessories', ({ id }) => id === 'rocketplatform'),
  ];
}

function* oneTurret(place: ProblemPlace): Candidates {
  for (const index of place.fit.turrets.keys())
    yield several('Remove the turret and what is in it', ...removeTurret(place.part, place.fit, index));
  yield* withoutPlatform(place);
}

/** The platform goes with its rockets. */
export function* withoutPlatform({ part, fit }: ProblemPlace): Candidates {
  const index = fit.accessories.findIndex(({ id }) => id === 'rocketplatform');
  if (index < 0) return;
  const rest = fit.weapons.map((item) => (item.mount === 'platform' ? null : item));
  yield several('Remove the rocket platform and its rockets', ...weaponsEdits(part, fit, rest), {
    kind: 'remove',
    list: 'accessories',
    index,
    part,
  });
}

/** A turret for the weapon that wants one. */
export function* newTurret(place: ProblemPlace, index: number): Candidates {
  const { part, fit, hull, settings } = place;
  const item = fit.weapons[index];
  const { at } = turretLimitOf(hull, settings);
  const place_ = hull.locations.find((side) => side === at || side === 'frontTop');
  if (item === undefined || place_ === undefined) return;
  for (const own of fit.turrets)
    yield several(`Put the ${weapon(item.weapon).name} into turret ${own.id}`, {
      kind: 'replace',
      list: 'weapons',
      index,
      item: { ...item, turret: own.id },
      part,
    });
  const id = item.turret ?? 't1';
  for (const type of TURRET_IDS)
    if (!TURRETS[type].cupola)
      yield several(
        `Add a ${lower(TURRETS[type].name)}`,
        { kind: 'add', list: 'turrets', item: { id, type, at: place_ }, part },
        { kind: 'replace', list: 'weapons', index, item: { ...item, turret: id }, part },
      );
  yield* otherMounts(place, index);
}

/** Both ends of a link between cycle and sidecar go together. */
function* withoutSidecarLink({ design, problem }: ProblemPlace): Candidates {
  if (design.class !== 'combination') return;
  const index = design.attached.findIndex(({ class: kind }) => kind === 'sidecar');
  const sidecar = design.attached[index];
  const pair = sidecarLinks(design).find(([near]) => problem.where === `link ${near.name} to the sidecar`);
  if (sidecar === undefined || pair === undefined) return;
  const ends = [
    ['lead', design.lead, pair[0].name],
    [`attached.${index}`, sidecar, pair[1].name],
  ] as const;
  const edits = ends.flatMap(([part, fit, name]) => {
    const next = fit.weapons.map((item) => (item.links?.includes(name) ? withoutLinks(item, new Set([name])) : item));
    return plainEdits(part, fit, next);
  });
  yield several(`Remove link ${pair[0].name}`, ...edits);
}

/** Replacements alone: a link that has its other end elsewhere is left as it is. */
const plainEdits = (part: string, fit: Fittings, next: readonly WeaponFit[]): readonly Edit[] =>
  next.flatMap((item, index): readonly Edit[] =>
    item === fit.weapons[index] ? [] : [{ kind: 'replace', list: 'weapons', index, item, part }],
  );

export function* withoutLink(place: ProblemPlace): Candidates {
  yield* withoutSidecarLink(place);
  const { part, fit, problem } = place;
  const name = problem.where.replace('link ', '');
  const next = fit.weapons.map((item) => (item.links?.includes(name) ? withoutLinks(item, new Set([name])) : item));
  yield several(`Remove link ${name}`, ...weaponsEdits(part, fit, next));
  yield several(`Remove link ${name}`, ...plainEdits(part, fit, next));
}

export function* plainLoad({ part, fit, problem }: ProblemPlace): Candidates {
  const index = problem.item?.index ?? -1;
  const item = fit.weapons[index];
  if (item === undefined) return;
  const { load: _, ...loaded } = item;
  yield several('Take a full load of the usual kind', { kind: 'replace', list: 'weapons', index, item: loaded, part });
  const { magazines: __, ...rest } = item;
  yield several('Leave the magazine out', { kind: 'replace', list: 'weapons', index, item: rest, part });
}
