import { type Ask, matchOrder, OpenQuestion, type Option } from '@hardtop/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Answering,
  asSuggested,
  type CarChanges,
  facing,
  gun,
  gunsOn,
  person,
  type TestGame,
  textsOf,
} from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, inTurn, run } from '../../testing/combat-fixtures.ts';
import { fireHazard } from './fire-hazard.ts';
import { fireWindow, lastFireWindow } from './fire-window.ts';

const LEFT = { kind: 'vehicle', vehicle: 'v2', at: { kind: 'side', side: 'left' } } as const;

/** v1 with a gun in front, v2 broadside four inches ahead and unarmed. */
function duel(first: CarChanges, second: CarChanges, dice: readonly number[]) {
  const one = combatCar('v1', facing(0, 0, 0), { weapons: [gun('MG')], ...first });
  const two = combatCar('v2', facing(0, 4, 90), second);
  return { one, two, game: combatGame({ vehicles: [one, two] }, dice) };
}

/** Keeps every question that is asked. */
function recording(answering: Answering): { asked: Ask[]; answering: Answering } {
  const asked: Ask[] = [];
  return {
    asked,
    answering: (question) => {
      asked.push(question);
      return answering(question);
    },
  };
}

function option(asked: readonly Ask[], id: string): Option {
  const found = asked[0]?.options().find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`${id} was not offered`);
  return found;
}

describe('deluxe/V/firing: a window', () => {
  test('nobody is asked who has nothing to fire', () => {
    const { game } = duel({ weapons: [] }, {}, []);
    run(game, fireWindow(game, null), () => {
      throw new Error('asked');
    });
  });

  test('who held is asked again only when something has changed', () => {
    const { game, two } = duel({}, {}, []);
    const { asked, answering } = recording(asSuggested);
    run(game, fireWindow(game, null), answering);
    expect(asked).toHaveLength(1);
    run(game, fireWindow(game, null), answering);
    expect(asked).toHaveLength(1);
    two.speed = 5;
    run(game, fireWindow(game, null), answering);
    expect(asked).toHaveLength(2);
  });

  test('who has resigned is not asked', () => {
    const { game } = duel({}, {}, []);
    game.state.resigned[0] = true;
    run(game, fireWindow(game, null), () => {
      throw new Error('asked');
    });
  });

  test('after an attack those who held may answer it', () => {
    const { game, one, two } = duel({}, { weapons: [gun('MG', 'left')] }, [6, 6, 1, 6, 5, 2]);
    const seats: number[] = [];
    const answering: Answering = (question) => {
      seats.push(question.seat);
      const fires = question.seat === 0 || seats.length > 2;
      const side = question.options()[0]?.id ?? 'hold';
      return { option: fires ? side : 'hold', params: {} };
    };
    run(game, fireWindow(game, null), answering);
    expect(seats).toEqual([0, 1, 1]);
    expect([one.armor.front, two.armor.left]).toEqual([18, 9]);
  });
});

test('deluxe/V.2/rockets: a rocket flies once', () => {
  const { game, one, two } = duel({ weapons: [gun('HR')] }, {}, [6, 6, 1, 1, 1]);
  run(game, fireWindow(game, null), () => ({ option: 'hr-front>v2:left', params: {} }));
  expect([gunsOn(one)[0]?.shots, two.armor.left]).toEqual([0, 7]);
  game.state.turn += 1;
  run(game, fireWindow(game, null), () => {
    throw new Error('asked');
  });
});

