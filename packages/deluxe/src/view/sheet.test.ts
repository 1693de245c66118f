import { describe, expect, it } from 'vitest';
import { STOCK_FIELDED } from '../garage/fielded/stock-fielded.ts';
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

  it('deluxe/V.6/hand-weapons: shows who has which weapon with how many shots, and who cannot see for gas', () => {
    const arms = [{ weapon: 'HP' as const, scope: true }];
    const { id: _, ...car } = STOCK_FIELDED[2];
    const crew = [{ role: 'driver' as const, arms }, { role: 'gunner' as const }];
    const duel = new Duel([{ car: { ...car, crew, weapons: [...car.weapons] } }, {}]);
    const [driver] = duel.car(0).crew;
    if (driver === undefined) throw new Error('nobody drives');
    const dazed = { ...driver, daze: { out: 0, aim: -6, until: 61, gassed: 2 } };
    const { gauges } = sheetOf(duel.model(0), { ...duel.car(0), crew: [dazed] });
    expect(gauges.find(({ id }) => id === 'v1.1:HP')).toMatchObject({
      label: 'Heavy pistol',
      group: 'weapon',
      spot: 'inside',
      ammo: { now: 8, full: 8 },
      note: 'driver, laser scope',
    });
    expect(gauges.find(({ id }) => id === 'crew-0')?.note).toBe('unhurt, -6 to hit to the end of turn 61');
    const [piece] = duel.match.view(0).pieces;
    expect(piece?.mounts.find(({ id }) => id === 'v1.1:HP')).toMatchObject({ label: 'heavy pistol', centre: 900 });
  });
});
