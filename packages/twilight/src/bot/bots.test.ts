// Opponents by temper, and squads led by orders, in whole fights.

import { botChoice, expectOk, fallbackAnswer, streamOf } from '@hardtop/kernel';
import { describe, expect, test } from 'vitest';
import { twilight } from '../play/ruleset.ts';
import { playedOut, skirmish, started } from '../testing/skirmish.ts';

const conditions = (match: ReturnType<typeof playedOut>['match'], side: number) =>
  match.state.people.filter((person) => person.side === side).map(({ condition }) => condition);

describe('bots', () => {
  test('there are tempers for soldiers, marauders, elites, militia and people who want no fight, and each says why', () => {
    expect(twilight.bots.map(({ id }) => id)).toEqual(['steady', 'raider', 'flanker', 'holder', 'shy']);
    expect(twilight.adviser?.id).toBe('steady');
    for (const { id } of twilight.bots) {
      const { whys, match } = playedOut(skirmish(4, 12), [id, 'steady']);
      expect(match.outcome).not.toBeNull();
      for (const why of whys) expect(why).toMatch(/^\S.*[.!]$/);
    }
  });

  test('people who want no fight make off; some of them get away', () => {
    const { match, whys } = playedOut(skirmish(6, 30), ['steady', 'shy']);
    expect([...whys].some((why) => why.startsWith('Away from here.'))).toBe(true);
    expect(conditions(match, 1)).toContain('gone');
  });

  test('marauders rush the weak and run from losses', () => {
    const even = skirmish(8, 10);
    const few = { ...even, people: even.people.slice(0, 11) };
    const fights = [even, few].map((file) => playedOut(file, ['holder', 'raider']));
    const said = fights.flatMap(({ whys }) => [...whys]).join(' ');
    expect(said).toContain('at them!');
    expect(said).toMatch(/run!/);
  });

  test('elite troops pin with one half and go round with the other', () => {
    const { whys } = playedOut(skirmish(6, 14), ['flanker', 'holder']);
    const said = [...whys].join(' ');
    expect(said).toMatch(/[Pp]in them down/);
    expect(said).toContain('Round their flank.');
  });

  test('the militia stays where it is while it can', () => {
    const match = started(skirmish(4, 12), 'stay');
    const [steady, , , holder] = twilight.bots;
    if (steady === undefined || holder === undefined) throw new Error('no bots');
    const from = match.state.people.map(({ at }) => JSON.stringify(at));
    const random = streamOf('stay', 'players');
    while (match.outcome === null && match.state.turn < 3) {
      const [decision] = match.decisions();
      if (decision === undefined) break;
      const { answer } = botChoice(match, decision, decision.seat === 1 ? holder : steady, random);
      expectOk(match.choose({ ask: decision.id, seat: decision.seat, ...answer }, 'bot'));
    }
    const stayed = match.state.people.filter(({ side, at, index }) => side === 1 && JSON.stringify(at) === from[index]);
    expect(stayed.length).toBeGreaterThanOrEqual(3);
  });

  test('a squad that is to go somewhere without a shot fires none from then on; one that is just sent does', () => {
    const [steady] = twilight.bots;
    const file = skirmish(6, 10);
    const [field] = file.levels;
    if (steady === undefined || field === undefined) throw new Error('no bots');
    const places: typeof field.places = [...(field.places ?? []), { id: 'mid', rect: [12, 8, 2, 2] }];
    const shots = (order: 'go' | 'approach'): number => {
      const deeds = ['A', 'B'].map((squad) => ({ kind: 'order' as const, squad, order, place: 'mid' }));
      const script = [{ id: 'sent', when: { kind: 'turn' as const, from: 1 }, deeds }];
      const match = started({ ...file, levels: [{ ...field, places }], script }, 'quietly');
      const random = streamOf('quietly', 'players');
      const fired = (): number => match.events.filter(({ kind }) => kind === 'fire').length;
      let before = 0;
      for (let i = 0; i < 300 && match.outcome === null; i++) {
        const [decision] = match.decisions();
        if (decision === undefined) break;
        if (match.state.squads.every((squad) => squad.order === 'free')) before = fired();
        const { answer } = botChoice(match, decision, steady, random);
        expectOk(match.choose({ ask: decision.id, seat: decision.seat, ...answer }, 'bot'));
      }
      return fired() - before;
    };
    expect(shots('approach')).toBe(0);
    expect(shots('go')).toBeGreaterThan(0);
  });

  test('nobody fires at a horse that nobody rides, however near it stands', () => {
    const [steady] = twilight.bots;
    if (steady === undefined) throw new Error('no bots');
    const file = skirmish(2, 40);
    const horse = { name: 'Horse', kind: 'animal', animal: 'horse', seat: 1, squad: 'H', at: { x: 8, y: 40 } } as const;
    const match = started({ ...file, people: [...file.people, horse] }, 'a horse');
    const beast = match.state.people.find(({ name }) => name === 'Horse')?.id ?? '';
    const random = streamOf('a horse', 'players');
    let offered = 0;
    for (let i = 0; i < 60 && match.outcome === null; i++) {
      const [decision] = match.decisions();
      if (decision === undefined) break;
      const { answer } = botChoice(match, decision, steady, random);
      const isAtHorse = (id: string) => id.split(':').includes(beast);
      if (decision.seat === 0) offered += decision.options().filter(({ id }) => isAtHorse(id)).length;
      expect(isAtHorse(answer.option)).toBe(false);
      expectOk(match.choose({ ask: decision.id, seat: decision.seat, ...answer }, 'bot'));
    }
    expect(offered).toBeGreaterThan(0);
  });

  test('the same seed gives the same fight', () => {
    const digest = () => JSON.stringify(playedOut(skirmish(4), ['flanker', 'raider'], [], 'twice').match.state);
    expect(digest()).toBe(digest());
  });
});

