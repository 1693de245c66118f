import { askNobody } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { fieldSetup, gameOf, person as personAt, play, type TestGame, textsOf } from '../../testing/fights.ts';
import { knownState } from '../knowing.ts';
import { outcomeOf } from '../queries/outcome.ts';
import { reportOf } from '../report.ts';
import { forgetSightings } from './recon.ts';
import { noteBlast, scriptPhase, scriptTurn } from './script.ts';

type Row = NonNullable<ScenarioFile['script']>[number];

const PLACES = {
  id: 'field',
  width: 20,
  height: 20,
  places: [{ id: 'gate', rect: [5, 5, 2, 2] as [number, number, number, number] }],
};

function game(script: readonly Row[], dice: readonly number[] = [], more: Partial<ScenarioFile> = {}): TestGame {
  const people = [
    { role: 'party', squad: 'Blue' },
    { squad: 'Red', alert: 'asleep' as const },
    { squad: 'Red', alert: 'asleep' as const },
  ];
  return gameOf(fieldSetup(people, { levels: [PLACES], script: [...script], ...more }), dice, askNobody);
}

describe('twilight/grid/adventures: triggers', () => {
  const ALARM: Row = {
    id: 'a',
    when: { kind: 'entered', place: 'gate', who: { role: 'party' } },
    deeds: [{ kind: 'alarm', alarm: 'camp' }],
  };

  it('a place that is entered gives the alarm, once', () => {
    const one = game([ALARM]);
    play(one, scriptPhase(one));
    expect(one.state.script.alarms).toEqual([]);
    personAt(one, 1).at = { l: 0, x: 6, y: 6 };
    play(one, scriptPhase(one));
    play(one, scriptPhase(one));
    expect(one.state.script).toMatchObject({ alarms: ['camp'], done: [1] });
  });

  it('what comes later waits for its turns, and dice say how many wake', () => {
    const wake: Row = {
      id: 'w',
      when: { kind: 'turn', from: 1 },
      after: '1d6',
      deeds: [{ kind: 'wake', who: { squad: 'Red' }, dice: '1d6' }],
    };
    const one = game([wake], [2]);
    play(one, scriptPhase(one));
    expect(one.state.script.pending).toEqual([{ row: 0, turn: 3 }]);
    play(one, scriptTurn(one));
    expect(personAt(one, 2).alert).toBe('asleep');
    one.state.turn = 3;
    one.diceLeft.push(1);
    play(one, scriptTurn(one));
    expect([personAt(one, 2).alert, personAt(one, 3).alert]).toEqual(['alert', 'asleep']);
  });

  it('what happens turn by turn happens so often, while it holds', () => {
    const tick: Row = {
      id: 't',
      when: { kind: 'turn', from: 1 },
      times: 2,
      deeds: [{ kind: 'count', counter: 'ticks', by: 1 }],
    };
    const one = game([tick]);
    for (let i = 0; i < 4; i++) play(one, scriptTurn(one));
    expect(one.state.script.counters.ticks).toBe(2);
  });

  it('a blast is counted by the place where it was', () => {
    const burns: Row = {
      id: 'b',
      when: { kind: 'exploded', place: 'gate' },
      deeds: [{ kind: 'alarm', alarm: 'blast' }],
    };
    const one = game([burns]);
    noteBlast(one, { at: { l: 0, x: 4, y: 5 }, concussion: 10 });
    play(one, scriptPhase(one));
    expect(one.state.script.alarms).toEqual([]);
    noteBlast(one, { at: { l: 0, x: 5, y: 5 }, concussion: 10 });
    play(one, scriptPhase(one));
    expect(one.state.script.alarms).toEqual(['blast']);
  });

  it('a task is tried by the best of them', () => {
    const look: Row = {
      id: 'l',
      when: { kind: 'turn', from: 1 },
      task: { who: { role: 'party' }, skill: 'RCN', level: 'average' },
      deeds: [{ kind: 'alarm', alarm: 'seen' }],
    };
    const failed = game([look], [41]);
    play(failed, scriptPhase(failed));
    expect(failed.state.script.alarms).toEqual([]);
    const done = game([look], [40]);
    play(done, scriptPhase(done));
    expect(done.state.script.alarms).toEqual(['seen']);
  });

  it('prisoners who are freed go over to the enemies of those who held them', () => {
    const free: Row = { id: 'f', when: { kind: 'turn', from: 1 }, deeds: [{ kind: 'free', who: { squad: 'Red' } }] };
    const one = game([free]);
    personAt(one, 2).captive = { side: 1, roped: true };
    play(one, scriptPhase(one));
    expect(personAt(one, 2)).toMatchObject({ captive: null, seat: 0, side: 0 });
  });
});

