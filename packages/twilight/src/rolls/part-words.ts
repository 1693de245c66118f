// The path of a part in words: people read what it is, never the path itself.

/** A capital at its head. */
export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `popular-council` as people write it. */
export function wordOf(id: string): string {
  return upper(id.replaceAll('-', ' '));
}

/** How many segments say when and where the part lies. */
const HEADS: Readonly<Record<string, number>> = { day: 2, settlement: 2, visit: 2, leg: 1, encounter: 1 };

/** The settlement a path belongs to: `settlement/warta-mill/crisis`, `visit/warta-mill-2/quarter-1`. */
function placeIdOf(path: string): string | null {
  const [head, id = ''] = path.split('/');
  if (head === 'settlement') return id;
  return head === 'visit' ? id.replace(/-\d+$/, '') : null;
}

/** What is inside of the whole: `main/check-2` is where an encounter lies, not a part of it. */
function innerOf(path: string): readonly string[] {
  const parts = path.split('/');
  const head = parts[0]?.replace(/-\d+$/, '') ?? '';
  const inner = parts.slice(HEADS[head] ?? 0);
  return inner[1]?.startsWith('check-') === true ? inner.slice(2) : inner;
}

function nameOfSegments(inner: readonly string[]): string {
  const last = inner.at(-1);
  if (last === undefined) return '';
  const around = inner.at(-2);
  if (last === 'again' && around !== undefined) return `${words(around)} again`;
  return around !== undefined && (/-\d+$/.test(around) || WITH_WHOLE.has(last))
    ? `${words(last)} of ${words(around)}`
    : words(last);
}

/** By themselves they do not say whose they are. */
const WITH_WHOLE: ReadonlySet<string> = new Set([
  'number',
  'type',
  'given',
  'surname',
  'person',
  'place',
  'arms',
  'side',
]);

/** Segments that say too little. */
const SAID: Readonly<Record<string, string>> = {
  given: 'given name',
  kind: 'what is met',
  second: 'who is among the ruins',
};

function words(segment: string): string {
  return SAID[segment] ?? segment.replaceAll('-', ' ');
}

/** `heavy weapon of subunit 2`, `attitude`, `encounter`. */
export function partName(path: string): string {
  const inner = nameOfSegments(innerOf(path));
  if (inner !== '') return inner;
  const [head = '', second] = path.split('/');
  if (head.startsWith('day-')) return 'encounter';
  // A settlement asked for by itself has no id before its parts.
  if (head === 'settlement' && second !== undefined) return words(second);
  return head.startsWith('leg-') ? words(head) : head === 'visit' ? 'visit' : head;
}

/** The same with the place it belongs to: `attitude of Warta Mill`. */
export function partWords(path: string, nameOfPlace: (id: string) => string | undefined): string {
  const id = placeIdOf(path);
  const place = id === null ? undefined : nameOfPlace(id);
  if (place === undefined) return upper(partName(path));
  return innerOf(path).length === 0 ? place : `${upper(partName(path))} of ${place}`;
}
