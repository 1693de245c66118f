import { expect, it } from 'vitest';
import { startingParams } from '../decision.ts';
import { Match } from '../match.ts';
import { streamOf } from '../random.ts';
import { expectOk } from '../result.ts';
import type { Ruleset } from '../ruleset.ts';
import { answerAtRandom, type ContractOptions, playAtRandom, startedOf } from './playing.ts';

const CORRECTIONS = 25;

/** The referee's corrections, the report of a match, and games of an older version. */
export function describeReferee<Setup, State, View>(
  ruleset: Ruleset<Setup, State, View>,
  options: ContractOptions<State>,
): void {
  const [file] = options.files.length > 0 ? options.files : options.hiding;

  it('every correction that is offered can be made, is told with its reason, and is replayed', () => {
    const match = startedOf(ruleset, file, 'corrections');
    const random = streamOf('corrections', 'play');
    playAtRandom(match, random, 12);
    for (let i = 0; i < CORRECTIONS && match.outcome === null; i++) {
      const correction = random.pick(match.corrections());
      const params = startingParams({ ...correction, words: [], preview: () => ({ text: '' }) });
      const [row] = expectOk(match.amend(correction.id, params, `Reason ${i}.`));
      expect(row).toMatchObject({ kind: 'amend', seat: null, by: 'referee', note: `Reason ${i}.` });
      const before = match.events.length;
      for (let n = 0; n < 40 && match.outcome === null; n++) {
        if (match.events.slice(before).some(({ text }) => text.includes(`Reason ${i}.`) || text.includes('too late')))
          break;
        answerAtRandom(match, random.pick(match.decisions()), random);
      }
    }
    expect(match.events.filter(({ kind }) => kind === 'amend').length).toBeGreaterThan(0);
    const twin = Match.restore(ruleset, JSON.parse(JSON.stringify(match.journal())));
    expect(twin.ok && twin.value.state).toEqual(match.state);
  });

  it('a correction needs a reason and must be one of those offered; a refusal changes nothing', () => {
    const match = startedOf(ruleset, file, 'refused');
    const [correction] = match.corrections();
    expect(correction).toBeDefined();
    if (correction === undefined) return;
    const params = startingParams({ ...correction, words: [], preview: () => ({ text: '' }) });
    for (const refused of [
      match.amend(correction.id, params, ' '),
      match.amend('no such thing', {}, 'Because.'),
      match.amend(correction.id, { ...params, nonsense: 1 }, 'Because.'),
    ])
      expect(refused.ok).toBe(false);
    expect(match.rows).toEqual([]);
  });
  describeAfterwards(ruleset, options, file);
}

/** What a match leaves behind, and states of older versions. */
function describeAfterwards<Setup, State, View>(
  ruleset: Ruleset<Setup, State, View>,
  { limit }: ContractOptions<State>,
  file: unknown,
): void {
  it('a match ends with a report of what every seat brought to it', () => {
    const match = startedOf(ruleset, file, 'report');
    const before = match.report();
    playAtRandom(match, streamOf('report', 'play'), limit);
    const after = match.report();
    expect(JSON.parse(JSON.stringify(after))).toEqual(after);
    const pieces = after.entries.map(({ piece }) => piece);
    for (const { piece } of before.entries) expect(pieces).toContain(piece);
    // Whoever plays one of a crew brought him.
    const brought = before.entries.flatMap(({ seat, people }) => [seat, ...people.map((person) => person.seat)]);
    for (const { seat } of match.seats) expect(brought).toContain(seat);
    for (const { items } of after.entries) for (const { now } of items) expect(now).toBeGreaterThanOrEqual(0);
  });

  it('a state of this version is taken up as it is; one of a version that nobody knows is refused in words', () => {
    const match = startedOf(ruleset, file, 'upgrade');
    playAtRandom(match, streamOf('upgrade', 'play'), 20);
    const state: unknown = JSON.parse(JSON.stringify(match.state));
    const same = ruleset.upgrade(state, ruleset.version);
    expect(same.ok && same.value).toEqual(match.state);
    const unknown = ruleset.upgrade(state, 'no-such-version');
    expect(!unknown.ok && unknown.error.message).toMatch(/no-such-version/);
  });
}
