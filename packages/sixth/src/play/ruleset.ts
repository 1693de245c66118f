import type { Board } from '@hardtop/board';
import { amendingBy, type Ruleset, upgradingBy } from '@hardtop/kernel';
import { withFielded } from '@hardtop/workshop';
import { ABOUT } from '../about.ts';
import { shrewdBot, steadyBot, wildBot } from '../bot/bots.ts';
import { STOCK } from '../garage/stock/list.ts';
import { RULES } from '../rules.ts';
import { parseSetup } from '../scenarios/scenario-file.ts';
import { SCENARIOS } from '../scenarios/scenarios.ts';
import type { Setup } from '../scenarios/setup.ts';
import { eliminate } from '../table/chapters/elimination.ts';
import { changesOf } from '../table/corrections.ts';
import { outcomeOf } from '../table/queries/order.ts';
import { questionOf } from '../table/questions.ts';
import { reportOf } from '../table/report.ts';
import { segment } from '../table/round.ts';
import { begin, carName } from '../table/start.ts';
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
  orders: [],
  parseSetup,
  withPicks: (file, picks) => withFielded(file, { list: 'cars', design: 'car' }, picks),
  seats: (setup) =>
    setup.seats.map(({ name }, seat) => {
      const start = setup.starts[seat];
      return { seat, name, plays: start === undefined ? '' : carName(setup, start) };
    }),
  begin,
  segment,
  outcome: outcomeOf,
  concede(game, seat) {
    game.state.resigned[seat] = true;
    eliminate(game, carOfSeat(game.state, seat), 'concession');
  },
  question: questionOf,
  // All lies open: builds once the cars are in the arena, tokens at all times.
  hides: () => false,
  knownFile: (file) => file,
  known: (_setup, state) => state,
  fillIn: ({ state }, file) => ({ file, state }),
  ...amendingBy(changesOf),
  report: reportOf,
  upgrade: upgradingBy(ABOUT.version, {}),
  view,
  drawsAlike: () => true,
};
