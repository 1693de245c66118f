import type { Board } from '@hardtop/board';
import { amendingBy, type Ruleset, type SeatInfo, upgradingBy } from '@hardtop/kernel';
import { ABOUT } from '../about.ts';
import { ADVENTURES } from '../adventures/adventures.ts';
import { ADVISER, BOTS } from '../bot/bots.ts';
import { ORDERS } from '../bot/orders.ts';
import { PLANS } from '../bot/plans.ts';
import { editing } from '../editing/editing.ts';
import { RULES } from '../rules.ts';
import { exhaustiveOver } from '../scenarios/exhaustive.ts';
import { hidesAnything, isFriendly, knownFile } from '../scenarios/known-file.ts';
import { readSetup } from '../scenarios/known-setups.ts';
import { SCENARIOS } from '../scenarios/scenarios.ts';
import type { Setup } from '../scenarios/setup.ts';
import { TERMS } from '../scenarios/terms.ts';
import { changesOf } from '../table/corrections.ts';
import { filledIn, knownState } from '../table/knowing.ts';
import { outcomeOf } from '../table/queries/outcome.ts';
import { questionOf } from '../table/questions.ts';
import { reportOf } from '../table/report.ts';
import { begin } from '../table/start.ts';
import type { State } from '../table/state/state.ts';
import { segment } from '../table/turn.ts';
import { view } from '../view/fight/view.ts';
import { asItStood } from './upgrade.ts';

const ALL = [...SCENARIOS, ...ADVENTURES];

/** Twilight's combat, as far as the rule index says. */
export const twilight: Ruleset<Setup, State, Board> = {
  ...ABOUT,
  rules: RULES,
  scenarios: ALL.map((file) => ({
    id: file.id,
    title: file.title,
    summary: file.summary ?? '',
    file,
  })),
  picks: [],
  bots: BOTS,
  adviser: ADVISER,
  orders: ORDERS,
  plans: PLANS,
  editing,
  terms: TERMS,
  parseSetup: readSetup,
  withPicks: (file) => file,
  seats: sittersOf,
  alliesOf: (setup, seat) => setup.seats.flatMap(({ side }, other) => (isFriendly(setup, seat, side) ? [other] : [])),
  begin,
  segment,
  outcome: outcomeOf,
  concede({ state }, seat) {
    state.resigned[seat] = true;
    for (const person of state.people)
      if (person.seat === seat && person.condition === 'fit') person.surrendered = true;
  },
  question: questionOf,
  hides: hidesAnything,
  rollsUnseen: true,
  knownFile,
  known: knownState,
  fillIn: ({ state }, file) => ({ file, state: filledIn(state) }),
  ...amendingBy(changesOf),
  exhaustive: exhaustiveOver(ALL),
  report: reportOf,
  upgrade: upgradingBy(ABOUT.version, { '0.1.0': asItStood, '0.2.0': asItStood, '0.3.0': asItStood }),
  view,
};

/** Whoever leads first, and how many more; where something is hidden, how many there are is nobody's to know. */
function sittersOf(setup: Setup): readonly SeatInfo[] {
  const hides = hidesAnything(setup);
  return setup.seats.map(({ name }, seat) => {
    const own = setup.people.filter((person) => person.seat === seat);
    return { seat, name, plays: hides ? '' : leadOf(own, name) };
  });
}

/** The seat of a single one may have his name already. Mounts do not count beside people. */
function leadOf(own: Setup['people'], seat: string): string {
  const people = own.filter(({ kind }) => kind !== 'animal');
  const all = people.length === 0 ? own : people;
  const first = all.find(({ leader }) => leader) ?? all[0];
  if (first === undefined) return '';
  if (all.length > 1) return `${first.name}, ${all.length - 1} more`;
  return seat.endsWith(first.name) ? '' : first.name;
}
