import {
  type Answer,
  answerOf,
  canonicalJson,
  type Decision,
  Match,
  makeQuestion,
  openSituation,
  type Random,
  randomAnswer,
  streamOf,
} from '@hardtop/kernel';
import { expect, test } from 'vitest';
import { roadrage } from '../play/ruleset.ts';
import { RARE_SETUPS } from '../scenarios/rare-setups.ts';
import { SCENARIOS } from '../scenarios/scenarios.ts';
import { character, design, drive, gameOf, roadSetup } from '../testing/road.ts';
import { firePhase } from './chapters/fire.ts';
import type { RoadAsked } from './queries/asked.ts';

/** What the variants of a topic are told apart by. */
const kindOf = (asked: RoadAsked): string => (asked.topic === 'people' ? asked.where : asked.topic);
const EVERY_KIND = 'aboard fire inside move on-foot push ram-side sideswipe speed tail top'.split(' ');
const QUESTIONS = 250;

/** Drifts take two squares and are rare at random, and only from them somebody leaps; who gets out of sound cars meets nobody. */
function towardsDrifts(decision: Decision, random: Random): Answer | null {
  const options = decision.options();
  const drift = options.find(({ id }) => id.startsWith('drift') || id.startsWith('leap:'));
  if (drift !== undefined) return answerOf(drift.id);
  const straight = options.find(({ id, params = [] }) => id === 'straight' && (params[0]?.max ?? 0) > 2);
  if (straight !== undefined && random.int(1, 2) === 1) return answerOf('straight', { squares: 2 });
  return options.some(({ id }) => id === 'leave') && random.int(1, 3) > 1 ? (decision.suggested ?? null) : null;
}

test('every sort of question is the same again from its data and what the seat knows, through JSON', () => {
  const seen = new Set<string>();
  const narrow = RARE_SETUPS.filter(({ id }) => /lane|street/.test(id));
  const again = Array.from({ length: 8 }, () => narrow).flat();
  for (const [game, file] of [...RARE_SETUPS, ...SCENARIOS, ...again].entries()) {
    const seed = `${file.id}/${game}`;
    const started = Match.start(roadrage, file, { seed });
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    const match = started.value;
    const random = streamOf(seed, 'questions');
    for (let i = 0; i < QUESTIONS && match.outcome === null; i++) {
      const decision = random.pick(match.decisions());
      if (decision === undefined) break;
      const kind = kindOf(decision.asked as RoadAsked);
      if (i % 10 === 0 || !seen.has(kind)) {
        const twin = openSituation(roadrage, JSON.parse(JSON.stringify(match.situation(decision)))).decision;
        expect(canonicalJson(makeQuestion(twin))).toBe(canonicalJson(makeQuestion(decision)));
        seen.add(kind);
      }
      const answer = towardsDrifts(decision, random) ?? randomAnswer(decision, random);
      const answered = match.choose({ ask: decision.id, seat: decision.seat, ...answer }, 'bot');
      expect(answered.ok).toBe(true);
    }
  }
  expect([...seen].sort()).toEqual(EVERY_KIND);
});

test('whoever may act is asked for his action where something is hidden, though he can only do nothing', () => {
  const crew = [character('Ace'), character('Bo')];
  const game = gameOf(roadSetup([{ design: design('midSized', { crew }) }]));
  const prompts: string[] = [];
  const answer = ({ prompt }: { readonly prompt: string }) => {
    prompts.push(prompt);
    return { option: 'nothing', params: {} };
  };
  drive(firePhase(game), answer);
  expect(prompts).toEqual([]);
  drive(firePhase({ ...game, hides: true }), answer);
  expect(prompts).toEqual(['Ace, in midSized: one action.', 'Bo, in midSized: one action.']);
});
