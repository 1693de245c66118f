import { describe, expect, it } from 'vitest';
import { person, play, textsOf } from '../../testing/fights.ts';
import { battle, crewman, offered, vehicle } from '../../testing/heavy.ts';
import { act, arm, optionsOf, type PersonFile } from '../../testing/shooting.ts';
import { kindOf } from '../actions/list.ts';
import { shelterFrom } from '../queries/shelter.ts';
import { bodyCombat } from './body-combat.ts';
import { strikeVehicle } from './vehicle-hits.ts';

const RIFLEMAN: Partial<PersonFile> = { items: [arm('m16')], type: 'veteran' };
const BIKE = { id: 'bike', name: 'Bike', kind: 'motorcycle', seat: 1, at: { x: 5, y: 0 }, heading: 0 } as const;
const DRIVER = crewman('bike', 'driver', { name: 'Driver', seat: 1 });
const PILLION = crewman('bike', 'passenger', { name: 'Pillion', seat: 1 });

const ride = (dice: readonly number[], more: readonly Partial<PersonFile>[] = [DRIVER]) =>
  battle([RIFLEMAN, ...more], [BIKE], dice);

const shoot = (game: ReturnType<typeof ride>, target: string, mode = 'single'): void =>
  act(game, `fire:${person(game).hands ?? ''}:${mode}:${target}`, { shots: 1 });

describe('twilight/combat/riders: cycles', () => {
  it('who fires says whether it is at the rider or at the machine; who sits in a car is no target', () => {
    const game = ride([], [DRIVER, PILLION]);
    const targets = optionsOf(game).filter((id) => id.startsWith('fire') && id.includes('single'));
    expect(targets.map((id) => id.split(':').at(-1))).toEqual(['p2', 'p3', 'v1']);
    const car = battle([RIFLEMAN, crewman('bike', 'driver', { seat: 1 })], [{ ...BIKE, kind: 'car' }], []);
    expect(optionsOf(car).some((id) => id.startsWith('fire') && id.endsWith('p2'))).toBe(false);
  });

  it('a shot at the rider is resolved as at anybody, and is drawn at his machine', () => {
    // 30 hits, location 4, three and two of damage.
    const game = ride([30, 4, 3, 2]);
    shoot(game, 'p2');
    expect(person(game, 2).total).toBe(5);
    expect(game.events.find(({ kind }) => kind === 'shot')?.shot).toMatchObject({ by: 'p1', at: { piece: 'v1' } });
  });

  it('a single shot that misses the rider strikes the machine on 10 or less', () => {
    // Missed; 10: the machine; place 3, hull; 5: the radio.
    const game = ride([95, 10, 3, 5]);
    shoot(game, 'p2');
    expect(textsOf(game, 'rider')).toEqual(['It strikes Bike instead.']);
    expect(textsOf(game, 'vehicle-hit')).toHaveLength(1);
  });

  it('a single shot that misses the machine strikes who drives it on 10 or less, and nobody on 11', () => {
    const struck = ride([95, 10, 5, 2, 2], [DRIVER, PILLION]);
    shoot(struck, 'v1');
    expect(textsOf(struck, 'rider')).toEqual(['It strikes Driver instead.']);
    expect(person(struck, 2).total).toBe(4);
    const missed = ride([95, 11]);
    shoot(missed, 'v1');
    expect(textsOf(missed, 'rider')).toEqual(['It misses Driver as well.']);
  });

  it('half of the stray hits of a burst at the rider strike his machine', () => {
    // Three dice of the burst miss; of the one that is rolled again a six: the machine, place 3.
    const game = ride([1, 1, 1, 6, 3, 5]);
    shoot(game, 'p2', 'burst');
    expect(textsOf(game, 'strays')).toEqual(['Stray bullets: 1 of 1 dice hit others in the danger zone.']);
    expect(textsOf(game, 'vehicle-hit')).toHaveLength(1);
    expect(person(game, 2).total).toBe(0);
  });

  it('a hit on the machine needs no die for windows or canvas: it has none', () => {
    const game = ride([3]);
    const from = { l: 0, x: 0, y: 0 };
    const hit = { vehicle: 'v1', by: 'p1', with: 'bullet', penetration: 1, dice: 0, from, how: 'small-arm' } as const;
    play(game, strikeVehicle(game, hit));
    expect(textsOf(game, 'soft-hit')).toEqual([]);
  });

  it('who is knocked down falls from it, and it stops where its driver fell', () => {
    const game = ride([30, 4, 6, 6, 1]);
    vehicle(game).speed = 30;
    vehicle(game).condition = 'running';
    shoot(game, 'p2');
    expect(person(game, 2)).toMatchObject({ aboard: null, at: { l: 0, x: 5, y: 0 }, posture: 'prone' });
    expect(vehicle(game)).toMatchObject({ speed: 0, condition: 'stopped' });
    expect(textsOf(game, 'unseated')).toEqual(['Driver falls from Bike.']);
  });

  it('nothing is between its rider and a blast', () => {
    const game = ride([]);
    expect(shelterFrom(game, person(game, 2), { l: 0, x: 6, y: 0 })).toBe('none');
  });

  it('its rider may be struck hand to hand, and a diving blow takes him down', () => {
    const game = battle([{ at: { x: 5, y: 0 } }, DRIVER], [BIKE], [1, 5]);
    expect(offered(game, 'body').some((id) => id.endsWith('p2'))).toBe(true);
    const attack = {
      target: { kind: 'automatic', because: 'test', rule: 'twilight/combat/body-combat' },
      power: 1,
    } as const;
    play(game, bodyCombat(game, person(game), 'diving-blow', person(game, 2), attack));
    expect(person(game, 2)).toMatchObject({ aboard: null, posture: 'prone' });
  });

  it('twilight/combat/opportunity-fire: who watches may fire at the rider or at the machine that comes by', () => {
    const game = ride([]);
    person(game).aim = { target: 'p2', at: null, item: person(game).hands ?? '', since: 0 };
    const { reaction } = kindOf('fire');
    const ids = reaction?.options(game, person(game), 'v1', true).map(({ id }) => id.split(':').at(-1)) ?? [];
    expect([...new Set(ids)]).toEqual(['v1', 'p2']);
  });
});