describe('twilight/adventures/scoring', () => {
  const settle: Row = { id: 's', when: { kind: 'turn', from: 1 }, deeds: [{ kind: 'settle' }] };
  const of = (points: number) => {
    const give: Row = {
      id: 'p',
      when: { kind: 'turn', from: 1 },
      deeds: [{ kind: 'points', side: 0, points, text: 'Done.' }],
    };
    const one = game([give, settle]);
    play(one, scriptPhase(one));
    return outcomeOf(one.setup, one.state);
  };

  it.each([
    [60, 'win', [0]],
    [59, 'draw', []],
    [30, 'draw', []],
    [29, 'win', [1]],
  ] as const)('%i points: %s', (points, kind, winners) => {
    expect(of(points)).toMatchObject({ kind, winners });
  });
});

describe('twilight/adventures/scoring: who holds the field', () => {
  const TAKE: Row = {
    id: 'take',
    when: { kind: 'entered', place: 'gate', who: { role: 'party' } },
    deeds: [{ kind: 'score', objective: 'gate' }],
  };
  const objectives = [{ id: 'gate', text: 'Be at the gate.', side: 0, points: 60, place: 'gate', primary: true }];

  it('does what he came for before it is over, and has so many turns for it', () => {
    const one = game([TAKE], [], { objectives });
    const out = () => outcomeOf(one.setup, one.state);
    expect(out()).toBeNull();
    for (const foe of [2, 3]) personAt(one, foe).condition = 'dead';
    expect(out()).toBeNull();
    personAt(one, 1).at = { l: 0, x: 5, y: 5 };
    one.state.at = 'end';
    play(one, scriptPhase(one));
    play(one, scriptTurn(one));
    expect(out()).toBeNull();
    one.state.at = 'start';
    expect(out()).toMatchObject({ kind: 'win', winners: [0], reason: 'Victory, with 60 points.' });
  });

  it('who does nothing has lost it after thirty turns', () => {
    const one = game([TAKE], [], { objectives });
    for (const foe of [2, 3]) personAt(one, foe).condition = 'dead';
    for (let turn = 0; turn < 29; turn++) play(one, scriptTurn(one));
    expect(outcomeOf(one.setup, one.state)).toBeNull();
    play(one, scriptTurn(one));
    expect(outcomeOf(one.setup, one.state)).toMatchObject({ winners: [1], reason: 'Defeat, with 0 points.' });
  });

  it('who has left with what he came for is not beaten by those who stay', () => {
    const one = game([TAKE], [], { objectives });
    one.state.script.reached.push('gate');
    Object.assign(personAt(one, 1), { condition: 'gone', at: null });
    expect(outcomeOf(one.setup, one.state)).toMatchObject({ winners: [0], reason: 'Victory, with 60 points.' });
  });
});

