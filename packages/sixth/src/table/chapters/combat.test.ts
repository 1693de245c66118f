import { expect, test } from 'vitest';
import type { CardId } from '../../catalog/cards.ts';
import { arenaSetup, at, build, car, gameOf, play, type TestGame, textsOf } from '../../testing/arena.ts';
import type { SixthAsked } from '../queries/asked.ts';
import { attackOnce } from './combat.ts';

interface Fight {
  readonly guns?: readonly CardId[];
  readonly crew?: readonly CardId[];
  readonly plates?: readonly CardId[];
  readonly dice: readonly number[];
  readonly gap?: number;
  readonly speed?: number;
  /** At the back of car 2. */
  readonly armor?: number;
}

/** Car 1 looks north; car 2 stands ahead of it and looks north as well, so its back is shot at. */
function fight({
  guns = [],
  crew = ['rookieDriver', 'rookieGunner'],
  plates = [],
  dice,
  gap = 1,
  speed = 0,
  armor = 4,
}: Fight) {
  const setup = arenaSetup([build({ front: guns, crew }), build({ back: plates })], {
    poses: [at(5, 3), at(5, 4 + gap)],
  });
  const game = gameOf(setup, dice);
  for (const one of game.state.cars) Object.assign(one, { control: 4, speed: 0 });
  Object.assign(car(game, 2), { speed, armor: { front: 4, back: armor, left: 4, right: 4 } });
  return game;
}

const fire = (game: TestGame, ...script: Parameters<typeof play>[2][]) =>
  play(game, attackOnce(game, car(game)), ...script);

test('sixth/attack/shoot: the damage of the weapon and one for each hit; skids do nothing', () => {
  const game = fight({ guns: ['antiTankGun'], dice: [1, 6] });
  expect(fire(game, 'driver:0>c2:back')).toBe(true);
  expect(textsOf(game, 'shot')).toEqual(['It deals 4 damage.']);
  expect(car(game, 2).armor.back).toBe(0);
  expect(car(game)).toMatchObject({ attacked: ['driver'], fired: [0] });
});

test('sixth/attack/attacking: each of the crew attacks once, a weapon is fired once, a sidearm by both', () => {
  const game = fight({ guns: ['antiTankGun'], dice: [1, 1] });
  car(game).pose = at(5, 3, 25);
  fire(game, 'driver:0>c2:back');
  const asked: SixthAsked = { seat: 0, topic: 'attack', car: 'c1' };
  const left = game.question(asked).options();
  expect(left.map(({ id }) => id)).toEqual(['gunner:3>c2:back', 'hold']);
  car(game).attacked = ['driver', 'gunner'];
  expect(fire(game)).toBe(false);
});

test('sixth/attack/attacking: both may fire the hand cannon', () => {
  const game = fight({ dice: [4, 4, 4, 1, 1, 1] });
  car(game).pose = at(5, 3, 90);
  fire({ ...game, diceLeft: [] }, 'driver:2>c2:back');
  fire(game, 'gunner:2>c2:back');
  expect(car(game).attacked).toEqual(['driver', 'gunner']);
});

test('sixth/attack/attacking: to attack is never a must, and without a target nobody is asked', () => {
  const game = fight({ guns: ['antiTankGun'], dice: [] });
  expect(fire(game, 'hold')).toBe(false);
  car(game).pose = at(5, 3, 180);
  car(game, 2).pose = at(5, 8);
  expect(fire(game)).toBe(false);
});

test('sixth/attack/defending: shields take tire damage off first', () => {
  const game = fight({ guns: ['heavyMachineGun'], plates: [], dice: [3, 3, 5, 4, 1, 1, 1], speed: 3 });
  // Two hits and a hit on yellow and red, two wrenches on white: 3 basic, 2 tires against 3 shields.
  fire(game, 'driver:0>c2:back');
  expect(textsOf(game, 'shot')).toEqual(['It deals 3 damage, 2 to the tires.']);
  expect(car(game, 2)).toMatchObject({ tires: 10, armor: { back: 2 } });
});

test('sixth/damage/tires: what tires of 1 cannot take is basic', () => {
  const game = fight({ guns: ['heavyMachineGun'], dice: [1, 1, 1, 4] });
  car(game, 2).tires = 1;
  fire(game, 'driver:0>c2:back');
  expect(car(game, 2)).toMatchObject({ tires: 0, armor: { back: 3 } });
});

