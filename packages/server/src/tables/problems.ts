import type { Problem, Seat } from '@hardtop/kernel';
import type { StoredSeat } from '../storage/tables.ts';

export const OVER: Problem = {
  code: 'over',
  field: 'game',
  message: 'The game is over: nobody changes places any more.',
};

export const NOT_HOSTS: Problem = {
  code: 'not-yours',
  field: 'authorization',
  message: 'That is for whoever opened the table, and for its referee.',
  legal: ['the key of the host', 'the key of the referee'],
};

export const NOT_INVITED: Problem = {
  code: 'not-yours',
  field: 'invite',
  message: 'Whoever sits down here needs the link, or the password.',
  legal: ['the secret of the link as invite', 'the password'],
};

export const WRONG_PASSWORD: Problem = { code: 'not-yours', field: 'password', message: 'That is not the password.' };

/** The same whether it never was one, or is one no more. */
export const DEAD_LINK: Problem = {
  code: 'not-yours',
  field: 'invite',
  message: 'This link opens nothing here (any more): ask for a new one.',
};

export const DEAD_CLAIM: Problem = { ...DEAD_LINK, field: 'claim' };

export function noSeat(seat: number, seats: readonly StoredSeat[]): Problem {
  return {
    code: 'unknown-seat',
    field: 'seat',
    message: `There is no seat ${seat}.`,
    legal: seats.map((each) => String(each.seat)),
  };
}

export function isTaken(seat: Seat, seats: readonly StoredSeat[]): Problem {
  const legal = seats.filter(({ open }) => open === true).map((each) => String(each.seat));
  return { code: 'taken', field: 'seat', message: `Somebody sits at seat ${seat} already.`, legal };
}

export function notYourSeat(seat: Seat, own: readonly Seat[]): Problem {
  const message = `This key does not play seat ${seat}.`;
  return { code: 'not-yours', field: 'seat', message, legal: own.map(String) };
}

export function awaitsWord(awaited: readonly Seat[], seats: readonly StoredSeat[]): Problem {
  const names = seats.filter(({ seat }) => awaited.includes(seat)).map(({ by, name }) => by ?? name);
  const message = `Not all have agreed yet: the word of ${names.join(', ')} is awaited.`;
  return { code: 'awaited', field: 'claim', message };
}

export const NO_OFFER: Problem = { code: 'no-offer', field: 'seat', message: 'Nobody wants to hand over that seat.' };
