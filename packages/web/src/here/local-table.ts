import type { TableRuleset } from '@hardtop/board';
import {
  type Action,
  actionOf,
  Boards,
  BotReasons,
  cardOf,
  firstSent,
  type LiveMatch,
  Moment,
  maySpeakOf,
  News,
  optionsOf,
  previewOf,
  type SentPicture,
  type Sight,
  sightOf,
} from '@hardtop/host';
import type { ClientMessage, ServerMessage } from '@hardtop/host/wire';
import { err, Hearing, Match, ok, type Problem, planPartsOf, type Result, type Seat } from '@hardtop/kernel';
import { adviceFor, type BotSeat, botSeatsOf, botStep } from './bot-step.ts';
import type { KeptGame } from './kept-game.ts';

/** What a table on this device needs of the world around it. */
interface LocalMeans {
  say(text: string): void;
  /** Whether it is safe on the disk. */
  keep(game: KeptGame): Promise<boolean>;
  /** Lets in what was said meanwhile. */
  pause(): Promise<void>;
  now(): number;
}

const NOT_KEPT: Problem = {
  code: 'storage',
  message: 'This device did not keep it, so it does not count. Perhaps it is full; the table shows what counts.',
};

const BROKEN: Problem = {
  code: 'bug',
  message: 'The rules stumbled over this, so it does not count. That is our mistake, not yours.',
};

const NOBODY_ELSE: Problem = {
  code: 'alone',
  message: 'This game is played on this device alone: there is nobody else to talk to or to wait for.',
};
const NOT_OUTDATED: Problem = { code: 'agreed', message: 'The game is played under the rules that are here.' };

/** Takes a game up where its journal ends. */
function restore(ruleset: TableRuleset, { journal }: KeptGame): Result<LiveMatch, Problem> {
  const match = Match.restore(ruleset, journal, { keep: true });
  if (match.ok) return match;
  const [problem] = match.error;
  return err(problem ?? BROKEN);
}

/** All that people play here is played by whoever sits at this device. */
function sightOfDevice({ seats, referee }: KeptGame): Sight {
  const held = seats.filter(({ kind }) => kind === 'human').map(({ seat }) => ({ seat, key: '' }));
  return sightOf({ held, referee: referee ? '' : null });
}

/** A table that is hosted on this device. It says what a server's table says, and hears what that hears. */
export class LocalTable {
  private readonly ruleset: TableRuleset;
  private readonly means: LocalMeans;
  private readonly sight: Sight;
  private readonly bots: readonly BotSeat[];
  private readonly reasons: BotReasons;
  private readonly boards = new Boards();
  private game: KeptGame;
  private match: LiveMatch;
  /** The last picture that was sent, and what has been heard; null before anybody has come. */
  private shown: { sent: SentPicture; readonly hearing: Hearing } | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private isThinking = false;

  private constructor(ruleset: TableRuleset, game: KeptGame, match: LiveMatch, means: LocalMeans) {
    this.ruleset = ruleset;
    this.means = means;
    this.game = game;
    this.match = match;
    this.sight = sightOfDevice(game);
    this.bots = botSeatsOf(game.seats);
    const why = new Map(game.reasons.map((reason) => [reason.n, reason.why]));
    this.reasons = new BotReasons(
      match,
      match.rows.map((row) => ({ row, why: why.get(row.n) ?? null })),
    );
  }

  static open(ruleset: TableRuleset, game: KeptGame, means: LocalMeans): Result<LocalTable, Problem> {
    const match = restore(ruleset, game);
    return match.ok ? ok(new LocalTable(ruleset, game, match.value, means)) : match;
  }

  /** One thing after another, in the order in which they came. */
  hear(message: ClientMessage): Promise<void> {
    return this.inTurn(() => this.answer(message));
  }

  private inTurn<T>(job: () => Promise<T> | T): Promise<T> {
    const mine = this.last.then(job);
    this.last = mine.catch(() => undefined);
    return mine;
  }

  private async answer(message: ClientMessage): Promise<void> {
    if (message.t === 'join') return this.welcome();
    const { ref } = message;
    const done = await this.attempt(() => this.replyTo(message));
    if (!done.ok) this.say({ t: 'refused', ref, problem: done.error });
    else if (done.value !== null) this.say(done.value);
    void this.playBots();
  }

