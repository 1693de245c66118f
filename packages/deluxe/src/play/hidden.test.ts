import { Match, randomAnswer, startingParams, streamOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { driverBot } from '../bot/driver-bot.ts';
import { SCENARIOS } from '../scenarios/arena.ts';
import type { CarFile } from '../scenarios/known-file.ts';
import { HIDDEN_MELEE } from '../testing/disguise.ts';
import { deluxe } from './ruleset.ts';

function started(file: unknown, seed: string) {
  const match = Match.start(deluxe, file, { seed });
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return match.value;
}

/** Everybody fires whatever can be fired, until some events of a kind are there. */
function fireAway(match: ReturnType<typeof started>, until: () => boolean): void {
  for (let i = 0; i < 400 && !until(); i++) {
    const [decision] = match.decisions();
    if (decision === undefined) return;
    const shot = decision.topic === 'fire' ? decision.options()[0] : undefined;
    const answer =
      shot === undefined
        ? (decision.suggested ?? { option: '', params: {} })
        : { option: shot.id, params: startingParams(shot) };
    match.choose({ ask: decision.id, seat: decision.seat, ...answer });
  }
}

/** Nose to nose, at rest. */
const hiddenDuel = {
  ...SCENARIOS[1],
  hidden: true,
  vehicles: [
    { seat: 0, car: 'stinger', x: 9, y: 5, heading: 0 },
    { seat: 1, car: 'stinger', x: 9, y: 9, heading: 180 },
  ],
};

describe('deluxe/III.2/record-sheet: hidden sheets (H-96 to H-99)', () => {
  it('those aboard know a vehicle whole, others what is seen from outside, the referee everything', () => {
    const match = started(HIDDEN_MELEE, 'who');
    const [own] = match.state.vehicles;
    for (const viewer of [0, 1, 'referee'] as const) expect(match.known(viewer).vehicles[0]).toEqual(own);
    for (const viewer of [2, 3, null]) {
      const known = match.known(viewer).vehicles[0];
      expect(known).toMatchObject({ armor: {}, parts: [], veiled: true, pose: own?.pose, tires: own?.tires });
      const model = match.knownSetup(viewer).starts[0]?.model;
      expect(model).toMatchObject({
        name: 'Safe',
        body: 'luxury',
        turret: true,
        topSpeed: 100,
        dm: { num: 1, den: 1 },
      });
      expect(model?.parts.map(({ kind }) => kind)).toEqual(['plant']);
      expect(model?.crew.map(({ armor, computer }) => [armor, computer])).toEqual([
        [0, 'none'],
        [0, 'none'],
        [0, 'none'],
      ]);
    }
  });

  it('deluxe/VIII.8/pop-up-turret: what hides inside is in no byte before it comes out', () => {
    const plain: CarFile = {
      name: 'Van',
      body: 'van',
      plant: 'super',
      tires: 'hd',
      crew: [{ role: 'driver' }, { role: 'gunner' }],
      weapons: [],
      armor: { front: 9, right: 9, left: 9, back: 9, top: 9, underbody: 9 },
      acceleration: 5,
      handlingClass: 2,
      weight: 6000,
    };
    const full: CarFile = {
      ...plain,
      crew: [{ role: 'driver' }, { role: 'gunner', cupola: true }],
      weapons: [{ weapon: 'MG', mount: 'turret' }],
      turret: { popUp: true, cupola: true },
      guards: [{ points: 6, retracts: true }],
      doors: ['left'],
      gear: ['soundsystem'],
    };
    const withVan = (car: CarFile) => {
      const [, other] = hiddenDuel.vehicles;
      return started({ ...hiddenDuel, vehicles: [{ seat: 0, car, x: 9, y: 5, heading: 0 }, other] }, 'inside');
    };
    const [empty, loaded] = [withVan(plain), withVan(full)];
    const bytes = (match: typeof empty) =>
      JSON.stringify([match.known(1), match.knownSetup(1), match.view(1), match.decisionFor(1)?.options()]);
    expect(bytes(loaded)).toBe(bytes(empty));
    expect(JSON.stringify(loaded.known(0))).not.toBe(JSON.stringify(empty.known(0)));
  });

  it('a sheet that may not be seen is drawn as unknown, and what has been seen of it is on it', () => {
    const match = started(hiddenDuel, 'drawn');
    const sheet = () => match.view(0).sheets[1];
    expect(
      sheet()
        ?.gauges.filter(({ group }) => group === 'armor')
        .every(({ unknown }) => unknown === true),
    ).toBe(true);
    expect(sheet()?.gauges.filter(({ group }) => group === 'weapon')).toEqual([]);
    fireAway(match, () => (match.state.vehicles[1]?.shown.length ?? 0) > 0);
    const shown = match.state.vehicles[1]?.shown.map(({ id }) => id) ?? [];
    expect(shown.length).toBeGreaterThan(0);
    expect(
      sheet()
        ?.gauges.filter(({ group }) => group === 'weapon')
        .map(({ id }) => id),
    ).toEqual(shown);
    expect(match.view(0).pieces[1]?.mounts.map(({ id }) => id)).toEqual(shown);
  });

  it('what armor is left is told to those aboard; the others hear of the hits', () => {
    const match = started(hiddenDuel, 'told');
    fireAway(match, () => match.events.some(({ text }) => / armor \d+ → \d+/.test(text)));
    const event = match.events.find(({ text }) => / armor \d+ → \d+/.test(text));
    const struck = event?.about === 'v1' ? 0 : 1;
    expect(event?.to).toEqual([struck]);
    const heard = match.eventsFor(1 - struck).filter(({ about }) => about === event?.about);
    expect(heard.filter(({ text }) => / armor \d+ → \d+/.test(text))).toEqual([]);
    expect(heard.some(({ text }) => /^\d+ hits? on /.test(text))).toBe(true);
  });

  it('a shot at somebody shows no armor, neither in its preview nor in its facts', () => {
    const match = started(hiddenDuel, 'preview');
    fireAway(match, () => match.decisions().some(({ topic }) => topic === 'fire'));
    const fire = match.decisions().find(({ topic }) => topic === 'fire');
    const shots = fire?.options().filter(({ at }) => at?.spot === 'front' || at?.spot === 'left') ?? [];
    expect(shots.length).toBeGreaterThan(0);
    for (const shot of shots) {
      expect(shot.preview({}).text).toMatch(/unknown armor/);
      expect(shot.facts?.({})).not.toHaveProperty('armorLeft');
    }
  });

  it('who has nothing to fire is asked all the same', () => {
    const vehicles = HIDDEN_MELEE.vehicles.map((vehicle) => {
      if (typeof vehicle.car === 'string') return vehicle;
      const crew = vehicle.car.crew.map((person) => ({ ...person, arms: [] }));
      return { ...vehicle, damage: {}, car: { ...vehicle.car, crew, weapons: [] } };
    });
    const match = started({ ...HIDDEN_MELEE, vehicles }, 'empty');
    const random = streamOf('empty', 'play');
    for (let i = 0; i < 40 && !match.decisions().some(({ topic }) => topic === 'fire'); i++) {
      const decision = random.pick(match.decisions());
      match.choose({ ask: decision.id, seat: decision.seat, ...randomAnswer(decision, random) });
    }
    const fire = match.decisions().filter(({ topic }) => topic === 'fire');
    expect(fire.length).toBeGreaterThan(1);
    expect(fire.map((decision) => decision.options().map(({ id }) => id))).toEqual(fire.map(() => ['hold']));
  });

  it('the bot plays a hidden game to its end', () => {
    const match = started({ ...hiddenDuel, turnLimit: 6 }, 'bot');
    for (let i = 0; i < 3000 && match.outcome === null; i++) {
      const [decision] = match.decisions();
      if (decision === undefined) break;
      const known = { setup: match.knownSetup(decision.seat), state: match.known(decision.seat), seat: decision.seat };
      const { answer } = driverBot.choose(known, decision, streamOf('bot', String(i)), { evaluations: 60 });
      match.choose({ ask: decision.id, seat: decision.seat, ...answer });
    }
    expect(match.outcome).not.toBeNull();
  });

  it('a filling-in has what was seen, and nothing is veiled any more', () => {
    const match = started(hiddenDuel, 'filled');
    fireAway(match, () => (match.state.vehicles[1]?.shown.length ?? 0) > 0);
    expect(match.state.vehicles[1]?.shown).not.toEqual([]);
    const known = { setup: match.knownSetup(0), state: match.known(0), seat: 0 };
    const file = deluxe.knownFile(hiddenDuel, match.setup, 0);
    const { state } = deluxe.fillIn(known, file, streamOf('fill', 'in'));
    const guessed = state.vehicles[1];
    expect(guessed?.veiled).toBeUndefined();
    for (const { id } of match.state.vehicles[1]?.shown ?? [])
      expect(guessed?.parts.map((part) => part.id)).toContain(id);
  });
});