test('sixth/damage/explosion: of three wrenches one shakes, two are damage; out of control all three are', () => {
  const dice = [1, 1, 2, 3];
  const shaken = fight({ guns: ['rocket'], dice: [...dice] });
  fire(shaken, 'driver:0>c2:back');
  expect(car(shaken, 2)).toMatchObject({ control: 3, armor: { back: 3 } });
  const lost = fight({ guns: ['rocket'], dice: [...dice] });
  car(lost, 2).control = 0;
  fire(lost, 'driver:0>c2:back');
  expect(car(lost, 2)).toMatchObject({ control: 0, armor: { back: 2 } });
});

test('sixth/damage/fire: the first wrench lights the side, where it burns already all are damage', () => {
  const fresh = fight({ guns: ['flamethrower'], dice: [1, 2, 3] });
  fire(fresh, 'driver:0>c2:back');
  expect(car(fresh, 2)).toMatchObject({ fire: { back: true }, armor: { back: 3 } });
  const burning = fight({ guns: ['flamethrower'], dice: [1, 2, 3] });
  car(burning, 2).fire.back = true;
  fire(burning, 'driver:0>c2:back');
  expect(car(burning, 2).armor.back).toBe(2);
});

test('sixth/build/one-shot: a rocket lies face down after its attack', () => {
  const game = fight({ guns: ['rocket'], dice: [1, 1, 1, 1] });
  fire(game, 'driver:0>c2:back');
  expect(car(game).cards[0]?.faceDown).toBe(true);
});

test('sixth/cards/plates: a yellow die more on its side', () => {
  const game = fight({ guns: ['antiTankGun'], plates: ['steelPlate'], dice: [3, 3, 1] });
  fire(game, 'driver:0>c2:back');
  expect(car(game, 2).armor.back).toBe(1);
});

test('sixth/control/out-of-control: no yellow dice for the speed', () => {
  const game = fight({ guns: ['antiTankGun'], dice: [3, 3], speed: 4 });
  car(game, 2).control = 0;
  fire(game, 'driver:0>c2:back');
  expect(car(game, 2).armor.back).toBe(0);
});

test('sixth/attack/range, sixth/round/ace-tokens: a re-roll for a full key between the two, then aces buy them', () => {
  const game = fight({ guns: ['antiTankGun'], dice: [3, 3, 3, 4, 1, 2], gap: 2, speed: 2 });
  car(game, 2).ace = 1;
  fire(game, 'driver:0>c2:back', 'yellow-hit', 'yellow-hit');
  expect(car(game, 2)).toMatchObject({ ace: 0, armor: { back: 2 } });
});

test('sixth/cards/veteran-driver: an ace that is paid gives two re-rolls', () => {
  const setup = arenaSetup([build({ front: ['antiTankGun'] }), build({ crew: ['veteranDriver', 'rookieGunner'] })], {
    poses: [at(5, 3), at(5, 5)],
  });
  const game = gameOf(setup, [3, 3, 3, 4, 5, 1]);
  for (const one of game.state.cars) Object.assign(one, { control: 4, speed: 0 });
  Object.assign(car(game, 2), { ace: 1, speed: 2 });
  fire(game, 'driver:0>c2:back', 'yellow-hit', 'yellow-hit');
  expect(car(game, 2)).toMatchObject({ ace: 0, armor: { back: 1 } });
});

test('sixth/cards/amateur-gunner, sixth/round/re-rolls: two re-rolls of the attack, one at a time', () => {
  const game = fight({ guns: ['antiTankGun'], crew: ['rookieDriver', 'amateurGunner'], dice: [1, 2, 1, 6] });
  fire(game, 'gunner:0>c2:back', 'yellow-skid', 'yellow-skid');
  expect(textsOf(game, 'shot')).toEqual(['It deals 4 damage.']);
});

test('sixth/cards/veteran-gunner and sixth/cards/legend-gunner: dice and damage of the gunner, not of the driver', () => {
  const dice = fight({ guns: ['antiTankGun'], crew: ['rookieDriver', 'veteranGunner'], dice: [3, 3, 3, 4], armor: 8 });
  fire(dice, 'gunner:0>c2:back');
  expect(textsOf(dice, 'shot')).toEqual(['It deals 6 damage.']);
  const sure = fight({ guns: ['antiTankGun'], crew: ['rookieDriver', 'legendGunner'], dice: [1, 1] });
  fire(sure, 'gunner:0>c2:back');
  expect(textsOf(sure, 'shot')).toEqual(['It deals 4 damage.']);
  const driver = fight({ guns: ['antiTankGun'], crew: ['rookieDriver', 'legendGunner'], dice: [1, 1] });
  fire(driver, 'driver:0>c2:back');
  expect(textsOf(driver, 'shot')).toEqual(['It deals 2 damage.']);
});

