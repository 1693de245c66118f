import { Match } from '@hardtop/kernel';
import { toy } from '@hardtop/kernel/toy';
import { expect, it } from 'vitest';
import { bytesOfMatch, toPutAway } from './room-bytes.ts';
import type { TableRoom } from './table-room.ts';

const room = (bytes: number, idleMilliseconds: number) => ({ bytes, idleMilliseconds }) as TableRoom;

it('puts away the longest idle, as few as must go', () => {
  const [busy, fresh, old, older] = [room(50, 0), room(30, 10), room(30, 20), room(30, 30)];
  const all = [busy, fresh, old, older];
  expect(toPutAway(() => all, 140)).toEqual([]);
  expect(toPutAway(() => all, 120)).toEqual([older]);
  expect(toPutAway(() => all, 80)).toEqual([older, old]);
});

it('says so where everybody who is left is busy', () => {
  expect(toPutAway(() => [room(50, 0), room(30, 10)], 40)).toBeNull();
});

it('a match takes more the longer it lasts', () => {
  const match = Match.start(toy, { turns: 5 }, { seed: '1', keep: true });
  if (!match.ok) throw new Error('set-up');
  const before = bytesOfMatch(match.value, 100);
  const [asked] = match.value.decisions();
  match.value.choose({ ask: asked?.id ?? '', seat: asked?.seat ?? 0, option: 'speed', params: { mph: 10 } });
  expect(bytesOfMatch(match.value, 100)).toBeGreaterThan(before);
});
