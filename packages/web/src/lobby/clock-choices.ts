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
