import type { Problem, Seat } from '@hardtop/kernel';

export function notAsked(seat: Seat, open: string | undefined): Problem {
  const legal = open === undefined ? [] : [open];
  return { code: 'stale', field: 'ask', message: `That is not asked of seat ${seat} now.`, legal };
}
