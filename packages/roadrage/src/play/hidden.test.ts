import { botChoice, type Decision, expectOk, Match, randomAnswer, startingParams, streamOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { raiderBot } from '../bot/raider-bot.ts';
import { roadBot } from '../bot/road-bot.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import { SCENARIOS } from '../scenarios/scenarios.ts';
import { HIDDEN_SCENARIOS } from '../testing/hidden-scenarios.ts';
import { roadrage } from './ruleset.ts';

function started(file: unknown, seed: string) {
  const match = Match.start(roadrage, file, { seed });
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return match.value;
}

type RoadMatch = ReturnType<typeof started>;

/** Answers as told until something holds. */
function play(
  match: RoadMatch,
  until: () => boolean,
  answer: (decision: Decision) => { option: string; params: object },
) {
  for (let i = 0; i < 600 && !until(); i++) {
    const [decision] = match.decisions();
    if (decision === undefined) return;
    expectOk(match.choose({ ask: decision.id, seat: decision.seat, ...answer(decision) }));
  }
}

/** Stands and fires whatever can be fired. */
function firing(decision: Decision) {
  const options = decision.options();
  const option = options.find(({ id }) => id === 'speed:0') ?? options[0];
  if (option === undefined) throw new Error(`nothing to answer: ${decision.prompt}`);
  return { option: option.id, params: startingParams(option) };
}

/** Nose to nose, at rest. */
const faceToFace: ScenarioFile = {
  ruleset: 'roadrage',
  id: 'face-to-face',
  title: 'Face to face',
  hidden: true,
  turnLimit: 20,
  map: { width: 20, height: 20 },
  seats: [{ name: 'North' }, { name: 'South' }],
  vehicles: [
    { seat: 0, car: 'police-special', x: 10, y: 8, heading: 0 },
    { seat: 1, car: 'road-reaver', x: 10, y: 12, heading: 180 },
  ],
};

describe('roadrage/hardtop/hidden', () => {
  it('a side knows its own sheets whole, others what shows, the referee everything', () => {
    const match = started(HIDDEN_SCENARIOS[1], 'who');
    const [own] = match.state.vehicles;
    for (const viewer of [0, 1, 'referee'] as const) expect(match.known(viewer).vehicles[0]).toEqual(own);
    for (const viewer of [2, 3, null]) {
      const known = match.known(viewer).vehicles[0];
      expect(known).toMatchObject({ weapons: [], chute: 0, veiled: true, pose: own?.pose, crew: own?.crew });
      const design = match.knownSetup(viewer).starts[0]?.design;
      expect(design).toMatchObject({ name: 'Gale', body: 'truckVan', options: ['airfoils'], weapons: [] });
      expect(design?.crew).toEqual([
        { name: "Gale's driver", skills: { van: 1, bigRig: 1, smallArms: 1 }, gear: [], weapons: [] },
      ]);
    }
  });

  it('a gun is unknown until it fires, and then stands on the sheet without its shots', () => {
    const match = started(faceToFace, 'shown');
    const weapons = () => match.view(1).sheets[0]?.gauges.filter(({ group }) => group === 'weapon');
    expect(weapons()).toEqual([]);
    play(match, () => match.state.vehicles[0]?.shown !== undefined, firing);
    expect(weapons()).toMatchObject([{ id: 'autocannon-front', now: 1 }]);
    // How a gun is named on its sheet, among how many of its kind, stays with its owner.
    const shots = (viewer: 0 | 1) => match.rowsFor(viewer).filter(({ option }) => option.startsWith('autocannon'));
    expect([shots(0).length > 0, shots(1).length]).toEqual([true, 0]);
    expect(weapons()?.[0]).not.toHaveProperty('ammo');
    expect(match.view(0).sheets[0]?.gauges.find(({ id }) => id === 'autocannon-front')).toMatchObject({
      ammo: { now: 5 },
    });
    expect(match.view(1).pieces[0]?.mounts.map(({ id }) => id)).toEqual(['autocannon-front']);
  });

  it('a strange row is unknown until it is full', () => {
    const match = started(faceToFace, 'rows');
    const rows = () => match.view(1).sheets[0]?.gauges.filter(({ group }) => group === 'hull');
    expect(rows()?.map(({ unknown }) => unknown)).toEqual([true, true, true]);
    play(match, () => (match.state.vehicles[0]?.rowsChecked ?? 0) > 0, firing);
    expect(rows()?.[0]).toMatchObject({ now: 0, full: 15 });
    expect(rows()?.[0]).not.toHaveProperty('unknown');
  });

  it('the dice of a hit are on the table, what they come to is for the side that is hit', () => {
    const match = started(faceToFace, 'told');
    const isPrivate = ({ kind, to }: { kind: string; to?: readonly number[] }) =>
      kind === 'damage-roll' && to !== undefined;
    play(match, () => match.events.some(isPrivate), firing);
    const told = match.events.find(isPrivate);
    const seat = told?.about === 'v1' ? 0 : 1;
    expect(told?.to).toEqual([seat]);
    const heard = match
      .eventsFor(1 - seat)
      .filter(({ about, kind }) => about === told?.about && kind === 'damage-roll');
    expect(heard).not.toEqual([]);
    for (const { text, roll } of heard) {
      expect(text).not.toMatch(/point|come through/);
      expect(roll).toBeDefined();
    }
    expect(match.eventsFor(1 - seat).every(({ marks }) => marks === undefined)).toBe(true);
  });

  it('a preview reckons without the armor that nobody knows, and says so', () => {
    const match = started(faceToFace, 'preview');
    play(match, () => match.decisions().some(({ topic }) => topic === 'fire'), firing);
    const [shot] = match.decisions()[0]?.options() ?? [];
    expect(shot?.preview(startingParams(shot)).text).toMatch(/before armor/);
  });

  it('who can do no other speed and who has nothing to fire is asked all the same', () => {
    const match = started(HIDDEN_SCENARIOS[0], 'asked');
    const topics = new Map<string, number>();
    play(
      match,
      () => match.state.turn > 1,
      (decision) => {
        if (decision.options().length === 1) topics.set(decision.topic, (topics.get(decision.topic) ?? 0) + 1);
        return firing(decision);
      },
    );
    expect(topics.get('speed')).toBe(4);
    expect(topics.get('fire')).toBeGreaterThan(6);
  });

  it('a filling-in has the guns that were seen and nothing is veiled any more', () => {
    const match = started(faceToFace, 'filled');
    play(match, () => match.state.turn > 2, firing);
    const shown = match.state.vehicles[0]?.shown?.weapons.map(({ fitting }) => fitting) ?? [];
    expect(shown).not.toEqual([]);
    const known = { setup: match.knownSetup(1), state: match.known(1), seat: 1 };
    for (let i = 0; i < 20; i++) {
      const filled = roadrage.fillIn(known, roadrage.knownFile(faceToFace, match.setup, 1), streamOf('fill', `${i}`));
      const setup = roadrage.parseSetup(filled.file);
      const design = setup.ok ? setup.value.starts[0]?.design : undefined;
      expect(design?.weapons).toEqual(expect.arrayContaining(shown));
      expect(filled.state.vehicles[0]?.veiled).toBeUndefined();
      expect(filled.state.vehicles[0]?.weapons).toHaveLength(design?.weapons.length ?? 0);
    }
  });
});

describe('any scenario may hide its sheets', () => {
  it.each(SCENARIOS.map((file) => [file.id, { ...file, hidden: true, turnLimit: 5 }] as const))(
    '%s: bots and chance play it to its end',
    (id, file) => {
      const match = started(file, id);
      const random = streamOf(id, 'hidden');
      for (let i = 0; i < 5000 && match.outcome === null; i++) {
        const decision = random.pick(match.decisions());
        const bot = [raiderBot, roadBot, null][decision.seat % 3];
        const answer = bot == null ? randomAnswer(decision, random) : botChoice(match, decision, bot, random).answer;
        expectOk(match.choose({ ask: decision.id, seat: decision.seat, ...answer }));
      }
      expect(match.outcome).not.toBeNull();
    },
  );
});
