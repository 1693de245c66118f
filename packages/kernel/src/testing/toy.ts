import type { Bot } from '../bot.ts';
import { type Ask, answerOf, type Option, type Seat } from '../decision.ts';
import { chanceOf, diceOf } from '../dice.ts';
import { needOf, sumOf } from '../modifier.ts';
import { ask, askPrivately, type Dialogue, type Game, type Play, roll, together } from '../play.ts';
import { err, ok } from '../result.ts';
import type { Ruleset } from '../ruleset.ts';
import { upgradingBy } from '../upgrade.ts';

/** A game as small as the kernel's own tests need: both sides bid speed in secret, then ram or dodge, with a hidden armor. */
export interface ToySetup {
  readonly turns: number;
  readonly seats: number;
  /** By seat, each its owner's secret. */
  readonly armor: readonly number[];
  /** Nothing is hidden. */
  readonly open: boolean;
  /** Even seats play together, and so do odd ones. */
  readonly pairs?: true;
}

export interface ToyState {
  at: 'bid' | 'move' | 'end';
  turn: number;
  mover: number;
  cars: { x: number; speed: number; hits: number; armor: number | null; out: boolean }[];
}

type ToyGame = Game<ToySetup, ToyState>;

const RULE = 'toy/1/ram';

/** What stands for an armor that somebody else may not know. */
const UNKNOWN_ARMOR = 0;

function carOf(state: ToyState, seat: Seat) {
  const car = state.cars[seat];
  if (car === undefined) throw new Error(`no car ${seat}`);
  return car;
}

function bidQuestion(seat: Seat): Ask {
  const option: Option = {
    id: 'speed',
    label: 'Speed',
    words: ['speed'],
    params: [{ name: 'mph', label: 'Speed', min: 10, max: 50, step: 5, unit: 'mph' }],
    preview: (params) => ({ text: `Drives ${params.mph} mph.` }),
  };
  return {
    seat,
    topic: 'speed',
    rule: RULE,
    prompt: 'How fast?',
    about: `car-${seat}`,
    options: () => [option],
    suggested: answerOf('speed', { mph: 10 }),
  };
}

function* bid(game: ToyGame, seat: Seat): Dialogue<number> {
  const answer = yield* askPrivately(game, { topic: 'speed', seat });
  return answer.params.mph ?? 10;
}

function* bids(game: ToyGame): Play {
  const active = game.state.cars.map((car, seat) => ({ car, seat })).filter(({ car }) => !car.out);
  const speeds = yield* together(new Map(active.map(({ seat }) => [seat, bid(game, seat)])));
  for (const [seat, mph] of speeds) carOf(game.state, seat).speed = mph;
  game.emit({ kind: 'speeds', rule: RULE, text: `Speeds: ${[...speeds.values()].join(', ')}.` });
  game.state.at = 'move';
  game.state.mover = 0;
}

function moveQuestion(state: ToyState, seat: Seat): Ask {
  const { speed: mph, armor } = carOf(state, seat);
  const modifiers = [{ value: -Math.floor(mph / 25), label: 'too fast', rule: RULE }] as const;
  const target = needOf(6, modifiers);
  const ram: Option = {
    id: 'ram',
    label: 'Ram',
    words: ['ram', 'left'],
    preview: () => ({
      text: `Rams with armor ${armor}.`,
      target,
      facts: { hit: chanceOf(diceOf('2d6'), 6 - sumOf(modifiers)) },
    }),
  };
  const dodge: Option = {
    id: 'dodge',
    label: 'Dodge',
    words: ['dodge'],
    preview: () => ({ text: 'Dodges.', facts: { hit: 0 } }),
  };
  return {
    seat,
    topic: 'move',
    rule: RULE,
    prompt: 'Ram or dodge?',
    about: `car-${seat}`,
    options: () => [ram, dodge],
    suggested: answerOf('dodge'),
  };
}

