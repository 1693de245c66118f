// Whom the party may fight: a group, the people of a place, a militia, beasts, whoever is met in the streets.

import type { NpcType } from '../catalog/npc-types.ts';
import { NPC_TYPES } from '../catalog/npc-types.ts';
import type { TimeOfDay, UrbanArm } from '../catalog/urban-encounters.ts';
import type { AnimalEncounter } from '../encounters/animal.ts';
import type { GroupEncounter } from '../encounters/group.ts';
import type { ItemEncounter } from '../encounters/item.ts';
import type { Settlement } from '../encounters/settlement.ts';
import type { Townsman } from '../encounters/urban.ts';
import type { Opponents } from './battle.ts';
import { mounted, packHorses, subunitMachines, towedGun, type VehicleFile } from './machines.ts';
import { botOf, itemFor, otherMember, type PersonFile, subunitMembers, temperOf } from './ranks.ts';

/** So many of one side find room on the field. */
const MOST_OTHERS = 120;
const SQUADS = 'BCDEFGHIJKLMNOPQRSTUVWXYZ';

function squadName(i: number): string {
  return SQUADS[i % SQUADS.length] ?? 'B';
}

interface Ranks {
  readonly people: readonly PersonFile[];
  readonly vehicles: readonly VehicleFile[];
}

/** Subunit by subunit until the field is full. */
function ranksOf(group: GroupEncounter, seat: number): Ranks {
  const people: PersonFile[] = [];
  const vehicles: VehicleFile[] = [];
  for (const [i, subunit] of group.subunits.entries()) {
    if (people.length + subunit.people.length > MOST_OTHERS) break;
    const squad = squadName(i);
    const men = subunitMembers(subunit, seat, squad, group.arms === 'poor');
    const manned =
      subunit.gun === null ? subunitMachines(subunit.rides, men, seat, squad) : towedGun(subunit.gun, men, seat, squad);
    const onFoot = subunit.transport === 'horse' ? mounted(manned.people, men.length, seat, squad) : manned.people;
    people.push(...onFoot, ...packHorses(subunit.packHorses, seat, squad));
    vehicles.push(...manned.vehicles);
  }
  const slaves = Math.min(group.slaves, MOST_OTHERS - Math.min(people.length, MOST_OTHERS));
  if (slaves > 0) {
    const captives = Array.from(
      { length: slaves },
      (_, i): PersonFile => ({
        ...{ name: `Slave ${i + 1}`, seat, squad: 'S', type: 'novice', kind: 'npc', captive: true, facing: 4 },
      }),
    );
    people.push(...captives);
  }
  return { people, vehicles };
}

export function groupOpponents(group: GroupEncounter): Opponents {
  const temper = temperOf(group);
  const shown = ranksOf(group, 0).people.filter(({ kind }) => kind !== 'animal').length;
  return {
    name: group.name,
    temper,
    bot: botOf(temper, group.motivation),
    people: (seat) => ranksOf(group, seat).people,
    vehicles: (seat) => ranksOf(group, seat).vehicles,
    left: Math.max(0, group.size + group.slaves - shown),
  };
}

export function itemOpponents(item: ItemEncounter): readonly Opponents[] {
  const groups = item.groups.map(groupOpponents);
  if (item.people.length === 0) return groups;
  const own: Opponents = {
    name: item.name,
    temper: 'militia',
    bot: botOf('militia', item.motivation),
    people: (seat) => item.people.slice(0, MOST_OTHERS).map((npc) => otherMember(npc, seat, 'B', false)),
    vehicles: () => [],
    left: Math.max(0, item.people.length - MOST_OTHERS),
  };
  return [own, ...groups];
}

const MILITIA_WEAPONS: readonly (readonly [string, number])[] = [
  ['30-06', 4],
  ['pump', 4],
  ['akm', 2],
  ['30-30', 4],
  ['m16', 2],
  ['double-barrel', 6],
];

/** Those who stand ready; the better ones first, since they are called first. */
export function militiaOpponents({ name, militia, ruler = [] }: Settlement, time: TimeOfDay): Opponents {
  const ready = Math.min(militia.ready[time], MOST_OTHERS);
  const levels = NPC_TYPES.toReversed().flatMap((type) => new Array<NpcType>(militia.levels[type]).fill(type));
  const isMilitary = militia.arms.includes('military');
  const weapons = MILITIA_WEAPONS.filter(([id]) => isMilitary || (id !== 'akm' && id !== 'm16'));
  return {
    name: `Militia of ${name}`,
    temper: 'militia',
    bot: botOf('militia', ruler),
    people: (seat) =>
      Array.from({ length: ready }, (_, i): PersonFile => {
        const [weapon, loads] = weapons[i % weapons.length] ?? ['30-06', 4];
        const type = levels[Math.floor((i * levels.length) / Math.max(1, ready))] ?? 'novice';
        return {
          ...{ name: `Militia ${i + 1}`, seat, squad: squadName(Math.floor(i / 10)), type, kind: 'npc', facing: 4 },
          ...(i === 0 ? { leader: true } : {}),
          items: [itemFor(weapon, null, loads)],
        };
      }),
    vehicles: () => [],
    left: Math.max(0, militia.ready[time] - ready),
  };
}

/** Those that come for the party, or that it hunts. Fowl and game are no fight. */
export function animalOpponents(animal: AnimalEncounter): Opponents | null {
  const kind = animal.animal;
  if (animal.end === 'flees' || kind === 'fowl' || kind === 'game') return null;
  return {
    name: animal.name,
    temper: 'rabble',
    bot: animal.end === 'attacks' ? 'raider' : 'shy',
    people: (seat) =>
      Array.from(
        { length: Math.min(animal.number, MOST_OTHERS) },
        (_, i): PersonFile => ({
          ...{ name: `${animal.name} ${i + 1}`, kind: 'animal', animal: kind, seat, squad: 'B', facing: 4 },
        }),
      ),
    vehicles: () => [],
    left: 0,
  };
}

const URBAN_WEAPONS: Readonly<Record<UrbanArm, string>> = {
  military: 'akm',
  civilian: '30-06',
  club: 'club',
  knife: 'knife',
  pistol: 'makarov',
  shotgun: 'pump',
};

export function townOpponents(people: readonly Townsman[], guards: readonly Townsman[]): Opponents {
  const all = [...guards, ...people];
  return {
    name: guards.length > 0 ? 'Guards and crowd' : 'People of the streets',
    temper: 'rabble',
    bot: 'shy',
    people: (seat) =>
      all.slice(0, MOST_OTHERS).map(
        ({ type, arm }, i): PersonFile => ({
          ...{ name: `Townsman ${i + 1}`, kind: 'npc', seat, squad: squadName(Math.floor(i / 10)), type, facing: 4 },
          items: arm === null ? [] : [itemFor(URBAN_WEAPONS[arm], null, 2)],
        }),
      ),
    vehicles: () => [],
    left: Math.max(0, all.length - MOST_OTHERS),
  };
}
