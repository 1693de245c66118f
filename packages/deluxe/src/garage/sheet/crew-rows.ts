// People as rows; crowds of one kind share a row.

import { caption, group, rule, shape, text, wrap } from '@hardtop/workshop/sheet';
import { INJURIES } from '../../catalog/people.ts';
import { boxes, boxGrid } from './box-grid.ts';
import { lostOf, type SheetDamage } from './damage.ts';
import type { Row } from './flow.ts';
import { circle } from './outline.ts';
import type { CrewPart } from './parts.ts';
import { BOX } from './weapon-rows.ts';

const INDENT = 6;
const GEAR = { size: 2.3 } as const;
/** More alike than this are set side by side. */
const CROWD = 3;
const CHUNK = 60;

const bodyBoxes = ({ id, dp }: CrewPart, damage: SheetDamage, x: number, y: number, size = BOX): string => {
  const grid = boxGrid(dp, { width: 12, height: size }, size);
  return grid === null ? '' : boxes(grid, x, y, { lost: lostOf(damage.hits, id), title: 'Hits' });
};

const armorBoxes = ({ id, armor }: CrewPart, damage: SheetDamage, x: number, y: number, size = BOX): string => {
  const grid = boxGrid(armor, { width: 22, height: size }, size);
  return grid === null || armor === 0
    ? ''
    : boxes(grid, x, y, { lost: lostOf(damage.bodyArmor, id), title: 'Body armor' });
};

function injuryOf({ id }: CrewPart, damage: SheetDamage): string {
  const hits = lostOf(damage.hits, id);
  return hits === 0 ? '' : (INJURIES[Math.min(hits, INJURIES.length - 1)] ?? '');
}

function crewRow(person: CrewPart, damage: SheetDamage, width: number): Row {
  const gear = person.gear === '' ? [] : wrap(person.gear, GEAR, width - INDENT);
  const height = 9 + gear.length * 2.8;
  return {
    height,
    draw: (x, y) =>
      group(
        person.name,
        shape(circle(x + 2.2, y + 2.2, 2.1), 'medium') +
          text(x + 2.2, y + 3.2, person.mark, { size: 2.7, bold: true, anchor: 'middle', max: 3.4 }) +
          text(x + INDENT, y + 3.3, person.name, { size: 3.1, bold: true, max: 30 }) +
          text(x + width, y + 3.3, injuryOf(person, damage), { size: 2.5, anchor: 'end', italic: true }) +
          caption(x + INDENT, y + 6.9, 'Hits') +
          bodyBoxes(person, damage, x + INDENT + 6, y + 4.9) +
          (person.armor === 0
            ? ''
            : caption(x + INDENT + 17, y + 6.9, 'Body armor') + armorBoxes(person, damage, x + INDENT + 30, y + 4.9)) +
          gear.map((line, i) => text(x + INDENT, y + 9.6 + i * 2.8, line, { ...GEAR, max: width - INDENT })).join('') +
          rule(x, y + height - 0.9, width),
        `data-part="${person.id}"`,
      ),
  };
}

/** A bus full: one name, and a cell for everybody. */
function crowdRow(people: readonly CrewPart[], damage: SheetDamage, width: number): Row {
  const [first] = people;
  if (first === undefined) return { height: 0, draw: () => '' };
  const size = 1.9;
  const cell = 12 + (first.armor > 0 ? first.armor * size * 1.16 + 2 : 0);
  const across = Math.max(1, Math.floor(width / cell));
  const gear = first.gear === '' ? [] : wrap(first.gear, GEAR, width - INDENT);
  const height = 5 + Math.ceil(people.length / across) * 3.2 + gear.length * 2.8 + 1;
  return {
    height,
    draw: (x, y) =>
      group(
        `${people.length} × ${first.name}`,
        text(x, y + 3.3, `${people.length} × ${first.name}`, { size: 3.1, bold: true, max: width }) +
          gear.map((line, i) => text(x, y + 6.2 + i * 2.8, line, { ...GEAR, max: width })).join('') +
          people
            .map((person, i) => {
              const [cx, cy] = [x + (i % across) * cell, y + 5 + gear.length * 2.8 + Math.floor(i / across) * 3.2];
              const inner =
                caption(cx, cy + 1.7, person.mark, { size: 1.8, max: 4 }) +
                bodyBoxes(person, damage, cx + 4.2, cy, size) +
                armorBoxes(person, damage, cx + 12, cy, size);
              return group(person.name, inner, `data-part="${person.id}"`);
            })
            .join('') +
          rule(x, y + height - 0.9, width),
      ),
  };
}

/** Rows short enough for any column. */
const chunks = (people: readonly CrewPart[]): readonly (readonly CrewPart[])[] =>
  Array.from({ length: Math.ceil(people.length / CHUNK) }, (_, i) => people.slice(i * CHUNK, (i + 1) * CHUNK));

export function crewRows(crew: readonly CrewPart[], damage: SheetDamage, width: number): readonly Row[] {
  const rows = [...new Set(crew.map(({ row }) => row))];
  return rows.flatMap((row) => {
    const people = crew.filter((person) => person.row === row);
    return people.length > CROWD
      ? chunks(people).map((some) => crowdRow(some, damage, width))
      : people.map((person) => crewRow(person, damage, width));
  });
}
