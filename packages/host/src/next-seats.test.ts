import type { SeatInfo } from '@hardtop/kernel';
import { expect, it } from 'vitest';
import { nextSeats } from './next-seats.ts';
import type { SeatCard } from './wire/games.ts';

interface KeyedSeat extends SeatCard {
  readonly keyHash?: string;
}

const PLACES: readonly SeatInfo[] = ['Bone', 'Cyan', 'The Road'].map((name, seat) => ({
  seat,
  name,
  plays: `${name}'s car`,
}));
const SEATS: readonly KeyedSeat[] = [
  { seat: 0, name: 'Bone', plays: 'a', kind: 'human', keyHash: 'ann' },
  { seat: 1, name: 'Cyan', plays: 'b', kind: 'human', keyHash: 'bob' },
  { seat: 2, name: 'The Road', plays: 'c', kind: 'bot', bot: 'the-road' },
];
const holders = (places: readonly SeatInfo[]) =>
  nextSeats(places, SEATS).map(({ name, keyHash, bot }) => [name, keyHash ?? bot]);

it('everybody moves one seat on', () => {
  expect(holders(PLACES)).toEqual([
    ['Bone', 'the-road'],
    ['Cyan', 'ann'],
    ['The Road', 'bob'],
  ]);
});

it("a machine's own seat stays its own", () => {
  const places = PLACES.map((place) => (place.seat === 2 ? { ...place, isMachine: true as const } : place));
  expect(holders(places)).toEqual([
    ['Bone', 'bob'],
    ['Cyan', 'ann'],
    ['The Road', 'the-road'],
  ]);
});
