import { createContext } from 'preact/compat';

/** Why whatever is amended on this card is amended: may stay empty. */
export const AmendReason = createContext('');
