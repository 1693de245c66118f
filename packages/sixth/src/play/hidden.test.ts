import { type Answer, answerOf, Match, makeQuestion, streamOf, type Viewer } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { makeCode } from '../garage/notation/code.ts';
import { STOCK } from '../garage/stock/list.ts';
import { parseSetup } from '../scenarios/scenario-file.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import { disguise, SECRET_MELEE } from '../testing/secret.ts';
import { sixth } from './ruleset.ts';

type SixthMatch = ReturnType<typeof started>;

function started(file: unknown, seed = 'hidden') {
  const match = Match.start(sixth, file, { seed });
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return match.value;
}

function choose(match: SixthMatch, seat: number, answer: Answer): void {
  const decision = match.decisionFor(seat);
  if (decision === undefined) throw new Error(`seat ${seat} is asked nothing`);
  const taken = match.choose({ ask: decision.id, seat, ...answer });
  if (!taken.ok) throw new Error(taken.error.message);
}

/** All that reaches a viewer. */
function bytesOf(match: SixthMatch, viewer: Viewer): string {
  const own = match.decisions().filter(({ seat }) => seat === viewer);
  return JSON.stringify([
    match.known(viewer),
    match.knownSetup(viewer),
    match.view(viewer),
    own.map((decision) => [makeQuestion(decision), match.situation(decision)]),
    own.map((decision) => decision.options().map((option) => option.preview({}))),
    match.decisions().map(({ seat }) => seat),
    match.eventsFor(viewer),
    match.journalFor(viewer),
    typeof viewer === 'number' ? match.sketch(viewer) : null,
    match.seats,
  ]);
}

const codeOf = (name: string): string => {
  const design = STOCK.find(({ id }) => id === name)?.design;
  if (design === undefined) throw new Error(`no car ${name}`);
  return `own-${makeCode(design)}`;
};

const other = disguise({ file: SECRET_MELEE, state: started(SECRET_MELEE).state }, 0).file as ScenarioFile;

describe('sixth/hardtop/hidden: builds are secret until the last is chosen', () => {
  it('two truths, two choices, the same bytes for everybody else until all have answered', () => {
    const [one, two] = [started(SECRET_MELEE), started(other)];
    const alike = (): void => {
      for (const viewer of [0, null]) expect(bytesOf(two, viewer)).toBe(bytesOf(one, viewer));
    };
    alike();
    choose(one, 1, answerOf(codeOf('little-wall')));
    choose(two, 1, answerOf(codeOf('torchbearer')));
    alike();
    choose(one, 2, answerOf('built-red-liner', { plan: 3 }));
    choose(two, 2, answerOf(codeOf('torchbearer')));
    alike();
    expect(bytesOf(one, 1)).not.toBe(bytesOf(two, 1));
    for (const match of [one, two]) choose(match, 0, answerOf(codeOf('striker')));
    expect(one.state.cars.map(({ name }) => name)).toEqual(['Striker', 'Little Wall', expect.any(String)]);
    expect(bytesOf(one, 0)).not.toBe(bytesOf(two, 0));
  });

  it('once all are in, everybody is told every build and every car has its cards', () => {
    const match = started(SECRET_MELEE);
    expect(match.state.cars.map(({ cards }) => cards.length)).toEqual([0, 0, 0]);
    for (const seat of [2, 0, 1]) choose(match, seat, match.decisionFor(seat)?.suggested ?? answerOf(''));
    const told = match.eventsFor(null).filter(({ kind }) => kind === 'build');
    expect(told.map(({ text }) => text.split(' — ')[0])).toEqual([
      'Amber has built Striker',
      'Cobalt has built Little Wall',
      'Crimson has built "All-rounder"',
    ]);
    expect(match.state.cars.every(({ cards }) => cards.length > 3)).toBe(true);
  });

  it('what a seat brought and did not choose stays its own', () => {
    const match = started(SECRET_MELEE);
    for (const seat of [0, 1, 2]) choose(match, seat, match.decisionFor(seat)?.suggested ?? answerOf(''));
    expect(JSON.stringify([match.knownSetup(0), match.journalFor(0)])).not.toContain('Homemade');
    expect(JSON.stringify(match.knownSetup(1))).toContain('Homemade');
    expect(match.seats.map(({ plays }) => plays)).toEqual(['', '', '']);
  });

  it('a car is built card by card, every step legal, and nobody else hears of it', () => {
    const [one, two] = [started(SECRET_MELEE), started(SECRET_MELEE)];
    for (const match of [one, two]) choose(match, 2, answerOf('bench'));
    for (const card of ['front-antiTankGun', 'front-rocket', 'back', 'front-steelPlate', 'crew-amateurGunner', 'done'])
      choose(one, 2, answerOf(card));
    expect(one.decisionFor(2)).toBeUndefined();
    choose(two, 2, answerOf('left-rocket'));
    expect(two.decisionFor(2)?.prompt).toBe('What goes on your car? 13 build points and 4 crew points are left.');
    expect(
      two
        .decisionFor(2)
        ?.options()
        .some(({ id }) => id === 'left-rocket'),
    ).toBe(false);
    choose(two, 2, answerOf('done'));
    for (const viewer of [0, 1, null]) expect(bytesOf(two, viewer)).toBe(bytesOf(one, viewer));
    for (const seat of [0, 1]) choose(one, seat, one.decisionFor(seat)?.suggested ?? answerOf(''));
    expect(one.state.cars[2]).toMatchObject({ name: 'Crimson’s own' });
    expect(one.state.cars[2]?.cards.map(({ card }) => card)).toEqual([
      ...['antiTankGun', 'steelPlate', 'rookieDriver', 'amateurGunner', 'handCannon'],
    ]);
  });

  it('each is offered own builds, the stock of the size and what is built for it', () => {
    const match = started(SECRET_MELEE);
    const groups = (seat: number) => [
      ...new Set(
        match
          .decisionFor(seat)
          ?.options()
          .map(({ group }) => group),
      ),
    ];
    const open = ['Cars that stand ready', 'Built for you', 'Built by you'];
    expect(groups(0)).toEqual(['Your own builds', ...open]);
    expect(groups(2)).toEqual(open);
    const stock =
      match
        .decisionFor(2)
        ?.options()
        .filter(({ id }) => id.startsWith('stock-')) ?? [];
    expect(stock.map(({ label }) => label)).toEqual(
      STOCK.filter(({ design }) => design.size.bp === 16).map(({ design }) => design.name),
    );
  });
});

