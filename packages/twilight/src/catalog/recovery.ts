// Recovery from wounds (twilight/combat/first-edition-rules): not in the book, reconstructed (C-10). Full days of rest for one point
// in each part, and the medical task that must have been done.

export const RECOVERY = {
  slight: { days: 1, treat: null },
  serious: { days: 2, treat: 'average' },
  critical: { days: 3, treat: 'difficult' },
  reconstructed: true,
  ruling: 'C-10',
} as const;
