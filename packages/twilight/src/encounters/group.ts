// Group encounters: the statistics of a group, rolled out to its last man.

import type { RuleId } from '@hardtop/kernel';
import { BLOC_TABLE, type Bloc } from '../catalog/arms-lists.ts';
import { ELITE_GROUPS, type Elite } from '../catalog/elite-groups.ts';
import { type Conduct, ELITE_CONDUCT, GROUP_CONDUCT } from '../catalog/group-conduct.ts';
import { SLAVES } from '../catalog/group-details.ts';
import type { IssueClass } from '../catalog/group-issue.ts';
import { type ArmsClass, GROUP_STATISTICS, type GroupStatistics, type Transport } from '../catalog/group-statistics.ts';
import { GROUP_TABLE, GROUPS, type Group } from '../catalog/group-table.ts';
import type { Territory } from '../catalog/territories.ts';
import { type RollContext, rollNumber, rollOn } from '../rolls/roll.ts';
import { poorFirearmsOf, rareArmOf } from './arms.ts';
import { type Cargo, contrabandOf, merchantCargoOf, militaryCargoOf } from './cargo.ts';
import { personName } from './given-names.ts';
import { hasHeavyWeapon } from './heavy-weapons.ts';
import { type MotivationCard, motivationOf } from './motivation.ts';
import { type Subunit, type SubunitPlan, subunitOf } from './subunit.ts';
import { packHorsesOf, transportOf } from './transport.ts';

const GROUP_RULES = {
  marauders: 'twilight/groups/marauders',
  patrol: 'twilight/groups/patrol',
  'military-convoy': 'twilight/groups/military-convoy',
  'merchant-convoy': 'twilight/groups/merchant-convoy',
  refugees: 'twilight/groups/refugees',
  slavers: 'twilight/groups/slavers',
  hunters: 'twilight/groups/hunters',
  primitives: 'twilight/groups/primitives',
  smugglers: 'twilight/groups/smugglers',
  'large-unit': 'twilight/groups/large-unit',
  stragglers: 'twilight/groups/stragglers',
} as const satisfies Record<Group, RuleId>;

export interface GroupEncounter {
  readonly group: Group | 'elite';
  readonly name: string;
  readonly path: string;
  readonly rule: RuleId;
  /** Without slaves. */
  readonly size: number;
  readonly rcn: number;
  readonly arms: ArmsClass;
  readonly bloc: Bloc;
  readonly conduct: Conduct;
  readonly subunits: readonly Subunit[];
  readonly slaves: number;
  /** The leader of the first subunit leads them all. */
  readonly motivation: readonly MotivationCard[];
  /** What he or she is called. */
  readonly leader: string;
}

interface GroupOptions {
  /** A roadblock has no armored vehicles. */
  readonly armored: boolean;
  /** The referee may let a merchant convoy carry one cargo throughout. */
  readonly merchantCargo: 'each' | 'once';
  /** Of the country, for their names. */
  readonly languages: readonly string[];
}

export const ORDINARY: GroupOptions = { armored: true, merchantCargo: 'each', languages: [] };

const NUMBER = 'twilight/groups/number';

/** Which group it is, by the territory's column; the group is then rolled out. */
export function groupEncounterOf(
  ctx: RollContext,
  path: string,
  territory: Territory,
  options: GroupOptions = ORDINARY,
): GroupEncounter {
  const { name, dice, first, columns } = GROUP_TABLE;
  const group = rollOn<Group>(
    ctx,
    path,
    { name, dice, first, results: columns[territory], mandatable: GROUPS },
    'twilight/groups/table',
  );
  return groupOf(ctx, path, group, options);
}

export function groupOf(
  ctx: RollContext,
  path: string,
  group: Group,
  options: GroupOptions = ORDINARY,
): GroupEncounter {
  const statistics: GroupStatistics = GROUP_STATISTICS[group];
  const bloc: Bloc = rollOn(ctx, `${path}/side`, BLOC_TABLE, 'twilight/groups/heavy-weapons');
  return rolledOut(ctx, {
    group,
    path,
    options,
    statistics,
    bloc,
    name: statistics.name,
    conduct: GROUP_CONDUCT[group],
  });
}

/** Put in by the referee: a patrol of the best, all of them Elite. */
export function eliteGroupOf(ctx: RollContext, path: string, elite: Elite): GroupEncounter {
  const { name, bloc, language } = ELITE_GROUPS[elite];
  const statistics: GroupStatistics = { ...GROUP_STATISTICS.patrol, types: ['elite'] };
  const group = rolledOut(ctx, {
    group: 'patrol',
    path,
    options: { ...ORDINARY, languages: [language] },
    statistics,
    bloc,
    name,
    conduct: ELITE_CONDUCT,
  });
  return { ...group, group: 'elite', rule: 'twilight/groups/elite' };
}