describe('sixth/arena/scenario-cards: what lies under a card is a secret', () => {
  const under = (hazard: 'oil' | 'mud'): ScenarioFile => ({
    ...{ id: 'cards', title: 'Cards', seats: [{ name: 'Amber' }, { name: 'Cobalt' }] },
    arena: { numbers: [{ number: 2, use: 'hazard', hidden: true, hazard, x: 3, y: 6 }] },
    cars: [
      { seat: 0, car: 'striker', at: { x: 3, y: 2 } },
      { seat: 1, car: 'striker', at: { x: 9, y: 2 } },
    ],
  });
  const isTurned = (match: SixthMatch): boolean => match.events.some(({ kind }) => kind === 'hidden-hazard');

  it('two truths, the same bytes for everybody until somebody drives over it', () => {
    const [one, two] = [started(under('oil')), started(under('mud'))];
    let answers = 0;
    for (; !isTurned(one) && answers < 40; answers++) {
      for (const viewer of [0, 1, null]) expect(bytesOf(two, viewer)).toBe(bytesOf(one, viewer));
      for (const match of [one, two]) {
        const [decision] = match.decisions();
        if (decision?.suggested === undefined) throw new Error('what then?');
        choose(match, decision.seat, decision.suggested);
      }
    }
    expect([isTurned(one), isTurned(two), answers > 3]).toEqual([true, true, true]);
    expect(bytesOf(two, 1)).not.toBe(bytesOf(one, 1));
    expect(one.known(1).laid).toEqual([expect.objectContaining({ id: 'card-2', kind: 'oil' })]);
  });

  it('the referee knows it, and a game imagined from outside rolls a die for it', () => {
    const match = started(under('oil'));
    expect([0, 'referee' as const].map((viewer) => match.knownSetup(viewer).numbers)).toMatchObject([
      [{ hazard: null }],
      [{ hazard: 'oil' }],
    ]);
    const imagined = Match.imagine(sixth, match.sketch(1), streamOf('x', 'imagined'));
    expect(imagined.setup.numbers).toMatchObject([{ use: 'hidden', hazard: null }]);
  });
});

describe('sixth/setup/construction', () => {
  const problemsIn = (file: unknown) => {
    const read = parseSetup(file);
    return read.ok ? [] : read.error.map(({ field, rule }) => [field, rule]);
  };

  it('a build that is brought must be legal, and open builds leave no choice', () => {
    const [first, ...rest] = SECRET_MELEE.cars;
    expect(problemsIn({ ...SECRET_MELEE, cars: [{ ...first, garage: ['dragon', 'nothing'] }, ...rest] })).toEqual([
      ...Array.from({ length: 4 }, () => ['cars.0.garage.0', expect.stringMatching(/^sixth\//)]),
      ['cars.0.garage.1', 'sixth/setup/construction'],
    ]);
    expect(problemsIn({ ...SECRET_MELEE, builds: 'open' })).toEqual([
      ['cars.0.garage', 'sixth/setup/construction'],
      ['cars.1.garage', 'sixth/setup/construction'],
      ['cars.2.car', 'sixth/setup/construction'],
    ]);
  });
});
