import type { Problem } from '@hardtop/kernel';
import { ANTITANK_MISSILES } from '../catalog/antitank-missiles.ts';
import { AUTOCANNON } from '../catalog/autocannon.ts';
import { GRENADE_LAUNCHERS } from '../catalog/grenade-launchers.ts';
import type { HeavyWeaponId } from '../catalog/heavy-weapon-ids.ts';
import { HOWITZERS } from '../catalog/howitzers.ts';
import { LARGE_CALIBER_GUNS } from '../catalog/large-caliber-guns.ts';
import { MORTARS } from '../catalog/mortars.ts';
import { ROCKET_LAUNCHERS } from '../catalog/rocket-launchers.ts';
import { SMALL_ARMS } from '../catalog/small-arms.ts';
import type { ItemFile } from './force-schema.ts';
import type { Spare, StartItem } from './setup.ts';

const RULE = 'twilight/combat/ammunition';

/** What a small arm fires unless the file says otherwise. */
const BALL = 'ball';

interface Load {
  readonly rounds: readonly string[];
  readonly holds: number;
}

interface HeavyRow {
  readonly name: string;
  readonly magazine?: { readonly rounds: number };
  readonly rounds?: readonly { readonly round: string }[];
}

const HEAVY: Readonly<Record<HeavyWeaponId, HeavyRow>> = {
  ...ANTITANK_MISSILES,
  ...AUTOCANNON,
  ...GRENADE_LAUNCHERS,
  ...HOWITZERS,
  ...LARGE_CALIBER_GUNS,
  ...MORTARS,
  ...ROCKET_LAUNCHERS,
};

/** Rounds of small arms that have a choice (L1121, L1223). */
const SPECIAL: Readonly<Record<string, readonly string[]>> = { shotgun: ['slug', 'buckshot'] };

function loadOf(item: Extract<ItemFile, { kind: 'small-arm' | 'heavy' }>): Load {
  if (item.kind === 'small-arm') {
    const row = SMALL_ARMS[item.what];
    const feeds: readonly { readonly rounds: number }[] = row.feed;
    const rounds = SPECIAL[row.class] ?? (item.what === 'm2hb' ? [BALL, 'slap'] : [BALL]);
    return { rounds, holds: feeds[item.feed]?.rounds ?? feeds[0]?.rounds ?? 1 };
  }
  const row = HEAVY[item.what];
  return { rounds: row.rounds?.map(({ round }) => round) ?? ['missile'], holds: row.magazine?.rounds ?? 1 };
}

function ammunitionProblems(
  item: Extract<ItemFile, { kind: 'small-arm' | 'heavy' }>,
  load: Load,
  field: string,
): readonly Problem[] {
  const problems: Problem[] = [];
  const known = (round: string | undefined, at: string): void => {
    if (round !== undefined && !load.rounds.includes(round))
      problems.push({
        code: 'round',
        field: at,
        rule: RULE,
        message: `${item.what} fires no ${round}.`,
        legal: load.rounds,
      });
  };
  known(item.round, `${field}.round`);
  for (const [i, { round, rounds }] of item.spares.entries()) {
    known(round, `${field}.spares.${i}.round`);
    if (rounds > load.holds)
      problems.push({
        code: 'magazine',
        field: `${field}.spares.${i}.rounds`,
        rule: RULE,
        message: `A load of ${item.what} holds ${load.holds} rounds, not ${rounds}.`,
        legal: [`0 to ${load.holds}`],
      });
  }
  if ((item.loaded ?? 0) > load.holds)
    problems.push({
      code: 'magazine',
      field: `${field}.loaded`,
      rule: RULE,
      message: `${item.what} holds ${load.holds} rounds, not ${item.loaded}.`,
      legal: [`0 to ${load.holds}`],
    });
  return problems;
}

/** An item as it starts, with its loads counted out. */
export function itemOf(item: ItemFile, id: string, field: string, problems: Problem[]): StartItem {
  const plain = { id, name: item.name, count: item.count };
  if (item.kind !== 'small-arm' && item.kind !== 'heavy') {
    const nothing = { round: '', loaded: 0, feed: 0, spares: [], scope: false, rest: 'hands' as const, rangefinder: 0 };
    return { ...item, ...plain, ...nothing };
  }
  const load = loadOf(item);
  problems.push(...ammunitionProblems(item, load, field));
  const round = item.round ?? load.rounds[0] ?? BALL;
  const full: readonly Spare[] = Array.from({ length: item.magazines }, () => ({ round, rounds: load.holds }));
  const { feed, scope, rest, rangefinder } = item;
  const state = {
    round,
    loaded: item.loaded ?? load.holds,
    feed,
    spares: [...full, ...item.spares],
    scope,
    rest,
    rangefinder,
  };
  return item.kind === 'small-arm'
    ? { kind: item.kind, what: item.what, ...plain, ...state }
    : { kind: item.kind, what: item.what, ...plain, ...state };
}
