import type { ClockTerms } from '@hardtop/server/wire';

/** Clocks that a table can be opened with, from quick to slow. */
export const CLOCKS: readonly { readonly id: string; readonly title: string; readonly clock: ClockTerms }[] = [
  { id: 'none', title: 'None', clock: { kind: 'none' } },
  { id: 'minute', title: 'A minute for every answer', clock: { kind: 'answer', seconds: 60 } },
  {
    id: 'bank',
    title: '20 minutes in all, 10 seconds more with every answer',
    clock: { kind: 'bank', seconds: 1_200, increment: 10 },
  },
  {
    id: 'hour',
    title: 'An hour in all, 20 seconds more with every answer',
    clock: { kind: 'bank', seconds: 3_600, increment: 20 },
  },
  { id: 'day', title: 'By days: one for every answer', clock: { kind: 'answer', seconds: 86_400 } },
  { id: 'three-days', title: 'By days: three for every answer', clock: { kind: 'answer', seconds: 3 * 86_400 } },
];

interface OwnField {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly start: number;
}

interface OwnClock {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly OwnField[];
  made(first: number, second: number): ClockTerms;
}

/** Clocks whose figures one sets. The server has the last word on them. */
export const OWN_CLOCKS: readonly OwnClock[] = [
  {
    id: 'own-minutes',
    title: 'Your own: minutes for every answer',
    fields: [{ label: 'Minutes for every answer', least: 1, most: 300, start: 5 }],
    made: (minutes) => ({ kind: 'answer', seconds: minutes * 60 }),
  },
  {
    id: 'own-bank',
    title: 'Your own: minutes in all, seconds more with every answer',
    fields: [
      { label: 'Minutes in all', least: 1, most: 1_440, start: 30 },
      { label: 'Seconds more with every answer', least: 0, most: 600, start: 15 },
    ],
    made: (minutes, increment) => ({ kind: 'bank', seconds: minutes * 60, increment }),
  },
  {
    id: 'own-days',
    title: 'Your own: days for every answer',
    fields: [{ label: 'Days for every answer', least: 1, most: 30, start: 2 }],
    made: (days) => ({ kind: 'answer', seconds: days * 86_400 }),
  },
];

/** The clock that was chosen, with the figures that were set. */
export function chosenClock(id: string, figures: readonly string[]): ClockTerms {
  const own = OWN_CLOCKS.find((each) => each.id === id);
  if (own === undefined) return CLOCKS.find((each) => each.id === id)?.clock ?? { kind: 'none' };
  const [first = 0, second = 0] = own.fields.map(({ start }, i) => Number(figures[i] ?? start));
  return own.made(first, second);
}

const SPANS = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** In the largest unit that comes out even. */
function spanText(seconds: number): string {
  const [unit, name] = SPANS.find(([each]) => seconds >= each && seconds % each === 0) ?? [1, 'second'];
  const count = seconds / unit;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

/** How late a game that hides something can be shown, in seconds. */
const DELAYS = [0, 10, 60, 300, 900, 3_600, 86_400];

/** When those who only look on see a game that hides something. */
export const delayText = (seconds: number): string => (seconds === 0 ? 'at once' : `${spanText(seconds)} late`);

/** What can be chosen of it. */
export const DELAY_CHOICES = DELAYS.map((seconds) => ({ id: String(seconds), title: delayText(seconds) }));

/** A clock as somebody reads it who thinks of sitting down. */
export function clockText(clock: ClockTerms | undefined): string {
  if (clock === undefined || clock.kind === 'none') return 'No clock';
  if (clock.kind === 'answer') return `${spanText(clock.seconds)} an answer`;
  return `${spanText(clock.seconds)} in all${clock.increment === 0 ? '' : `, ${spanText(clock.increment)} more an answer`}`;
}
