// Animals that bolt (twilight/adventures/stampede). The book says that horses stampede, not how: reconstructed.

/** How long they run at most; what a hoof does; how hard it is to get out of their way, by the meters of a square. */
export const STAMPEDE = {
  phases: 18,
  dice: 2,
  dodge: { 2: 'difficult', 8: 'average' },
  reconstructed: true,
  ruling: 'C-53',
} as const;
