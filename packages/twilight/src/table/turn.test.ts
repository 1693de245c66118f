import type { AskData } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import { fieldSetup, gameOf, person, type QuestionOf, type TestGame } from '../testing/fights.ts';
import { kindOf } from './actions/list.ts';
import type { TwilightAsked } from './queries/asked.ts';
import { initiativeOf } from './queries/initiative.ts';
import { lineBetween, metersBetween } from './queries/lines.ts';
import { budgetOf } from './queries/reach.ts';
import { seesPerson } from './queries/sight.ts';
import { questionOf } from './questions.ts';
import { segment } from './turn.ts';

const asking: QuestionOf = (known, asked: AskData) => questionOf(known, asked as TwilightAsked);

type PersonFile = ScenarioFile['people'][number];

/** Plays turns by a script of who does what: each ask is told as `topic person`, and answered by the script or with what is suggested. */
function turns(
  game: TestGame,
  count: number,
  answer: (told: string) => string | undefined = () => 'wait',
): readonly string[] {
  const told: string[] = [];
  const end = game.state.turn + count;
  while (game.state.turn < end) {
    const running = segment(game);
    let step = running.next();
    while (step.done !== true) {
      if (step.value.kind !== 'ask') throw new Error('only questions here');
      const { asked } = step.value.ask;
      const who = 'person' in asked ? String(asked.person) : String(asked.seat);
      const line = `${game.state.phase} ${asked.topic} ${who}`;
      told.push(line);
      const options = step.value.ask.options();
      const option = answer(line) ?? step.value.ask.suggested?.option ?? '';
      const legal = options.some(({ id }) => id === option) ? option : (step.value.ask.suggested?.option ?? 'wait');
      step = running.next({ kind: 'answer', answer: { option: legal, params: {} } });
    }
  }
  return told;
}

const npc = (type: PersonFile['type'], more: Partial<PersonFile> = {}): Partial<PersonFile> => ({ type, ...more });
const acts = (told: readonly string[]): readonly string[] => told.filter((line) => line.includes(' act '));

describe('twilight/combat/turn-sequence', () => {
  it('E06, E07: phases run from six to one; in each those act whose initiative reaches it, the lowest first', () => {
    const game = gameOf(fieldSetup([npc('elite'), npc('experienced'), npc('novice')]), [], asking);
    expect(acts(turns(game, 1))).toEqual([
      '5 act p1',
      '4 act p1',
      '3 act p2',
      '3 act p1',
      '2 act p2',
      '2 act p1',
      '1 act p3',
      '1 act p2',
      '1 act p1',
    ]);
  });

  it('twilight/combat/agility-bulk: E10: of equals the one with the lighter weapon goes first', () => {
    const heavy = npc('veteran', { items: [{ kind: 'small-arm', what: 'm60' }] });
    const light = npc('veteran', { items: [{ kind: 'small-arm', what: 'makarov' }] });
    const game = gameOf(fieldSetup([heavy, light]), [], asking);
    expect(acts(turns(game, 1)).slice(0, 2)).toEqual(['4 act p2', '4 act p1']);
  });
});

describe('twilight/combat/initiative', () => {
  it.each([
    [0, 6],
    [1, 5],
    [2, 4],
    [3, 3],
    [4, 3],
    [6, 2],
    [7, 1],
    [10, 1],
  ])('twilight/combat/initiative-table: coolness %i is initiative %i', (coolness, initiative) => {
    const setup = fieldSetup([{ kind: 'character', coolness }, {}]);
    expect(initiativeOf(setup, person(gameOf(setup, [], asking)))).toBe(initiative);
  });

  it('E08, E09: a slight wound takes one, a serious one three in all; at zero nobody acts', () => {
    const setup = fieldSetup([npc('veteran'), npc('novice')]);
    const game = gameOf(setup, [], asking);
    person(game).total = 5;
    expect(initiativeOf(setup, person(game))).toBe(3);
    person(game).total = 15;
    expect(initiativeOf(setup, person(game))).toBe(1);
    person(game, 2).total = 1;
    expect(acts(turns(game, 1))).toEqual(['1 act p1']);
  });

  it('a wound takes from it at once: who falls below the phase has no slot in it any more', () => {
    const game = gameOf(fieldSetup([npc('experienced', { attributes: { AGL: 12 } }), npc('experienced')]), [], asking);
    const told = turns(game, 1, (line) => {
      if (line === '3 act p1') person(game, 2).total = 5;
      return 'wait';
    });
    expect(acts(told)).toEqual(['3 act p1', '2 act p2', '2 act p1', '1 act p2', '1 act p1']);
  });
});

