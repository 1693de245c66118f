// Fights for tests: so many against so many, played by bots or by orders.

import type { Board } from '@hardtop/board';
import { type Bot, botChoice, expectOk, Match, type Seat, streamOf } from '@hardtop/kernel';
import { twilight } from '../play/ruleset.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import type { Setup } from '../scenarios/setup.ts';
import type { State } from '../table/state/state.ts';

type PersonFile = ScenarioFile['people'][number];

const rifles = (name: string, count: number, seat: number, y: number, what: 'm16' | 'ak-74'): readonly PersonFile[] =>
  Array.from({ length: count }, (_, i) => ({
    ...{ name: `${name} ${i + 1}`, seat, squad: i * 2 < count ? 'A' : 'B', type: i === 0 ? 'veteran' : 'experienced' },
    ...(i === 0 ? { leader: true } : {}),
    items: [{ kind: 'small-arm', what, magazines: 4 }],
    ...{ at: { x: 6 + i, y }, facing: seat === 0 ? 0 : 4 },
  }));

/** On a field with a few trunks and a wall, so many squares of eight meters apart. */
export function skirmish(count: number, apart = 18): ScenarioFile {
  const height = apart + 8;
  const trunks = Array.from({ length: 12 }, (_, i) => ({
    ...{ kind: 'trunk' as const, x: 4 + ((i * 7) % 20), y: 5 + ((i * 5) % (apart - 2)), cover: 'tree-trunk' as const },
  }));
  return {
    ...{ id: 'skirmish', title: 'Skirmish', turnLimit: 30 },
    levels: [
      {
        ...{ id: 'field', width: 28, height },
        obstacles: trunks,
        places: [
          { id: 'south', rect: [0, height - 2, 28, 2], exit: [0] },
          { id: 'north', rect: [0, 0, 28, 2], exit: [1] },
        ],
      },
    ],
    seats: [{ name: 'Blue' }, { name: 'Red' }],
    people: [...rifles('Blue', count, 0, height - 4, 'm16'), ...rifles('Red', count, 1, 3, 'ak-74')],
  };
}

interface Played {
  readonly match: Match<Setup, State, Board>;
  /** Questions that orders left to their player. */
  readonly prompts: number;
  readonly answers: number;
  readonly whys: ReadonlySet<string>;
}

function botOf(id: string): Bot<Setup, State> {
  const bot = twilight.bots.find((one) => one.id === id);
  if (bot === undefined) throw new Error(`no bot ${id}`);
  return bot;
}

export function started(file: ScenarioFile, seed: string): Match<Setup, State, Board> {
  const match = Match.start(twilight, file, { seed });
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return match.value;
}

/** Until it is over. Of a seat with orders every question that comes through is a prompt, answered as its bot would. */
export function playedOut(
  file: ScenarioFile,
  bots: readonly string[],
  orders: readonly {
    readonly seat: Seat;
    readonly id: string;
    readonly params: Readonly<Record<string, number>>;
  }[] = [],
  seed = 'fight',
): Played {
  const match = started(file, seed);
  for (const { seat, id, params } of orders) expectOk(match.order(seat, id, params));
  const random = streamOf(seed, 'players');
  const whys = new Set<string>();
  let [prompts, answers] = [0, 0];
  while (match.outcome === null && answers < 20_000) {
    const [decision] = match.decisions();
    if (decision === undefined) break;
    const bot = botOf(bots[decision.seat] ?? 'steady');
    const { answer, why } = botChoice(match, decision, bot, random);
    whys.add(why);
    if (orders.some(({ seat }) => seat === decision.seat)) prompts++;
    answers++;
    expectOk(match.choose({ ask: decision.id, seat: decision.seat, ...answer }, 'bot'));
  }
  return { match, prompts, answers, whys };
}