describe('standing orders of squads', () => {
  const TASKS = ['advance', 'hold', 'fall back', 'assault', 'follow'].map((task, i) => [task, i] as const);

  test.each(TASKS)(
    'twilight/combat/turn: ten against ten by the order to %s takes fewer than sixty prompts',
    (_, task) => {
      const everybody = { seat: 0, id: 'everybody', params: { task, goal: 0, ask: 0 } };
      const { match, prompts } = playedOut(skirmish(10), ['steady', 'raider'], [everybody]);
      expect(match.outcome).not.toBeNull();
      expect(prompts).toBeGreaterThan(0);
      expect(prompts).toBeLessThan(60);
    },
  );

  test('who does not want to be asked is not asked; a squad of its own order leaves the other to its player', () => {
    const order = (id: string, ask: number) => ({ seat: 0, id, params: { task: 1, goal: 0, ask } });
    expect(playedOut(skirmish(10), ['steady', 'raider'], [order('everybody', 1)]).prompts).toBe(0);
    const half = playedOut(skirmish(6), ['steady', 'raider'], [order('squad-A', 1)]);
    expect(half.prompts).toBeGreaterThan(0);
    const asked = half.match.journal().rows.filter(({ by, seat }) => seat === 0 && by === 'bot');
    expect(asked.length).toBe(half.prompts);
  });

  test('the players are asked at first contact', () => {
    const match = started(skirmish(10), 'contact');
    expectOk(match.order(0, 'everybody', { task: 0, goal: 0, ask: 0 }));
    let [first] = match.decisions();
    while (first !== undefined && first.seat !== 0) {
      expectOk(match.choose({ ask: first.id, seat: first.seat, ...fallbackAnswer(first) }));
      [first] = match.decisions();
    }
    expect(first?.topic).toBe('act');
    expect(match.state.script.fired).toBe(false);
  });

  test('the leader of a squad that is half down is asked once a turn', () => {
    const asked = (down: number) => {
      const match = started(skirmish(8), 'beaten');
      const own = match.state.people.filter(({ seat, squad }) => seat === 0 && squad === 'A');
      for (const person of own.slice(own.length - down)) person.condition = 'dead';
      // Nobody of the other side does anything: nobody else goes down.
      for (const person of match.state.people) if (person.seat === 1) person.frozen = 100;
      match.state.script.fired = true;
      expectOk(match.order(0, 'everybody', { task: 1, goal: 0, ask: 0 }));
      const turns: number[] = [];
      while (match.state.turn <= 3 && match.outcome === null) {
        const [decision] = match.decisions();
        if (decision === undefined) break;
        if (decision.seat === 0) turns.push(match.state.turn);
        expectOk(match.choose({ ask: decision.id, seat: decision.seat, ...fallbackAnswer(decision) }));
      }
      return turns;
    };
    expect(asked(1)).toEqual([]);
    expect(asked(2)).toEqual([1, 2, 3]);
  });
});
