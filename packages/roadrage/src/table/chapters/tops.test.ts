import { type Answer, type Ask, answerOf } from '@hardtop/kernel';
import { describe, expect, test } from 'vitest';
import type { Design } from '../../garage/design/design.ts';
import {
  at,
  character,
  design,
  drive,
  gameOf,
  gun,
  play,
  roadSetup,
  type TestGame,
  vehicle,
} from '../../testing/road.ts';
import { isOpenTo } from '../queries/boarding.ts';
import { exposureOf } from '../queries/exposure.ts';
import { vehicleThing } from '../queries/marks.ts';
import { segment } from '../turn.ts';
import { firePhase } from './fire.ts';
import { setTops } from './tops.ts';

const CREW = [character('Ann', {}, ['handWeapon']), character('Bob', {}, ['handWeapon'])];
const cabrio = (changes: Partial<Design> = {}): Design =>
  design('midSized', { name: 'Cabrio', options: ['convertibleTop'], crew: CREW, ...changes });

/** A convertible with an enemy two squares behind it. */
function gameWith(car: Design, hidden = false): TestGame {
  const cars = [
    { design: car, pose: at(0, 0) },
    { design: design('midSized', { name: 'Foe', crew: [character('Cy')] }), pose: at(0, -2) },
  ];
  return gameOf(roadSetup(cars, { hidden }));
}

function shots(game: TestGame): readonly string[] {
  const ids: string[] = [];
  drive(firePhase(game), (question: Ask): Answer => {
    ids.push(...question.options().map(({ id }) => id));
    return answerOf('nothing');
  });
  return ids.filter((id) => id.includes('>v2') && !id.includes(':'));
}

const exposures = (game: TestGame) =>
  game.state.people.slice(0, 2).map((person) => exposureOf(game, person, vehicleThing(game, vehicle(game, 2))));

describe('roadrage/options/convertible-top', () => {
  test('with the top down passengers fire all round, and all are partially exposed', () => {
    const game = gameWith(cabrio());
    play(game, setTops(game), 'top:down');
    expect(exposures(game)).toEqual(['partial', 'partial']);
    expect(shots(game)).toEqual(['hand1>v2']);
    expect(vehicle(game).topUp).toBeUndefined();
  });

  test('with the top up it is a car like any other: enclosed, and fire out of the windows', () => {
    const game = gameWith(cabrio());
    play(game, setTops(game), 'top:up');
    expect(exposures(game)).toEqual(['enclosed', 'enclosed']);
    // The front passenger looks from directly ahead to directly behind.
    expect(shots(game)).toEqual(['hand1>v2', 'hand1/lean>v2']);
    const [, , foe] = game.state.people;
    expect(foe !== undefined && isOpenTo(game, vehicle(game), foe)).toBe(false);
    expect(game.events.map(({ text }) => text)).toEqual(['Cabrio drives with its top up.']);
  });

  test('a pintle behind the open top cannot be reached while it is up', () => {
    const pintle = cabrio({ weapons: [gun('machineGun', { mount: 'pintle', facing: 'back' })], crew: [...CREW] });
    const game = gameWith(pintle);
    expect(shots(game)).toContain('machineGun-back>v2');
    vehicle(game).topUp = true;
    expect(shots(game)).not.toContain('machineGun-back>v2');
  });

  test('is asked once, before the first turn, and not where nobody has anything to fire over the doors', () => {
    const asked = (game: TestGame): number => {
      let count = 0;
      drive(segment(game), (question: Ask): Answer => {
        if (question.topic === 'top') count++;
        return question.suggested ?? answerOf('');
      });
      return count;
    };
    const armed = gameWith(cabrio());
    armed.diceLeft.push(1, 2);
    expect([asked(armed), asked(armed)]).toEqual([1, 0]);
    const unarmed = gameWith(cabrio({ crew: [character('Ann')] }));
    unarmed.diceLeft.push(1, 2);
    expect(asked(unarmed)).toBe(0);
    expect(vehicle(unarmed).topUp).toBe(true);
    const hidden = gameWith(cabrio({ crew: [character('Ann')] }), true);
    hidden.diceLeft.push(1, 2);
    expect(asked(hidden)).toBe(1);
  });
});