function* move(game: ToyGame): Play {
  const { state } = game;
  const seat = state.mover;
  const car = carOf(state, seat);
  if (!car.out) {
    const { option } = yield* ask(game, { topic: 'move', seat });
    car.x += car.speed;
    if (option === 'ram') yield* resolveRam(game, seat);
  }
  state.mover++;
  if (state.mover < state.cars.length) return;
  state.turn++;
  state.at = state.turn > game.setup.turns ? 'end' : 'bid';
}

function* resolveRam(game: ToyGame, seat: Seat): Play {
  const { armor } = carOf(game.state, seat);
  game.emit({ kind: 'brace', rule: RULE, text: `Braces behind armor ${armor}.`, about: `car-${seat}`, to: [seat] });
  const rolled = yield* roll(game, '2d6', { seat, rule: RULE, purpose: 'ramming' });
  const hit = rolled.total >= 6 + Math.floor(carOf(game.state, seat).speed / 25);
  game.emit({ kind: 'roll', rule: RULE, text: hit ? 'A hit.' : 'A miss.', roll: rolled, about: `car-${seat}` });
  if (hit) carOf(game.state, seat).hits++;
}

const toyBot: Bot<ToySetup, ToyState> = {
  id: 'rammer',
  title: 'Rammer',
  summary: 'Rams when the odds are fair.',
  choose: (_known, decision) => {
    const best = decision.options().find((option) => (option.preview({}).facts?.hit ?? 0) > 0.5);
    if (best !== undefined && best.params === undefined)
      return { answer: answerOf(best.id), why: 'The odds are fair.' };
    return { answer: decision.suggested ?? answerOf('dodge'), why: 'Better safe.' };
  },
};

/** Drawn as a board of pieces, of which the kernel knows nothing. */
function drawn(known: ToyState) {
  return {
    bounds: { minX: 0, minY: -5, maxX: 100, maxY: 5 },
    unit: { plural: 'steps', mark: '', scale: { per: 1, unit: 'steps' } },
    areas: [],
    pieces: known.cars.map((car, seat) => ({
      id: `car-${seat}`,
      tag: String(seat + 1),
      seat,
      name: `Car ${seat + 1}`,
      kind: 'car' as const,
      body: 'compact',
      pose: { x: car.x / 10, y: seat, h: 0 },
      length: 1,
      width: 0.5,
      face: 'up' as const,
      mounts: [],
      state: 'fit' as const,
      burning: false,
      notes: [`${car.speed} mph`, `armor ${car.armor ?? 'unknown'}`],
    })),
    clock: { turn: known.turn, phase: 1, phases: 1, label: `Turn ${known.turn}`, tracks: [] },
    sheets: [],
  };
}

export type ToyView = ReturnType<typeof drawn>;

