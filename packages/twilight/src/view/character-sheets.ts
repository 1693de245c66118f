// Forms of the party to print: a character's sheet with boxes for every part of the body, and the ammunition each carries.

import type { PrintCell, PrintSheet, PrintTable } from '@hardtop/campaign';
import { BODY_ARMOR } from '../catalog/body-armor.ts';
import { NPC_LEVELS } from '../catalog/npc-types.ts';
import { carriedName, magazineOf } from '../characters/carried.ts';
import { attributesText, BODY_PARTS, capacityOf, initiativeOf, roundsIn, strengthOf } from '../characters/character.ts';
import { wordOf } from '../rolls/part-words.ts';
import { living, type Party, type Person } from '../travel/party.ts';

/** Belts hold hundreds; more boxes than this are written as a number to count down. */
export const MOST_BOXES = 60;

/** One for each living character, after the sheet of the party. */
export function characterSheets(party: Party): readonly PrintSheet[] {
  return living(party)
    .filter(({ attributes }) => attributes !== null)
    .map((person) => ({
      title: person.name,
      subtitle: 'Character; attributes, capacities and coolness are a reconstruction (C-03 to C-05)',
      tables: [figures(person), body(person), ...ammunitionTables([person])],
    }));
}

function figures(person: Person): PrintTable {
  const { type, attributes, coolness, skills, languages, armor } = person;
  const known = Object.entries(skills).map(([skill, level]) => `${skill} ${level}`);
  const rows: readonly (readonly [string, string])[] = [
    ['Experience', NPC_LEVELS[type].name],
    ['Attributes', attributes === null ? '' : attributesText(attributes)],
    ['Strength', String(strengthOf(person))],
    ['Coolness', coolness === null ? '' : String(coolness)],
    ['Initiative now', String(initiativeOf(person))],
    ['Skills', known.length === 0 ? `all ${NPC_LEVELS[type].skill}` : known.join(', ')],
    ['Languages', languages.join(', ')],
    ['Armor', armor.map((id) => `${BODY_ARMOR[id].name}, AV ${BODY_ARMOR[id].av}`).join('; ')],
  ];
  return { caption: 'Figures', columns: ['', ''], rows: rows.filter(([, text]) => text !== '') };
}

/** Slight up to the capacity, serious up to twice as much, critical beyond. */
function body({ attributes, wounds }: Person): PrintTable {
  const columns = ['Part', 'Capacity', 'Taken', 'Slight', 'Serious'];
  if (attributes === null) return { caption: 'Wounds', columns, rows: [] };
  const rows = BODY_PARTS.map((part): readonly PrintCell[] => {
    const capacity = capacityOf(attributes, part);
    const taken = wounds[part] ?? 0;
    return [wordOf(part), String(capacity), taken === 0 ? '' : String(taken), { boxes: capacity }, { boxes: capacity }];
  });
  return { caption: 'Wounds', columns, rows };
}

/** A box for each round, a row for each magazine; what is in the weapon first. */
export function ammunitionTables(people: readonly Person[]): readonly PrintTable[] {
  const rows = people.flatMap(({ name, arms }) =>
    (arms ?? []).flatMap((arm): readonly (readonly PrintCell[])[] => {
      const full = magazineOf(arm.weapon);
      if (full === 0) return [];
      const loaded = roundsIn(arm);
      const spare = Array.from({ length: arm.loads }, (_, i): readonly PrintCell[] => [
        '',
        '',
        `${i + 2}`,
        boxes(full),
      ]);
      return [[name, carriedName(arm.weapon), 'in it', boxes(loaded)], ...spare];
    }),
  );
  const columns = ['Who', 'Weapon', 'Magazine', 'Rounds'];
  return rows.length === 0 ? [] : [{ caption: 'Ammunition, by magazine', columns, rows }];
}

function boxes(rounds: number): PrintCell {
  return rounds > MOST_BOXES ? `${rounds} rounds` : { boxes: rounds };
}
