import { botChoice, factsOf, streamOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { carryRiders } from '../table/chapters/riders.ts';
import { walkQuestion } from '../table/chapters/walk-question.ts';
import { isActor } from '../table/queries/on-foot.ts';
import type { PersonModel } from '../table/state/model.ts';
import { handsWith } from '../testing/armed-fixtures.ts';
import { type CarChanges, facing, gun } from '../testing/collision-fixtures.ts';
import { combatCar, combatGame } from '../testing/combat-fixtures.ts';
import { Duel } from '../testing/duel.ts';
import { actor } from '../testing/walkers.ts';
import { bestDaring } from './close-quarters.ts';
import { driverBot } from './driver-bot.ts';
import { aceBot } from './duelist-bot.ts';
import { chooseWalk } from './on-foot.ts';
import { throwNow } from './throwing.ts';

const PISTOL = { hands: handsWith('HP') };

/** A man behind the car of an enemy. */
function scene(speed: number, model: Partial<PersonModel> = PISTOL, changes: CarChanges = {}) {
  const own = combatCar('v1', facing(-15, -15, 0));
  const foe = combatCar('v2', facing(0.125, 1, 0), { speed, weapons: [gun('MG')], ...changes });
  return combatGame({ vehicles: [own, foe], walkers: [actor(0.125, 0.375, { model })] });
}

function riding(changes: CarChanges = {}, speed = 10) {
  const game = scene(speed, PISTOL, changes);
  const [man] = game.state.pedestrians;
  const car = game.state.vehicles[1];
  if (man === undefined || !isActor(man) || car === undefined) throw new Error('nobody acts');
  Object.assign(man, { riding: 'v2', level: 1 });
  carryRiders(game, car);
  return game;
}

const daring = (game: ReturnType<typeof scene>) => bestDaring({ ...game, seat: 0 }, 0, []);

describe('bots at close quarters', () => {
  it('deluxe/VI.3/boarding: climb on an enemy that creeps, and say why', () => {
    expect(daring(scene(10))).toMatchObject({ id: 'board:p1>v2', why: /^100 % to get on it/ });
  });

  it.each([
    ['is too fast to be sure of', scene(30)],
    ['they could do nothing on top of', scene(10, {})],
    ['is out of the fight', scene(0, PISTOL, { surrendered: true })],
  ])('leave alone what %s', (_what, game) => {
    expect(daring(game)).toBeNull();
  });

  it('deluxe/VI.3/on-top: in a bed they go to where something is mounted, at the safe pace, and stay there', () => {
    const choice = (bed: number) => {
      const game = riding({ body: 'pickup', weapons: [gun('MG', 'back')] }, 20);
      const [man] = game.state.pedestrians;
      if (man === undefined || !isActor(man)) throw new Error('nobody acts');
      Object.assign(man, { bed });
      game.state.at = 'speeds';
      const decision = { ...walkQuestion(game, man), id: '1', asked: { topic: 'walk', seat: 0 } };
      return chooseWalk({ ...game, seat: 0 }, decision, true).answer.option;
    };
    expect([choice(0), choice(2)]).toEqual(['bed:2:1', 'stay']);
  });

  it('deluxe/VI.3/on-top: go for what is mounted once they are up there', () => {
    expect(daring(riding())).toMatchObject({ id: 'pry:p1>v2:front', isPressing: true });
  });

  it('deluxe/VI.3/getting-off: come down from what burns', () => {
    expect(daring(riding({ burning: true }))).toMatchObject({ id: 'swing:p1', why: 'It burns beneath him.' });
  });

  it('deluxe/VI/limpet-mine: plant it before they fire anything', () => {
    expect(daring(scene(0, { hands: handsWith('LM') }))).toMatchObject({ id: /^plant:p1>v2/, isPressing: true });
  });

  it('deluxe/VI.2/hand-to-hand: strike an enemy at arm’s length', () => {
    const [own, foe] = [combatCar('v1', facing(-15, -15, 0)), combatCar('v2', facing(15, 15, 0))];
    const walkers = [actor(0.125, 0.125), actor(0.375, 0.125, { id: 'p2', seat: 1 })];
    const game = combatGame({ vehicles: [own, foe], walkers });
    expect(daring(game)).toMatchObject({ id: 'strike:p1>p2', why: /^Hand to hand/ });
  });

  it('deluxe/V.6/grenades: throw the last one at an enemy in the open', () => {
    const throws = { side: null, skill: 0, grenades: [{ id: 'grenade', grenade: 'grenade', delay: 0 }] } as const;
    const [own, foe] = [combatCar('v1', facing(-15, -15, 0)), combatCar('v2', facing(15, 15, 0))];
    const walkers = [actor(0.125, 0.125, { model: { throws } }), actor(0.125, 5.125, { id: 'p2', seat: 1 })];
    const game = combatGame({ vehicles: [own, foe], walkers });
    const view = { ...game, setup: { ...game.setup, throws: true }, seat: 0 };
    expect(throwNow(view, 0, [])).toMatchObject({ answer: { option: 'throw:p1:grenade' }, why: /of a kill/ });
  });

  it('run up to an enemy that stands, where the first driver keeps away', () => {
    const duel = new Duel(
      [
        { x: -20, y: -20, speed: 0 },
        { x: 0, y: 0, heading: 0, speed: 0 },
      ],
      { onFoot: true, people: [{ x: 2.1, y: 0.1, seat: 0, arms: [{ weapon: 'LM' }] }] },
    );
    duel.until(0, 'walk');
    const chosen = (bot: typeof aceBot) => {
      const { answer, why } = botChoice(duel.match, duel.asked(0), bot, streamOf('walk', '0'));
      const option = duel
        .asked(0)
        .options()
        .find(({ id }) => id === answer.option);
      return { east: option === undefined ? 0 : (factsOf(option, {}).east ?? 0), why };
    };
    expect(chosen(aceBot)).toMatchObject({ why: 'Up to where he can climb on it.' });
    expect(chosen(aceBot).east).toBeLessThan(-2);
    expect(chosen(driverBot).why).toMatch(/^Keeps out of the way/);
  });
});
