import type { Board } from '@hardtop/board';
import { expectOk, Match, randomAnswer, streamOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { deluxe } from '../play/ruleset.ts';
import { SCENARIOS } from '../scenarios/arena.ts';
import type { ScenarioFile } from '../scenarios/scenario-file.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { ODD_SCENARIOS } from '../testing/odd-scenarios.ts';

const ANSWERS = 160;
/** Sheets are drawn for all who look on, which costs more than the answer. */
const DRAWN_EVERY = 8;

/** The same scenarios with hidden record sheets. */
const HIDDEN: readonly ScenarioFile[] = SCENARIOS.map((file) => ({ ...file, id: `${file.id}, hidden`, hidden: true }));

/** Whoever was thrown off has a sheet of his own. */
const sheetsOfVehicles = ({ sheets }: Board) => sheets.filter(({ piece }) => /^v\d+$/.test(piece));

/** Random answers, everything checked after each; the problems found, with where. */
function play(file: ScenarioFile, seed: string): readonly string[] {
  const started = Match.start(deluxe, file, { seed });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const match = started.value;
  const random = streamOf(seed, 'invariants');
  let seen = 0;
  for (let i = 0; i < ANSWERS; i++) {
    const decisions = match.decisions();
    const { setup, state, events } = match;
    const broken = brokenInvariants({ setup, state, decisions, events: events.slice(seen) });
    if (broken.length > 0) return broken.map((text) => `answer ${i}, turn ${state.turn}.${state.phase}: ${text}`);
    seen = events.length;
    if (setup.hidden && i % DRAWN_EVERY === 0)
      for (const viewer of [null, 0, 1])
        expect(sheetsOfVehicles(match.view(viewer))).toHaveLength(state.vehicles.length);
    if (decisions.length === 0) return match.outcome === null ? ['nobody is asked, yet it is not over'] : [];
    const decision = random.pick(decisions);
    expectOk(match.choose({ ask: decision.id, seat: decision.seat, ...randomAnswer(decision, random) }));
  }
  return [];
}

describe('what holds after every answer', () => {
  it.each([...SCENARIOS, ...ODD_SCENARIOS, ...HIDDEN].map((file) => [file.id, file] as const))('%s', (id, file) => {
    // With hidden sheets it is the same scenario a third time.
    const games = HIDDEN.includes(file) ? 1 : 2;
    for (let game = 0; game < games; game++) expect(play(file, `${id}-${game}`)).toEqual([]);
  });
});
