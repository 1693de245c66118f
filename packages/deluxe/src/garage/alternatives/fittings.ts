// Ways out of wrong armor, people and accessories.

import { armoredBox } from '../../catalog/flatbeds.ts';
import type { Edit } from '../design/edit.ts';
import type { AccessoryFit, CrewFit, Location } from '../design/fittings.ts';
import { partRow } from '../design/parts.ts';
import { sideName } from '../problems/problem.ts';
import { type Candidates, lower, type ProblemPlace, several } from './candidate.ts';
import { withoutPlatform } from './weapons.ts';

export function* armorMoves({ part, fit, hull, problem }: ProblemPlace): Candidates {
  const side = problem.where.replace('armor ', '') as Location;
  const value = fit.armor.points[side] ?? 0;
  for (const other of hull.locations)
    if (other !== side && value > 0)
      yield several(`Move the ${value} points to the ${sideName(other)}`, {
        kind: 'armor',
        points: { [side]: 0, [other]: (fit.armor.points[other] ?? 0) + value },
        part,
      });
  yield several(`No armor ${sideName(side)}`, { kind: 'armor', points: { [side]: 0 }, part });
  yield several(`${Math.max(0, Math.floor(value))} points ${sideName(side)}`, {
    kind: 'armor',
    points: { [side]: Math.max(0, Math.floor(value)) },
    part,
  });
}

export function* armorMinimum({ part, fit, problem }: ProblemPlace): Candidates {
  const side = problem.where as Location;
  const least = (fit.armor.points[side] ?? 0) + (problem.excess ?? 0);
  yield several(`${least} points ${sideName(side)}`, { kind: 'armor', points: { [side]: least }, part });
}

export function* drivers({ part, fit }: ProblemPlace): Candidates {
  const index = fit.crew.findIndex(({ role }) => role === 'driver');
  const own = fit.crew[index];
  if (own === undefined) {
    yield several('Add a driver', { kind: 'add', list: 'crew', item: { role: 'driver' }, part });
    yield several('Add remote control', {
      kind: 'add',
      list: 'accessories',
      item: { id: 'remotecontrol', count: 1 },
      part,
    });
    return;
  }
  const extra: Edit[] = [];
  for (let i = fit.crew.length - 1; i > index; i--)
    if (fit.crew[i]?.role === 'driver') extra.push({ kind: 'remove', list: 'crew', index: i, part });
  const { count: _, ...one } = own;
  yield several('Keep one driver', { kind: 'replace', list: 'crew', index, item: one, part }, ...extra);
  yield several('Leave the driver out', ...extra, { kind: 'remove', list: 'crew', index, part });
  const gunner: CrewFit = { ...own, role: 'gunner' };
  yield several('Make the driver a gunner', { kind: 'replace', list: 'crew', index, item: gunner, part });
}

/** Elsewhere, fewer, or without what they may not use. */
export function* people({ part, fit, problem }: ProblemPlace): Candidates {
  const inComfort = [...fit.crew.keys()].filter((index) => fit.crew[index]?.role === 'luxury-passenger');
  if (problem.where === 'luxury-passenger')
    yield several(
      'Take plain seats',
      ...inComfort.map((index): Edit => {
        const item: CrewFit = { ...fit.crew[index], role: 'passenger' };
        return { kind: 'replace', list: 'crew', index, item, part };
      }),
    );
  for (const [index, item] of fit.crew.entries()) {
    if (problem.item !== undefined && problem.item.index !== index) continue;
    const { at, computer, cyberlink, handWeapons, ...rest } = item;
    const replace = (label: string, next: CrewFit) =>
      several(label, { kind: 'replace', list: 'crew', index, item: next, part });
    const kept = {
      ...(at && { at }),
      ...(computer && { computer }),
      ...(cyberlink && { cyberlink }),
      ...(handWeapons && { handWeapons }),
    };
    if (cyberlink !== undefined) yield replace('Leave the cyberlink out', { ...rest, ...kept, cyberlink: undefined });
    if (computer !== undefined || cyberlink !== undefined)
      yield replace('Leave the computer out', { ...rest, ...kept, computer: undefined, cyberlink: undefined });
    if (at !== undefined) yield replace('Seat them elsewhere', { ...rest, ...kept, at: undefined });
    for (let left = (handWeapons?.length ?? 0) - 1; left >= 0 && problem.code === 'burden'; left--)
      yield replace(left === 0 ? 'Leave the arms behind' : 'Leave some arms behind', {
        ...rest,
        ...kept,
        handWeapons: handWeapons?.slice(0, left),
      });
    if (item.role === 'luxury-passenger' || item.role === 'skid-passenger')
      yield replace('Take plain seats', { ...rest, ...kept, role: 'passenger' });
    const fewer = (item.count ?? 1) - (problem.excess ?? 1);
    if (fewer > 0 && fewer < (item.count ?? 1))
      yield replace(`Only ${fewer} of them`, { ...rest, ...kept, count: fewer });
    if (item.role !== 'driver') yield several('Leave them behind', { kind: 'remove', list: 'crew', index, part });
  }
}

