// Weapons as rows: damage points, every magazine, links as brackets at the side.

import { caption, group, mm, named, rule, shape, stroke, text, widthOf, wrap } from '@hardtop/workshop/sheet';
import { MOUNT_WORDS } from '../design/fittings.ts';
import { type BoxGrid, boxes, boxGrid } from './box-grid.ts';
import { lostOf, type SheetDamage } from './damage.ts';
import type { Row } from './flow.ts';
import { circle } from './outline.ts';
import type { HullParts } from './parts.ts';
import type { TurretPart, WeaponPart } from './weapon-parts.ts';

export const BOX = 2.6;
/** Left of the boxes of a row, and of its shots. */
const INDENT = 6;
/** Where the boxes of the shots begin; nearer where many brackets take their room. */
const shotsAt = (levels: number): number => (levels > 2 ? 28 : 35.5);
const BRACKET = 2.9;

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

function strand({ name, label, level, joins, above, below }: Strand, x: number, y: number, height: number): string {
  const at = x + level * BRACKET;
  const tick = y + 2.2;
  const [from, to] = [above ? y - 0.1 : tick, below ? y + height : tick];
  const line = stroke(`M${mm(at)} ${mm(from)}V${mm(to)}${joins ? `M${mm(at)} ${mm(tick)}h-1.8` : ''}`, 'medium');
  // The name stands where the bracket begins.
  return group(
    `Link ${name}`,
    line + (above ? '' : text(at, tick - 0.5, label, { size: 2, bold: true, anchor: 'middle', max: BRACKET - 0.7 })),
    'data-link=""',
  );
}

const markOf = (x: number, y: number, mark: string): string =>
  shape(circle(x + 2.2, y + 2.2, 2.1), 'medium') +
  text(x + 2.2, y + 3.2, mark, { size: 2.9, bold: true, anchor: 'middle', max: 3.4 });

const statsOf = ({ toHit, damage }: WeaponPart): string =>
  [toHit === null ? '' : `to hit ${toHit}`, damage].filter((words) => words !== '').join(' · ');

const NOTE = { size: 2.1, italic: true } as const;

/** Shots of each magazine below one another, ten to a line. */
function magazineGrids({ magazines }: WeaponPart, width: number): readonly BoxGrid[] {
  const room = { width: Math.min(TEN, width), height: 16 };
  return magazines.slice(0, MOST_MAGAZINES).flatMap((shots) => (shots > 0 ? (boxGrid(shots, room, BOX) ?? []) : []));
}

/** No legal design comes near; an illegal one must still fit the page. */
const MOST_MAGAZINES = 10;
const MOST_NOTES = 8;
/** Ten boxes to a line. */
const TEN = 10 * BOX * 1.16 + 2;
const BETWEEN = 1;
const damageRoom = (levels: number) => ({ width: levels > 2 ? 9 : 16, height: 60 });

function weaponRow({ weapon, strands, levels }: WeaponRow, damage: SheetDamage, width: number): Row {
  const inner = width - levels * BRACKET - (levels > 0 ? 1 : 0);
  const grids = magazineGrids(weapon, inner - shotsAt(levels));
  const dp = boxGrid(weapon.dp, damageRoom(levels), BOX);
  const notes = weapon.note === '' ? [] : wrap(weapon.note, NOTE, inner - INDENT).slice(0, MOST_NOTES);
  const high = Math.max(
    dp?.height ?? BOX,
    grids.reduce((sum, grid) => sum + grid.height + BETWEEN, 0),
  );
  const height = 5 + high + notes.length * 2.6 + 1.6;
  const draw = (x: number, y: number): string => {
    const place = weapon.mount === 'turret' ? '' : MOUNT_WORDS[weapon.mount];
    const stats = statsOf(weapon);
    const room = inner - INDENT - widthOf(stats, { size: 2.5 }) - 2;
    return group(
      `${weapon.name}, ${MOUNT_WORDS[weapon.mount]}`,
      markOf(x, y, weapon.mark) +
        named(x + INDENT, y + 3.3, weapon.name, place, { size: 3.2, max: room }) +
        text(x + inner, y + 3.3, stats, { size: 2.5, anchor: 'end' }) +
        caption(x + INDENT, y + 7.1, 'DP') +
        (dp === null
          ? ''
          : boxes(dp, x + INDENT + 4, y + 5, { lost: lostOf(damage.hits, weapon.id), title: 'Damage points' })) +
        shotBoxes(weapon, grids, damage, x + shotsAt(levels), y + 5) +
        notes
          .map((note, i) => text(x + INDENT, y + 5 + high + 2.1 + i * 2.6, note, { ...NOTE, max: inner - INDENT }))
          .join('') +
        strands.map((each) => strand(each, x + inner + 2.8, y, height)).join('') +
        rule(x, y + height - 0.9, inner),
      `data-part="${weapon.id}"`,
    );
  };
  return { height, draw };
}

/** Shots go from the first magazine first. */
function shotBoxes(weapon: WeaponPart, grids: readonly BoxGrid[], damage: SheetDamage, x: number, y: number): string {
  let spent = lostOf(damage.shots, weapon.id);
  let line = y;
  const drawn = grids.map((grid) => {
    const svg = boxes(grid, x, line, { lost: spent, title: 'Shots' });
    spent = Math.max(0, spent - grid.count);
    line += grid.height + BETWEEN;
    return svg;
  });
  return grids.length === 0
    ? ''
    : group(
        'Ammunition',
        caption(x - 0.9, y + 2.1, 'Shots', { anchor: 'end' }) + drawn.join(''),
        `data-ammo="${weapon.id}"`,
      );
}

function turretRow({ id, name, at }: TurretPart): Row {
  return {
    height: 4.6,
    draw: (x, y, width) =>
      group(
        name,
        text(x, y + 3.2, name, { size: 2.9, bold: true, max: width * 0.7 }) +
          text(x + width, y + 3.2, MOUNT_WORDS[at], { size: 2.5, anchor: 'end' }),
        `data-part="${id}"`,
      ),
  };
}

/** Turrets follow the fixed mounts, each before its own weapons. */
export function weaponRows({ weapons, turrets }: HullParts, damage: SheetDamage, width: number): readonly Row[] {
  const known = new Set(turrets.map(({ turret }) => turret));
  const fixed = inOrder(weapons.filter(({ turret }) => turret === null || !known.has(turret)));
  const ordered = [
    ...fixed,
    ...turrets.flatMap(({ turret }) => inOrder(weapons.filter((weapon) => weapon.turret === turret))),
  ];
  const rows = new Map(entriesOf(ordered).map((entry) => [entry.weapon, weaponRow(entry, damage, width)]));
  const of = (these: readonly WeaponPart[]): readonly Row[] => these.flatMap((weapon) => rows.get(weapon) ?? []);
  return [
    ...of(fixed),
    ...turrets.flatMap((turret) => [
      turretRow(turret),
      ...of(ordered.filter((weapon) => weapon.turret === turret.turret)),
    ]),
  ];
}