describe('twilight/combat/repetition', () => {
  it('who does the same all turn acts in every phase, first of all; who breaks off must get down in his next slot', () => {
    const game = gameOf(
      fieldSetup([npc('novice', { at: { x: 0, y: 5 } }), npc('elite', { at: { x: 9, y: 5 } })]),
      [],
      asking,
    );
    let asked = 0;
    const told = turns(game, 1, (line) => {
      if (line.endsWith('repeat 0')) return asked++ === 0 ? 'repeat:p1' : 'none';
      if (line.includes('repeat-what')) return 'move:walk:0,1,5';
      if (line === '3 go-on p1') return 'break-off';
      return line.includes('go-on') ? 'go-on' : line.includes('down') ? 'posture:prone' : 'wait';
    });
    expect(told.filter((line) => line.includes('p1')).slice(1)).toEqual([
      '6 go-on p1',
      '5 go-on p1',
      '4 go-on p1',
      '3 go-on p1',
    ]);
    expect(person(game).at).toEqual({ l: 0, x: 3, y: 5 });
    expect(person(game).posture).toBe('prone');
  });

  it('the next slot of who breaks off may come in the same phase, after those of less initiative', () => {
    const people = [
      npc('veteran', { at: { x: 0, y: 5 } }),
      npc('experienced', { at: { x: 9, y: 5 } }),
      npc('elite', { at: { x: 9, y: 8 } }),
    ];
    const game = gameOf(fieldSetup(people), [], asking);
    let asked = 0;
    const postures: string[] = [];
    turns(game, 1, (line) => {
      if (line.startsWith('3 act')) postures.push(`${line}: ${person(game).posture}`);
      if (line.endsWith('repeat 0')) return asked++ === 0 ? 'repeat:p1' : 'none';
      if (line.includes('repeat-what')) return 'move:walk:0,1,5';
      if (line === '3 go-on p1') return 'break-off';
      return line.includes('go-on') ? 'go-on' : line.includes('down') ? 'posture:prone' : 'wait';
    });
    expect(postures).toEqual(['3 act p2: standing', '3 act p3: prone']);
  });
});

describe('twilight/combat/ambush', () => {
  it('whoever walks into it walks on all turn, unless his initiative is six; the first shot makes them test for panic', () => {
    const ambusher = npc('elite', { at: { x: 9, y: 5 }, items: [{ kind: 'small-arm', what: 'ak-74' }] });
    const cool = { kind: 'character', coolness: 0, seat: 0, at: { x: 0, y: 3 }, facing: 2 } as const;
    const setup = fieldSetup([npc('novice', { at: { x: 0, y: 5 }, facing: 2 }), ambusher, cool], {
      meeting: { ambush: [1] },
    });
    const game = gameOf(setup, [], asking);
    const told = turns(game, 1);
    expect(person(game).at).toEqual({ l: 0, x: 6, y: 5 });
    expect(told).toContain('6 act p3');
    expect(told).not.toContain('1 act p1');
    // Nobody saw the one who lay there.
    expect(person(game, 2).met).toBe(0);
  });
});

describe('twilight/combat/action-move', () => {
  it('E03, E04, E05: large squares: one, two or four in an action; small ones four, eight, fifteen; standing up takes half', () => {
    const game = gameOf(fieldSetup([{}, {}]), [], asking);
    const squares = (grid: 2 | 8) =>
      (['walk', 'trot', 'run'] as const).map((gait) => budgetOf(game, person(game), gait, grid) / 2);
    expect(squares(8)).toEqual([1, 2, 4]);
    expect(squares(2)).toEqual([4, 8, 15]);
    person(game).posture = 'prone';
    expect(squares(8)).toEqual([0.5, 1, 2]);
  });

  it('E01, E02, twilight/grid/system: across a corner a square counts half as much again', () => {
    const setup = fieldSetup([{}, {}]);
    const at = (x: number, y: number) => ({ l: 0, x, y });
    expect(metersBetween(setup, at(0, 0), at(1, 1))).toBe(12);
    expect(metersBetween(setup, at(0, 0), at(3, 1))).toBe(28);
  });

  it('while nobody is in contact a turn passes at once, squad by squad', () => {
    const wall = { kind: 'wall', x: 10, y: 0, edge: 'west', length: 20 } as const;
    const setup = fieldSetup([npc('experienced', { at: { x: 0, y: 5 } }), npc('elite', { at: { x: 18, y: 5 } })], {
      levels: [{ id: 'field', width: 20, height: 20, barriers: [wall], places: [{ id: 'wall', rect: [8, 5, 1, 1] }] }],
    });
    const game = gameOf(setup, [], asking);
    const told = turns(game, 1, (line) => (line.includes('march 0') ? 'march:0,8,5' : 'hold'));
    expect(told).toEqual(['6 march 0', '6 march 1']);
    expect(person(game).at).toEqual({ l: 0, x: 6, y: 5 });
  });
});

