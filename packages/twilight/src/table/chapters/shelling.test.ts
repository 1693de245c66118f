import { answerOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { person, type TestGame, textsOf } from '../../testing/fights.ts';
import { battle, crewman, gun, offered, vehicle } from '../../testing/heavy.ts';
import { act, type PersonFile } from '../../testing/shooting.ts';
import { kindOf } from '../actions/list.ts';
import { carryOut } from '../consequences.ts';
import type { TwilightGame } from '../state/state.ts';

const FAR: Partial<PersonFile> = { at: { x: 19, y: 19 }, seat: 1 };
const GUNNER: Partial<PersonFile> = { at: { x: 0, y: 5 }, skills: { HW: 60, LCG: 60, CRM: 60 } };

const wallOf = (cover: 'brick-wall' | 'thick-stone-wall' | 'reinforced-concrete'): Partial<ScenarioFile> => ({
  levels: [
    { id: 'field', width: 20, height: 20, barriers: [{ kind: 'wall', x: 10, y: 5, edge: 'west', length: 1, cover }] },
  ],
});

const wallId = ({ setup }: TestGame): string => setup.barriers[0]?.id ?? '';
const optionOf = (game: TestGame, id: string) => {
  const found = kindOf(id)
    .options(game, person(game), null)
    .find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} is not offered`);
  return found;
};

describe('twilight/combat/breaching', () => {
  it('a rocket at a wall: its penetration and two dice against the thickness, then the blast before it', () => {
    const game = battle([{ ...GUNNER, items: [gun('rpg-16')] }, FAR], [], [30, 3, 4], wallOf('thick-stone-wall'));
    const id = `shell:${person(game).hands}:${wallId(game)}`;
    expect(
      optionOf(game, id)
        .preview({})
        .chances?.map(({ label, chance }) => `${label} ${chance.toFixed(4)}`),
    ).toEqual(['a hit 0.3000', 'a hit makes a hole 1.0000', 'a hit makes a way through 1.0000']);
    act(game, id);
    expect(textsOf(game, 'penetration')).toEqual(['Penetration 72 against the wall.']);
    // 72 / .02 are 3600 mm, less 600.
    expect(textsOf(game, 'breach')).toEqual(['A hole of 3000 mm.']);
    expect(game.state.barriers[0]?.broken).toBe(true);
    expect(textsOf(game, 'explosion').length).toBe(1);
    expect(offered(game, 'shell').some((one) => one.endsWith(wallId(game)))).toBe(false);
  });

  it('what misses goes off beside it; nil makes no hole; penetrators are not fired so', () => {
    const game = battle([{ ...GUNNER, items: [gun('rpg-16')] }, FAR], [], [31, 2, 1], wallOf('brick-wall'));
    act(game, `shell:${person(game).hands}:${wallId(game)}`);
    expect([textsOf(game, 'stray').length, game.state.barriers[0]?.broken]).toEqual([1, false]);
    const wp = battle([{ ...GUNNER, items: [gun('m202', { round: 'WP' })] }, FAR], [], [], wallOf('brick-wall'));
    const preview = optionOf(wp, `shell:${person(wp).hands}:${wallId(wp)}`).preview({});
    expect([preview.text?.includes('It makes no hole.'), preview.chances?.length]).toEqual([true, 1]);
    const dart = { id: 'v', kind: 'm1a1', seat: 0, at: { x: 0, y: 5 }, heading: 2 } as const;
    const tank = { ...dart, weapons: [gun('120mm', { round: 'APFSDS' })] };
    const kinetic = battle([crewman('v', 'gunner', GUNNER), FAR], [tank], [], wallOf('brick-wall'));
    expect(offered(kinetic, 'shell')).toEqual([]);
  });

  it.each([
    ['m203', 'HEDP', 'reinforced-concrete'],
    ['82mm', 'HEDP', 'thick-stone-wall'],
    ['rpg-16', 'HEAT', 'brick-wall'],
  ] as const)('what is shown for the %s %s at a %s is what all dice give', (what, round, cover) => {
    const start = battle([{ ...GUNNER, items: [gun(what, { round })] }, FAR], [], [], wallOf(cover));
    const id = `shell:${person(start).hands}:${wallId(start)}`;
    const { chances = [] } = optionOf(start, id).preview({ bursts: 0 });
    const played = (...dice: number[]) => {
      const take = (count: number): readonly number[] => Array.from({ length: count }, () => dice.shift() ?? 1);
      const kinds: string[] = [];
      const emit = ({ kind }: { kind: string }) => kinds.push(kind);
      const game: TwilightGame = { ...start, state: structuredClone(start.state), dice: { take }, emit };
      const [who] = game.state.people;
      if (who === undefined) throw new Error('nobody');
      carryOut(kindOf(id).perform(game, who, answerOf(id, { bursts: 0 }))).next();
      return { hit: !kinds.includes('stray'), open: game.state.barriers[0]?.broken === true };
    };
    let [hits, ways] = [0, 0];
    for (let roll = 1; roll <= 100; roll++) if (played(roll, 1, 1).hit) hits++;
    for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (played(1, a, b).open) ways++;
    const shown = (label: string): number => chances.find((one) => one.label === label)?.chance ?? 0;
    expect(shown('a hit')).toBeCloseTo(hits / 100, 9);
    expect(shown('a hit makes a way through')).toBeCloseTo(ways / 36, 9);
  });
});

describe('twilight/combat/heavy-weapons', () => {
  it('high explosive at a bare square, or at the wall that is in the way; own people near are warned of', () => {
    const friend: Partial<PersonFile> = { at: { x: 9, y: 6 }, seat: 0 };
    const game = battle(
      [{ ...GUNNER, items: [gun('m203', { round: 'HE' })] }, FAR, friend],
      [],
      [],
      wallOf('brick-wall'),
    );
    const way = optionOf(game, `shell:${person(game).hands}:way`);
    expect(way.preview({ direction: 2, squares: 14 }).warnings).toEqual(['1 of your own is within its burst.']);
    expect(way.preview({ direction: 0, squares: 5 }).warnings).toBeUndefined();
    game.diceLeft.push(1);
    act(game, way.id, { direction: 0, squares: 5 });
    expect(textsOf(game, 'heavy-fire')[0]).toContain('at 0, 0: a hit');
  });

  it('twilight/combat/rangefinders: a building is large enough for one, a square is not', () => {
    const m1 = { id: 'v', kind: 'm1', seat: 0, at: { x: 0, y: 5 }, heading: 2 } as const;
    const tank = { ...m1, weapons: [gun('105mm', { round: 'HEAT', rangefinder: 20 })] };
    const far = {
      levels: [
        { id: 'field', width: 100, height: 20, barriers: [{ kind: 'wall', x: 90, y: 5, edge: 'west', length: 1 }] },
      ],
    } as const satisfies Partial<ScenarioFile>;
    const game = battle([crewman('v', 'gunner', GUNNER), FAR], [tank], [], far);
    const [item] = vehicle(game).weapons;
    act(game, `lay:${item?.id}:at:0,89,5`);
    const { target } = optionOf(game, `shell:${item?.id}:${wallId(game)}`).preview({});
    expect(target?.kind === 'need' ? target.modifiers.map(({ label }) => label) : []).toContain('rangefinder');
  });
});
