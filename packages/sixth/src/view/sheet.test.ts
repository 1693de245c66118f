import { describe, expect, it } from 'vitest';
import { eliminate } from '../table/chapters/elimination.ts';
import { arenaSetup, build, car, gameOf } from '../testing/arena.ts';
import { sheetOf } from './sheet.ts';
import { view } from './view.ts';

const game = () => gameOf(arenaSetup([build({ front: ['rocket', 'flamethrower'] }), build()]));
const cardOf = (sheet: ReturnType<typeof sheetOf>, label: string) =>
  sheet.gauges.find((gauge) => gauge.label === label)?.card;

describe('a dashboard', () => {
  it('of whoever is out belongs to the wreck, which lies on its roof where the car flipped', () => {
    const { setup, state } = game();
    const [first, second] = state.cars;
    if (first === undefined || second === undefined) throw new Error('nobody is there');
    eliminate({ ...game(), setup, state }, first, 'flip');
    const { sheets, pieces } = view(setup, state, null);
    expect(sheets.map(({ piece, tag }) => [piece, tag])).toEqual([
      ['wreck-c1', '1'],
      ['c2', undefined],
    ]);
    eliminate({ ...game(), setup, state }, second, 'power');
    expect(view(setup, state, null).pieces.map(({ id, face }) => [id, face])).toEqual([
      ['wreck-c1', 'top'],
      ['wreck-c2', 'up'],
    ]);
    expect(pieces.map(({ id }) => id)).toEqual(['c2', 'wreck-c1']);
  });

  it('has the sliders with what they give, the tokens, and the cards with their dice', () => {
    const { setup, state } = game();
    const [first] = state.cars;
    if (first === undefined) throw new Error('nobody is there');
    const sheet = sheetOf(setup, { ...first, control: 5, ace: 1, maxSpeed: 4 }, []);
    expect(sheet.tracks.map(({ id, at, dangerFrom }) => [id, at, dangerFrom])).toEqual([
      ['speed', 2, 5],
      ['tires', 10, undefined],
      ['power', 10, undefined],
    ]);
    expect(sheet.tracks[0]?.gives?.cells).toEqual(['+2', '+2', '+2', '+1', '+0', '+0']);
    expect(sheet.tokens?.map(({ kind, count }) => [kind, count])).toEqual([
      ['control', 5],
      ['ace', 1],
    ]);
    expect(cardOf(sheet, 'Flamethrower')).toEqual({
      type: 'weapon',
      isUp: true,
      dice: [
        { die: 'yellow', count: 1 },
        { die: 'green', count: 2 },
      ],
      lines: ['a wrench starts a fire', 'range 2'],
    });
  });

  it('tells a card that is used from one that is destroyed or has been fired, and has fire on the side that burns', () => {
    const { setup, state } = game();
    const driven = car({ ...game(), state });
    driven.fire.left = true;
    driven.fired = [1];
    const [rocket] = driven.cards;
    if (rocket === undefined) throw new Error('no rocket');
    rocket.faceDown = true;
    expect(cardOf(sheetOf(setup, driven, []), 'Rocket')).toMatchObject({ isUp: false, state: 'used' });
    expect(cardOf(sheetOf(setup, driven, []), 'Flamethrower')).toMatchObject({ isUp: true, state: 'fired' });
    rocket.damage = 1;
    expect(cardOf(sheetOf(setup, driven, []), 'Rocket')).toMatchObject({ isUp: false, state: 'destroyed' });
    const burning = sheetOf(setup, driven, []).gauges.filter(({ tokens }) => tokens !== undefined);
    expect(burning.map(({ label, tokens }) => [label, tokens])).toEqual([['Left armor', ['fire']]]);
  });
});

it('an arc ends where its weapon does not reach, and who has driven has nothing left to drive', () => {
  const { setup, state } = game();
  state.at = 'drive';
  state.queue = [1];
  Object.assign(car({ ...game(), state }, 2), { points: 1 });
  const { pieces, clock } = view(setup, state, null);
  expect(pieces[0]?.mounts.map(({ id, label, range }) => [id, label, range])).toEqual([
    ['front', 'Rocket', undefined],
    ['front-1', 'Flamethrower', 2.5],
  ]);
  expect(clock.tracks.map(({ piece, cells }) => [piece, cells[2]])).toEqual([
    ['c1', 0],
    ['c2', 1],
  ]);
});
