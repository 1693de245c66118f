// Arena events (deluxe/XIV.2/arena-events): a price limit, a division, and whatever the organizers rule out.

import type { Ban, EventDesk, EventProblem, EventRules } from '@hardtop/workshop';
import { EVENT_BANS, type EventBan } from '../../catalog/event-bans.ts';
import type { DeluxeRule } from '../../rules.ts';
import type { GarageSettings } from '../../variants.ts';
import type { Design } from '../design/design.ts';
import { dollars } from '../design/exact.ts';
import { totalsOf } from '../figures/totals.ts';
import { NAMED_PARTS, partsOf } from './banned-parts.ts';
import { divisionProblem } from './divisions.ts';

const RULE: DeluxeRule = 'deluxe/XIV.2/arena-events';
const KINDS: Readonly<Partial<Record<string, EventBan>>> = EVENT_BANS;
const TITLES: ReadonlyMap<string, string> = new Map(NAMED_PARTS.map(({ id, title }) => [id, title]));

const kinds: readonly Ban[] = Object.entries(EVENT_BANS).map(([id, { title }]) => ({
  id: `kind:${id}`,
  title,
  group: 'Kinds',
}));

/** Parts that a ban rules out; one that this version does not know rules out nothing. */
const bannedBy = (ban: string): readonly string[] =>
  ban.startsWith('kind:') ? (KINDS[ban.slice('kind:'.length)]?.parts ?? []) : [ban];

function* priceProblems(
  design: Design,
  settings: GarageSettings,
  { budget, division }: EventRules,
): Generator<EventProblem> {
  const { cost, divisionCost } = totalsOf(design, settings);
  if (budget !== null && cost > budget)
    yield { rule: RULE, message: `${dollars(cost)}: ${dollars(cost - budget)} over the budget of ${dollars(budget)}.` };
  const tooDear = division === null ? null : divisionProblem(division, divisionCost);
  if (tooDear !== null) yield tooDear;
}

function* banProblems(design: Design, bans: readonly string[]): Generator<EventProblem> {
  if (bans.length === 0) return;
  const aboard = partsOf(design);
  const banned = new Set(bans.flatMap(bannedBy));
  for (const id of banned)
    if (aboard.has(id)) yield { rule: RULE, message: `${TITLES.get(id) ?? id}: not admitted here.` };
}

export const eventDesk = (settings: GarageSettings): EventDesk<Design> => ({
  kinds,
  parts: NAMED_PARTS,
  check: (design, rules) => [...priceProblems(design, settings, rules), ...banProblems(design, rules.bans)],
});
