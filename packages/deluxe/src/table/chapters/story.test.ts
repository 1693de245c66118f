import { describe, expect, test } from 'vitest';
import { handsWith } from '../../testing/armed-fixtures.ts';
import { facing, person } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, inTurn, run } from '../../testing/combat-fixtures.ts';
import { Duel } from '../../testing/duel.ts';
import { walker } from '../../testing/walkers.ts';
import { experienceOf } from '../queries/awards.ts';
import { fightersOf, killsOf } from '../queries/fighters.ts';
import { prestigeOf } from '../queries/prestige.ts';
import { reportOf } from '../report.ts';
import { storyChanges } from '../story-corrections.ts';
import { fireWindow } from './fire-window.ts';
import { noteAttack, noteAttackOnFoot, noteEscape, noteLeaving } from './story.ts';

const cars = (count: number) => Array.from({ length: count }, (_, i) => combatCar(`v${i + 1}`, facing(4 * i, 0, 0)));
const pointsOf = (game: Parameters<typeof prestigeOf>[0]): readonly number[] =>
  prestigeOf(game).map((one) => one.points);

describe('deluxe/VII.1/kill', () => {
  test('a shot is remembered with the vehicle and the person it came from', () => {
    const one = combatCar('v1', facing(0, 0, 0), {
      crew: [person('driver', { hands: handsWith('rifle', { side: 'left' }) })],
    });
    const game = combatGame({ vehicles: [one, combatCar('v2', facing(-3, 0, 0))] }, [1, 2]);
    run(game, fireWindow(game, null), inTurn('v1.1:rifle>v2:tire-front-right'));
    expect(game.state.story.attackers).toEqual({ v2: { vehicle: 'v1', person: 'v1.1' } });
    expect(game.state.story.people).toEqual({ 'v1.1': { arms: true } });
  });

  test('H-290: counts for whoever attacked last while it could still fight', () => {
    const vehicles = cars(3);
    const game = combatGame({ vehicles });
    const [, , third] = vehicles;
    if (third === undefined) throw new Error('no third car');
    noteAttack(game, 'v1', 'v1.1', third);
    expect(killsOf(game)).toEqual([]);
    third.surrendered = true;
    noteAttack(game, 'v2', 'v2.1', third);
    expect(killsOf(game)).toEqual([{ victim: 'v3', by: 'v1', person: 'v1.1', prestige: 0, salvage: true }]);
    third.burning = true;
    expect(killsOf(game)[0]?.salvage).toBe(false);
  });

  test('what nobody attacked and what got away is no kill of anybody', () => {
    const vehicles = cars(2);
    const game = combatGame({ vehicles });
    const [one, two] = vehicles;
    if (one === undefined || two === undefined) throw new Error('no cars');
    two.surrendered = true;
    expect(killsOf(game)).toEqual([]);
    two.surrendered = false;
    noteAttack(game, 'v1', null, two);
    noteEscape(game, two);
    two.gone = true;
    expect(killsOf(game)).toEqual([]);
    expect(fightersOf(game)[1]).toMatchObject({ isVehicleLost: false, escapedFit: false });
  });
});

