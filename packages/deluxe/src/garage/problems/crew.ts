// People: who drives, where they sit, what they wear (deluxe/VIII.9/people).

import { PILLION_RIDERS } from '../../catalog/cycle-bodies.ts';
import { CARRYING_CAPACITY, carried } from '../../catalog/hand-weapons.ts';
import { SEATS_IN_FRONT } from '../../catalog/people.ts';
import { vehicleClass } from '../../catalog/vehicle-classes.ts';
import { weapon } from '../../catalog/weapons.ts';
import type { CrewFit, Role } from '../design/fittings.ts';
import type { Hull } from '../design/hull.ts';
import { type Findings, sideName } from './problem.ts';

const countOf = (hull: Hull, role: Role): number => {
  let count = 0;
  for (const fit of hull.fit.crew) if (fit.role === role) count += fit.count ?? 1;
  return count;
};

export function crewProblems(found: Findings, hull: Hull): void {
  driverProblems(found, hull);
  seatProblems(found, hull);
  hull.fit.crew.forEach((fit, index) => {
    gearProblems(found, hull, fit, index);
  });
}

const hasRemote = (hull: Hull): boolean =>
  hull.fit.accessories.some(({ id, count }) => id === 'remotecontrol' && count > 0);

function driverProblems(found: Findings, hull: Hull): void {
  const drivers = countOf(hull, 'driver');
  const isDriven = hull.kind !== 'box' && vehicleClass(hull.kind).skill !== null;
  const rule = 'deluxe/VIII.9/people';
  if (!isDriven && drivers > 0) found.add('driver', 'driver', rule, 'Nobody drives from here.', { excess: drivers });
  if (isDriven && drivers > 1)
    found.add('driver', 'driver', rule, `${drivers} drivers; a vehicle has one.`, { excess: drivers - 1 });
  if (isDriven && drivers === 0 && !hasRemote(hull))
    found.add('driver', 'driver', rule, 'It has no driver and no remote control.');
}

const BUSES: readonly Hull['kind'][] = ['bus', 'miniBus'];

function seatProblems(found: Findings, hull: Hull): void {
  const inFront = hull.fit.crew.reduce((sum, fit) => (sitsInFront(fit) ? sum + (fit.count ?? 1) : sum), 0);
  const isCab = hull.kind === 'tractor';
  if (inFront > SEATS_IN_FRONT && !isCab)
    found.add(
      'seats',
      'front seats',
      'deluxe/VIII.9/people',
      `${inFront} people in front; there are ${SEATS_IN_FRONT} seats.`,
      { excess: inFront - SEATS_IN_FRONT },
    );
  const riders = countOf(hull, 'passenger');
  if (hull.kind === 'cycle' && riders > PILLION_RIDERS)
    found.add(
      'seats',
      'pillion',
      'deluxe/VIII.9/passengers',
      `${riders} riders behind the driver; there is room for ${PILLION_RIDERS}.`,
      { excess: riders - PILLION_RIDERS },
    );
  if (countOf(hull, 'luxury-passenger') > 0 && !BUSES.includes(hull.kind))
    found.add('crew-place', 'luxury-passenger', 'deluxe/X.3/personnel', 'Luxury seats are for buses.');
  stretcherProblems(found, hull);
}

/** A driver does unless placed elsewhere. */
const sitsInFront = ({ at, role }: CrewFit): boolean => at === 'front' || (role === 'driver' && at === undefined);

function stretcherProblems(found: Findings, hull: Hull): void {
  const lying = countOf(hull, 'skid-passenger');
  if (lying === 0) return;
  let stretchers = 0;
  for (const { id, count } of hull.fit.accessories) if (id === 'skidstretcher') stretchers += count;
  if (lying > stretchers)
    found.add(
      'seats',
      'skid stretchers',
      'deluxe/XIII.1/skid-stretchers',
      `${lying} people on ${stretchers} skid stretchers.`,
      { excess: lying - stretchers },
    );
}

/** Computers serve positions; a cyberlink one weapon or linked set (W-25). */
function gearProblems(found: Findings, hull: Hull, fit: CrewFit, index: number): void {
  const item = { item: { list: 'crew', index } } as const;
  const isPosition = fit.role === 'driver' || fit.role === 'gunner';
  if (!isPosition && (fit.computer !== undefined || fit.cyberlink !== undefined))
    found.add(
      'crew-place',
      `${fit.role} computer`,
      'deluxe/VIII.8/computer',
      'Only a driver or gunner can use a targeting computer.',
      item,
    );
  if (fit.cyberlink !== undefined) cyberlinkProblem(found, hull, fit, index);
  let burden = 0;
  for (const { id, count } of fit.handWeapons ?? []) burden += carried(id).grenadeEquivalents * count;
  const most = fit.armor === 'improvedbodyarmor' ? CARRYING_CAPACITY.improvedBodyArmor : CARRYING_CAPACITY.normal;
  if (burden > most)
    found.add(
      'burden',
      `${fit.role} arms`,
      'deluxe/VI/hand-weapon-list',
      `Arms worth ${burden} grenades; one person carries ${most}.`,
      { ...item, excess: burden - most },
    );
}

function cyberlinkProblem(found: Findings, hull: Hull, { cyberlink, role }: CrewFit, index: number): void {
  if (cyberlink === undefined) return;
  const { weapon: id, mount } = cyberlink;
  const there = hull.fit.weapons.filter((fit) => fit.weapon === id && fit.mount === mount);
  const count = there.reduce((sum, fit) => sum + fit.count, 0);
  const first = there[0]?.links ?? [];
  const isSet = first.some((name) => there.every(({ links }) => links?.includes(name)));
  const item = { item: { list: 'crew', index } } as const;
  const place = `${weapon(id).name} ${sideName(mount)}`;
  if (count === 0)
    found.add('cyberlink', role, 'deluxe/VIII.8/cyberlink', `There is no ${place} for the cyberlink.`, item);
  else if (count > 1 && !isSet)
    found.add(
      'cyberlink',
      role,
      'deluxe/VIII.8/cyberlink',
      `A cyberlink aims one weapon or one linked set; ${place}: ${count} that are not linked.`,
      item,
    );
}
