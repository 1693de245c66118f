import { canonicalJson, Match, streamOf } from '@hardtop/kernel';
import { firstLeak } from '@hardtop/kernel/contract';
import { describe, expect, it } from 'vitest';
import { driverBot } from '../../bot/driver-bot.ts';
import { deluxe } from '../../play/ruleset.ts';
import { type CarFile, carOf } from '../../scenarios/known-file.ts';
import { parseSetup, type ScenarioFile } from '../../scenarios/scenario-file.ts';
import { Duel } from '../../testing/duel.ts';
import { seesVehicle } from '../queries/sight.ts';

type VehicleFile = ScenarioFile['vehicles'][number];

function stinger(...sensors: NonNullable<CarFile['sensors']>): CarFile {
  return { ...carOf({ seat: 0, car: 'stinger', x: 0, y: 0, heading: 0 }), sensors };
}

const hunter = { car: stinger('infrared', 'stealth'), x: 0, y: 0, heading: 0, speed: 20 } as const;
const prey = (changes: Partial<VehicleFile> = {}) => ({ x: 0, y: 15, heading: 0, speed: 20, ...changes });

/** A night; the first goes dark with its first speed. */
function night(
  others: readonly Partial<VehicleFile>[],
  dark: Readonly<Record<string, number>> = { dark: 1, quiet: 0 },
  turnLimit = 50,
): Duel {
  const duel = new Duel([hunter, ...others], { visibility: ['night'], turnLimit });
  const { id } = duel.asked(0);
  duel.match.choose({ ask: id, seat: 0, option: 'speed:20', params: dark });
  for (const [i] of others.entries()) duel.say(i + 1, 'keep 20');
  return duel;
}

describe('deluxe/VIII.8/infrared: driving without lights', () => {
  it('a game has darkness where it is night and somebody has infrared, and then it hides', () => {
    const file = (visibility: readonly ('night' | 'fog')[], car: CarFile) => ({
      ruleset: 'deluxe',
      id: 'n',
      title: 'N',
      turnLimit: 5,
      map: { minX: -50, minY: -50, maxX: 50, maxY: 50 },
      visibility,
      seats: [{ name: 'A' }, { name: 'B' }],
      vehicles: [
        { seat: 0, car, x: 0, y: 0, heading: 0 },
        { seat: 1, car: 'stinger', x: 10, y: 0, heading: 0 },
      ],
    });
    const dark = (...args: Parameters<typeof file>) => {
      const read = parseSetup(file(...args));
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      return [read.value.dark, deluxe.hides(read.value)];
    };
    expect(dark(['night'], stinger('infrared'))).toEqual([true, true]);
    expect(dark(['fog'], stinger('infrared'))).toEqual([false, false]);
    expect(dark(['night'], stinger('radar'))).toEqual([false, false]);
  });

  it('lights are switched with the speed, by whoever has infrared', () => {
    const duel = new Duel([hunter, prey()], { visibility: ['night'] });
    const slow = duel
      .asked(0)
      .options()
      .find(({ id }) => id === 'speed:20');
    expect(slow?.params?.map(({ name, names }) => [name, names])).toEqual([
      ['dark', ['on', 'off']],
      ['quiet', ['off', 'on']],
    ]);
    expect(duel.asked(1).options()[0]?.params).toBeUndefined();
  });

  it('others lose sight of it: its place, and what befalls it, is in nothing they get', () => {
    const duel = night([prey()]);
    const began = duel.car(0).pose;
    duel.until(0, 'maneuver').say(0, 'swerve left');
    expect(duel.car(0).pose).not.toEqual(began);
    const known = duel.match.known(1).vehicles[0];
    expect(known).toMatchObject({ pose: began, gone: true, unseen: true });
    expect(duel.match.view(1).pieces.map(({ id }) => id)).toEqual(['v2']);
    expect(duel.match.view(1).areas.find(({ id }) => id === 'trace-v1')?.label).toBe('Stinger 1 was here');
    expect(duel.match.view(0).pieces.map(({ id }) => id)).toEqual(['v1', 'v2']);
    const moves = (viewer: 0 | 1 | null) =>
      duel.match.eventsFor(viewer).filter(({ kind, about }) => kind === 'move' && about === 'v1').length;
    expect([moves(0), moves(1), moves(null)]).toEqual([1, 0, 0]);
    expect(canonicalJson(duel.match.journalFor(1))).not.toContain('swerve-left');
  });

  it('nobody fires at what he does not see', () => {
    const target = prey({ y: 6, heading: 180 });
    const duel = night([target]).until(0, 'fire');
    expect(duel.match.decisionFor(1)).toBeUndefined();
    expect(
      duel
        .asked(0)
        .options()
        .some(({ at }) => at?.piece === 'v2'),
    ).toBe(true);
  });

  it('who fires is seen to the end of the turn', () => {
    const duel = night([prey({ y: 6, heading: 180 })]).until(0, 'fire');
    const sees = () => seesVehicle({ setup: duel.match.setup, state: duel.state }, 1, duel.car(0));
    expect(sees()).toBe(false);
    duel.car(0).glimpsed = duel.state.turn;
    expect(sees()).toBe(true);
    duel.state.turn++;
    expect(sees()).toBe(false);
  });

  it.each([
    ['infrared', prey({ car: stinger('infrared') }), true],
    ['nothing', prey(), false],
    ['nothing, two inches away', prey({ x: 2.5, y: 0 }), true],
    ['nothing, just farther', prey({ x: 3.25, y: 0 }), false],
  ])('one with %s', (_title, other, sees) => {
    const duel = night([other]);
    expect(seesVehicle({ setup: duel.match.setup, state: duel.state }, 1, duel.car(0))).toBe(sees);
  });

  it('a starshell, fire aboard and a dead plant show it: infrared and the dark go with it', () => {
    const duel = night([prey()]);
    const sees = () => seesVehicle({ setup: duel.match.setup, state: duel.state }, 1, duel.car(0));
    duel.state.flareUntil = duel.state.turn;
    expect(sees()).toBe(true);
    duel.state.flareUntil = 0;
    duel.car(0).burning = true;
    expect(sees()).toBe(true);
    duel.car(0).burning = false;
    for (const part of duel.car(0).parts) if (part.kind === 'plant') part.dp = 0;
    expect(sees()).toBe(true);
  });

  it('two truths that differ in where it is are one to the others', () => {
    // One turn: as the next begins it could put its lights on.
    const duel = night([prey({ y: 40 })], { dark: 1, quiet: 1 }, 1).until(0, 'maneuver');
    const { setup: file } = duel.match.journal();
    const state = structuredClone(duel.state);
    const other = structuredClone(state);
    const [own] = other.vehicles;
    if (own === undefined) throw new Error('no car');
    own.pose = { ...own.pose, x: own.pose.x + 3 };
    const found = firstLeak(
      deluxe,
      [
        { file, state },
        { file, state: other },
      ],
      1,
      'dark',
    );
    expect(found.leak).toBeNull();
    expect(found.answers).toBeGreaterThan(3);
  });

  it('the first bot goes dark, looks for whom it does not see, and plays to the end', () => {
    const file = new Duel([hunter, prey({ y: 8 })], { visibility: ['night'], turnLimit: 8 }).match.journal().setup;
    const started = Match.start(deluxe, file, { seed: 'dark' });
    if (!started.ok) throw new Error(started.error[0]?.message);
    const match = started.value;
    let dark = false;
    for (let i = 0; i < 3000 && match.outcome === null; i++) {
      const [decision] = match.decisions();
      if (decision === undefined) break;
      const known = { setup: match.knownSetup(decision.seat), state: match.known(decision.seat), seat: decision.seat };
      const { answer } = driverBot.choose(known, decision, streamOf('bot', String(i)), { evaluations: 60 });
      match.choose({ ask: decision.id, seat: decision.seat, ...answer });
      dark ||= match.state.vehicles[0]?.lights === 'off';
    }
    expect(match.outcome).not.toBeNull();
    expect(dark).toBe(true);
  });
});

