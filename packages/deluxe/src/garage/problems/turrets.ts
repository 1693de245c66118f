// Turrets, cupolas and rocket platforms: who may carry which, and what goes in (deluxe/VIII.8/turret).

import { SUBCOMPACT_TURRETS, type TurretLimit, turretLimit } from '../../catalog/turret-limits.ts';
import { TURRETS, type Turret } from '../../catalog/turrets.ts';
import { weapon } from '../../catalog/weapons.ts';
import type { DeluxeRule } from '../../rules.ts';
import type { GarageSettings } from '../../variants.ts';
import { plural, sixthsOf, spacesOf, spaceText } from '../design/exact.ts';
import type { Hull } from '../design/hull.ts';
import { partRow } from '../design/parts.ts';
import { personRow } from '../design/people.ts';
import { type Findings, sideName } from './problem.ts';

const NO_TURRETS: TurretLimit = { count: 0, holds: 0, at: 'top' };

/** The later errata about subcompacts holds unless switched off (W-07); a grasshopper's roof slides away. */
export function turretLimitOf(hull: Hull, { errataSubcompactTurrets }: GarageSettings): TurretLimit {
  if (hull.kind === 'grasshopper' || hull.bodyId === null) return NO_TURRETS;
  if (hull.bodyId !== 'subcompact') return turretLimit(hull.bodyId);
  return errataSubcompactTurrets ? SUBCOMPACT_TURRETS.errata : SUBCOMPACT_TURRETS.text;
}

function limitRule(hull: Hull): DeluxeRule {
  switch (hull.kind) {
    case 'trike':
      return 'deluxe/IX.2/trike-equipment';
    case 'carTrailer':
      return 'deluxe/XI.4/weapons';
    case 'trailer':
      return 'deluxe/XII.2/weapons';
    case 'carrier':
    case 'box':
      return 'deluxe/X.2/armor-and-weapons';
    case 'helicopter':
      return 'deluxe/XIII.1/weapons';
    case 'grasshopper':
      return 'deluxe/XIII.4/grasshoppers';
    default:
      return 'deluxe/VIII.8/turret';
  }
}

export function turretProblems(found: Findings, hull: Hull): void {
  const { turrets, weapons } = hull.fit;
  const platforms = platformsOf(hull);
  if (turrets.length > 0 || platforms > 0) countProblems(found, hull, platforms);
  turrets.forEach((_, index) => {
    fitProblems(found, hull, index);
  });
  weapons.forEach(({ weapon: id, mount, turret }, index) => {
    if (mount !== 'turret' || turrets.some((fit) => fit.id === turret)) return;
    const message = `There is no turret ${turret ?? ''} for the ${weapon(id).name}.`.replace('  ', ' ');
    found.add('turret-missing', `${id} ${turret ?? 'turret'}`, 'deluxe/VIII.8/turret', message, {
      item: { list: 'weapons', index },
    });
  });
  platformProblems(found, hull, platforms);
}

function platformsOf({ fit }: Hull): number {
  let count = 0;
  for (const row of fit.accessories) if (row.id === 'rocketplatform') count += row.count;
  return count;
}

/** A platform takes a turret's place. */
function countProblems(found: Findings, hull: Hull, platforms: number): void {
  const { count } = turretLimitOf(hull, found.settings);
  const all = hull.fit.turrets.length + platforms;
  if (all <= count) return;
  const what = platforms > 0 ? 'turrets and rocket platforms' : 'turrets';
  const message =
    count === 0 ? `${hull.body.name}: no ${what} here.` : `${all} ${what}; ${hull.body.name} takes ${count}.`;
  found.add('turret-count', 'turrets', limitRule(hull), message, { excess: all - count });
}

const PLACES = { top: ['top', 'frontTop', 'backTop'], underbody: ['underbody'] } as const;

function fitProblems(found: Findings, hull: Hull, index: number): void {
  const fit = hull.fit.turrets[index];
  if (fit === undefined) return;
  const row: Turret = TURRETS[fit.type];
  const limit = turretLimitOf(hull, found.settings);
  const where = `turret ${fit.id}`;
  const item = { item: { list: 'turrets', index } } as const;
  if (limit.count > 0 && row.holds > limit.holds)
    found.add(
      'turret-size',
      where,
      limitRule(hull),
      `A ${row.name.toLowerCase()} is too big: ${hull.body.name} takes ${plural(limit.holds, 'space')} at most.`,
      item,
    );
  const places = PLACES[limit.at].filter((place) => hull.locations.includes(place));
  if (limit.count > 0 && !places.some((place) => place === fit.at))
    found.add(
      'turret-place',
      where,
      limitRule(hull),
      `A turret cannot stand ${sideName(fit.at)} here; possible: ${places.map(sideName).join(', ')}.`,
      item,
    );
  const twin = hull.fit.turrets.findIndex((other) => other.at === fit.at);
  if (twin !== index)
    found.add('turret-place', where, limitRule(hull), `Two turrets cannot share the ${sideName(fit.at)}.`, item);
  holdProblems(found, hull, index, row);
}

/** Magazines stand below and do not count; a cupola's gunner does. */
function holdProblems(found: Findings, hull: Hull, index: number, row: Turret): void {
  const fit = hull.fit.turrets[index];
  if (fit === undefined) return;
  const where = `turret ${fit.id}`;
  let used = 0;
  for (const arm of hull.fit.weapons)
    if (arm.mount === 'turret' && arm.turret === fit.id) used += sixthsOf(weapon(arm.weapon).spaces) * arm.count;
  let gunners = 0;
  for (const crew of hull.fit.crew) {
    if (crew.turret !== fit.id) continue;
    gunners += crew.count ?? 1;
    used += sixthsOf(personRow(crew.role, hull.kind).spaces) * (crew.count ?? 1);
  }
  const over = spacesOf(used) - row.holds;
  if (over > 0) {
    const message = `${row.name}: ${plural(spacesOf(used), 'space')} of weapons${gunners > 0 ? ' and crew' : ''}, room for ${spaceText(row.holds)}.`;
    found.add('turret-room', where, row.cupola ? 'deluxe/VIII.8/cupola' : 'deluxe/VIII.8/turret', message, {
      excess: over,
      item: { list: 'turrets', index },
    });
  }
  if (gunners > 0 !== row.cupola)
    found.add(
      'cupola',
      where,
      'deluxe/VIII.8/cupola',
      row.cupola ? 'A cupola carries its gunner inside.' : 'Only a cupola carries a gunner inside.',
    );
}

const ROCKETS: readonly string[] = ['HR', 'MR', 'LR', 'MNR'];

function platformProblems(found: Findings, hull: Hull, platforms: number): void {
  const { special } = partRow('rocketplatform');
  const rule = 'deluxe/VIII.8/rocket-platform';
  const holds = special.kind === 'rocket-rack' ? special.holdsSpaces * platforms : 0;
  let used = 0;
  hull.fit.weapons.forEach(({ weapon: id, mount, count }, index) => {
    if (mount !== 'platform') return;
    used += sixthsOf(weapon(id).spaces) * count;
    if (!ROCKETS.includes(id))
      found.add('platform', `${id} platform`, rule, `A rocket platform holds single rockets, no ${weapon(id).name}.`, {
        item: { list: 'weapons', index },
      });
  });
  const over = spacesOf(used) - holds;
  if (over > 0)
    found.add(
      'platform',
      'platform',
      rule,
      `Rockets take ${plural(spacesOf(used), 'space')}; the platform holds ${holds}.`,
      { excess: over },
    );
}