  /** Null where the answer has been given already. */
  private async replyTo(
    message: Exclude<ClientMessage, { t: 'join' }>,
  ): Promise<Result<ServerMessage | null, Problem>> {
    const { match } = this;
    const { ref } = message;
    if ('seat' in message && message.seat !== null && !this.sight.seats.includes(message.seat))
      return err(notTheirs(message.seat));
    switch (message.t) {
      case 'preview':
        return answered(previewOf(match, message), (preview) => ({ t: 'preview', ref, preview }));
      case 'options': {
        const { ask, from } = message;
        return answered(optionsOf(match, message), (options) => ({ t: 'options', ref, ask, from, options }));
      }
      case 'advise':
        return answered(adviceFor(match, message.seat, message.ask), (advice) => ({
          t: 'advice',
          ref,
          ask: message.ask,
          advice,
        }));
      case 'corrections':
        return ok({ t: 'corrections', ref, corrections: match.corrections() });
      case 'agree':
        return err(NOT_OUTDATED);
      case 'plans':
        return ok({ t: 'plans', ref, plans: planPartsOf(this.ruleset.plans ?? { conditions: [], deeds: [] }) });
      case 'chat':
      case 'pause':
      case 'away':
      case 'claim':
        return err(NOBODY_ELSE);
      default: {
        const done = await this.act(actionOf(message), { ref });
        return done.ok ? ok(null) : done;
      }
    }
  }

  /** What is thrown is a mistake of ours: the game goes back to what is kept. */
  private async attempt<T>(job: () => Promise<Result<T, Problem>>): Promise<Result<T, Problem>> {
    try {
      return await job();
    } catch {
      return this.startOver(BROKEN);
    }
  }

  private async act(
    action: Action,
    extra: { readonly ref?: number; readonly why?: string },
  ): Promise<Result<void, Problem>> {
    const before = this.match.rows.length;
    const done = action(this.match);
    if (!done.ok) return done;
    const [first] = this.match.rows.slice(before);
    if (first !== undefined) {
      const { why } = extra;
      const reasons = why === undefined ? this.game.reasons : [...this.game.reasons, { n: first.n, why }];
      const next = { ...this.game, journal: this.match.journal(), reasons, updated: this.means.now() };
      if (!(await this.means.keep(next))) return this.startOver(NOT_KEPT);
      this.game = next;
    }
    const { ref } = extra;
    if (ref !== undefined) this.say({ t: 'ack', ref, rows: this.match.countRowsFor(...this.sight.eyes) });
    this.tellNews();
    for (const saying of this.reasons.fresh(this.match, first, extra.why))
      if (maySpeakOf(this.match, this.sight)) this.say({ t: 'said', saying });
    return ok(undefined);
  }

  private startOver(problem: Problem): Result<never, Problem> {
    const match = restore(this.ruleset, this.game);
    if (match.ok) this.match = match.value;
    this.tellNews();
    return err(problem);
  }

  private welcome(): void {
    const { match, sight } = this;
    const { seed = '', dice, ruleset } = this.game.journal;
    const moment = new Moment(match, this.boards);
    const snapshot = moment.snapshot(sight);
    const hearing = new Hearing(sight.eyes);
    hearing.hear(match.events);
    const sent = firstSent(snapshot);
    this.shown = { sent, hearing };
    this.say({
      t: 'welcome',
      n: sent.n,
      card: cardOf({ ...this.game, ruleset, seed, dice, referee: this.game.referee ? '' : null }),
      seats: sight.seats,
      referee: this.game.referee,
      outdated: null,
      snapshot,
      events: moment.events(sight),
      sayings: maySpeakOf(match, sight) ? this.reasons.all(match) : [],
    });
    this.say({ t: 'presence', online: sight.seats, devices: sight.seats.map(() => 1), watching: 0 });
    void this.playBots();
  }

  private tellNews(): void {
    const { shown, match } = this;
    if (shown === null) return;
    const { before, from, events } = shown.hearing.hear(match.events);
    const snapshot = new Moment(match, this.boards).snapshot(this.sight);
    const news = new News(shown.sent, snapshot, { eventsFrom: from, events });
    if (news.isStill && events.length === 0 && from === before) return;
    shown.sent = news.next;
    this.means.say(news.text(true));
  }

  /** Until it is somebody's turn who sits here. */
  private async playBots(): Promise<void> {
    if (this.isThinking) return;
    this.isThinking = true;
    while (await this.inTurn(() => this.botsTurn())) await this.means.pause();
    this.isThinking = false;
  }

  private async botsTurn(): Promise<boolean> {
    const done = await this.attempt(async () => {
      for (const step of botStep(this.match, this.bots, this.game.journal.seed ?? '')) {
        const acted = await this.act(step.action, step.why === '' ? {} : { why: step.why });
        if (acted.ok || acted.error.code === NOT_KEPT.code) return acted.ok ? ok(true) : acted;
      }
      return ok(false);
    });
    if (!done.ok) this.say({ t: 'refused', ref: 0, problem: done.error });
    return done.ok && done.value;
  }

  private say(message: ServerMessage): void {
    this.means.say(JSON.stringify(message));
  }
}

function answered<T>(result: Result<T, Problem>, message: (value: T) => ServerMessage): Result<ServerMessage, Problem> {
  return result.ok ? ok(message(result.value)) : result;
}

function notTheirs(seat: Seat): Problem {
  return { code: 'not-yours', field: 'seat', message: `Nobody at this device plays seat ${seat}.` };
}
