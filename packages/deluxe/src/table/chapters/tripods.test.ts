import { describe, expect, it } from 'vitest';
import { handsWith } from '../../testing/armed-fixtures.ts';
import { facing, gun, textsOf } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, inTurn, run } from '../../testing/combat-fixtures.ts';
import { actor } from '../../testing/walkers.ts';
import { handAimsFor, handToHit } from '../queries/hand-shots.ts';
import { type Actor, isActor } from '../queries/on-foot.ts';
import type { ArmModel } from '../state/model.ts';
import type { DeluxeGame, Vehicle } from '../state/state.ts';
import { damageTarget } from './damage.ts';
import { fireWindow } from './fire-window.ts';
import { setOut, settlePeople } from './on-foot.ts';
import { walkQuestion } from './walk-question.ts';
import { walkOn } from './walking.ts';

const OWN = combatCar('v1', facing(-15, -15, 0));

function scene(arm: Partial<ArmModel> & Pick<ArmModel, 'weapon'>, foe: Vehicle, dice: readonly number[] = []) {
  const hands = handsWith(arm.weapon);
  const arms = hands.arms.map((one) => ({ ...one, ...arm }));
  const man = actor(0.125, 0.125, { model: { hands: { ...hands, arms } } });
  const game = combatGame({ vehicles: [OWN, foe], walkers: [man] }, dice);
  game.state.at = 'speeds';
  return game;
}

function manIn({ state }: DeluxeGame): Actor {
  const [first] = state.pedestrians;
  if (first === undefined || !isActor(first)) throw new Error('nobody acts');
  return first;
}

const tasks = (game: ReturnType<typeof scene>): readonly string[] =>
  walkQuestion(game, manIn(game))
    .options()
    .map(({ id }) => id)
    .filter((id) => /^(set-up|reload)/.test(id));

function turnWith(game: ReturnType<typeof scene>, option: string): void {
  setOut(game, [new Map([['p1', option]])]);
  settlePeople(game);
  game.state.turn++;
}

const foe = (y: number, speed = 0): Vehicle => combatCar('v2', facing(0, y, 0), { speed, weapons: [gun('MG')] });
const shots = (game: DeluxeGame): number => handAimsFor(game, 0, []).length;

describe('deluxe/VI/tripod-weapons', () => {
  it('takes a turn to set up, and stands until its gunner takes a step', () => {
    const game = scene({ weapon: 'TMG' }, foe(6));
    expect([shots(game), tasks(game)]).toEqual([0, ['set-up:TMG']]);
    turnWith(game, 'set-up:TMG');
    expect([shots(game) > 0, tasks(game), textsOf(game, 'task')]).toEqual([
      true,
      [],
      ['Ann has set up his tripod machine gun.'],
    ]);
    setOut(game, [new Map([['p1', 'go:1,0']])]);
    game.state.at = 'phase';
    run(game, walkOn(game));
    expect(shots(game)).toBe(0);
  });

  it('does its full damage to a vehicle', () => {
    const target = foe(6);
    const game = scene({ weapon: 'TRR' }, target, [6, 6, 3, 4]);
    turnWith(game, 'set-up:TRR');
    run(game, fireWindow(game, null), inTurn('p1:TRR>v2:back'));
    expect([target.armor.back, manIn(game).person.arms?.[0]?.shots]).toEqual([13, 2]);
  });

  it('what harms vehicles finds the weapon first on 1 to 3: two points, then the man', () => {
    const hit = (die: number, hits: number, onParts?: 'none') => {
      const game = scene({ weapon: 'TMG' }, foe(6), onParts === undefined ? [die] : []);
      manIn(game).acts.tripod = 'TMG';
      const source = {
        kind: 'gun',
        rule: 'deluxe/V.3/damage',
        by: 1,
        ...(onParts !== undefined && { onParts }),
      } as const;
      run(game, damageTarget(game, { kind: 'person', person: 'p1' }, hits, source));
      const { person, acts } = manIn(game);
      return [person.arms?.[0]?.dp, person.hits, acts.tripod];
    };
    expect(hit(3, 1)).toEqual([1, 0, 'TMG']);
    expect(hit(3, 3)).toEqual([0, 1, undefined]);
    expect(hit(4, 1)).toEqual([2, 1, 'TMG']);
    expect(hit(0, 1, 'none')).toEqual([2, 1, 'TMG']);
  });
});

describe('deluxe/VI/ammo-clips', () => {
  it('a belt of a tripod weapon takes two turns, another clip one, while there are any', () => {
    const game = scene({ weapon: 'TMG', clips: 1 }, foe(6));
    const { person, acts } = manIn(game);
    acts.tripod = 'TMG';
    expect(tasks(game)).toEqual([]);
    Object.assign(person.arms?.[0] ?? {}, { shots: 0 });
    expect(tasks(game)).toEqual(['reload:TMG']);
    turnWith(game, 'reload:TMG');
    expect(person.arms?.[0]).toMatchObject({ shots: 0, clips: 1 });
    settlePeople(game);
    expect(person.arms?.[0]).toMatchObject({ shots: 20, clips: 0 });
    const pistol = scene({ weapon: 'LP', clips: 1 }, foe(6));
    Object.assign(manIn(pistol).person.arms?.[0] ?? {}, { shots: 3 });
    turnWith(pistol, 'reload:LP');
    expect([manIn(pistol).person.arms?.[0]?.shots, tasks(pistol)]).toEqual([8, []]);
  });
});

describe('deluxe/VI.2/striking-vehicles', () => {
  it('at arm’s length from a vehicle that stands every hand weapon hits, for a point at least', () => {
    const front = (weapon: 'LP' | 'SMG', dice: readonly number[]): number | undefined => {
      const target = foe(1.2);
      const game = scene({ weapon }, target, dice);
      const aim = handAimsFor(game, 0, []).find(({ shot }) => shot.id === `p1:${weapon}>v2:back`);
      if (aim === undefined) throw new Error('no shot');
      expect([aim.hit, handToHit(game, aim.shot, aim.person).kind]).toEqual([1, 'automatic']);
      run(game, fireWindow(game, null), inTurn(aim.shot.id));
      return target.armor.back;
    };
    expect([front('LP', []), front('SMG', [5]), front('SMG', [1])]).toEqual([19, 18, 19]);
  });

  it('not at one that moves, nor from farther off, nor at its tires', () => {
    const kinds = (target: Vehicle, place: string): readonly string[] => {
      const game = scene({ weapon: 'SMG' }, target);
      const aims = handAimsFor(game, 0, []).filter(({ shot }) => shot.id === `p1:SMG>v2:${place}`);
      return aims.map((aim) => handToHit(game, aim.shot, aim.person).kind);
    };
    expect([kinds(foe(1.2, 10), 'back'), kinds(foe(2), 'back')]).toEqual([['need'], ['need']]);
    expect(kinds(foe(1.2), 'tire-back-left')).toEqual(['need']);
  });
});
