import { describe, expect, it } from 'vitest';
import { Duel } from '../testing/duel.ts';
import { sheetOf } from './sheet.ts';

describe('deluxe/III.2/record-sheet', () => {
  it.each([
    [60, '60'],
    [-20, '-20'],
    [-45, '-45'],
    [150, '150'],
  ])('deluxe/III.2/record-sheet: the speed marker stands at %i mph', (speed, cell) => {
    const duel = new Duel([{}, {}]);
    const sheet = sheetOf(duel.model(0), { ...duel.car(0), speed });
    const track = sheet.tracks.find(({ id }) => id === 'speed');
    expect(track?.cells[track.at]).toBe(cell);
  });

  it('deluxe/III.2/record-sheet: shows damage, ammunition and the handling marker', () => {
    const damage = { armor: { front: 4 }, weapons: { 'mg-front': { hits: 1, shots: 17 } } };
    const duel = new Duel([{ handling: -2, damage }, {}]);
    const { gauges, tracks } = sheetOf(duel.model(0), duel.car(0));
    expect(gauges.find(({ id }) => id === 'armor-front')).toMatchObject({ now: 6, full: 10 });
    expect(gauges.find(({ id }) => id === 'mg-front')).toMatchObject({ now: 2, full: 3, ammo: { now: 17, full: 20 } });
    const handling = tracks.find(({ id }) => id === 'handling');
    expect(handling?.cells[handling.at]).toBe('-2');
  });
});
