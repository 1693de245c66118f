import type { TableRuleset } from '@hardtop/board';
import { firstSent, isSame, type LiveMatch, Moment, News, type SentPicture, sightOf } from '@hardtop/host';
import type { Snapshot } from '@hardtop/host/wire';
import {
  botChoice,
  Follower,
  Match,
  type Patch,
  type Random,
  randomAnswer,
  type Seat,
  streamOf,
} from '@hardtop/kernel';
import { loadTables } from '@hardtop/rulesets';
import { describe, expect, it } from 'vitest';

type Message =
  | { readonly t: 'update'; readonly n: number; readonly snapshot: Snapshot }
  | { readonly t: 'change'; readonly n: number; readonly patch?: Patch };

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

/** One seat's socket: what it is sent, and what it makes of it. */
class Seated {
  readonly lengths: number[] = [];
  private readonly seat: Seat;
  private readonly follower: Follower<Snapshot>;
  private sent: SentPicture;
  private heard: number;

  constructor(match: LiveMatch, seat: Seat) {
    this.seat = seat;
    this.sent = firstSent(this.look(match));
    this.follower = new Follower(0, this.look(match));
    this.heard = match.eventsFor(seat).length;
  }

  /** It is told of the next moment, and must see what is there. */
  follow(match: LiveMatch): void {
    const snapshot = this.look(match);
    const told = { eventsFrom: this.heard, events: match.eventsFor(this.seat).slice(this.heard) };
    const news = new News(this.sent, snapshot, told);
    const text = news.text(true);
    this.sent = news.next;
    this.heard = match.eventsFor(this.seat).length;
    this.lengths.push(text.length);
    const message = JSON.parse(text) as Message;
    const { n } = message;
    const seen =
      message.t === 'change' ? this.follower.change(n, message.patch) : this.follower.show(n, message.snapshot);
    expect(seen).toEqual(plain(snapshot));
    expect(text.length).toBeLessThanOrEqual(news.text(false).length + '"n":000,'.length);
  }

  private look(match: LiveMatch): Snapshot {
    return new Moment(match).snapshot(sightOf({ held: [{ seat: this.seat, key: '' }], referee: null }));
  }
}

type Answer = ReturnType<typeof randomAnswer>;
type Player = (match: LiveMatch, decision: ReturnType<LiveMatch['decisions']>[number], random: Random) => Answer;

/** What every seat was sent, choice by choice. */
function lengthsOf(ruleset: TableRuleset, file: unknown, play: Player, choices: number): readonly number[] {
  const started = Match.start(ruleset, file, { seed: '1' });
  if (!started.ok) throw new Error(started.error[0]?.message);
  const match: LiveMatch = started.value;
  const random = streamOf('1', 'news');
  const seated = match.seats.map(({ seat }) => new Seated(match, seat));
  for (let i = 0; i < choices && match.outcome === null; i++) {
    const decision = random.pick(match.decisions());
    const taken = match.choose({ ask: decision.id, seat: decision.seat, ...play(match, decision, random) });
    if (!taken.ok) throw new Error(taken.error.message);
    if (i % 7 === 6) match.undo(decision.seat);
    for (const one of seated) one.follow(match);
    for (const viewer of [null, 'referee', ...match.seats.map(({ seat }) => seat)] as const)
      expect(match.countRowsFor(viewer)).toBe(match.rowsFor(viewer).length);
  }
  return seated.flatMap(({ lengths }) => lengths);
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
/** Bytes that a choice may cost a viewer, on the average. */
const BYTES = 2048;
/** At random cars crash at every turn, and on a highway the road goes on meanwhile. */
const AT_RANDOM = 2.2;
/**
 * Whoever is on foot in Twilight has dozens of squares and targets before him, each target with its chance. Bots come within range of
 * each other, and everybody of twenty is asked anew.
 */
const MUCH_TO_CHOOSE: Readonly<Record<string, { readonly random: number; readonly bots: number }>> = {
  twilight: { random: 1.25, bots: 5 },
};
const tables = await loadTables();

describe.each(tables.map((table) => [table.id, table] as const))('%s', (_id, ruleset) => {
  it.each(ruleset.scenarios.map((scenario) => [scenario.id, scenario] as const))(
    'at random: who is told what changed sees the whole: %s',
    (_scenario, { file }) => {
      expect(
        mean(lengthsOf(ruleset, file, (_match, decision, random) => randomAnswer(decision, random), 25)),
      ).toBeLessThan(AT_RANDOM * BYTES * (MUCH_TO_CHOOSE[ruleset.id]?.random ?? 1));
    },
  );

  const most = BYTES * (MUCH_TO_CHOOSE[ruleset.id]?.bots ?? 1);
  it(`between bots: a choice costs a viewer less than ${most} bytes on the average`, () => {
    const [bot] = ruleset.bots;
    if (bot === undefined) throw new Error('nobody plays');
    const play: Player = (match, decision, random) => botChoice(match, decision, bot, random).answer;
    const all = ruleset.scenarios.slice(0, 3).flatMap(({ file }) => lengthsOf(ruleset, file, play, 60));
    expect(mean(all)).toBeLessThan(most);
  });
});

describe('what was sent last', () => {
  const [ruleset] = tables;
  const started = ruleset === undefined ? null : Match.start(ruleset, ruleset.scenarios[0]?.file, { seed: '1' });
  if (started === null || !started.ok) throw new Error('no game');
  const snapshot = new Moment(started.value).snapshot({ eyes: [null], seats: [] });

  it('is shared by those who come later and see the same', () => {
    expect(isSame(firstSent(snapshot), snapshot)).toBe(true);
    expect(isSame(firstSent(snapshot), { ...snapshot, rows: 99 })).toBe(false);
  });

  it('gives way to the whole picture where that is shorter than what changed', () => {
    const { board } = snapshot;
    const areas = (field: 'kind' | 'drawn') => Array.from({ length: 500 }, (_, i) => ({ [field]: i }));
    const sent = firstSent({ ...snapshot, board: JSON.parse(JSON.stringify({ ...board, areas: areas('kind') })) });
    const other = { ...snapshot, board: JSON.parse(JSON.stringify({ ...board, areas: areas('drawn') })) };
    const news = new News(sent, other, { eventsFrom: 0, events: [] });
    expect(JSON.parse(news.text(true))).toEqual({
      t: 'update',
      n: 1,
      snapshot: plain(other),
      eventsFrom: 0,
      events: [],
    });
    expect(news.next.seen.board).toEqual(other.board);
  });
});