describe('twilight/combat/action-aim', () => {
  it('whoever does anything else aims no longer; to wait or to talk is nothing else', () => {
    const people: Partial<PersonFile>[] = [{ type: 'elite' }, { type: 'novice', at: { x: 9, y: 0 } }];
    const aimed = (option: string): boolean => {
      const game = gameOf(fieldSetup(people), [], asking);
      const one = person(game);
      one.aim = { target: 'p2', at: null, item: one.hands ?? '', since: 0 };
      game.state.contact = true;
      game.state.at = 'phase';
      game.state.phase = 5;
      let isDone = false;
      for (let step = 0; step < 4 && !isDone; step++) {
        const running = segment(game);
        const { value, done } = running.next();
        if (done === true) continue;
        if (value.kind !== 'ask') throw new Error('a question');
        running.next({ kind: 'answer', answer: { option, params: {} } });
        isDone = true;
      }
      expect(isDone).toBe(true);
      return one.aim !== null;
    };
    expect(aimed('wait')).toBe(true);
    expect(aimed('posture:kneeling')).toBe(false);
    expect(aimed('move:walk:0,1,0')).toBe(false);
  });
});

describe('twilight/combat/danger-zone', () => {
  it('dice that stayed in a lane end with the next slot of who fired, one that he repeats as well', () => {
    const game = gameOf(fieldSetup([npc('elite'), npc('novice', { at: { x: 9, y: 0 } })]), [], asking);
    const at = (x: number) => ({ l: 0, x, y: 0 });
    const range = { near: 0, far: 100, band: 'close', dice: 1, hitsEach: 1, item: '', weapon: '', round: '' } as const;
    const lane = {
      ...range,
      id: 'l',
      kind: 'lane',
      known: 3,
      by: 'p1',
      from: at(0),
      to: at(9),
      untilPhase: null,
    } as const;
    Object.assign(game.state, { at: 'phase', contact: true, phase: 5 });
    person(game).repeats = { option: 'wait', params: { forced: 1 } };
    const steps = () => {
      const running = segment(game);
      while (running.next().done !== true);
    };
    steps();
    game.state.things.push(lane);
    steps();
    expect(game.state.things).toEqual([]);
  });
});

describe('twilight/combat/opportunity-fire', () => {
  it('who aims there is asked when somebody comes into view', () => {
    const wall = { kind: 'wall', x: 5, y: 0, edge: 'west', length: 5 } as const;
    const rifle = { items: [{ kind: 'small-arm' as const, what: 'm16' as const }] };
    const setup = fieldSetup(
      [
        npc('elite', { at: { x: 4, y: 4 }, ...rifle }),
        npc('veteran', { at: { x: 9, y: 4 }, ...rifle }),
        npc('novice', { seat: 0, at: { x: 8, y: 12 } }),
      ],
      {
        levels: [{ id: 'field', width: 20, height: 20, barriers: [wall] }],
      },
    );
    const game = gameOf(setup, [], asking);
    person(game, 2).aim = { target: null, at: { l: 0, x: 4, y: 9 }, item: person(game, 2).hands ?? '', since: 0 };
    const told = turns(game, 1, (line) =>
      line === '5 act p1' ? 'move:run:0,4,8' : line.includes('opportunity') ? 'hold' : 'wait',
    );
    expect(told).toContain('5 opportunity p2');
  });

  it('a heavy weapon that is aimed fires so too: aimed at whom one saw begin, quick at others; a missile is guided on', () => {
    const heavy = (what: 'rpg-16' | 'tow-ii') => ({ kind: 'heavy' as const, what, rest: 'tripod' as const });
    const skills = { HW: 40 };
    const setup = fieldSetup(
      [
        npc('elite', { aboard: { vehicle: 'car', place: 'driver' }, at: undefined }),
        npc('veteran', { at: { x: 9, y: 4 }, items: [heavy('rpg-16')], skills, attributes: { AGL: 12 } }),
        npc('veteran', { at: { x: 19, y: 4 }, seat: 1, items: [heavy('tow-ii')], skills, attributes: { AGL: 3 } }),
      ],
      { vehicles: [{ id: 'car', kind: 'uaz-469', seat: 0, at: { x: 2, y: 3 }, heading: 2, speed: 25 }] },
    );
    // A miss, 6 m to the north; nothing of the rest matters.
    const game = gameOf(setup, [100, 6, 1, ...new Array<number>(40).fill(6)], asking);
    for (const n of [2, 3])
      person(game, n).aim = { target: 'v1', at: null, item: person(game, n).hands ?? '', since: 0 };
    const shots = (n: number, wasSeen: boolean) =>
      kindOf('heavy').reaction?.options(game, person(game, n), 'v1', wasSeen) ?? [];
    expect(shots(2, true).map(({ label }) => label.split(', ')[1])).toEqual(['aimed']);
    expect(shots(2, false).map(({ label }) => label.split(', ')[1])).toEqual(['quick']);
    expect(shots(3, false)).toEqual([]);
    const told: string[] = [];
    turns(game, 1, (line) => {
      told.push(line);
      if (line.endsWith('act p1')) return 'drive:0,4,3';
      return line === '5 opportunity p3' ? `heavy:${person(game, 3).hands}:flat:v1` : 'hold';
    });
    expect(told.filter((line) => line.startsWith('5 opportunity')).slice(0, 2)).toEqual([
      '5 opportunity p2',
      '5 opportunity p3',
    ]);
    expect(
      game.state.things.some(({ kind }) => kind === 'flying') || game.events.some(({ kind }) => kind === 'missile'),
    ).toBe(true);
  });
});

