import { expect, test } from 'vitest';
import { arenaSetup, build, car, gameOf, play, textsOf } from '../../testing/arena.ts';
import { distinctOf, struckBy } from '../queries/internal.ts';
import { layoutAround } from '../queries/layout.ts';
import type { Car } from '../state/state.ts';
import { basicDamage, damageToken, explosion } from './damage.ts';
import { eliminate } from './elimination.ts';
import { ignite } from './tracks.ts';

const hurt = (
  cards: Parameters<typeof build>[0],
  card: number,
  points: number,
  armor = 0,
  script: readonly string[] = [],
) => {
  const game = gameOf(arenaSetup([build(cards), build()]), armor >= points ? [] : [card]);
  car(game).armor.front = armor;
  play(game, basicDamage(game, car(game), 'front', points, 'combat'), ...script);
  return { game, struck: car(game) };
};

const damageOf = ({ cards }: Car, card: string) => cards.find((one) => one.card === card)?.damage;

test('sixth/damage/basic: armor 1 and 3 damage draw one card for the other 2', () => {
  const { game, struck } = hurt({}, 1, 3, 1);
  expect(struck.armor.front).toBe(0);
  expect(textsOf(game, 'internal')).toEqual([
    '2 internal damage to Car 1 on the front: card A1 of the reconstructed deck.',
  ]);
  expect(struck).toMatchObject({ fire: { front: true }, power: 9 });
});

test('sixth/damage/internal: fire takes one point, and is passed over where it burns', () => {
  const game = gameOf(arenaSetup([build()]), [1]);
  car(game).armor.front = 0;
  ignite(game, car(game), 'front');
  play(game, basicDamage(game, car(game), 'front', 2, 'combat'));
  expect(car(game).power).toBe(8);
});

test('sixth/damage/internal: what is not on that side is passed over', () => {
  const { struck } = hurt({ back: ['lightMachineGun'] }, 6, 2);
  expect([damageOf(struck, 'lightMachineGun'), struck.power]).toEqual([0, 8]);
});

test('sixth/damage/internal: structure first and without limit, then each line to its limit', () => {
  const { struck } = hurt({ front: ['steelPlate', 'lightMachineGun'], crew: ['rookieDriver', 'rookieGunner'] }, 5, 8);
  expect(struck).toMatchObject({ armor: { back: 1 }, power: 9 });
  expect(['steelPlate', 'lightMachineGun', 'rookieDriver'].map((id) => damageOf(struck, id))).toEqual([2, 1, 1]);
  expect(struck.cards.find(({ card }) => card === 'steelPlate')?.faceDown).toBe(true);
});

test('sixth/damage/internal: tires to the limit, then an accessory, then the gunner', () => {
  const { struck } = hurt({ front: ['boosterKit'] }, 3, 4);
  expect([struck.tires, damageOf(struck, 'boosterKit'), damageOf(struck, 'rookieGunner')]).toEqual([8, 1, 1]);
});

test('sixth/damage/internal: the owner says who of the crew, and which of two weapons', () => {
  const { struck } = hurt({ front: ['lightMachineGun', 'flamethrower'] }, 2, 2, 0, ['1', '3']);
  expect([damageOf(struck, 'flamethrower'), damageOf(struck, 'rookieGunner')]).toEqual([1, 1]);
});

test('sixth/cards/flak-jacket: each crew member takes one more', () => {
  const game = gameOf(
    arenaSetup([build({ crew: ['rookieDriver', 'rookieGunner', 'flakJacket'] }), build()]),
    [3, 3, 3, 3],
  );
  car(game).armor.front = 0;
  car(game).tires = 0;
  for (let i = 0; i < 3; i++) play({ ...game, diceLeft: [] }, basicDamage(game, car(game), 'front', 1, 'combat'));
  const gunner = car(game).cards.find(({ card }) => card === 'rookieGunner');
  expect(gunner).toMatchObject({ damage: 3, faceDown: false });
  play(game, basicDamage(game, car(game), 'front', 1, 'combat'));
  expect(gunner).toMatchObject({ damage: 4, faceDown: true });
});

