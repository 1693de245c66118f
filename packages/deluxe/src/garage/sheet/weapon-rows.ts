// Weapons as rows: damage points, every magazine, links as brackets at the side.

import type { Fill, Row } from '@hardtop/workshop/sheet';
import { MOUNT_WORDS } from '../design/fittings.ts';
import { lostOf, type SheetDamage } from './damage.ts';
import type { HullParts } from './parts.ts';
import { BRACKET, LINKED_ROW, TURRET_ROW, WEAPON_ROW } from './row-layouts.ts';
import type { TurretPart, WeaponPart } from './weapon-parts.ts';

/** A bracket as it runs past one row. */
interface Strand {
  readonly name: string;
  /** What there is room for: a short name, or its number among the links. */
  readonly label: string;
  readonly level: number;
  readonly joins: boolean;
  readonly above: boolean;
  readonly below: boolean;
}

interface WeaponRow {
  readonly weapon: WeaponPart;
  readonly strands: readonly Strand[];
  readonly levels: number;
}

interface LinkRows {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

const MOUNT_ORDER: readonly WeaponPart['mount'][] = [
  'front',
  'frontLeft',
  'left',
  'backLeft',
  'frontRight',
  'right',
  'backRight',
  'back',
  'top',
  'underbody',
];

const orderOf = ({ mount }: WeaponPart): number => {
  const i = MOUNT_ORDER.indexOf(mount);
  return i < 0 ? MOUNT_ORDER.length : i;
};

/** By mount; what hangs on one link stands together. */
function inOrder(weapons: readonly WeaponPart[]): readonly WeaponPart[] {
  const loose = [...weapons].sort((a, b) => orderOf(a) - orderOf(b));
  const done: WeaponPart[] = [];
  for (const weapon of loose) {
    if (done.includes(weapon)) continue;
    done.push(weapon);
    const link = weapon.links[0];
    if (link !== undefined) done.push(...loose.filter((other) => !done.includes(other) && other.links.includes(link)));
  }
  return done;
}

function entriesOf(weapons: readonly WeaponPart[]): readonly WeaponRow[] {
  const names = [...new Set(weapons.flatMap(({ links }) => links))];
  const spans = names.map((name): LinkRows => {
    const at = weapons.flatMap(({ links }, i) => (links.includes(name) ? [i] : []));
    return { name, from: at[0] ?? 0, to: at.at(-1) ?? 0 };
  });
  const levels = levelsOf(spans);
  return weapons.map((weapon, i) => ({
    weapon,
    levels: Math.max(0, ...[...levels.values()].map((level) => level + 1)),
    strands: spans.flatMap(({ name, from, to }) => {
      const label = name.length === 1 ? name : String(names.indexOf(name) + 1);
      const joins = weapon.links.includes(name);
      return i < from || i > to
        ? []
        : [{ name, label, level: levels.get(name) ?? 0, joins, above: i > from, below: i < to }];
    }),
  }));
}

/** Brackets that do not overlap share a line; links of links stand outside their own. */
function levelsOf(spans: readonly LinkRows[]): ReadonlyMap<string, number> {
  const levels = new Map<string, number>();
  const taken: LinkRows[][] = [];
  for (const span of [...spans].sort((a, b) => a.to - a.from - (b.to - b.from))) {
    let level = 0;
    while (taken[level]?.some(({ from, to }) => span.from <= to && from <= span.to) === true) level += 1;
    taken[level] = [...(taken[level] ?? []), span];
    levels.set(span.name, level);
  }
  return levels;
}

const linkFill = ({ name, label, level, joins, above, below }: Strand): Fill => ({
  name,
  label,
  at: level * BRACKET,
  above: above ? 1 : 0,
  below: below ? 1 : 0,
  joins: joins ? 1 : 0,
});

const statsOf = ({ toHit, damage }: WeaponPart): string =>
  [toHit === null ? '' : `to hit ${toHit}`, damage].filter((words) => words !== '').join(' · ');

/** No legal design comes near; an illegal one must still fit the page. */
const MOST_MAGAZINES = 10;

/** Shots go from the first magazine first. */
function magazineFills({ id, magazines }: WeaponPart, damage: SheetDamage): readonly Fill[] {
  let spent = lostOf(damage.shots, id);
  const loaded = magazines.slice(0, MOST_MAGAZINES).filter((shots) => shots > 0);
  return loaded.map((dp) => {
    const lost = spent;
    spent = Math.max(0, spent - dp);
    return { dp, lost };
  });
}

function weaponRow({ weapon, strands, levels }: WeaponRow, damage: SheetDamage): Row {
  const { id, name, mark, mount, dp, note } = weapon;
  const words = MOUNT_WORDS[mount];
  return {
    layout: levels > 2 ? LINKED_ROW : WEAPON_ROW,
    free: levels * BRACKET + (levels > 0 ? 1 : 0),
    fill: {
      ...{ id, name, mark, dp, note },
      lost: lostOf(damage.hits, id),
      mount: words,
      place: mount === 'turret' ? '' : words,
      stats: statsOf(weapon),
      magazines: magazineFills(weapon, damage),
      links: strands.map(linkFill),
    },
  };
}

const turretRow = ({ id, name, at }: TurretPart): Row => ({
  layout: TURRET_ROW,
  fill: { id, name, at: MOUNT_WORDS[at] },
});

/** Turrets follow the fixed mounts, each before its own weapons. */
export function weaponRows({ weapons, turrets }: HullParts, damage: SheetDamage): readonly Row[] {
  const known = new Set(turrets.map(({ turret }) => turret));
  const fixed = inOrder(weapons.filter(({ turret }) => turret === null || !known.has(turret)));
  const ordered = [
    ...fixed,
    ...turrets.flatMap(({ turret }) => inOrder(weapons.filter((weapon) => weapon.turret === turret))),
  ];
  const rows = new Map(entriesOf(ordered).map((entry) => [entry.weapon, weaponRow(entry, damage)]));
  const of = (these: readonly WeaponPart[]): readonly Row[] => these.flatMap((weapon) => rows.get(weapon) ?? []);
  return [
    ...of(fixed),
    ...turrets.flatMap((turret) => [
      turretRow(turret),
      ...of(ordered.filter((weapon) => weapon.turret === turret.turret)),
    ]),
  ];
}
