import { type MatchReport, type ReportEntry, spentOf } from '@hardtop/kernel';

/** Who and what is left, a few lines for each that came to the match. */
export function reportLines({ length, entries }: MatchReport): readonly string[] {
  return [`After ${length}:`, ...entries.flatMap(entryLines)];
}

function entryLines({ name, fate, notes, items, work = [], people }: ReportEntry): readonly string[] {
  const gone = items.filter((item) => spentOf(item) > 0).map(({ label, now, full }) => `${label} ${now}/${full}`);
  const hurt = people.filter((person) => person.fate !== 'unhurt').map((person) => `${person.name} ${person.fate}`);
  const head = `  ${name}: ${[fate, ...notes].join(', ')}`;
  const earned = people.flatMap(({ name: who, awards = [] }) =>
    awards.map(({ label, points, why }) => `${who}: ${label} ${points < 0 ? '' : '+'}${points} (${why.join(', ')})`),
  );
  const lists = [hurt, gone, earned].filter((list) => list.length > 0).map((list) => list.join('; '));
  return [head, ...[...lists, ...work].map((line) => `    ${line}`)];
}
