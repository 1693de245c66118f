import type { PlanLine } from '@hardtop/workshop';
import type { OpenGarage } from './garage-context.ts';
import type { LibraryItem } from './library-items.ts';
import { money } from './what-if.ts';

interface CompareCell {
  readonly text: string;
  readonly isOver: boolean;
}

/** One figure or part of every design, in their order. */
interface CompareRow {
  readonly label: string;
  readonly cells: readonly CompareCell[];
  readonly differs: boolean;
}

export interface CompareGroup {
  readonly title: string;
  readonly rows: readonly CompareRow[];
}

const NOTHING: CompareCell = { text: '–', isOver: false };

/** One design's cells by their labels, in its own order. */
type Column = ReadonlyMap<string, CompareCell>;

function groupOf(title: string, columns: readonly Column[]): CompareGroup {
  const labels = [...new Set(columns.flatMap((column) => [...column.keys()]))];
  const rows = labels.map((label) => {
    const cells = columns.map((column) => column.get(label) ?? NOTHING);
    return { label, cells, differs: new Set(cells.map(({ text }) => text)).size > 1 };
  });
  return { title, rows };
}

const figuresOf = ({ check }: LibraryItem): Column =>
  new Map(
    check.labelled.map(({ label, text, limit, isOver }) => [
      label,
      { text: limit === undefined ? text : `${text} of ${limit}`, isOver: isOver === true },
    ]),
  );

/** By side; where there are several bodies each says whose side it is. */
function armorOf({ workshop }: OpenGarage, { design }: LibraryItem): Column {
  const sections = workshop.sections(design);
  return new Map(
    sections.flatMap(({ id, title }) =>
      workshop.armor(design, id).map(({ label, points }) => {
        const where = sections.length > 1 ? `${title}, ${label.toLowerCase()}` : label;
        return [where, { text: String(points), isOver: false }] as const;
      }),
    ),
  );
}

const priceOf = ({ price, cost }: PlanLine): string => price ?? (cost === null ? '' : money(cost));

const partText = (line: PlanLine): string =>
  [line.count > 1 ? `${line.count}×` : '', line.where, priceOf(line)].filter((words) => words !== '').join(' ');

/** What each costs and where it is; several of a kind stand in one cell. */
function partsOf({ garage }: OpenGarage, { design }: LibraryItem, wanted: (line: PlanLine) => boolean): Column {
  const found = new Map<string, CompareCell>();
  for (const line of garage.plan(design).filter(wanted)) {
    const before = found.get(line.what);
    found.set(line.what, {
      text: [...(before === undefined ? [] : [before.text]), partText(line)].join('; '),
      isOver: false,
    });
  }
  return found;
}

const isWeapon = ({ kind }: PlanLine): boolean => kind === 'weapon';

/** Figures, armor by side, weapons and all other parts, what each costs. */
export function compareGroups(open: OpenGarage, items: readonly LibraryItem[]): readonly CompareGroup[] {
  return [
    groupOf('Figures', items.map(figuresOf)),
    groupOf(
      'Armor by side',
      items.map((item) => armorOf(open, item)),
    ),
    groupOf(
      'Weapons',
      items.map((item) => partsOf(open, item, isWeapon)),
    ),
    groupOf(
      'Other parts',
      items.map((item) => partsOf(open, item, (line) => !isWeapon(line))),
    ),
  ].filter(({ rows }) => rows.length > 0);
}
