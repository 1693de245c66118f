// People as rows; crowds of one kind share a row.

import { type Fill, wrap } from '@hardtop/workshop/sheet';
import { INJURIES } from '../../catalog/people.ts';
import { lostOf, type SheetDamage } from './damage.ts';
import type { Row } from './flow.ts';
import type { CrewPart } from './parts.ts';
import { CROWD_CELL, CROWD_ROW, INDENT, LINES, PERSON_ROW } from './row-layouts.ts';

/** More alike than this are set side by side. */
const CROWD = 3;
const CHUNK = 60;

function personFill({ id, name, mark, dp, armor }: CrewPart, damage: SheetDamage): Fill {
  const hits = lostOf(damage.hits, id);
  const injury = hits === 0 ? '' : (INJURIES[Math.min(hits, INJURIES.length - 1)] ?? '');
  return { id, name, mark, dp, hits, armor, armorLost: lostOf(damage.bodyArmor, id), injury };
}

const gearLines = ({ gear }: CrewPart, width: number): readonly Fill[] =>
  gear === '' ? [] : wrap(gear, { size: 2.3 }, width - INDENT).map((line) => ({ line }));

function crewRow(person: CrewPart, damage: SheetDamage, width: number): Row {
  const gear = gearLines(person, width);
  const tall = gear.length * LINES.crew;
  return { height: 9 + tall, marks: PERSON_ROW, fill: { ...personFill(person, damage), gear, tall } };
}

function crowdRow(people: readonly CrewPart[], damage: SheetDamage, width: number): readonly Row[] {
  const [first] = people;
  if (first === undefined) return [];
  const { box, gap, line } = CROWD_CELL;
  const cell = CROWD_CELL.width + (first.armor > 0 ? first.armor * box * 1.16 + gap : 0);
  const across = Math.max(1, Math.floor(width / cell));
  const gear = gearLines(first, width);
  const geared = gear.length * LINES.crew;
  const tall = Math.ceil(people.length / across) * line + geared;
  const everybody = people.map((person) => personFill(person, damage));
  const fill = { count: people.length, name: first.name, gear, geared, people: everybody, across, cell, tall };
  return [{ height: 6 + tall, marks: CROWD_ROW, fill }];
}

/** Rows short enough for any column. */
const chunks = (people: readonly CrewPart[]): readonly (readonly CrewPart[])[] =>
  Array.from({ length: Math.ceil(people.length / CHUNK) }, (_, i) => people.slice(i * CHUNK, (i + 1) * CHUNK));

export function crewRows(crew: readonly CrewPart[], damage: SheetDamage, width: number): readonly Row[] {
  const rows = [...new Set(crew.map(({ row }) => row))];
  return rows.flatMap((row) => {
    const people = crew.filter((person) => person.row === row);
    return people.length > CROWD
      ? chunks(people).flatMap((some) => crowdRow(some, damage, width))
      : people.map((person) => crewRow(person, damage, width));
  });
}
