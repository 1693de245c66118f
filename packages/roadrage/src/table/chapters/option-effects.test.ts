import { describe, expect, it } from 'vitest';
import type { BodyId } from '../../catalog/bodies.ts';
import { OPTIONS, type OptionId } from '../../catalog/options.ts';
import { componentsOf } from '../../garage/figures/components.ts';
import { costOf } from '../../garage/figures/cost.ts';
import { figuresOf } from '../../garage/figures/figures.ts';
import { character, design, driven, gameOf, marksOf, play, roadSetup, vehicle } from '../../testing/road.ts';
import { isBarred } from '../queries/contacts.ts';
import { groundAt, roughPoints } from '../queries/ground.ts';
import { partyOf, ramDice, type Struck } from '../queries/ram-dice.ts';
import { strapSave } from '../queries/saves.ts';
import { whiplash } from './whiplash.ts';
import { hurt } from './wounds.ts';

const MID: BodyId = 'midSized';

function party(struck: Struck, ...options: readonly OptionId[]) {
  const game = gameOf(roadSetup([{ design: driven(MID, 0, ...options) }]));
  return partyOf(game, vehicle(game), struck);
}

const plain = (struck: Struck) => party(struck);

describe('options in a crash', () => {
  it('roadrage/options/big-bumper: halves the dice taken at its own end only', () => {
    const headOn = (target: OptionId) => ramDice('headOn', 70, plain('front'), party('front', target)).target;
    expect(headOn('bigBumperFront')).toBe(4);
    expect(headOn('bigBumperRear')).toBe(8);
    const shunt = (target: OptionId) => ramDice('shunt', 40, plain('front'), party('back', target)).target;
    expect(shunt('bigBumperRear')).toBe(3);
    expect(shunt('bigBumperFront')).toBe(5);
  });

  it('roadrage/options/ram: twice the base dice given with the front, half the dice taken there', () => {
    expect(ramDice('headOn', 70, party('front', 'ram'), plain('front'))).toEqual({ target: 12, rammer: 4 });
    expect(ramDice('headOn', 70, plain('front'), plain('front'))).toEqual({ target: 8, rammer: 8 });
    expect(ramDice('shunt', 40, plain('front'), party('back', 'ram')).target).toBe(5);
  });

  it('roadrage/options/roll-cage: halves the dice of a ram against the side', () => {
    expect(ramDice('sideOn', 50, plain('front'), party('side', 'rollCage')).target).toBe(3);
    expect(ramDice('sideOn', 50, plain('front'), plain('side')).target).toBe(6);
    expect(ramDice('headOn', 70, plain('front'), party('front', 'rollCage')).target).toBe(8);
  });

  it('roadrage/options/safety-harnesses: whiplash is saved on 4 to 6, with a belt on 6 alone', () => {
    const crewed = (...options: readonly OptionId[]) =>
      gameOf(roadSetup([{ design: design(MID, { options, crew: [character('Ann')] }) }]), [3, 4, 5]);
    const harnessed = crewed('safetyHarnesses');
    expect(strapSave(harnessed, vehicle(harnessed))).toBe(4);
    play(harnessed, whiplash(harnessed, vehicle(harnessed), 6));
    expect(harnessed.state.people[0]?.hp).toBe(4);
    expect(marksOf(harnessed)).toEqual(['option/safetyHarnesses']);
    const belted = crewed();
    expect(strapSave(belted, vehicle(belted))).toBe(6);
    play(belted, whiplash(belted, vehicle(belted), 6));
    expect(belted.state.people[0]?.hp).toBe(2);
  });
});

describe('options off the road', () => {
  it('roadrage/options/off-road-suspension: rough ground does nothing, punishing ground can be entered', () => {
    const patch = { id: 'p', box: { minX: -5, minY: -5, maxX: 5, maxY: 5 }, level: 0, soft: false, label: '' } as const;
    const on = (ground: 'rough' | 'punishing', ...options: readonly OptionId[]) => {
      const patches = [{ ...patch, footing: 'offRoad', grounds: [ground] }] as const;
      return gameOf(roadSetup([{ design: driven(MID, 0, ...options) }], { patches }));
    };
    const rough = on('rough');
    const ground = groundAt(rough, vehicle(rough).pose);
    expect(roughPoints(ground, 60, false)).toBe(3);
    expect(roughPoints(ground, 60, true)).toBe(0);
    const stopped = on('punishing');
    expect(isBarred(stopped, vehicle(stopped), vehicle(stopped).pose)).toBe(true);
    const sprung = on('punishing', 'offRoadSuspension');
    expect(isBarred(sprung, vehicle(sprung), vehicle(sprung).pose)).toBe(false);
  });
});

describe('options that only ride along', () => {
  it.each([
    ['roadrage/options/hidden-cargo', 'hiddenCargoSpace'],
    ['roadrage/options/lights-sirens', 'lightsSirens'],
  ] as const)('%s: a minor option and a component to lose, which changes no figure', (_rule, option) => {
    const fitted = design(MID, { options: [option] });
    expect(figuresOf(fitted)).toEqual(figuresOf(design(MID)));
    expect(costOf(fitted)).toEqual({ minor: 1, major: 0 });
    expect(componentsOf(fitted).map(({ label }) => label)).toContain(OPTIONS[option].name);
  });
});

describe('roadrage/characters/saves', () => {
  it('a person rolls for each point, not for each die', () => {
    const game = gameOf(roadSetup([{ design: driven(MID, 0) }]), [5, 6, 1, 4]);
    const [person] = game.state.people;
    if (person === undefined) throw new Error('nobody drives');
    play(game, hurt(game, person, 4, 5, 'a test', 'roadrage/fire/occupants'));
    expect(person.hp).toBe(3);
  });
});