export const toy: Ruleset<ToySetup, ToyState, ToyView> = {
  id: 'toy',
  version: '1',
  title: 'Toy',
  summary: 'A toy to test the kernel with.',
  rules: [{ id: RULE, title: 'Ram', summary: 'Two dice.' }],
  scenarios: [{ id: 'short', title: 'Short', summary: 'Five turns.', file: { turns: 5, seats: 2 } }],
  picks: [],
  bots: [toyBot],
  orders: [
    {
      id: 'hold',
      label: 'Always dodge',
      summary: 'Dodges until told otherwise.',
      answer: (_known, decision) => (decision.topic === 'move' ? answerOf('dodge') : null),
      words: (decision, { option }) =>
        decision.topic === 'move' && option === 'dodge' ? 'Dodged, by your order' : null,
    },
    {
      id: 'cruise',
      label: 'Keep a speed',
      summary: 'Bids the same speed every turn.',
      params: [{ name: 'mph', label: 'Speed', min: 10, max: 50, step: 5, unit: 'mph' }],
      answer: (_known, decision, params) => (decision.topic === 'speed' ? answerOf('speed', params) : null),
    },
  ],
  parseSetup(file) {
    const { turns, seats = 2, armor, open, pairs } = (file ?? {}) as Partial<Record<keyof ToySetup, unknown>>;
    if (typeof turns !== 'number') return err([{ code: 'type', field: 'turns', message: 'must be a number' }]);
    const count = Number(seats);
    const given = Array.isArray(armor) ? armor.map(Number) : [];
    return ok({
      turns,
      seats: count,
      armor: Array.from({ length: count }, (_, seat) => given[seat] ?? 7 + seat),
      open: open === true,
      ...(pairs === true ? { pairs } : {}),
    });
  },
  withPicks: (file) => file,
  alliesOf: ({ seats, pairs }, seat) =>
    Array.from({ length: seats }, (_, other) => other).filter((other) =>
      pairs === true ? other % 2 === seat % 2 : other === seat,
    ),
  seats: (setup) => Array.from({ length: setup.seats }, (_, seat) => ({ seat, name: `Seat ${seat}`, plays: 'a car' })),
  begin: (setup) => ({
    at: 'bid',
    turn: 1,
    mover: 0,
    cars: Array.from({ length: setup.seats }, (_, seat) => ({
      x: 0,
      speed: 0,
      hits: 0,
      armor: setup.armor[seat] ?? null,
      out: false,
    })),
  }),
  *segment(game) {
    if (game.state.at === 'bid') yield* bids(game);
    else yield* move(game);
  },
  outcome(_setup, state) {
    if (state.at !== 'end') return null;
    const best = Math.max(...state.cars.map((car) => (car.out ? -1 : car.hits)));
    const winners = state.cars.flatMap((car, seat) => (car.hits === best && !car.out ? [seat] : []));
    if (winners.length > 1) return { kind: 'draw', winners: [], reason: 'Equal hits.', rule: RULE };
    return { kind: 'win', winners, reason: 'Most hits.', rule: RULE };
  },
  concede(game, seat) {
    carOf(game.state, seat).out = true;
  },
  question: ({ state }, { topic, seat }) => (topic === 'speed' ? bidQuestion(seat) : moveQuestion(state, seat)),
  hides: ({ open }) => !open,
  knownFile: (_file, { turns, seats, armor, pairs }, viewer) => ({
    ...(pairs === true ? { pairs } : {}),
    turns,
    seats,
    armor: armor.map((points, owner) => (owner === viewer ? points : UNKNOWN_ARMOR)),
  }),
  known: (_setup, state, viewer) => ({
    ...state,
    cars: state.cars.map((car, owner) => (owner === viewer ? car : { ...car, armor: null })),
  }),
  fillIn({ state, seat }, file, random) {
    const cars = state.cars.map((car, owner) => (owner === seat ? car : { ...car, armor: random.int(5, 9) }));
    return { file, state: { ...state, cars } };
  },
  view: (_setup, known) => drawn(known),
  corrections: ({ state }) =>
    state.cars.flatMap((car, seat) =>
      car.out
        ? []
        : [
            {
              id: `armor ${seat}`,
              label: `Armor of car ${seat + 1}`,
              group: `Car ${seat + 1}`,
              params: [{ name: 'to', label: 'Armor', min: 0, max: 9, step: 1 }],
            },
          ],
    ),
  amend(game, correction, { to = 0 }) {
    const seat = Number(correction.split(' ')[1]);
    carOf(game.state, seat).armor = to;
    return { text: `the armor of car ${seat + 1} is ${to}.`, about: `car-${seat}`, to: [seat] };
  },
  report: (_setup, state) => ({
    length: `${state.turn - 1} turns`,
    entries: state.cars.map((car, seat) => ({
      piece: `car-${seat}`,
      name: `Car ${seat + 1}`,
      seat,
      design: null,
      fate: car.out ? 'lost' : 'whole',
      notes: [],
      items: [{ id: 'armor', label: 'Armor', kind: 'armor', now: car.armor ?? 0, full: 9 }],
      people: [],
    })),
  }),
  upgrade: upgradingBy('1'),
};
