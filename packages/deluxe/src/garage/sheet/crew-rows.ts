// People as rows; crowds of one kind share a row.

import type { Fill, Row } from '@hardtop/workshop/sheet';
import { INJURIES } from '../../catalog/people.ts';
import { lostOf, type SheetDamage } from './damage.ts';
import type { CrewPart } from './parts.ts';
import { crowdRow, PERSON_ROW } from './row-layouts.ts';

/** More alike than this are set side by side. */
const CROWD = 3;
/** Rows short enough for any column. */
const CHUNK = 60;

function personFill({ id, name, mark, dp, armor, gear }: CrewPart, damage: SheetDamage): Fill {
  const hits = lostOf(damage.hits, id);
  const injury = hits === 0 ? '' : (INJURIES[Math.min(hits, INJURIES.length - 1)] ?? '');
  return { id, name, mark, dp, hits, armor, armorLost: lostOf(damage.bodyArmor, id), gear, injury };
}

export function crewRows(crew: readonly CrewPart[], damage: SheetDamage): readonly Row[] {
  const rows = [...new Set(crew.map(({ row }) => row))];
  return rows.flatMap((row): readonly Row[] => {
    const alike = crew.filter((person) => person.row === row);
    const fills = alike.map((person) => personFill(person, damage));
    const [first] = alike;
    if (first === undefined || alike.length <= CROWD) return fills.map((fill) => ({ layout: PERSON_ROW, fill }));
    const { name, gear, armor } = first;
    return Array.from({ length: Math.ceil(fills.length / CHUNK) }, (_, i) => {
      const people = fills.slice(i * CHUNK, (i + 1) * CHUNK);
      return { layout: crowdRow(armor), fill: { count: people.length, name, gear, people } };
    });
  });
}
