import { describe, expect, it } from 'vitest';
import { type CarFile, carOf } from '../../scenarios/known-file.ts';
import { Duel } from '../../testing/duel.ts';
import { difficultyExtras } from '../queries/crew.ts';

const car = (more: Partial<CarFile> = {}): CarFile => ({
  ...carOf({ seat: 0, car: 'stinger', x: 0, y: 0, heading: 0 }),
  searchlight: true,
  ...more,
});

/** The first does something while the second holds its fire. */
function acts(duel: Duel, words: string): Duel {
  duel.say(0, words);
  return duel.topic(1) === 'fire' ? duel.say(1, 'hold') : duel;
}

/** Nose to nose at four inches by night, at rest; the first has a searchlight. */
function night(dice: readonly number[] = [], other: Partial<CarFile> = {}): Duel {
  const cars = [
    { car: car(), x: 0, y: 0, heading: 0 },
    { car: car({ searchlight: false, ...other }), x: 0, y: 5, heading: 180 },
  ];
  return new Duel(cars, { visibility: ['night'], dice }).until(0, 'fire');
}

const needOf = (duel: Duel, id: string) => {
  const target = duel
    .asked(0)
    .options()
    .find((option) => option.id === id)
    ?.preview({}).target;
  return target?.kind === 'need' ? target.need : null;
};

describe('deluxe/VIII.8/searchlight', () => {
  it('follows on 3 and blinds on 6, with the modifiers of a weapon but for the dark', () => {
    const duel = night();
    // Range 4: -1; front: -1; a subcompact: -1; both at rest: +1 each.
    expect([needOf(duel, 'track:v2'), needOf(duel, 'blind:v2')]).toEqual([4, 7]);
  });

  it('is of use at night alone', () => {
    const day = new Duel([
      { car: car(), x: 0, y: 0 },
      { car: car(), x: 0, y: 5, heading: 180 },
    ]).until(0, 'fire');
    expect(
      day
        .asked(0)
        .options()
        .some(({ id }) => id.startsWith('track')),
    ).toBe(false);
  });

  it('whoever is caught is fired at as by day; it is the firing action of the turn', () => {
    const duel = night([3, 2]);
    const before = needOf(duel, 'mg-front>v2:front');
    acts(duel, 'searchlight follow 2');
    expect(duel.car(1).beam).toEqual({ by: 'v1', blinds: false, until: 2 });
    expect(duel.car(0).crew[0]?.actedTurn).toBe(1);
    duel.finishTurn().until(0, 'fire');
    expect(needOf(duel, 'mg-front>v2:front')).toBe((before ?? 0) - 3);
  });

  it('a roll below misses, and the beam leaves whom it was on', () => {
    const duel = night([1, 1]);
    duel.car(1).beam = { by: 'v1', blinds: true, until: 2 };
    acts(duel, 'searchlight blind 2');
    expect(duel.car(1).beam).toBeUndefined();
  });

  it('the blinded see others where they were, steer worse by 3 and fire at -10', () => {
    const duel = acts(night([6, 5]), 'searchlight blind 2');
    expect(duel.car(1).beam?.blinds).toBe(true);
    const { pose } = duel.car(0);
    duel.car(0).pose = { ...pose, x: 3 };
    expect(duel.match.known(1).vehicles[0]).toMatchObject({ pose, unseen: true, gone: false });
    expect(duel.match.known(0).vehicles[0]?.pose.x).toBe(3);
    duel.car(0).pose = pose;
    duel.finishTurn().until(1, 'fire');
    const shot = duel
      .asked(1)
      .options()
      .find(({ id }) => id.startsWith('mg-front>v1'));
    const modifiers = shot?.preview({}).modifiers ?? [];
    expect(modifiers).toContainEqual(expect.objectContaining({ value: -10, label: 'Blinded by a searchlight' }));
    expect(difficultyExtras(duel.car(1))).toEqual([expect.objectContaining({ value: 3, label: 'Blinded' })]);
  });

  it('a beam that nobody keeps on goes out as the next turn ends', () => {
    const duel = acts(night([6, 5]), 'searchlight follow 2');
    duel.finishTurn();
    expect(duel.car(1).beam).toBeDefined();
    duel.finishTurn();
    expect(duel.car(1).beam).toBeUndefined();
  });

  it('finds somebody who drives without lights', () => {
    const duel = night([6, 6], { sensors: ['infrared'] });
    duel.car(1).lights = 'off';
    duel.finishTurn().until(0, 'fire');
    const option = duel
      .asked(0)
      .options()
      .find(({ id }) => id === 'track:v2');
    expect(option?.label).toBe('Searchlight: look for Stinger 2');
    expect(option?.preview({}).chances).toBeUndefined();
    expect(duel.match.known(0).vehicles[1]?.unseen).toBe(true);
    acts(duel, 'searchlight follow 2');
    expect(duel.match.known(0).vehicles[1]?.unseen).toBeUndefined();
  });

  it('can be shot out at -3, and its beam goes with it', () => {
    const cars = [
      { car: car({ searchlight: false, sensors: ['infrared'] }), x: 0, y: 0, heading: 0 },
      { car: car(), x: 0, y: 5, heading: 180 },
    ];
    // 2 dice to hit, one of damage for each machine gun.
    const duel = new Duel(cars, { visibility: ['night'], dice: [6, 6, 4] }).until(0, 'fire');
    duel.car(0).beam = { by: 'v2', blinds: false, until: 5 };
    const option = duel
      .asked(0)
      .options()
      .find(({ id }) => id === 'mg-front>v2:searchlight');
    expect(option?.preview({}).modifiers).toContainEqual(expect.objectContaining({ value: -3, label: 'Searchlight' }));
    duel.match.choose({ ask: duel.asked(0).id, seat: 0, option: 'mg-front>v2:searchlight', params: {} });
    duel.say(1, 'hold');
    expect(duel.car(1).searchlight).toBe(0);
    expect(duel.car(0).beam).toBeUndefined();
  });
});
