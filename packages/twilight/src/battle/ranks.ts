// People as a scenario lists them: the party's from its sheets, the others as they were rolled out to the last man.

import type { GRENADE_LAUNCHERS } from '../catalog/grenade-launchers.ts';
import type { Group } from '../catalog/group-table.ts';
import { MELEE_WEAPONS } from '../catalog/melee-weapons.ts';
import { SMALL_ARMS, type SmallArm } from '../catalog/small-arms.ts';
import { magazineOf } from '../characters/carried.ts';
import type { Arm } from '../characters/character.ts';
import type { GroupEncounter } from '../encounters/group.ts';
import type { MotivationCard } from '../encounters/motivation.ts';
import type { Npc, Role } from '../encounters/people.ts';
import type { Subunit } from '../encounters/subunit.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import type { Person } from '../travel/party.ts';

export type PersonFile = ScenarioFile['people'][number];
type ItemFile = NonNullable<PersonFile['items']>[number];
type Temper = NonNullable<ScenarioFile['seats'][number]['temper']>;

const ARMS: ReadonlyMap<string, SmallArm> = new Map(Object.entries(SMALL_ARMS));

/** Machineguns and automatic rifles stand on their bipods where they have one. */
function restOf(what: string): 'hands' | 'bipod' {
  return ARMS.get(what)?.mounts?.bipod === undefined ? 'hands' : 'bipod';
}

/** A weapon by its key, with what is in it and how many full loads besides. */
export function itemFor(what: string, loaded: number | null, loads: number): ItemFile {
  if (Object.hasOwn(MELEE_WEAPONS, what)) return { kind: 'melee', what: what as keyof typeof MELEE_WEAPONS };
  const rounds = loaded === null ? {} : { loaded };
  if (ARMS.has(what)) {
    const arm = what as keyof typeof SMALL_ARMS;
    return { kind: 'small-arm', what: arm, ...rounds, magazines: loads, rest: restOf(what) };
  }
  return { kind: 'heavy', what: what as keyof typeof GRENADE_LAUNCHERS, ...rounds, magazines: loads };
}

/** Somebody of whom no arms are written down has a rifle and three magazines: nobody walks this country without. */
const USUAL_ARMS: readonly Arm[] = [{ weapon: 'm16', rounds: null, loads: 3 }];

export function isUnwritten({ arms }: Person): boolean {
  return arms === null;
}

export function partyMember(person: Person, seat: number): PersonFile {
  const { name, type, attributes, coolness, skills, armor, grenades, wounds } = person;
  const items = (person.arms ?? USUAL_ARMS).map(({ weapon, rounds, loads }) => itemFor(weapon, rounds, loads));
  const known = Object.entries(skills).filter(([skill]) => USED_SKILLS.includes(skill));
  return {
    ...{ name: name.slice(0, 60), seat, squad: 'A', type, source: name, armor },
    ...(attributes === null
      ? { kind: 'npc' as const, coolness, wounds: (wounds.body ?? 0) > 0 ? { total: wounds.body ?? 0 } : {} }
      : { kind: 'character' as const, attributes, coolness, wounds: partsOf(wounds) }),
    ...(known.length === 0 ? {} : { skills: Object.fromEntries(known) }),
    items: [...items, ...frags(grenades)],
    facing: 0,
  };
}

function partsOf(wounds: Person['wounds']): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(wounds).filter(([place, points]) => place !== 'body' && points > 0));
}

const USED_SKILLS: readonly string[] = [
  'CRM',
  'HB',
  'HW',
  'LCG',
  'RCN',
  'CBE',
  'MEC',
  'MED',
  'EQ',
  'MTN',
  'melee',
  'body',
  'throw',
  'drive',
];

function frags(count: number): readonly ItemFile[] {
  return count === 0 ? [] : [{ kind: 'grenade', what: 'frag', count }];
}

const ROLE_NAMES: Readonly<Record<Role, string>> = {
  leader: 'leader',
  fighter: 'fighter',
  doctor: 'doctor',
  nurse: 'nurse',
  medic: 'medic',
  soldier: 'soldier',
  mechanic: 'mechanic',
  orderly: 'orderly',
  farmer: 'farmer',
};

/** Single cartridges where people are poor: they are loaded one by one. */
export function otherMember(npc: Npc, seat: number, squad: string, isPoor: boolean): PersonFile {
  const { n, role, type, weapon, loads, grenades, med } = npc;
  const armed: readonly ItemFile[] =
    weapon === null ? [] : [isPoor ? cartridges(weapon, loads) : itemFor(weapon, null, Math.max(0, loads - 1))];
  return {
    ...{ name: `${squad} ${ROLE_NAMES[role]} ${n}`, seat, squad, type, kind: 'npc', facing: 4 },
    ...(role === 'leader' || n === 1 ? { leader: true } : {}),
    ...(med === undefined ? {} : { skills: { MED: med } }),
    items: [...armed, ...frags(grenades)],
  };
}

function cartridges(weapon: string, rounds: number): ItemFile {
  const holds = magazineOf(weapon);
  if (!ARMS.has(weapon)) return itemFor(weapon, null, 0);
  const loaded = Math.min(holds, rounds);
  const item = itemFor(weapon, loaded, 0);
  const left = rounds - loaded;
  if (left === 0 || item.kind !== 'small-arm') return item;
  const full = Math.floor(left / holds);
  return { ...item, magazines: full };
}

/** The men of a subunit, its heavy weapon in the gunner's hands. */
export function subunitMembers(
  { people, heavyWeapon }: Subunit,
  seat: number,
  squad: string,
  isPoor: boolean,
): PersonFile[] {
  return people.map((npc) => {
    const member = otherMember(npc, seat, squad, isPoor);
    if (heavyWeapon === null || heavyWeapon.gunner !== npc.n) return member;
    const heavy = itemFor(heavyWeapon.weapon, null, Math.max(0, heavyWeapon.loads - 1));
    return { ...member, items: [heavy, ...(member.items ?? [])] };
  });
}

const GROUP_TEMPERS: Readonly<Record<Group | 'elite', Temper>> = {
  marauders: 'marauder',
  slavers: 'marauder',
  stragglers: 'marauder',
  primitives: 'rabble',
  patrol: 'regular',
  'military-convoy': 'regular',
  'large-unit': 'regular',
  'merchant-convoy': 'militia',
  smugglers: 'rabble',
  refugees: 'rabble',
  hunters: 'rabble',
  elite: 'elite',
};

export function temperOf({ group }: GroupEncounter): Temper {
  return GROUP_TEMPERS[group];
}

const BOLD = /moderately violent|very violent|war leader|brutal|murderous|ruthless|stubborn/;
const FAINT = /coward|loving|wise|very sociable/;

/** Which opponent plays them: their kind first, and what moves their leader where that is stronger. */
export function botOf(temper: Temper, motivation: readonly MotivationCard[]): string {
  const motives = motivation.map(({ motive }) => motive.toLowerCase()).join(', ');
  if (temper === 'elite') return 'flanker';
  if (BOLD.test(motives)) return temper === 'regular' ? 'steady' : 'raider';
  if (FAINT.test(motives) && temper !== 'regular') return 'shy';
  switch (temper) {
    case 'marauder':
      return 'raider';
    case 'militia':
      return 'holder';
    case 'rabble':
      return 'shy';
    case 'regular':
      return 'steady';
  }
}
