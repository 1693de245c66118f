import type { Board } from '@hardtop/board';
import { amendingBy, type Ruleset, type ScenarioInfo, upgradingBy } from '@hardtop/kernel';
import { withFielded } from '@hardtop/workshop';
import { ABOUT } from '../about.ts';
import { ORDERS } from '../bot/orders.ts';
import { PLANS } from '../bot/plans.ts';
import { maddyBot, marshalBot, raiderBot } from '../bot/raider-bot.ts';
import { roadBot } from '../bot/road-bot.ts';
import { BODIES } from '../catalog/bodies.ts';
import { STOCK } from '../garage/stock/list.ts';
import { fillIn } from '../knowledge/fill-in.ts';
import { knownFile } from '../knowledge/known-file.ts';
import { known } from '../knowledge/known-state.ts';
import { RULES } from '../rules.ts';
import { editing } from '../scenarios/editing/editing.ts';
import { exhaustive } from '../scenarios/exhaustive.ts';
import { readSetup } from '../scenarios/known-setups.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import { SCENARIOS } from '../scenarios/scenarios.ts';
import type { Setup } from '../scenarios/setup.ts';
import { TERMS } from '../scenarios/terms.ts';
import { changesOf } from '../table/corrections.ts';
import { outcomeOf } from '../table/queries/objectives.ts';
import { alliesOf } from '../table/queries/sides.ts';
import { questionOf } from '../table/questions.ts';
import { reportOf } from '../table/report.ts';
import { begin, vehicleName } from '../table/start.ts';
import type { State } from '../table/state/state.ts';
import { segment } from '../table/turn.ts';
import { fromFirst } from '../table/upgrade.ts';
import { hasOneGoal } from '../view/goal.ts';
import { view } from '../view/view.ts';

/** Where the file gives a driver a mind, the bot that obeys the solitaire rules sits at its wheel; elsewhere the stronger. */
function infoOf(file: ScenarioFile): ScenarioInfo {
  const info = { id: file.id, title: file.title, summary: file.summary ?? '', file };
  const isSolitaire = file.vehicles?.some(({ solitaire }) => solitaire !== undefined) ?? false;
  return isSolitaire ? info : { ...info, bot: raiderBot.id };
}

/** Whoever decides for one of a crew plays him, not the vehicle. */
function postsOf(setup: Setup, place: number, seat: number): readonly string[] {
  const { seat: owner, crewSeats = [], design } = setup.starts[place] ?? {};
  return crewSeats.flatMap((own, aboard) => {
    const name = design?.crew[aboard]?.name;
    return own !== seat || own === owner || name === undefined ? [] : [`${name} of ${vehicleName(setup, place)}`];
  });
}

/** Road Rage V8, as far as the rule index says. */
export const roadrage: Ruleset<Setup, State, Board> = {
  ...ABOUT,
  rules: RULES,
  scenarios: SCENARIOS.map(infoOf),
  picks: STOCK.map(({ id, design }) => ({ id, title: design.name, summary: BODIES[design.body].name })),
  bots: [roadBot, raiderBot, maddyBot, marshalBot],
  adviser: marshalBot,
  orders: ORDERS,
  plans: PLANS,
  exhaustive,
  editing,
  terms: TERMS,
  parseSetup: readSetup,
  withPicks: (file, picks) => withFielded(file, { list: 'vehicles', design: 'car' }, picks),
  seats: (setup) =>
    setup.seats.map(({ name }, seat) => ({
      seat,
      name,
      plays: [
        ...setup.starts.flatMap((start, place) => (start.seat === seat ? [vehicleName(setup, place)] : [])),
        ...setup.starts.flatMap((_, place) => postsOf(setup, place, seat)),
        ...setup.walkers.filter((walker) => walker.seat === seat).map((walker) => walker.character.name),
      ].join(', '),
      ...(setup.starts.some((start) => start.seat === seat && start.solitaire !== null) ? { isMachine: true } : {}),
    })),
  alliesOf,
  begin,
  segment,
  outcome: outcomeOf,
  concede(game, seat) {
    game.state.resigned[seat] = true;
    for (const vehicle of game.state.vehicles) if (vehicle.seat === seat) vehicle.surrendered = true;
    const name = game.setup.seats[seat]?.name ?? `Seat ${seat}`;
    game.emit({ kind: 'concede', rule: 'roadrage/hardtop/concession', text: `${name} gives up.` });
  },
  question: questionOf,
  hides: ({ hidden }) => hidden,
  knownFile,
  known,
  fillIn,
  ...amendingBy(changesOf),
  report: reportOf,
  upgrade: upgradingBy(ABOUT.version, { '0.1.0': fromFirst }),
  view,
  drawsAlike: hasOneGoal,
};