describe('deluxe/VII.2/prestige', () => {
  test('a kill for all who came in the vehicle, a loss for those of the other', () => {
    const [one, two] = cars(2);
    if (one === undefined || two === undefined) throw new Error('no cars');
    const game = combatGame({ vehicles: [one, two] });
    noteAttack(game, 'v1', 'v1.1', two);
    two.surrendered = true;
    expect(pointsOf(game)).toEqual([3, 0]);
    for (const crew of two.crew) crew.hits = 1;
    expect(pointsOf(game)).toEqual([3, -1]);
  });

  test('H-291: how somebody died by what he did before', () => {
    const fallen = (before: (game: ReturnType<typeof combatGame>) => void) => {
      const [one, two] = cars(2);
      if (one === undefined || two === undefined) throw new Error('no cars');
      const game = combatGame({ vehicles: [one, two] });
      before(game);
      for (const crew of two.crew) crew.hits = 3;
      return fightersOf(game)[1]?.death;
    };
    expect(fallen(() => undefined)).toBe('mundane');
    expect(fallen((game) => noteAttack(game, 'v1', null, { id: 'v2' }))).toBe('ordinary');
    expect(fallen((game) => noteAttackOnFoot(game, 'v2.1', 'v1'))).toBe('heroic');
  });

  test('whoever leaves a vehicle that can fight loses by it, and dies a coward', () => {
    const one = combatCar('v1', facing(0, 0, 0), {
      crew: [person('driver', { hands: handsWith('rifle', { side: 'left' }) })],
    });
    const game = combatGame({ vehicles: [one, combatCar('v2', facing(-3, 0, 0))] });
    noteLeaving(game, 'v1.1', one);
    expect(game.state.story.people['v1.1']).toEqual({ leftVehicle: true });
    const [driver] = one.crew.splice(0, 1);
    if (driver === undefined) throw new Error('no driver');
    const { id, seat, post, armor } = driver;
    game.state.pedestrians.push({
      person: { id, seat, post, armor, hits: 3, actedTurn: 0, droveTurn: 0 },
      pose: facing(-1, 0, 0),
      level: 0,
      corner: 0,
    });
    expect(fightersOf(game)[0]?.death).toBe('cowardly');
  });

  test('on the road a die says whether a camera was there', () => {
    const road = (die: number): Duel => new Duel([{}, {}], { dice: [die], occasion: { kind: 'road' } });
    const filmed = road(2);
    expect([filmed.state.story.filmed, road(3).state.story.filmed]).toEqual([true, false]);
    expect(filmed.texts('cameras')).toEqual(['A camera crew films this fight.']);
    expect(new Duel([{}, {}]).state.story.filmed).toBeNull();
    const unsung = road(3);
    expect(pointsOf({ setup: unsung.match.setup, state: unsung.state })).toEqual([0, 0]);
  });
});

describe('deluxe/hardtop/correction', () => {
  test('H-294: the referee enters what was voted, and says how somebody died', () => {
    const [one, two] = cars(2);
    if (one === undefined || two === undefined) throw new Error('no cars');
    const game = combatGame({ vehicles: [one, two] });
    for (const crew of two.crew) crew.hits = 3;
    const change = (id: string): void => {
      const found = storyChanges(game).find((candidate) => candidate.id === id);
      found?.make({ to: id.endsWith('voted') ? 2 : 0 });
    };
    change('v1.1 voted');
    change('v2.1 death');
    expect(game.state.story.people).toEqual({ 'v1.1': { voted: 2 }, 'v2.1': { death: 'heroic' } });
    expect(pointsOf(game)).toEqual([3, 0]);
  });
});

describe('deluxe/VII.1/general-points', () => {
  test('a duel teaches the driver who fired and won, and the report says what', () => {
    const [one, two] = cars(2);
    if (one === undefined || two === undefined) throw new Error('no cars');
    const game = combatGame({ vehicles: [one, two] });
    noteAttack(game, 'v1', 'v1.1', two);
    noteAttack(game, 'v2', 'v2.1', one);
    game.state.story.people['v1.1'] = { guns: true };
    two.surrendered = true;
    const [winner, loser] = experienceOf(game, [0]);
    expect(winner?.awards.map(({ skill, points }) => `${skill} ${points}`)).toEqual([
      'driver 1',
      'driver 1',
      'gunner 1',
      'gunner 1',
      'general 3',
      'general 1',
      'general 1',
    ]);
    expect(loser?.awards).toMatchObject([{ skill: 'driver' }, { skill: 'general', points: 1 }]);
    const { entries } = reportOf(game.setup, game.state);
    expect(entries[0]?.people[0]?.awards).toContainEqual({
      label: 'Prestige',
      points: 3,
      why: ['entered combat', 'a kill by his vehicle'],
    });
  });

  test('somebody on foot learns with hand weapons, fists and bandages', () => {
    const game = combatGame({ vehicles: cars(2), walkers: [walker(2, 2, { seat: 0 })] });
    noteAttackOnFoot(game, 'p1', 'v2');
    const [, two] = game.state.vehicles;
    if (two !== undefined) two.surrendered = true;
    Object.assign(game.state.story.people.p1 ?? {}, { fists: 1, healed: 1 });
    const awards = experienceOf(game, []).at(-1)?.awards ?? [];
    expect(awards.map(({ skill, points }) => `${skill} ${points}`)).toEqual([
      'handgunner 1',
      'handgunner 5',
      'martialArts 1',
      'martialArts 1',
      'paramedic 2',
      'general 1',
      'general 1',
    ]);
  });
});
