import { type Action, botSeed, type LiveMatch, nextDuty, notAsked, thinkOver } from '@hardtop/host';
import type { SeatCard } from '@hardtop/host/wire';
import {
  type Advice,
  type Decision,
  err,
  fallbackAnswer,
  ok,
  type Problem,
  type Result,
  randomAnswer,
  type Seat,
  streamOf,
} from '@hardtop/kernel';

export interface BotSeat {
  readonly seat: Seat;
  readonly bot: string;
}

export const botSeatsOf = (seats: readonly SeatCard[]): readonly BotSeat[] =>
  seats.flatMap(({ seat, kind, bot }) => (kind === 'bot' && bot !== undefined ? [{ seat, bot }] : []));

/** Something a bot does, and why. */
interface BotStep {
  readonly action: Action;
  readonly why: string;
}

const NO_ADVICE: Problem = { code: 'advice', field: 'ask', message: 'Nobody has advice to give here.' };

/** What the best bot would do in a seat's place, from what the seat knows; null where there is nothing to advise. */
function advised(match: LiveMatch, decision: Decision): Advice | null {
  if (decision.topic === 'dice') return null;
  const seed = botSeed('advice', decision.id, decision.seat);
  const thought = { bot: null, situation: match.situation(decision), seed };
  return thinkOver(match.ruleset, thought, match.knownSetup(decision.seat));
}

export function adviceFor(match: LiveMatch, seat: Seat, ask: string): Result<Advice, Problem> {
  const decision = match.decisionFor(seat);
  if (decision?.id !== ask) return err(notAsked(seat, decision?.id));
  const advice = advised(match, decision);
  return advice === null ? err(NO_ADVICE) : ok(advice);
}

function considered(match: LiveMatch, decision: Decision, bot: string, gameSeed: string) {
  const seed = botSeed(gameSeed, decision.id, decision.seat);
  if (decision.topic === 'dice') return { answer: randomAnswer(decision, streamOf(seed, 'roll')), why: '' };
  return thinkOver(match.ruleset, { bot, situation: match.situation(decision), seed }, match.knownSetup(decision.seat));
}

/** What a bot does next: the first of these that the rules take. Nothing where no bot has anything to do. */
export function* botStep(match: LiveMatch, bots: readonly BotSeat[], seed: string): Generator<BotStep> {
  if (match.outcome !== null) return;
  const duty = nextDuty(match, bots);
  if (duty !== null) yield { action: duty, why: '' };
  for (const { seat, bot } of bots) {
    const decision = match.decisionFor(seat);
    if (decision === undefined) continue;
    const ask = decision.id;
    const choice = considered(match, decision, bot, seed);
    if (choice !== null) yield { action: (now) => now.choose({ ask, seat, ...choice.answer }, 'bot'), why: choice.why };
    const fallback = advised(match, decision)?.answer ?? fallbackAnswer(decision);
    yield { action: (now) => now.choose({ ask, seat, ...fallback }, 'clock'), why: '' };
  }
}
