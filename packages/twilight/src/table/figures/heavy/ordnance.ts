import { ANTITANK_MISSILES } from '../../../catalog/antitank-missiles.ts';
import type { Skill } from '../../../catalog/attributes.ts';
import { AUTOCANNON } from '../../../catalog/autocannon.ts';
import { GRENADE_LAUNCHERS } from '../../../catalog/grenade-launchers.ts';
import { RIFLE_GRENADES } from '../../../catalog/grenades.ts';
import type { HeavyWeaponId } from '../../../catalog/heavy-weapon-ids.ts';
import type { Gun, Launcher, Round } from '../../../catalog/heavy-weapons.ts';
import { HOWITZERS } from '../../../catalog/howitzers.ts';
import { LARGE_CALIBER_GUNS } from '../../../catalog/large-caliber-guns.ts';
import { MORTARS } from '../../../catalog/mortars.ts';
import { ORDNANCE_HANDLING, type OrdnanceKind } from '../../../catalog/ordnance-handling.ts';
import { RANGE_BANDS } from '../../../catalog/range-bands.ts';
import { ROCKET_LAUNCHERS } from '../../../catalog/rocket-launchers.ts';

/** A round with the range at which it is fired at what is seen; null: indirect fire only. */
export type OrdnanceRound = Round & { readonly range: number | null };

/** A weapon of the firing charts, all kinds in one shape. */
export interface Ordnance {
  readonly id: OrdnanceId;
  readonly name: string;
  readonly kind: OrdnanceKind;
  /** The better one of them counts. */
  readonly skills: readonly Skill[];
  /** Rounds of one burst; null: one round, then it is loaded anew. */
  readonly burst: number | null;
  /** Rounds that it holds. */
  readonly holds: number;
  /** Actions to load it; null: thrown away. */
  readonly reload: number | null;
  /** Men who load it besides the gunner. */
  readonly loaders: number;
  /** Meters of indirect fire. */
  readonly indirect: number | null;
  readonly rounds: readonly OrdnanceRound[];
  readonly reconstructed: boolean;
}

type RifleGrenadeId = `rifle-grenade-${keyof typeof RIFLE_GRENADES}`;
type OrdnanceId = HeavyWeaponId | RifleGrenadeId;

function handled(id: OrdnanceId, name: string, kind: OrdnanceKind) {
  const { skills, loaders } = ORDNANCE_HANDLING[kind];
  return { id, name, kind, skills, loaders } as const;
}

function launcher(id: OrdnanceId, row: Launcher, kind: OrdnanceKind): Ordnance {
  const { rounds: holds, type } = row.magazine;
  return {
    ...handled(id, row.name, kind),
    burst: row.rof > 1 ? row.rof : null,
    holds,
    reload: row.reload === undefined ? ORDNANCE_HANDLING[kind].reload[type] : row.reload,
    indirect: row.indirectRange ?? null,
    rounds: row.rounds.map((round) => ({ ...round, range: row.range })),
    reconstructed: row.reconstructed === true,
  };
}

function gun(id: OrdnanceId, row: Gun, kind: OrdnanceKind): Ordnance {
  const { reload } = ORDNANCE_HANDLING[kind];
  return {
    ...handled(id, row.name, kind),
    burst: row.rof ?? null,
    holds: row.magazine?.rounds ?? 1,
    reload: row.reload ?? reload[row.magazine?.type ?? 'single'],
    indirect: row.indirectKm === undefined ? lobbed(row) : row.indirectKm * 1000,
    rounds: row.rounds,
    reconstructed: false,
  };
}

/** Rounds without a direct range on a gun without an indirect one are lobbed as far as its others reach (C-50). */
function lobbed({ rounds }: Gun): number | null {
  if (rounds.every(({ range }) => range !== null)) return null;
  return Math.max(...rounds.map(({ range }) => range ?? 0)) * RANGE_BANDS.extreme.limit;
}

const ROWS = {
  missile: ANTITANK_MISSILES,
  autocannon: AUTOCANNON,
  'grenade-launcher': GRENADE_LAUNCHERS,
  howitzer: HOWITZERS,
  gun: LARGE_CALIBER_GUNS,
  mortar: MORTARS,
  rocket: ROCKET_LAUNCHERS,
} as const;

function collect(): ReadonlyMap<string, Ordnance> {
  const all = new Map<string, Ordnance>();
  const add = (ordnance: Ordnance): void => void all.set(ordnance.id, ordnance);
  const keys = <K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] => Object.keys(table) as K[];
  for (const id of keys(ROWS.missile)) {
    const { name, reload, range, damage, pen } = ANTITANK_MISSILES[id];
    const rounds = [{ round: 'missile', damage, pen, range }];
    add({
      ...handled(id, name, 'missile'),
      burst: null,
      holds: 1,
      reload,
      indirect: null,
      rounds,
      reconstructed: false,
    });
  }
  for (const id of keys(ROWS.autocannon)) add(gun(id, AUTOCANNON[id], 'autocannon'));
  for (const id of keys(ROWS.howitzer)) add(gun(id, HOWITZERS[id], 'howitzer'));
  for (const id of keys(ROWS.gun)) add(gun(id, LARGE_CALIBER_GUNS[id], 'gun'));
  for (const id of keys(ROWS.mortar)) add(gun(id, MORTARS[id], 'mortar'));
  for (const id of keys(ROWS['grenade-launcher'])) add(launcher(id, GRENADE_LAUNCHERS[id], 'grenade-launcher'));
  for (const id of keys(ROWS.rocket)) add(launcher(id, ROCKET_LAUNCHERS[id], 'rocket'));
  for (const id of keys(RIFLE_GRENADES)) {
    const { name, range, indirectRange, damage, pen } = RIFLE_GRENADES[id];
    const rounds = [{ round: name, damage, pen, range }];
    const { reload } = ORDNANCE_HANDLING['rifle-grenade'];
    const of = handled(`rifle-grenade-${id}`, `${name} rifle grenade`, 'rifle-grenade');
    add({ ...of, burst: null, holds: 1, reload: reload.single, indirect: indirectRange, rounds, reconstructed: false });
  }
  return all;
}

const ALL = collect();

export const ORDNANCE: readonly Ordnance[] = [...ALL.values()];

/** null: no weapon of the firing charts (a machinegun, a rifle). */
export const ordnanceNamed = (id: string): Ordnance | null => ALL.get(id) ?? null;

export function ordnanceOf(id: OrdnanceId): Ordnance {
  const found = ALL.get(id);
  if (found === undefined) throw new Error(`no heavy weapon ${id}`);
  return found;
}

export function roundOf(ordnance: Ordnance, name: string): OrdnanceRound {
  const found = ordnance.rounds.find(({ round }) => round === name);
  if (found === undefined) throw new Error(`no ${name} for the ${ordnance.name}`);
  return found;
}

/** What a round does besides concussion and fragments, by the letters the charts give it. */
type RoundEffect = 'wp' | 'chemical' | 'light' | 'icm' | 'mines' | 'none';

export function effectOf({ round, damage }: Round): RoundEffect {
  if (damage.kind === 'light' || damage.kind === 'icm' || damage.kind === 'mines') return damage.kind;
  if (round === 'WP') return 'wp';
  return round === 'CHEM' ? 'chemical' : 'none';
}

/** The figure for a band; null: nil. */
export function listedPen({ pen }: Pick<Round, 'pen'>, band: number): number | null {
  return typeof pen === 'number' || pen === null ? pen : (pen[Math.min(band, pen.length - 1)] ?? null);
}
