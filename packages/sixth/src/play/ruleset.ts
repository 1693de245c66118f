import type { Board } from '@hardtop/board';
import { amendingBy, type Ruleset, upgradingBy } from '@hardtop/kernel';
import { withFielded } from '@hardtop/workshop';
import { ABOUT } from '../about.ts';
import { shrewdBot, steadyBot, wildBot } from '../bot/bots.ts';
import { ORDERS } from '../bot/orders.ts';
import { PLANS } from '../bot/plans.ts';
import { STOCK } from '../garage/stock/list.ts';
import { RULES } from '../rules.ts';
import { editing } from '../scenarios/editing/editing.ts';
import { exhaustive } from '../scenarios/exhaustive.ts';
import { hidesAnything, knownFile } from '../scenarios/known-file.ts';
import { readSetup } from '../scenarios/known-setups.ts';
import { SCENARIOS } from '../scenarios/scenarios.ts';
import type { Setup } from '../scenarios/setup.ts';
import { TERMS } from '../scenarios/terms.ts';
import { eliminate } from '../table/chapters/elimination.ts';
import { changesOf } from '../table/corrections.ts';
import { carNames } from '../table/queries/built-cards.ts';
import { outcomeOf } from '../table/queries/order.ts';
import { alliesOf } from '../table/queries/sides.ts';
import { questionOf } from '../table/questions.ts';
import { reportOf } from '../table/report.ts';
import { segment } from '../table/round.ts';
import { begin } from '../table/start.ts';
import { carOfSeat, type State } from '../table/state/state.ts';
import { view } from '../view/view.ts';

/** The sixth edition, as far as the rule index says. */
export const sixth: Ruleset<Setup, State, Board> = {
  ...ABOUT,
  rules: RULES,
  scenarios: SCENARIOS.map((file) => ({ id: file.id, title: file.title, summary: file.summary ?? '', file })),
  picks: STOCK.map(({ id, shelf, design }) => ({ id, title: design.name, summary: shelf })),
  bots: [steadyBot, wildBot, shrewdBot],
  adviser: shrewdBot,
  orders: ORDERS,
  plans: PLANS,
  exhaustive,
  editing,
  terms: TERMS,
  parseSetup: readSetup,
  withPicks: (file, picks) => withFielded(file, { list: 'cars', design: 'car' }, picks),
  seats: ({ seats, starts }) => {
    const cars = carNames(starts.map(({ design }) => design?.name ?? ''));
    // Builds that are secret have no name yet.
    return seats.map(({ name }, seat) => ({
      seat,
      name,
      plays: starts[seat]?.design === null ? '' : (cars[seat] ?? ''),
    }));
  },
  alliesOf,
  begin,
  segment,
  outcome: outcomeOf,
  concede(game, seat) {
    game.state.resigned[seat] = true;
    eliminate(game, carOfSeat(game.state, seat), 'concession');
  },
  question: questionOf,
  // Secrets are the scenario's: whatever has come to pass lies open, tokens at all times.
  hides: hidesAnything,
  knownFile,
  known: (_setup, state) => state,
  // Without the builds of others the file can be played as it is: they choose anew.
  fillIn: ({ state }, file) => ({ file, state }),
  ...amendingBy(changesOf),
  report: reportOf,
  upgrade: upgradingBy(ABOUT.version, {
    // The same state: a car that is stuck stands elsewhere, and more is told.
    '0.1.0': (state) => state as State,
  }),
  view,
  // In a race everybody is shown the way to his own checkpoint.
  drawsAlike: ({ race }) => race === null,
};