export function* accessories(place: ProblemPlace): Candidates {
  const { part, fit, problem } = place;
  const index = problem.item?.index ?? -1;
  const item = fit.accessories[index];
  if (item === undefined) return;
  const name = lower(partRow(item.id).name);
  const replace = (label: string, next: AccessoryFit) =>
    several(label, { kind: 'replace', list: 'accessories', index, item: next, part });
  const { special } = partRow(item.id);
  if (special.kind === 'wheelguard') {
    const points = Math.min(special.maxPoints, Math.max(1, Math.floor(item.points ?? 1)));
    yield replace(`${points} points each`, { ...item, points });
    yield replace('Take the same armor as the vehicle', { ...item, armorType: fit.armor.type });
  }
  const fewer = item.count - (problem.excess ?? 0);
  if (fewer > 0 && fewer < item.count)
    yield replace(`Only ${fewer} of the ${name}${name.endsWith('s') ? '' : 's'}`, { ...item, count: fewer });
  if (item.inCargo === true) yield replace(`Take the ${name} out of the cargo area`, { ...item, inCargo: undefined });
  for (const at of ['right', 'left'] as const)
    if (item.at !== at) yield replace(`Put the ${name} ${at}`, { ...item, at });
  if (item.id === 'winch')
    yield several('Add a side door', {
      kind: 'add',
      list: 'accessories',
      item: { id: 'sidedoor', count: 1, at: item.at ?? 'right' },
      part,
    });
  if (item.id === 'ramplate')
    yield several('Add 10 points of armor in front', { kind: 'armor', points: { front: 10 }, part });
  if (item.id === 'rocketplatform') yield* withoutPlatform(place);
  yield several(`Remove the ${name}`, { kind: 'remove', list: 'accessories', index, part });
}

/** Passengers may move to the cargo area, parts out of it. */
export function* roomMoves({ part, fit, hull }: ProblemPlace): Candidates {
  for (const [index, item] of fit.crew.entries()) {
    if (item.role === 'passenger' && item.at !== 'cargo' && hull.body.cargoSpaces > 0)
      yield several('Seat the passengers in the cargo area', {
        kind: 'replace',
        list: 'crew',
        index,
        item: { ...item, at: 'cargo' },
        part,
      });
    if (item.at === 'cargo')
      yield several('Seat them outside the cargo area', {
        kind: 'replace',
        list: 'crew',
        index,
        item: { ...item, at: undefined },
        part,
      });
  }
  for (const [index, item] of fit.weapons.entries())
    if (hull.kind === 'helicopter' && item.inCargo !== true && ['right', 'left', 'underbody'].includes(item.mount))
      yield several('Arm it from the cargo area', {
        kind: 'replace',
        list: 'weapons',
        index,
        item: { ...item, inCargo: true },
        part,
      });
}

export function* boxes({ part, hull, prefix, owner }: ProblemPlace): Candidates {
  const id = owner.class === 'ten-wheeler' ? 'carrier' : owner.class === 'trailer' ? 'trailer' : 'carTrailer';
  const { spaces } = armoredBox(id);
  if (hull.body.spaces > spaces) yield several(`A box of ${spaces} spaces`, { kind: 'set', options: { spaces }, part });
  const holder = owner.class === 'ten-wheeler' ? (prefix === '' ? 'carrier' : `${prefix}.carrier`) : prefix;
  yield several('Leave the box out', { kind: 'set', options: { box: undefined }, part: holder });
}
