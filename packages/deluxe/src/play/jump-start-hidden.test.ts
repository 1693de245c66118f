import { eventsFor, Match, randomAnswer, streamOf } from '@hardtop/kernel';
import { expect, it } from 'vitest';
import type { ScenarioFile } from '../scenarios/scenario-file.ts';
import { jumpStartFile } from '../testing/jump-start-fixtures.ts';
import { deluxe } from './ruleset.ts';

type Armor = NonNullable<NonNullable<ScenarioFile['vehicles'][number]['refit']>['armor']>;

/** A kart that only scratches, and a stranger whose armor lies one way or another. */
function started(armor: Armor, vest: 'none' | 'bodyarmor') {
  const kart = { car: 'js-killer-kart', speed: 20 };
  const refit = { armor, crew: [{ armor: vest }] };
  const stranger = { car: 'js-rocket-special', x: 3, y: 8, heading: 180, speed: 20, refit };
  const match = Match.start(deluxe, jumpStartFile([kart, stranger], { hidden: true }), { seed: 'strangers' });
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return match.value;
}

/** All that reaches the kart's seat, answer by answer. */
function heard(match: ReturnType<typeof started>): readonly string[] {
  const random = streamOf('strangers', 'answers');
  const bytes: string[] = [];
  for (let i = 0; i < 60 && match.outcome === null; i++) {
    const [decision] = match.decisions();
    if (decision === undefined) break;
    const own =
      decision.seat === 0 ? decision.options().map((option) => option.preview({ squares: 1, sixteenths: 1 })) : [];
    bytes.push(JSON.stringify([decision.seat, decision.topic, own, match.known(0), eventsFor(match.events, 0)]));
    // The stranger fires nothing: what his guns do shows.
    const shot = decision.seat === 0 ? (decision.options()[0]?.id ?? 'hold') : 'hold';
    const answer = decision.topic === 'fire' ? { option: shot, params: {} } : randomAnswer(decision, random);
    const done = match.choose({ ask: decision.id, seat: decision.seat, ...answer });
    if (!done.ok) throw new Error(JSON.stringify(done.error));
  }
  return bytes;
}

it('deluxe/II.9/scenarios: where the armor of a stranger lies, and what he wears, is in no byte before it shows', () => {
  const one = heard(started({ front: 40, right: 35, left: 35, back: 35, top: 30 }, 'none'));
  const other = heard(started({ front: 36, right: 38, left: 36, back: 36, top: 29 }, 'bodyarmor'));
  expect(one.length).toBeGreaterThan(20);
  expect(one.some((bytes) => bytes.includes('hits: needed'))).toBe(true);
  expect(other).toEqual(one);
});
