/** A day, as the reader writes it. */
export const dayOf = (time: string): string => new Date(time).toLocaleDateString(undefined, { dateStyle: 'medium' });