describe('twilight/adventures/reconnaissance', () => {
  const LOOK: Row = {
    id: 'look',
    when: { kind: 'turn', from: 1 },
    deeds: [{ kind: 'reconnoitre', who: { role: 'party' } }],
  };
  const TRAPPED = { ...PLACES, traps: [{ x: 9, y: 9, side: 1, chance: 60, concussion: 3, burst: 12 }] };

  /** An experienced scout of recon 40: an easy task is 80. */
  function lookAt(roll: number) {
    const people = [
      { role: 'party', type: 'experienced' as const, at: { x: 0, y: 0 } },
      { alert: 'unaware' as const, at: { x: 15, y: 15 } },
      { alert: 'unaware' as const, at: { x: 17, y: 15 } },
    ];
    const one = gameOf(fieldSetup(people, { levels: [TRAPPED], script: [LOOK], hidden: true }), [roll], askNobody);
    play(one, scriptPhase(one));
    return {
      traps: one.state.traps.map(({ known }) => known & 1),
      met: one.state.people.slice(1).map(({ met }) => met & 1),
      told: textsOf(one, 'script'),
      marked: knownState(one.setup, one.state, 0).things.map((thing) =>
        thing.kind === 'sighting' ? [thing.of, thing.at.x] : [],
      ),
      others: knownState(one.setup, one.state, 1).things.length,
    };
  }

  it('shows traps, sentries, or nothing, as it succeeds', () => {
    const nothing = { met: [0, 0], told: [], marked: [], others: 0 };
    expect(lookAt(100)).toEqual({ ...nothing, traps: [0] });
    expect(lookAt(81)).toEqual({ ...nothing, traps: [1] });
    expect(lookAt(80)).toEqual({
      ...{ traps: [1], met: [1, 0], told: ['Sentries are made out at 15, 15.'] },
      // They are on the map of who looked, and of nobody else.
      ...{ marked: [['p2', 15]], others: 0 },
    });
    expect(lookAt(1)).toEqual({
      ...{ traps: [1], met: [1, 1], told: ['Sentries are made out at 15, 15; 17, 15.'] },
      ...{
        marked: [
          ['p2', 15],
          ['p3', 17],
        ],
        others: 0,
      },
    });
  });
});

describe('twilight/adventures/reconnaissance: what is on the map', () => {
  const LOOK: Row = {
    id: 'look',
    when: { kind: 'turn', from: 1 },
    deeds: [{ kind: 'reconnoitre', who: { role: 'party' } }],
  };

  it('shows where prisoners are held and what is parked, and forgets it where somebody has a look', () => {
    const people = [
      { role: 'party', type: 'experienced' as const, at: { x: 0, y: 0 } },
      { alert: 'unaware' as const, at: { x: 15, y: 15 } },
      { alert: 'unaware' as const, at: { x: 17, y: 15 } },
      { captive: true, at: { x: 12, y: 12 } },
    ];
    const vehicles = [{ id: 'truck', kind: '5-ton' as const, seat: 1, at: { x: 14, y: 15 } }];
    const dark = { ...PLACES, light: 'dark' as const };
    const one = gameOf(fieldSetup(people, { levels: [dark], vehicles, script: [LOOK], hidden: true }), [40], askNobody);
    play(one, scriptPhase(one));
    const marked = () => one.state.things.flatMap((thing) => (thing.kind === 'sighting' ? [thing.of] : []));
    expect(marked()).toEqual(['p2', 'p4', 'v1']);
    personAt(one, 2).at = { l: 0, x: 2, y: 19 };
    play(one, forgetSightings(one));
    expect(marked()).toEqual(['p2', 'p4', 'v1']);
    // From here the scout sees that the post is empty.
    personAt(one, 1).at = { l: 0, x: 17, y: 17 };
    play(one, forgetSightings(one));
    expect(marked()).not.toContain('p2');
  });
});

describe('twilight/adventures/power-station', () => {
  it('rads that somebody has taken stand in the report of the fight', () => {
    const core: Row = {
      id: 'core',
      when: { kind: 'entered', place: 'gate', who: { role: 'party' } },
      deeds: [{ kind: 'rads', place: 'gate', rads: 50 }],
    };
    const one = game([core]);
    personAt(one, 1).at = { l: 0, x: 5, y: 5 };
    play(one, scriptPhase(one));
    expect(reportOf(one.setup, one.state).entries[0]?.notes).toEqual(['50 rads']);
    expect(reportOf(one.setup, one.state).entries[0]?.items).toContainEqual({
      ...{ id: 'rads', label: 'Rads', kind: 'rads', now: 50, full: 50 },
    });
    expect(reportOf(one.setup, one.state).entries[1]?.notes).toEqual([]);
  });
});