describe('deluxe/V/firing: the question', () => {
  const asks = (first: CarChanges = {}, second: CarChanges = {}): readonly Ask[] => {
    const { game } = duel(first, second, []);
    const { asked, answering } = recording(asSuggested);
    run(game, fireWindow(game, null), answering);
    return asked;
  };

  test('holding is suggested, the best shot comes first, and everything is named', () => {
    const asked = asks({}, { weapons: [gun('MG', 'turret')] });
    expect(asked[0]).toMatchObject({
      seat: 0,
      topic: 'fire',
      rule: 'deluxe/V/firing',
      about: 'v1',
      suggested: { option: 'hold' },
    });
    expect(asked[0]?.options().map(({ id }) => id)).toEqual([
      'mg-front>v2:left',
      'mg-front>v2:turret',
      'mg-front>v2:tire-front-left',
      'mg-front>v2:tire-back-left',
      'automatic:mg-front',
      'hold',
    ]);
    expect(option(asked, 'mg-front>v2:tire-front-left')).toMatchObject({
      label: 'MG front at V2, front left tire',
      words: ['fire', 'mg', 'front', 'at', '2', 'front', 'left', 'tire'],
      group: 'MG front → V2',
      at: { piece: 'v2', spot: 'tire-front-left' },
    });
  });

  test('orders as they are typed', () => {
    const [asked] = asks();
    if (asked === undefined) throw new Error('not asked');
    const decision = OpenQuestion.from(asked, { seat: asked.seat, topic: asked.topic }, '1');
    expect(matchOrder('fire mg front at 2 left', decision)).toMatchObject({ value: { option: 'mg-front>v2:left' } });
    expect(matchOrder('fire mg at 2 back left tire', decision)).toMatchObject({
      value: { option: 'mg-front>v2:tire-back-left' },
    });
    expect(matchOrder('hold', decision)).toMatchObject({ value: { option: 'hold' } });
  });

  test('the preview says what is needed and what may come of it', () => {
    const preview = option(
      asks({}, { armor: { front: 20, right: 10, left: 4, back: 20, top: 5, underbody: 5 } }),
      'mg-front>v2:left',
    ).preview({});
    // MG 7, both at rest: 5 or more.
    expect(preview.target).toMatchObject({ kind: 'need', base: 7, need: 5 });
    expect(preview.modifiers?.map(({ value }) => value)).toEqual([1, 1]);
    expect(preview.lines).toEqual([{ from: { x: 0, y: 0.5 }, to: { x: 0, y: 3.75 }, label: 'left side' }]);
    expect(preview.text).toBe('Needs 5 or more, 83%; 1d hits against 4 armor left; the driver fires.');
    expect(preview.facts).toMatchObject({ damage: 3.5, armorLeft: 4, needed: 5 });
    expect(preview.facts?.hit).toBeCloseTo(30 / 36);
    const spread = new Map(preview.spread?.map(({ label, chance }) => [label, chance]));
    expect([...spread.keys()]).toEqual(['no damage', 'armor holds', 'armor gone', 'gets inside']);
    expect(spread.get('gets inside')).toBeCloseTo((30 / 36) * (2 / 6));
    expect([...spread.values()].reduce((a, b) => a + b)).toBeCloseTo(1);
  });

  test('a second crew member may fire another weapon in the same breath', () => {
    const crew = [person(), person('gunner')];
    const weapons = [gun('MG'), gun('VMG', 'turret')];
    const { game, one } = duel(
      { crew, weapons },
      { armor: { front: 20, right: 10, left: 30, back: 20, top: 5, underbody: 5 } },
      [6, 6, 1, 1, 6, 6, 1],
    );
    const { asked, answering } = recording(inTurn('vmg-turret>v2:left', 'mg-front>v2:left'));
    run(game, fireWindow(game, null), answering);
    expect(asked).toHaveLength(2);
    expect(asked[1]?.options().some(({ id }) => id.startsWith('vmg'))).toBe(false);
    expect([one.crew.map(({ actedTurn }) => actedTurn), game.state.vehicles[1]?.armor.left]).toEqual([[2, 2], 27]);
  });
});

