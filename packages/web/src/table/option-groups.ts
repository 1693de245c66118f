import type { Question, QuestionOption } from '@hardtop/kernel';
import { cellsOf } from './cells.ts';

/** Options listed together, best first, with those that wait behind "more". */
export interface OptionGroup {
  readonly id: string;
  /** Null where options stand for themselves. */
  readonly title: string | null;
  /** What the labels of a titled group begin with alike, and need not say again. */
  readonly said: string;
  readonly shown: readonly QuestionOption[];
  readonly hidden: readonly QuestionOption[];
}

/** Above this many options a question is too long to read: each group shows its best few. */
const LONG = 12;
const VERY_LONG = 24;

/** How much an option promises: its expected value where the rules say one, else its first chance. */
function worthOf(option: QuestionOption): number {
  const { facts, chances } = option.preview ?? {};
  const expected = facts?.expected ?? facts?.value;
  if (expected !== undefined) return expected;
  if (facts?.hit !== undefined && facts.damage !== undefined) return facts.hit * facts.damage;
  return facts?.hit ?? chances?.[0]?.chance ?? 0;
}

function byGroup(options: readonly QuestionOption[]): ReadonlyMap<string, readonly QuestionOption[]> {
  const groups = new Map<string, QuestionOption[]>();
  for (const option of options) {
    const id = option.group ?? '';
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [option]);
    else group.push(option);
  }
  return groups;
}

/** The beginning that all labels share, up to a comma or the like, or else as many words as the title begins with; empty if they share none. */
export function sharedStart(labels: readonly string[], title = ''): string {
  const [first = '', ...others] = labels;
  if (others.length === 0) return aloneUnder(title, first);
  let length = 0;
  while (length < first.length && others.every((label) => label[length] === first[length])) length++;
  const shared = first.slice(0, length);
  const cut = Math.max(shared.lastIndexOf(', '), shared.lastIndexOf(': '));
  return cut < 0 ? titleWords(labels, title) : shared.slice(0, cut + 2);
}

/** One option alone need not say again who fires at whom, if it says more than that. */
function aloneUnder(title: string, label: string): string {
  const [by = '', at = ''] = title.split(' → ');
  const said = `${by} at ${at}, `;
  return at !== '' && label.startsWith(said) ? said : '';
}

/** What the title says before its arrow, where all labels begin with it and go on. */
function titleWords(labels: readonly string[], title: string): string {
  const [words = ''] = title.split(' → ');
  const isSaid = (label: string) => label.startsWith(`${words} `) || label.startsWith(`${words},`);
  return words !== title && labels.every(isSaid) ? words : '';
}

function shownOf(count: number): number {
  if (count > VERY_LONG) return 1;
  return count > LONG ? 3 : Number.POSITIVE_INFINITY;
}

const CELLS = 'cells';

/** Places marked on the board: the list has those that are kept on it until all are asked for. */
function cellGroup(cells: readonly QuestionOption[], isOpen: boolean, kept: ReadonlySet<string>): OptionGroup {
  const isShown = ({ id }: QuestionOption) => isOpen || kept.has(id);
  return {
    id: CELLS,
    title: `${cells.length} places, on the board`,
    said: '',
    shown: cells.filter(isShown),
    hidden: cells.filter((cell) => !isShown(cell)),
  };
}

/** The options as the panel lists them. The order of the rules stays unless there are too many. */
export function groupOptions(
  question: Question,
  expanded: ReadonlySet<string>,
  kept: ReadonlySet<string> = NOTHING_KEPT,
): readonly OptionGroup[] {
  const cells = cellsOf(question);
  if (cells.length === 0) return listed(question, expanded);
  const others = question.options.filter((option) => !cells.includes(option));
  const rest = others.length === 0 ? [] : listed({ ...question, options: others }, expanded);
  return [...rest, cellGroup(cells, expanded.has(CELLS), kept)];
}

const NOTHING_KEPT: ReadonlySet<string> = new Set();

function listed(question: Question, expanded: ReadonlySet<string>): readonly OptionGroup[] {
  const long = question.options.length > LONG;
  const limit = shownOf(question.options.length);
  const grouped = byGroup(question.options);
  // Where every group has one option the titles would only repeat it.
  const flat = [...grouped].every(([id, options]) => id === '' || options.length === 1);
  if (flat) return [{ id: '', title: null, said: '', shown: question.options, hidden: [] }];
  const groups = [...grouped].map(([id, options]) => {
    const ranked = long && id !== '' ? [...options].sort((a, b) => worthOf(b) - worthOf(a)) : options;
    const cut = id === '' || expanded.has(id) || ranked.length <= limit + 1 ? ranked.length : limit;
    const said =
      id === ''
        ? ''
        : sharedStart(
            options.map(({ label }) => label),
            id,
          );
    return { id, title: id === '' ? null : id, said, shown: ranked.slice(0, cut), hidden: ranked.slice(cut) };
  });
  if (!long) return [...groups.filter(holds), ...groups.filter((group) => !holds(group))];
  const best = (group: OptionGroup) =>
    group.title === null ? Number.POSITIVE_INFINITY : Math.max(...group.shown.map(worthOf));
  return groups.sort((a, b) => best(b) - best(a));
}

/** To let a chance go by stands in sight, before all that can be done with it. */
const holds = ({ title, shown }: OptionGroup): boolean => title === null && shown.some(isHold);

/** Letters that mean something else at the table. */
const RESERVED = 'ouw';
const KEYS = [...'123456789abcdefghijklmnopqrstuvwxyz'].filter((key) => !RESERVED.includes(key));

/** To let a chance go by is always the same key, wherever it stands in the list. */
const HOLD_KEY = '0';

interface KeyedOption {
  readonly key: string | null;
  readonly option: QuestionOption;
}

/** The visible options in order, each with the key that presses it. */
export function keyedOptions(groups: readonly OptionGroup[]): readonly KeyedOption[] {
  const keys = KEYS.values();
  return groups
    .flatMap((group) => group.shown)
    .map((option) => ({ key: isHold(option) ? HOLD_KEY : (keys.next().value ?? null), option }));
}

function isHold({ words }: QuestionOption): boolean {
  return words.includes('hold');
}