describe('deluxe/VIII.8/radar: blips', () => {
  it('one dark rival is the blip; of several nobody knows which is which', () => {
    const radar = prey({ car: stinger('radar') });
    const alone = night([radar]);
    expect(seesVehicle({ setup: alone.match.setup, state: alone.state }, 1, alone.car(0))).toBe(true);
    const several = night([radar, { ...hunter, x: -20 }]);
    several.car(2).lights = 'off';
    const known = several.match.known(1);
    expect(known.vehicles.map(({ unseen }) => unseen === true)).toEqual([true, false, true]);
    expect(known.blips).toHaveLength(2);
    expect(known.blips.map(({ x }) => x)).toEqual([-20, several.car(0).pose.x]);
    expect(several.match.view(1).areas.filter(({ drawn }) => drawn === 'blip')).toHaveLength(2);
  });
});

describe('deluxe/VIII.8/stealth', () => {
  const placeKnown = (duel: Duel) => duel.match.known(1).vehicles[0]?.pose;

  it('an engine tells where it is as a turn begins, one in stealth mode does not', () => {
    const loud = night([prey({ y: 40 })])
      .finishTurn()
      .until(0, 'speed');
    const quiet = night([prey({ y: 40 })], { dark: 1, quiet: 1 })
      .finishTurn()
      .until(0, 'speed');
    const began = { x: 0, y: 0, h: 0 };
    expect(placeKnown(loud)).toEqual(loud.car(0).pose);
    expect(placeKnown(quiet)).toEqual(began);
    expect(quiet.car(0).pose).not.toEqual(began);
  });

  it('halves top speed and acceleration', () => {
    const duel = night([prey()]).finishTurn().until(0, 'speed');
    const quiet = duel
      .asked(0)
      .options()
      .filter(({ params = [] }) => params.some(({ name }) => name === 'quiet'));
    const speeds = quiet.map(({ id }) => Number(id.slice('speed:'.length)));
    const { topSpeed, acceleration } = duel.model(0);
    expect(Math.max(...speeds)).toBe(20 + Math.ceil(acceleration / 10) * 5);
    duel.car(0).speed = topSpeed / 2;
    const fast = duel.match.decisionFor(0)?.options() ?? [];
    expect(fast.length).toBeGreaterThan(0);
  });
});