test('sixth/cards/armored-cool-box: takes what would befall the crew while it lasts', () => {
  const { struck } = hurt({ back: ['armoredCoolBox'] }, 3, 3);
  expect([damageOf(struck, 'armoredCoolBox'), damageOf(struck, 'rookieGunner')]).toEqual([1, 0]);
});

test('sixth/damage/elimination, sixth/damage/power-plant: with the last of the crew, and with the power plant', () => {
  const { game, struck } = hurt({}, 1, 30);
  expect(struck.out).toEqual({ round: 1, how: 'power' });
  expect(game.state.tokens.map(({ id }) => id)).toEqual(['wreck-c1']);
  const lost = gameOf(arenaSetup([build(), build()]), [3]);
  const loser = car(lost);
  Object.assign(loser, { tires: 0, armor: { front: 0, back: 0, left: 0, right: 0 } });
  for (const card of loser.cards) {
    if (card.card === 'rookieDriver') card.faceDown = true;
    if (card.card === 'rookieGunner') card.damage = 2;
  }
  play(lost, basicDamage(lost, loser, 'front', 5, 'combat'));
  expect(loser).toMatchObject({ out: { how: 'crew' }, power: 10 });
});

test('sixth/setup/deck, sixth/arena/damage-cards: deck B from 25 build points', () => {
  const game = gameOf(arenaSetup([build()], { size: { ap: 9, bp: 25, cp: 9 } }), [4]);
  car(game).armor.left = 0;
  play(game, basicDamage(game, car(game), 'left', 1, 'combat'));
  expect(textsOf(game, 'internal')[0]).toContain('card B4');
});

test('sixth/damage/explosion, sixth/control/explosions: a control token, or damage to whoever has none', () => {
  const game = gameOf(arenaSetup([build()]));
  car(game).control = 1;
  play(game, explosion(game, car(game), 'left'));
  expect(car(game)).toMatchObject({ control: 0, armor: { left: 4 } });
  play(game, explosion(game, car(game), 'left'));
  expect(car(game).armor.left).toBe(3);
});

test('sixth/damage/destroyed, sixth/components/durability, sixth/arena/two-faced: a token with a durability is taken away, one without lasts', () => {
  const token = (id: string, kind: 'barrier' | 'barrel', breaks: boolean) => ({
    id,
    kind,
    breaks,
    pose: car(gameOf(arenaSetup([build()]))).pose,
  });
  const tokens = [token('a', 'barrier', false), token('b', 'barrier', true), token('c', 'barrel', false)];
  const game = gameOf(arenaSetup([build()], { tokens }));
  for (const one of game.state.tokens) damageToken(game, one, 3);
  expect(game.state.tokens.map(({ damage, gone }) => [damage, gone])).toEqual([
    [0, false],
    [3, false],
    [2, true],
  ]);
});

test('sixth/damage/internal: cards that are alike are one choice', () => {
  const twins = gameOf(arenaSetup([build({ left: ['lightMachineGun', 'lightMachineGun'] })]));
  expect(distinctOf(struckBy(car(twins), 'left', 'weapon'))).toHaveLength(1);
  const [first] = car(twins).cards;
  if (first !== undefined) first.damage = 1;
  expect(distinctOf(struckBy(car(twins), 'left', 'weapon'))).toHaveLength(2);
});

test.each([
  [false, null],
  [true, 6],
])(
  'sixth/arena/wrecks: a car that is out lies there as a wreck; if wrecks break (%s) with a durability of %s',
  (wrecksBreak, durability) => {
    const game = gameOf(arenaSetup([build(), build()], { variants: { wrecksBreak } }));
    const { pose } = car(game);
    eliminate(game, car(game), 'power');
    eliminate(game, car(game), 'flip');
    expect(game.state.tokens).toEqual([{ id: 'wreck-c1', kind: 'wreck', pose, damage: 0, durability, gone: false }]);
    expect(layoutAround(game.setup, game.state, car(game, 2)).bodies.map(({ id, weight }) => [id, weight])).toEqual([
      ['wreck-c1', 'heavy'],
    ]);
  },
);
