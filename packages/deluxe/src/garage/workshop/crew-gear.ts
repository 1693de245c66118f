// What people wear, aim with and carry: one offer for each of them.

import type { OfferedPart } from '@hardtop/workshop';
import { ACCESSORIES } from '../../catalog/accessories.ts';
import { GRENADES } from '../../catalog/grenades.ts';
import { type CarriedId, carried, HAND_WEAPONS } from '../../catalog/hand-weapons.ts';
import type { Edit } from '../design/edit.ts';
import type { CrewFit } from '../design/fittings.ts';
import { crewLabel, isPosition } from './places.ts';
import type { Section } from './section.ts';

type Part = OfferedPart<Edit>;

/** An offer to everybody aboard for whom `change` gives something. */
function places({ part, hull }: Section, change: (fit: CrewFit) => CrewFit | null): Part['places'] {
  return hull.fit.crew.flatMap((fit, index) => {
    const item = change(fit);
    if (item === null) return [];
    return [
      {
        slot: 'crew',
        label: crewLabel(hull.fit.crew, index),
        edit: { kind: 'replace', list: 'crew', index, item, part },
      },
    ];
  });
}

function computers(section: Section): readonly Part[] {
  return (['computer', 'hirescomputer'] as const).map((id) => ({
    id: `crew-gear:${id}`,
    group: 'Crew gear',
    label: ACCESSORIES[id].name,
    short: ACCESSORIES[id].name,
    note: `+${ACCESSORIES[id].special.bonus} to hit`,
    cost: ACCESSORIES[id].cost,
    weight: ACCESSORIES[id].weight,
    spaces: ACCESSORIES[id].spaces,
    rule: ACCESSORIES[id].rule,
    places: places(section, (fit) => (isPosition(fit.role) && fit.computer !== id ? { ...fit, computer: id } : null)),
  }));
}

function bodyArmor(section: Section): readonly Part[] {
  return (['bodyarmor', 'improvedbodyarmor'] as const).map((id) => ({
    id: `crew-gear:${id}`,
    group: 'Crew gear',
    label: ACCESSORIES[id].name,
    short: ACCESSORIES[id].name,
    note: `${ACCESSORIES[id].dp} DP`,
    cost: ACCESSORIES[id].cost,
    weight: 0,
    spaces: 0,
    rule: ACCESSORIES[id].rule,
    places: places(section, (fit) => (fit.armor === id ? null : { ...fit, armor: id })),
  }));
}

/** Each helmet aims one weapon: an offer per weapon aboard. */
function cyberlinks(section: Section): readonly Part[] {
  const { name, cost, weight, spaces, rule, special } = ACCESSORIES.cyberlink;
  return section.hull.fit.weapons.map(({ weapon, mount }) => ({
    id: `crew-gear:cyberlink:${weapon}:${mount}`,
    group: 'Crew gear',
    label: `${name} to the ${weapon} ${mount}`,
    short: name,
    note: `+${special.bonus} to hit`,
    cost,
    weight,
    spaces,
    rule,
    places: places(section, (fit) => (isPosition(fit.role) ? { ...fit, cyberlink: { weapon, mount } } : null)),
  }));
}

function withOneMore(fit: CrewFit, id: CarriedId): CrewFit {
  const arms = fit.handWeapons ?? [];
  if (!arms.some((row) => row.id === id)) return { ...fit, handWeapons: [...arms, { id, count: 1 }] };
  return { ...fit, handWeapons: arms.map((row) => (row.id === id ? { ...row, count: row.count + 1 } : row)) };
}

const CARRIED = [...Object.keys(HAND_WEAPONS), ...Object.keys(GRENADES)] as readonly CarriedId[];

function handWeapons(section: Section): readonly Part[] {
  return CARRIED.map((id) => {
    const { name, cost } = carried(id);
    return {
      id: `hand:${id}`,
      group: 'Hand weapons',
      label: name,
      short: name,
      note: '',
      cost,
      weight: 0,
      spaces: 0,
      rule: 'deluxe/VI/hand-weapon-list',
      places: places(section, (fit) => withOneMore(fit, id)),
    };
  });
}

export function crewGear(section: Section): readonly Part[] {
  const all = [...computers(section), ...bodyArmor(section), ...cyberlinks(section), ...handWeapons(section)];
  return all.filter((part) => part.places.length > 0);
}
