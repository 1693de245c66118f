import type { Person } from '../state/person.ts';

/** An animal in panic: it runs by itself, and nobody is asked. */
export const isBolting = ({ task }: Person): boolean => task?.kind === 'bolt';