describe('deluxe/V.1/procedure: one attack', () => {
  const left = inTurn('mg-front>v2:left');

  test('deluxe/V.3/damage: to hit, damage, and the hazard of it', () => {
    // 20 mph: no modifier, 7 needed; 6 hits are D2.
    const { game, one, two } = duel({ speed: 20 }, { speed: 20 }, [3, 4, 6]);
    run(game, fireWindow(game, null), inTurn('mg-front>v2:left'));
    expect([two.armor.left, two.phaseHits, two.phaseSide, two.status]).toEqual([4, 6, 'left', 1]);
    expect(gunsOn(one)[0]).toMatchObject({ shots: 19, firedTurn: 2, lastTarget: LEFT, row: 1 });
    expect(one.crew[0]?.actedTurn).toBe(2);
    expect(textsOf(game, 'fire')).toEqual(["V1's driver fires MG front at V2, left side."]);
    expect(textsOf(game, 'to-hit')).toEqual(['V1: MG front hits: needed 7, rolled 7.']);
    expect(textsOf(game, 'damage-roll')).toEqual(['6 hits on V2, left side.']);
  });

  test('deluxe/V.2/to-hit: the eye is told who fires what at which side, and how bad it is', () => {
    const { game } = duel({ speed: 20 }, { speed: 20 }, [3, 4, 6]);
    run(game, fireWindow(game, null), inTurn('mg-front>v2:left'));
    expect(game.events.flatMap(({ shot }) => shot ?? [])).toEqual([
      { by: 'v1', mount: 'mg-front', at: { piece: 'v2', spot: 'left' }, style: 'bullets', hit: true },
    ]);
    expect(game.events.flatMap(({ harm = [] }) => harm)).toEqual([
      { piece: 'v2', style: 'hit', points: 6, spot: 'left' },
    ]);
  });

  test('a miss costs the shot all the same', () => {
    const { game, one, two } = duel({ speed: 20 }, { speed: 20 }, [3, 3]);
    run(game, fireWindow(game, null), left);
    expect(game.events.flatMap(({ shot }) => shot?.hit ?? [])).toEqual([false]);
    expect([two.armor.left, gunsOn(one)[0]?.shots, two.status]).toEqual([10, 19, 3]);
  });

  test('G-11: a natural 2 misses whatever is needed', () => {
    const { game, two } = duel({ crew: [person('driver', { gunnerSkill: 9 })] }, {}, [1, 1]);
    run(game, fireWindow(game, null), inTurn('mg-front>v2:left'));
    expect(two.armor.left).toBe(10);
  });

  test('deluxe/V.2/sustained-fire: the row is counted', () => {
    const weapons = [gun('MG', 'front', { row: 1, lastTarget: LEFT, firedTurn: 1 })];
    const { game, one } = duel({ speed: 20, weapons }, { speed: 20 }, [1, 2]);
    run(game, fireWindow(game, null), inTurn('mg-front>v2:left'));
    expect(gunsOn(one)[0]).toMatchObject({ row: 2, firedTurn: 2 });
    expect(textsOf(game, 'to-hit')).toEqual(['V1: MG front misses: needed 6, rolled 3.']);
  });

  test('deluxe/IV.6/driver-injured: a driver hit is a hazard besides that of the attack', () => {
    const armor = { front: 20, right: 10, left: 0, back: 20, top: 5, underbody: 5 };
    const { game, two } = duel({ speed: 20 }, { speed: 20, armor, plant: 0 }, [6, 6, 2, 1]);
    run(game, fireWindow(game, null), inTurn('mg-front>v2:left'));
    expect([two.crew[0]?.hits, two.status]).toEqual([2, 0]);
  });
});

describe('deluxe/V.2/sustained-fire: without hope', () => {
  const far = (dice: readonly number[] = []) => duel({ speed: 20 }, { speed: 80 }, dice);

  test('deluxe/V.2/sustained-fire: who cannot hit is asked at the end of the turn, not before', () => {
    const { game } = far();
    const { asked, answering } = recording(asSuggested);
    run(game, fireWindow(game, null), answering);
    expect(asked).toHaveLength(0);
    run(game, lastFireWindow(game), answering);
    expect(asked[0]?.options().map(({ id }) => id)).toEqual(['mg-front>v2:left', 'automatic:mg-front', 'hold']);
    run(game, lastFireWindow(game), answering);
    expect(asked).toHaveLength(2);
    const preview = option(asked, 'mg-front>v2:left').preview({});
    expect(preview.text).toBe('Cannot hit: 13 needed. The shot is spent and counts for sustained fire.');
    expect([preview.facts?.hit, preview.facts?.expected, preview.warnings]).toEqual([0, 0, ['cannot hit']]);
  });

  test('deluxe/V.2/sustained-fire: such a shot is not rolled for, is spent, and helps the next', () => {
    const { game, one, two } = far();
    run(game, lastFireWindow(game), inTurn('mg-front>v2:left'));
    expect(gunsOn(one)[0]).toMatchObject({ shots: 19, firedTurn: 2, lastTarget: LEFT, row: 1 });
    expect([one.crew[0]?.actedTurn, two.armor.left, two.status]).toEqual([2, 10, 3]);
    expect(textsOf(game, 'to-hit')).toEqual(['V1: MG front cannot hit: 13 needed. It counts for sustained fire.']);
    game.state.turn = 3;
    game.left.push(6, 6, 1);
    run(game, fireWindow(game, null), inTurn('mg-front>v2:left'));
    expect(textsOf(game, 'to-hit').at(-1)).toBe('V1: MG front hits: needed 12, rolled 12.');
  });

  test('who has held a good shot is not asked once more in the same scene', () => {
    const { game } = duel({ speed: 20 }, { speed: 20 }, []);
    const { asked, answering } = recording(asSuggested);
    run(game, fireWindow(game, null), answering);
    run(game, lastFireWindow(game), answering);
    expect(asked).toHaveLength(1);
  });
});

