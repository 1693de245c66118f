// What each man carries, picked by class from the weapon lists.

import { ARMS_LISTS, type Bloc } from '../catalog/arms-lists.ts';
import {
  AUTOMATIC_RIFLE_UP_TO,
  CIVILIAN_ISSUE,
  ISSUE_LISTS,
  type IssueClass,
  LOADS,
  type LoadKind,
  MILITARY_ISSUE,
  POOR_FIREARMS,
  POOR_ISSUE,
  RARE_ARM,
} from '../catalog/group-issue.ts';
import type { SmallArmId } from '../catalog/small-arms.ts';
import { RECONSTRUCTION, type RollContext, rollNumber, rollOn } from '../rolls/roll.ts';
import { rollEach, rollEachOn, rollPicks } from '../rolls/roll-each.ts';

const RULE = 'twilight/groups/weapons';

export type CarriedWeapon = SmallArmId | 'knife' | 'club';

/** By man, in order. */
export interface Armament {
  readonly weapons: readonly (CarriedWeapon | null)[];
  readonly loads: readonly number[];
  readonly grenades: readonly number[];
}

const NO_GRENADES: readonly number[] = [];

/** Submachineguns, assault and battle rifles, an automatic rifle for the second man as a rule, a grenade or two each. */
export function militaryArms(ctx: RollContext, path: string, count: number, bloc: Bloc, kind: LoadKind): Armament {
  const classes: IssueClass[] = [...rollEachOn(ctx, `${path}/classes`, count, MILITARY_ISSUE, RULE)];
  if (count > 1 && rollNumber(ctx, `${path}/automatic-rifle`, '1d6', RULE, RECONSTRUCTION) <= AUTOMATIC_RIFLE_UP_TO) {
    classes[1] = 'automatic-rifle';
  }
  return issued(ctx, path, classes, bloc, kind);
}

/** Arms for men whose classes are told, e.g. a medical crew. */
export function issuedArms(ctx: RollContext, path: string, classes: readonly IssueClass[], bloc: Bloc): Armament {
  return issued(ctx, path, classes, bloc, 'military');
}

function issued(ctx: RollContext, path: string, classes: readonly IssueClass[], bloc: Bloc, kind: LoadKind): Armament {
  const weapons = modelsOf(ctx, path, classes, bloc);
  const loads = loadsOf(ctx, path, classes.length, kind);
  const dice = rollEach(ctx, `${path}/grenades`, classes.length, ARMS_LISTS.military.grenadesEach.to, RULE);
  // Doctors and nurses, who have pistols, carry none.
  const grenades = dice.map((die, i) => (classes[i] === 'pistol' ? 0 : die));
  return { weapons, loads, grenades };
}

/** Sporting rifles and shotguns. */
export function civilianArms(ctx: RollContext, path: string, count: number, bloc: Bloc, rare?: IssueClass): Armament {
  const classes: IssueClass[] = [...rollEachOn(ctx, `${path}/classes`, count, CIVILIAN_ISSUE, RULE)];
  if (rare !== undefined) classes[0] = rare;
  const weapons = modelsOf(ctx, path, classes, bloc);
  return { weapons, loads: loadsOf(ctx, path, count, 'civilian'), grenades: NO_GRENADES };
}

/** The one military weapon that a civilian group may own; its leader has it. */
export function rareArmOf(ctx: RollContext, path: string): IssueClass | undefined {
  const row = rollOn(ctx, path, RARE_ARM, RULE);
  return row === 'none' ? undefined : row;
}

/** The few firearms of a whole poor group; its first men have them. */
export function poorFirearmsOf(ctx: RollContext, path: string): readonly IssueClass[] {
  switch (rollOn(ctx, path, POOR_FIREARMS, RULE)) {
    case 'none':
      return [];
    case 'sporting-rifle':
      return ['sporting-rifle'];
    case 'pistol':
      return ['pistol'];
    case 'two-pistols':
      return ['pistol', 'pistol'];
  }
}

/** Bows, knives and clubs, if anything; a few cartridges for what firearms there are. */
export function poorArms(
  ctx: RollContext,
  path: string,
  count: number,
  bloc: Bloc,
  firearms: readonly IssueClass[],
): Armament {
  const rows = rollEachOn(ctx, `${path}/classes`, count, POOR_ISSUE, RULE);
  const shooting = rows.map((row, i) => firearms[i] ?? (row === 'bow' ? row : null));
  const classes = shooting.filter((row) => row !== null);
  const models = classes.length === 0 ? [] : modelsOf(ctx, path, classes, bloc);
  const loads = loadsOf(ctx, path, count, 'poor');
  let next = 0;
  const weapons = rows.map((row, i) => {
    if (shooting[i] !== null) return models[next++] ?? null;
    return row === 'knife' || row === 'club' ? row : null;
  });
  return {
    weapons,
    loads: loads.map((load, i) => (shooting[i] === null ? 0 : load)),
    grenades: NO_GRENADES,
  };
}

function modelsOf(ctx: RollContext, path: string, classes: readonly IssueClass[], bloc: Bloc): readonly SmallArmId[] {
  const lists = ISSUE_LISTS[bloc];
  return rollPicks<SmallArmId>(
    ctx,
    `${path}/models`,
    'Weapon lists',
    classes.map((row) => lists[row]),
    RULE,
  );
}

function loadsOf(ctx: RollContext, path: string, count: number, kind: LoadKind): readonly number[] {
  const { sides, plus } = LOADS[kind];
  const dice = rollEach(ctx, `${path}/loads`, count, sides, RULE, RECONSTRUCTION);
  return plus === 0 ? dice : dice.map((die) => die + plus);
}
