import type { TableRuleset } from '@hardtop/board';
import type { AgreedTerms } from '@hardtop/kernel';
import { type Chance, fairnessOf } from './dice-plans.ts';
import type { GameCard, RulesetCard, SeatCard } from './wire/games.ts';
import type { ClockTerms } from './wire/live.ts';
import type { OfferCard, TableCard } from './wire/tables.ts';

/** What a card tells of a game. */
interface CardedGame extends Chance {
  readonly id: string;
  readonly ruleset: string;
  readonly title: string;
  readonly seats: readonly SeatCard[];
  readonly referee: string | null;
  readonly forked?: GameCard['forked'] | null;
  readonly table?: KeptTable | null;
}

/** A table as its host keeps it. */
export interface KeptTable {
  readonly title: string | null;
  readonly listed: boolean;
  readonly password: string | null;
  readonly invite: string | null;
  readonly terms: AgreedTerms;
  readonly offers: readonly OfferCard[];
  readonly clock?: ClockTerms;
  readonly watchDelay?: number;
}

export function cardOf(record: CardedGame): GameCard {
  return {
    id: record.id,
    ruleset: record.ruleset,
    title: record.title,
    dice: record.dice.after === 'hand' ? 'hand' : 'seed',
    fairness: fairnessOf(record),
    seats: record.seats.map(seatCardOf),
    referee: record.referee !== null,
    ...(record.forked == null ? {} : { forked: record.forked }),
    ...(record.table == null ? {} : { table: tableCardOf(record.table) }),
  };
}

/** Without what opens it. */
export function tableCardOf(table: KeptTable): TableCard {
  const { title, listed, password, invite, terms, offers, clock, watchDelay } = table;
  return {
    title,
    listed,
    password: password !== null,
    invite: invite !== null,
    terms,
    offers: offers.map(({ seat, to, awaited }) => ({ seat, to, awaited })),
    ...(clock === undefined ? {} : { clock }),
    ...(watchDelay === undefined ? {} : { watchDelay }),
  };
}

/** Without the digest of the key, which is nobody's business. */
function seatCardOf({ seat, name, plays, kind, bot, open, neutral, by }: SeatCard): SeatCard {
  return {
    seat,
    name,
    plays,
    kind,
    ...(bot === undefined ? {} : { bot }),
    ...(open === undefined ? {} : { open }),
    ...(neutral === undefined ? {} : { neutral }),
    ...(by === undefined ? {} : { by }),
  };
}

export function rulesetCardOf(ruleset: TableRuleset): RulesetCard {
  const { id, title, summary, version, scenarios, picks, bots, orders } = ruleset;
  return {
    id,
    title,
    summary,
    version,
    scenarios: scenarios.map((scenario) => {
      const places = placesOf(ruleset, scenario.file);
      const card = { id: scenario.id, title: scenario.title, summary: scenario.summary, seats: places.length, places };
      const { bot, isFirst, lesson, picks: fitting } = scenario;
      return {
        ...card,
        ...(bot === undefined ? {} : { bot }),
        ...(isFirst === undefined ? {} : { isFirst }),
        ...(lesson === undefined ? {} : { lesson }),
        ...(fitting === undefined ? {} : { picks: fitting }),
      };
    }),
    vehicles: picks.map((pick) => ({ id: pick.id, title: pick.title, summary: pick.summary })),
    bots: bots.map((bot) => ({ id: bot.id, title: bot.title, summary: bot.summary })),
    orders: orders.map((order) => ({
      id: order.id,
      label: order.label,
      summary: order.summary,
      params: order.params ?? [],
    })),
  };
}

function placesOf(ruleset: TableRuleset, file: unknown): RulesetCard['scenarios'][number]['places'] {
  const setup = ruleset.parseSetup(file);
  return setup.ok ? ruleset.seats(setup.value).map(({ name, plays }) => ({ name, plays })) : [];
}