test('sixth/cards/targeting-computer: a blue die for one attack a round, not by a sidearm', () => {
  const game = fight({ guns: ['antiTankGun', 'targetingComputer'], dice: [1, 1, 4] });
  fire(game, 'driver:0>c2:back');
  expect(textsOf(game, 'shot')).toEqual(['It deals 3 damage.']);
  expect(car(game).aimed).toBe(true);
  const kept = fight({ guns: ['antiTankGun', 'targetingComputer'], dice: [1, 1] });
  fire(kept, ['driver:0>c2:back', { aim: 0 }]);
  expect(car(kept).aimed).toBe(false);
});

test('sixth/damage/destroyed: a barrel takes tokens, wrenches are damage to it, and nobody defends it', () => {
  const setup = arenaSetup([build({ front: ['lightMachineGun'] }), build()], {
    poses: [at(5, 3), at(10, 10)],
    tokens: [{ id: 't1', kind: 'barrel', pose: at(5, 5), breaks: true }],
  });
  const game = gameOf(setup, [2, 3]);
  fire(game, 'driver:0>t1');
  expect(game.state.tokens[0]).toMatchObject({ damage: 2, gone: true });
});

test('sixth/cards/legend-driver: a white die more in defense, on any side, while the driver lives', () => {
  const setup = arenaSetup([build({ front: ['antiTankGun'] }), build({ crew: ['legendDriver', 'rookieGunner'] })], {
    poses: [at(5, 3), at(5, 5)],
  });
  const game = gameOf(setup, [3, 3, 2, 3, 3]);
  for (const one of game.state.cars) Object.assign(one, { control: 4, speed: 0 });
  fire({ ...game, diceLeft: [] }, 'driver:0>c2:back');
  expect(car(game, 2).armor.back).toBe(2);
  for (const one of car(game, 2).cards) if (one.card === 'legendDriver') one.faceDown = true;
  Object.assign(car(game), { attacked: [], fired: [] });
  Object.assign(car(game, 2).armor, { back: 4 });
  fire(game, 'driver:0>c2:back');
  expect(car(game, 2).armor.back).toBe(0);
});

test.each([
  [2, [1, 1, 1, 4]],
  [2.1, [1, 1, 1]],
])('sixth/cards/holographic-sight: at %f car lengths a sidearm has its dice', (gap, dice) => {
  const setup = arenaSetup([build({ crew: ['rookieDriver', 'rookieGunner', 'holographicSight'] }), build()], {
    poses: [at(3, 5, 90), at(3, 5.75 + gap)],
  });
  const game = gameOf(setup, dice);
  for (const one of game.state.cars) Object.assign(one, { control: 4, speed: 0 });
  const asked: SixthAsked = { seat: 0, topic: 'attack', car: 'c1' };
  const [cannon] = game.question(asked).options();
  fire(game, cannon?.id ?? '');
  expect(textsOf(game, 'shot')).toHaveLength(1);
});

test('sixth/attack/results, sixth/damage/damage: what is left after the shields is dealt as damage of an attack', () => {
  const game = fight({ guns: ['antiTankGun'], dice: [1, 1, 1, 1], speed: 2 });
  fire(game, 'driver:0>c2:back');
  expect(textsOf(game, 'unharmed')).toEqual(['Car 2 takes nothing.']);
  const hurt = fight({ guns: ['antiTankGun'], dice: [1, 3, 1, 3], speed: 2 });
  fire(hurt, 'driver:0>c2:back');
  expect(textsOf(hurt, 'damage')).toEqual(['Car 2 takes 2 damage from an attack on the back: armor 2.']);
});

test('sixth/damage/special: what is turned into basic damage can be shielded, fire and explosion cannot', () => {
  const lit = fight({ guns: ['flamethrower'], dice: [1, 2, 1, 1, 1], speed: 2 });
  fire(lit, 'driver:0>c2:back');
  expect(car(lit, 2)).toMatchObject({ fire: { back: true }, armor: { back: 4 } });
  const burning = fight({ guns: ['flamethrower'], dice: [1, 2, 1, 1, 1], speed: 2 });
  car(burning, 2).fire.back = true;
  fire(burning, 'driver:0>c2:back');
  expect(car(burning, 2).armor.back).toBe(4);
});
