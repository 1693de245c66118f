// Games in the fog, played to and fro: no byte that reaches a seat names anybody whom it has never seen.

import type { Board } from '@hardtop/board';
import { botChoice, expectOk, type Match, makeQuestion, randomAnswer, type Seat, streamOf } from '@hardtop/kernel';
import { describe, expect, inject, it } from 'vitest';
import { ADVENTURES } from '../adventures/adventures.ts';
import { withCrews } from '../scenarios/crew-seats.ts';
import { isFriendly } from '../scenarios/known-file.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import { SCENARIOS } from '../scenarios/scenarios.ts';
import type { Setup } from '../scenarios/setup.ts';
import { type State, sideBit } from '../table/state/state.ts';
import { started } from '../testing/skirmish.ts';
import { twilight } from './ruleset.ts';

type Game = Match<Setup, State, Board>;

const ANSWERS = 100;
/** All that a seat has is looked through now and then; what it is told and asked, always. */
const EVERY = 20;

/** The same fight in the fog, everybody under a word that stands nowhere else. */
function inFog(file: ScenarioFile): ScenarioFile {
  return {
    ...file,
    hidden: true,
    people: file.people.map((row, i) => ({ ...row, name: `Zz${i}zZ` })),
    ...(file.vehicles === undefined ? {} : { vehicles: file.vehicles.map((row, i) => ({ ...row, name: `Vv${i}vV` })) }),
  };
}

/** Names and ids of those whom a seat has never known. */
function strangersTo({ setup, state }: Game, seat: Seat): { readonly names: Set<string>; readonly ids: Set<string> } {
  const bit = sideBit(setup.seats[seat]?.side ?? 0);
  const strange = [...state.people, ...state.vehicles].filter(
    ({ side, met }) => !isFriendly(setup, seat, side) && (met & bit) === 0,
  );
  return { names: new Set(strange.map(({ name }) => name)), ids: new Set(strange.map(({ id }) => id)) };
}

const NAMES = /(?:Zz\d+zZ|Vv\d+vV)(?: \d+)?/g;
const IDS = /(?<=[":])[pv]\d+(?=[-":])/g;

function found(text: string, pattern: RegExp, secret: ReadonlySet<string>): readonly string[] {
  return [...new Set(text.match(pattern) ?? [])].filter((word) => secret.has(word));
}

/** What is told and asked; ids of others stand in what is known of the state, for those are numbers and tell nothing. */
function saidTo(match: Game, seat: Seat, heard: number): string {
  const own = match.decisions().filter((decision) => decision.seat === seat);
  return JSON.stringify([match.eventsFor(seat).slice(heard), own.map((decision) => makeQuestion(decision))]);
}

function shownTo(match: Game, seat: Seat): string {
  const own = match.decisions().filter((decision) => decision.seat === seat);
  return JSON.stringify({
    known: match.known(seat),
    setup: twilight.knownFile(match.journal().setup, match.setup, seat),
    board: match.view(seat),
    situations: own.filter(({ topic }) => topic !== 'dice').map((decision) => match.situation(decision)),
    events: match.eventsFor(seat),
    journal: match.outcome === null ? match.journalFor(seat) : null,
    sketch: match.sketch(seat),
  });
}

/** The first leak of a game, or null. */
function leakOf(file: ScenarioFile, seed: string, settled = (fog: unknown) => fog): string | null {
  const match = started(settled(inFog(file)) as ScenarioFile, seed);
  const random = streamOf(seed, 'fog');
  const [bot] = twilight.bots;
  if (bot === undefined) throw new Error('no bot');
  const heard = match.seats.map(() => 0);
  for (let answers = 0; answers < ANSWERS && match.outcome === null; answers++) {
    for (const { seat } of match.seats) {
      const { names, ids } = strangersTo(match, seat);
      const said = saidTo(match, seat, heard[seat] ?? 0);
      const words = [...found(said, NAMES, names), ...found(said, IDS, ids)];
      if (words.length > 0) return `seat ${seat}: ${words.join(' ')} in ${said.slice(0, 4000)}`;
      heard[seat] = match.eventsFor(seat).length;
      if (answers % EVERY !== 0) continue;
      const all = [
        ...found(shownTo(match, seat), NAMES, names),
        ...found(JSON.stringify(match.known(seat).things), IDS, ids),
      ];
      if (all.length > 0) return `seat ${seat}: ${all.join(' ')} in what is shown`;
    }
    const decision = random.pick(match.decisions());
    const answer = random.pick([true, true, false])
      ? botChoice(match, decision, bot, random).answer
      : randomAnswer(decision, random);
    expectOk(match.choose({ ask: decision.id, seat: decision.seat, ...answer }));
  }
  return null;
}

describe('twilight/combat/ambush: a seat for each, in the fog', () => {
  it.each(SCENARIOS.slice(0, 4).map((file) => [file.id, file] as const))('%s', (id, file) => {
    expect(leakOf(file, `seats-${inject('seed')}-${id}`, withCrews)).toBeNull();
  });
});

describe('twilight/combat/ambush: in the fog nobody is named whom a seat has never seen', () => {
  it.each([...ADVENTURES, ...SCENARIOS].map((file) => [file.id, file] as const))('%s', (id, file) => {
    const leak = leakOf(file, `fog-${inject('seed')}-${id}`);
    expect(leak).toBeNull();
  });
});
