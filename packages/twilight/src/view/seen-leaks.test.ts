// Whatever the referee hides, the players' view holds none of it: neither names nor figures.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addRow, type Campaign } from '../campaign/campaign.ts';
import type { PartyEncounter } from '../campaign/state.ts';
import { GROUPS } from '../catalog/group-table.ts';
import { begun, REST, TRAVEL } from '../testing/campaigns.ts';
import { seenBy } from './seen.ts';
import { makeSeenJson, makeSeenMarkdown, makeSeenText } from './seen-text.ts';

const reason = 'WHYEVER';

const pins = fc.record({
  day: fc.integer({ min: 1, max: 2 }),
  period: fc.integer({ min: 1, max: 6 }),
  of: fc.constantFrom(...GROUPS),
  hidden: fc.boolean(),
});

const rows = fc.oneof(
  { weight: 5, arbitrary: fc.constant(TRAVEL) },
  { weight: 2, arbitrary: fc.constant(REST) },
  fc.constant({ kind: 'visit', settlement: 'lublin' }),
  fc.constant({ kind: 'quarter', to: 'the market' }),
  fc.constant({ kind: 'note', text: 'SECRETNOTE' }),
  fc.constant({ kind: 'amend', action: 'mandate', part: 'settlement/lublin/government', result: 'warlord', reason }),
  fc.constant({
    kind: 'amend',
    action: 'alter',
    part: 'settlement/lublin',
    field: 'militia.armed',
    value: 876_543,
    reason,
  }),
  fc.nat({ max: 59 }).map((km) => ({
    kind: 'pin',
    pin: { name: 'PINNED', at: { leg: 1, km }, encounter: { kind: 'item', of: 'camp', hidden: true, note: 'REMARK' } },
  })),
  pins.map(({ day, period, of, hidden }) => ({
    kind: 'pin',
    pin: { name: 'PINNED', at: { day, period }, encounter: { kind: 'group', of, hidden, note: 'REMARK' } },
  })),
);

/** Rows that cannot be are left out. */
function withRow(campaign: Campaign, row: object): Campaign {
  const added = addRow(campaign, row);
  return added.ok ? added.value : campaign;
}

/** They saw the party, and the party never saw them. */
function isUnaware({ encounter }: PartyEncounter): boolean {
  if (encounter.kind !== 'group' && encounter.kind !== 'item') return false;
  const end = encounter.contact?.end;
  return encounter.contact?.spotter === 'other' && (end === 'watched' || end === 'evaded');
}

/** Names and figures that stand nowhere else are written over those the dice gave. */
function marked(campaign: Campaign): Campaign {
  const met = campaign.entries.flatMap((entry) => entry.met);
  return met.reduce((now, one) => {
    const alter = (field: string, value: string | number) => ({
      kind: 'amend',
      action: 'alter',
      part: one.path,
      field,
      value,
      reason,
    });
    const { encounter } = one;
    if (encounter.kind === 'group') {
      const named = withRow(now, alter('encounter.group.name', 'THEIRNAME'));
      return isUnaware(one) ? withRow(named, alter('encounter.group.size', 987_654)) : named;
    }
    if (encounter.kind !== 'item' || !isUnaware(one)) return now;
    const named = withRow(now, alter('encounter.item.name', 'THEIRNAME'));
    return withRow(named, alter('encounter.range.meters', 987_654));
  }, campaign);
}

test('no hidden pin, secret note, unseen group, motive, militia, land or die stands in what the players see', () => {
  let unaware = 0;
  fc.assert(
    fc.property(fc.array(rows, { minLength: 4, maxLength: 14 }), fc.nat(), (list, seed) => {
      const campaign = marked(list.reduce(withRow, begun({ seed: `DICE${seed}` })));
      unaware += campaign.entries.flatMap((entry) => entry.met).filter(isUnaware).length;
      const seen = seenBy(campaign);
      for (const text of [makeSeenJson(seen), makeSeenText(seen), makeSeenMarkdown(seen)]) {
        for (const secret of [
          'PINNED',
          'REMARK',
          'SECRETNOTE',
          'WHYEVER',
          'THEIRNAME',
          '987654',
          '876543',
          'DICE',
          'Who rules',
          'card',
          'territory',
          '1d6',
          '1d10',
          'check-',
        ]) {
          expect(text).not.toContain(secret);
        }
      }
    }),
    { numRuns: 200, seed: 5 },
  );
  expect(unaware).toBeGreaterThan(10);
});