describe('twilight/combat/actions', () => {
  it('nobody is asked what goes with a move when there is nothing but to wait', () => {
    const setup = fieldSetup([npc('elite', { at: { x: 1, y: 1 } }), npc('novice', { at: { x: 18, y: 18 } })]);
    const game = gameOf(setup, [], asking);
    const told = turns(game, 1, (line) => (line === '5 act p1' ? 'move:run:0,2,2' : 'wait'));
    expect(acts(told).filter((line) => line === '5 act p1').length).toBe(1);
  });

  it('twilight/combat/riders: a mount has no slot of its own while somebody rides it, and takes no weapon', () => {
    const rifle = { kind: 'small-arm', what: 'ak-74', magazines: 1 } as const;
    const setup = fieldSetup([
      { kind: 'animal', animal: 'horse', id: 'horse', seat: 0, at: { x: 1, y: 1 } },
      npc('elite', { rides: 'horse', seat: 0, items: [rifle] }),
      npc('novice', { at: { x: 18, y: 18 } }),
    ]);
    const game = gameOf(setup, [], asking);
    expect(acts(turns(game, 1)).some((line) => line.endsWith(' p1'))).toBe(false);
    const offered = kindOf('captives').options(game, person(game, 2), null);
    expect(offered.some(({ id }) => id.startsWith('captives:give'))).toBe(false);
  });
});

describe('lines of sight', () => {
  const rows = { kind: 'wall', x: 5, y: 0, edge: 'west', length: 20 } as const;
  it('a wall blocks them, a door when it is open does not', () => {
    const door = { kind: 'door', x: 5, y: 3, edge: 'west' } as const;
    const setup = fieldSetup([{ at: { x: 3, y: 3 } }, { at: { x: 8, y: 3 } }], {
      levels: [{ id: 'field', width: 20, height: 20, barriers: [rows, door] }],
    });
    const game = gameOf(setup, [], asking);
    expect(seesPerson(game, person(game), person(game, 2))).toBe(false);
    const index = setup.barriers.findIndex(({ kind }) => kind === 'door');
    Object.assign(game.state.barriers[index] ?? {}, { open: true });
    expect(seesPerson(game, person(game), person(game, 2))).toBe(true);
  });

  it('twilight/combat/obscured: brush on the way obscures; who suspects nothing sees nobody; the dark ends at forty meters', () => {
    const setup = fieldSetup([{ at: { x: 3, y: 3 } }, { at: { x: 9, y: 3 } }], {
      levels: [{ id: 'field', width: 20, height: 20, areas: [{ kind: 'brush', rect: [6, 0, 1, 20] }] }],
    });
    expect(lineBetween(setup, { l: 0, x: 3, y: 3 }, { l: 0, x: 9, y: 3 }).growth).toBe(1);
    const game = gameOf(setup, [], asking);
    person(game).alert = 'unaware';
    expect(seesPerson(game, person(game), person(game, 2))).toBe(false);
    person(game).alert = 'alert';
    game.state.light[0] = 'dark';
    expect(seesPerson(game, person(game), person(game, 2))).toBe(false);
    person(game, 2).at = { l: 0, x: 8, y: 3 };
    expect(seesPerson(game, person(game), person(game, 2))).toBe(true);
  });
});