describe('deluxe/V.5/linked-weapons', () => {
  test('deluxe/IV.6/separate-attacks: each rolls for itself with the same modifiers, and each hit is an attack of its own', () => {
    const weapons = [
      gun('MG', 'front', { link: 'a', row: 2, lastTarget: LEFT, firedTurn: 1 }),
      gun('MG', 'front', { link: 'a', id: 'mg-front-2' }),
    ];
    const { game, one, two } = duel({ speed: 20, weapons }, { speed: 20 }, [3, 2, 4, 1, 4, 2]);
    run(game, fireWindow(game, null), inTurn('mg-front+mg-front-2>v2:left'));
    expect(textsOf(game, 'to-hit')).toEqual([
      'V1: MG front hits: needed 5, rolled 5.',
      'V1: MG front 2 hits: needed 5, rolled 5.',
    ]);
    expect([two.armor.left, two.status, gunsOn(one).map(({ shots, row }) => [shots, row])]).toEqual([
      4,
      1,
      [
        [19, 3],
        [19, 1],
      ],
    ]);
  });
});

describe('deluxe/V/firing: one at a time', () => {
  const both = (game: TestGame): void => {
    run(game, fireWindow(game, null), (question) => {
      const id = question.options().find((candidate) => !candidate.id.includes('tire'))?.id ?? 'hold';
      return { option: id, params: {} };
    });
  };

  test('the faster fires first, and what it destroys does not answer', () => {
    const armor = { front: 20, right: 10, left: 0, back: 20, top: 5, underbody: 5 };
    const { game, one, two } = duel({ speed: 30 }, { speed: 20, weapons: [gun('MG', 'left')], armor }, [6, 6, 3]);
    both(game);
    expect([gunsOn(two)[0]?.dp, gunsOn(two)[0]?.shots, one.armor.front]).toEqual([0, 20, 20]);
    expect(textsOf(game, 'fire').at(-1)).toBe('V2 does not fire after all: its weapon is gone.');
    expect(two.crew[0]?.actedTurn).toBe(0);
  });

  test('at equal speed the quicker', () => {
    const { game } = duel({ quickness: 1 }, { quickness: 0, weapons: [gun('MG', 'left')] }, [1, 1, 1, 1]);
    both(game);
    expect(textsOf(game, 'fire').map((text) => text.slice(0, 2))).toEqual(['V2', 'V1']);
  });

  test('deluxe/V/firing: H-100: from one vehicle in the order announced, each settled before the next', () => {
    const crew = [person(), person('gunner')];
    const weapons = [gun('MG'), gun('VMG', 'turret')];
    // 5 hits and 5 hits from status -1 at 60 mph: the marker falls and control is rolled after each.
    const { game } = duel({ crew, weapons, speed: 60 }, { speed: 60, status: -1 }, [6, 6, 5, 6, 6, 6, 3, 2, 6]);
    run(game, fireWindow(game, null), inTurn('mg-front>v2:left', 'vmg-turret>v2:left'));
    const kinds = ['fire', 'control'];
    const told = game.events
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, text }) => [kind, text.slice(0, 22)]);
    expect(told).toEqual([
      ['fire', "V1's gunner fires MG f"],
      ['control', 'V2 keeps control: need'],
      ['fire', "V1's driver fires VMG "],
      ['control', 'V2 keeps control: need'],
    ]);
  });

  test('a gunner knocked out does not fire', () => {
    const armor = { front: 20, right: 10, left: 0, back: 20, top: 5, underbody: 5 };
    const { game } = duel({ speed: 30 }, { speed: 20, weapons: [gun('MG', 'turret')], armor, plant: 0 }, [6, 6, 3, 1]);
    both(game);
    expect(textsOf(game, 'fire').at(-1)).toBe('V2 does not fire after all: its driver cannot fire any more.');
  });
});

test.each([
  [0, 0],
  [1, 1],
  [5, 1],
  [6, 2],
  [9, 2],
  [10, 3],
  [40, 3],
])('deluxe/IV.6/enemy-fire: %s hits are D%s', (hits, difficulty) => {
  const vehicle = combatCar('v1', facing(0, 0, 0), { speed: 10 });
  const game = combatGame({ vehicles: [vehicle] });
  run(game, fireHazard(vehicle, hits));
  expect(vehicle.status).toBe(3 - difficulty);
});
