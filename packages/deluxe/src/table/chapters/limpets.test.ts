import { answerOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { handsWith } from '../../testing/armed-fixtures.ts';
import { type Answering, type CarChanges, facing, gun, textsOf } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, run, sequence } from '../../testing/combat-fixtures.ts';
import { actor } from '../../testing/walkers.ts';
import { stuntsFor } from '../queries/boarding.ts';
import { knownState } from '../queries/known.ts';
import { plantingNeed } from '../queries/limpets.ts';
import { actorOf } from '../queries/on-foot.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { DeluxeGame, Vehicle } from '../state/state.ts';
import { fireWindow } from './fire-window.ts';
import { setOffLimpets } from './limpets.ts';

const OWN = combatCar('v1', facing(-15, -15, 0));
const foe = (changes: CarChanges = {}): Vehicle =>
  combatCar('v2', facing(0.125, 1, 0), { weapons: [gun('MG', 'back')], ...changes });

/** A man with a mine behind the car of an enemy. */
function scene(car: Vehicle, dice: readonly number[] = []) {
  const man = actor(0.125, 0.375, { model: { hands: handsWith('LM') } });
  return combatGame({ vehicles: [OWN, car], walkers: [man] }, dice);
}

const places = (game: DeluxeGame): readonly string[] =>
  stuntsFor(game, 0, [])
    .filter(({ kind }) => kind === 'plant')
    .map(({ id }) => id);

const planting =
  (option: string, delay: number): Answering =>
  (question) =>
    question.options().some(({ id }) => id === option) ? answerOf(option, { delay }) : answerOf('hold');

function* later(game: DeluxeGame, turns: number): DeluxePlay {
  expect(game.state.limpets).toMatchObject([{ on: 'v2', side: 'back', port: null, by: 'p1', goesOff: 4 }]);
  game.state.turn += turns;
  yield* setOffLimpets(game);
}

describe('deluxe/VI/limpet-mine', () => {
  it('goes on the side turned to him, or before a port there; from on top anywhere but beneath', () => {
    const game = scene(foe());
    expect(places(game)).toEqual(['plant:p1>v2:back', 'plant:p1>v2:mg-back']);
    Object.assign(game.state.pedestrians[0] ?? {}, { riding: 'v2', level: 1 });
    expect(places(game).map((id) => id.split(':')[2])).toEqual(['front', 'right', 'left', 'back', 'mg-back', 'top']);
  });

  it('nobody reaches his own side, a car in the next street, or one that drives past too fast', () => {
    const own = combatGame({
      vehicles: [foe({ seat: 0 }), combatCar('v1', facing(9, 9, 0))],
      walkers: [actor(0.125, 0.375, { model: { hands: handsWith('LM') } })],
    });
    expect([places(own), places(scene(foe({ speed: 45 })))]).toEqual([[], []]);
  });

  it('H-265: no roll at rest and up to 10 mph, the roll of climbing on beyond; a miss leaves him the mine', () => {
    const need = (speed: number) => {
      const car = foe({ speed });
      const man = actorOf(scene(car).state, 'p1');
      if (man === null) throw new Error('nobody');
      const target = plantingNeed(man, car);
      return target.kind === 'need' ? target.need : target.kind;
    };
    expect([need(0), need(10), need(20)]).toEqual(['automatic', 'automatic', 5]);
    const missed = scene(foe({ speed: 20 }), [1, 2]);
    run(missed, fireWindow(missed, null), planting('plant:p1>v2:back', 1));
    expect([missed.state.limpets, missed.state.pedestrians[0]?.person.arms?.[0]?.shots]).toEqual([[], 1]);
  });

  it('as its time is up: a die and one more beneath it, a grenade around it', () => {
    const car = foe();
    // Beneath it 1d+1 = 5; the man next to it 1 of his three; the car half of 4; the tires in reach all of it.
    const game = scene(car, [4, 1, 4]);
    const early = sequence(fireWindow(game, null), setOffLimpets(game));
    const late = later(game, 2);
    run(game, sequence(early, late), planting('plant:p1>v2:back', 2));
    expect([car.armor.back, game.state.limpets, game.state.pedestrians[0]?.person.hits]).toEqual([13, [], 1]);
    expect(textsOf(game, 'limpet')).toEqual([
      'Ann sticks a limpet mine to V2: back.',
      'V2: a limpet mine goes off, back.',
    ]);
  });

  it('before a port it goes right into the weapon', () => {
    const car = foe();
    const game = scene(car, [2, 1, 2]);
    const weapon = car.parts.find(({ id }) => id === 'mg-back');
    const before = weapon?.dp ?? 0;
    run(game, sequence(fireWindow(game, null), setOffLimpets(game)), planting('plant:p1>v2:mg-back', 0));
    expect([weapon?.dp, car.armor.back]).toEqual([Math.max(0, before - 3), 19]);
  });

  it('goes with a car that is gone', () => {
    const car = foe();
    const game = scene(car);
    run(game, fireWindow(game, null), planting('plant:p1>v2:back', 0));
    car.gone = true;
    run(game, setOffLimpets(game));
    expect(game.state.limpets).toEqual([]);
  });

  it('how long it is set, and before which port, is its owner’s secret where sheets are hidden', () => {
    const game = scene(foe());
    run(game, fireWindow(game, null), planting('plant:p1>v2:mg-back', 7));
    const setup = { ...game.setup, hidden: true };
    expect(knownState(setup, game.state, 0).limpets).toMatchObject([{ goesOff: 9, port: 'mg-back' }]);
    expect(knownState(setup, game.state, 1).limpets).toMatchObject([{ goesOff: 2, port: null }]);
  });
});
