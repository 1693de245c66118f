// Whole adventures with bots at all seats: they go for what it is about, through doors and up and down, and each ends by its own rule.

import { describe, expect, it } from 'vitest';
import { isConscious } from '../table/queries/able.ts';
import { isContested } from '../table/queries/outcome.ts';
import { playedOut } from '../testing/skirmish.ts';
import { ADVENTURES } from './adventures.ts';

const BOT_OF = {
  marauder: 'raider',
  regular: 'steady',
  elite: 'flanker',
  militia: 'holder',
  rabble: 'raider',
} as const;
const SCORED =
  /(Victory|A marginal result|Defeat), with -?\d+ points\.$|^(The squad is out of the fight|Roszkowski is dead|All exits are sealed|The payment is lost)\. -?\d+ points\.$/;

function fileOf(id: string) {
  const file = ADVENTURES.find((one) => one.id === id);
  if (file === undefined) throw new Error(`no adventure ${id}`);
  return file;
}

const played = (id: string, seed: string) => {
  const file = fileOf(id);
  const bots = file.seats.map(({ temper }) => (temper == null ? 'steady' : BOT_OF[temper]));
  return playedOut(file, bots, [], seed);
};

/** A raid that fails in the first of these may come off in another. */
const SEEDS = ['sim', 'again', 'once more', 'at last'] as const;

/** What bots are to say in each at least once: what it is about is what they go for. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  'mole-people': ['To what we came for, while the others cover.'],
  'escaped-slave': ['To what we came for, while the others cover.'],
  'power-station': ['No shot has fallen yet: on, and quietly.'],
  'stripped-station': ['No shot has fallen yet: on, and quietly.'],
  'urban-renewal': ['Not a shot before the signal.', 'home. Off the field.'],
  'working-factory': ['Not a shot before the signal.', 'home. Off the field.'],
  'castle-keep': ['To what we came for, while the others cover.'],
  'passing-of-the-flame': ['With the charges to what is to burn.', 'Ordered to The north gate.'],
  weekend: ['We guard The house.', 'Unarmed: stays under cover.'],
  shutterbug: ['We have what we came for: home.'],
  'flesh-peddlers': ['To what we came for, while the others cover.'],
  'stand-off': ['To what we came for, while the others cover.'],
  'abandoned-lighthouse': ['To the boat, to take it.'],
  gday: ['To what we came for, while the others cover.'],
};

describe('twilight/adventures/scoring: played to its end by bots', () => {
  it.each(ADVENTURES.map(({ id }) => id))('twilight/adventures: %s ends by its own rule, and is scored', (id) => {
    const { match, whys } = played(id, SEEDS[0]);
    const { outcome, state, setup } = match;
    expect(outcome?.reason).toMatch(SCORED);
    // Its own time may run out as well, but nothing goes on after it.
    expect(state.turn).toBeLessThanOrEqual(setup.turnLimit + 1);
    expect(match.report()?.entries.length).toBeGreaterThan(6);
    const said = [...whys];
    const unsaid = () => (ABOUT[id] ?? []).filter((words) => !said.some((why) => why.includes(words)));
    for (const seed of SEEDS.slice(1)) if (unsaid().length > 0) said.push(...played(id, seed).whys);
    expect(unsaid()).toEqual([]);
  });
});

describe('twilight/adventures/flesh-peddlers: the stand-off in the fog', () => {
  it('ends by its own rule as well', () => {
    const { match } = playedOut({ ...fileOf('stand-off'), hidden: true }, ['steady', 'raider']);
    expect(match.outcome?.reason).toMatch(SCORED);
    expect(match.state.turn).toBeLessThanOrEqual(match.setup.turnLimit + 1);
  });
});

describe('twilight/adventures/urban-renewal: the working factory in the open', () => {
  it('ends by its own rule as well', () => {
    const { match } = playedOut({ ...fileOf('working-factory'), hidden: false }, ['steady', 'raider', 'holder']);
    expect(match.outcome?.reason).toMatch(SCORED);
  });
});

describe('twilight/adventures/urban-renewal: the way out', () => {
  it('whoever can still move gets off the map, on his belly if need be, or holds the field', () => {
    const stayed = ['c', 'd', 'e', 'j'].map((seed) => {
      const { match } = playedOut(fileOf('urban-renewal'), ['steady', 'raider'], [], seed);
      expect(match.state.script.reached).toContain('payment');
      const left = match.state.people.filter(
        (one) => one.side === 0 && one.condition === 'fit' && one.captive === null && isConscious(one),
      );
      expect(isContested(match.setup, match.state) ? left : []).toEqual([]);
      return left.length;
    });
    expect(stayed).toContain(0);
  });
});