interface Outline {
  readonly group: Group;
  readonly name: string;
  readonly path: string;
  readonly statistics: GroupStatistics;
  readonly bloc: Bloc;
  readonly conduct: Conduct;
  readonly options: GroupOptions;
}

function rolledOut(ctx: RollContext, outline: Outline): GroupEncounter {
  const { group, name, path, statistics, bloc, conduct, options } = outline;
  const { rcn, arms } = statistics;
  const { subunits: number, men } = numberOf(ctx, path, statistics);
  const shared = sharedOf(ctx, outline);
  const subunits: Subunit[] = [];
  for (let n = 1; n <= number; n++) {
    const at = `${path}/subunit-${n}`;
    const transport = shared.transport ?? transportOf(ctx, `${at}/transport`, group, options.armored);
    const plan: SubunitPlan = {
      n,
      men,
      types: statistics.types,
      bloc,
      arms,
      loads: group === 'stragglers' ? 'short' : 'military',
      special: n === 1 ? shared.special : [],
      hasHeavyWeapon: statistics.heavyWeaponEach
        ? hasHeavyWeapon(ctx, `${at}/has-heavy-weapon`, statistics.heavyWeaponUpTo)
        : n === 1 && shared.hasHeavyWeapon,
      transport,
      // A mounted group has its pack horses once, a mounted subunit of a large unit its own.
      packHorses: n === 1 || shared.transport === null ? packHorsesOf(ctx, `${at}/pack-horses`, transport) : 0,
      cargo: shared.cargo ?? cargoOf(ctx, `${at}/cargo`, group),
    };
    subunits.push(subunitOf(ctx, at, plan));
  }
  const slaves = group === 'slavers' ? slavesOf(ctx, `${path}/slaves`) : 0;
  const motivation = motivationOf(ctx, `${path}/leader`);
  const leader = personName(ctx, `${path}/leader`, options.languages);
  const rule = GROUP_RULES[group];
  const size = number * men;
  return { group, name, path, rule, size, rcn, arms, bloc, conduct, subunits, slaves, motivation, leader };
}

/** Multiplied numbers are subunits of so many men. */
function numberOf(
  ctx: RollContext,
  path: string,
  statistics: GroupStatistics,
): { readonly subunits: number; readonly men: number } {
  const { subunits, perSubunit, name, number } = statistics;
  const source = { table: 'Group Encounter Statistics Table', row: `${name}: ${number}` };
  return {
    subunits: subunits === 1 ? 1 : rollNumber(ctx, `${path}/subunits`, subunits, NUMBER, source),
    men: typeof perSubunit === 'number' ? perSubunit : rollNumber(ctx, `${path}/number`, perSubunit, NUMBER, source),
  };
}

interface SharedByGroup {
  /** null: each subunit rolls its own. */
  readonly transport: Transport | null;
  readonly hasHeavyWeapon: boolean;
  readonly special: readonly IssueClass[];
  readonly cargo: Cargo | null;
}

/** What is rolled once for a whole group. */
function sharedOf(ctx: RollContext, outline: Outline): SharedByGroup {
  const { group, path, statistics, options } = outline;
  const { transportEach, heavyWeaponEach, heavyWeaponUpTo } = statistics;
  return {
    transport: transportEach ? null : transportOf(ctx, `${path}/transport`, group, options.armored),
    hasHeavyWeapon: !heavyWeaponEach && hasHeavyWeapon(ctx, `${path}/has-heavy-weapon`, heavyWeaponUpTo),
    special: specialArmsOf(ctx, path, statistics.arms),
    cargo:
      group === 'merchant-convoy' && options.merchantCargo === 'once' ? merchantCargoOf(ctx, `${path}/cargo`) : null,
  };
}

function specialArmsOf(ctx: RollContext, path: string, arms: ArmsClass): readonly IssueClass[] {
  if (arms === 'military') return [];
  if (arms === 'poor') return poorFirearmsOf(ctx, `${path}/firearms`);
  const rare = rareArmOf(ctx, `${path}/military-weapon`);
  return rare === undefined ? [] : [rare];
}

function cargoOf(ctx: RollContext, path: string, group: Group): Cargo | null {
  if (group === 'military-convoy') return militaryCargoOf(ctx, path);
  if (group === 'merchant-convoy') return merchantCargoOf(ctx, path);
  return group === 'smugglers' ? contrabandOf(ctx, path) : null;
}

function slavesOf(ctx: RollContext, path: string): number {
  return rollNumber(ctx, path, SLAVES.dice, 'twilight/groups/slavers') * SLAVES.times;
}
