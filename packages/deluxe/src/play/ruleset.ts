import type { Board } from '@hardtop/board';
import { amendingBy, type Ruleset, type ScenarioInfo, upgradingBy } from '@hardtop/kernel';
import { withFielded } from '@hardtop/workshop';
import { ABOUT } from '../about.ts';
import { driverBot } from '../bot/driver-bot.ts';
import { aceBot, carefulBot, hotheadBot } from '../bot/duelist-bot.ts';
import { ORDERS } from '../bot/orders.ts';
import { PLANS } from '../bot/plans.ts';
import { vehicleBody } from '../catalog/vehicle-bodies.ts';
import { JUMP_START_FIELDED, STOCK_FIELDED } from '../garage/fielded/stock-fielded.ts';
import { RULES } from '../rules.ts';
import { FIRST_DUEL, SCENARIOS, WET_NIGHT } from '../scenarios/arena.ts';
import { editing } from '../scenarios/editing/editing.ts';
import { EIGHT } from '../scenarios/eight.ts';
import { exhaustive } from '../scenarios/exhaustive.ts';
import { fillIn } from '../scenarios/fill-in.ts';
import { knownFile } from '../scenarios/known-file.ts';
import { readSetup } from '../scenarios/known-setups.ts';
import { LESSONS } from '../scenarios/lessons.ts';
import { withoutRefits } from '../scenarios/refits.ts';
import { SADDLES } from '../scenarios/saddles.ts';
import { TERMS } from '../scenarios/terms.ts';
import { changesOf } from '../table/corrections.ts';
import { jumpStartOutcome } from '../table/jump-start/outcome.ts';
import { ownerOf } from '../table/queries/deciding.ts';
import { knownState } from '../table/queries/known.ts';
import { outcomeOf } from '../table/queries/outcome.ts';
import { questionOf } from '../table/questions.ts';
import { reportOf } from '../table/report.ts';
import { begin } from '../table/start.ts';
import { areAllies, type Setup } from '../table/state/setup.ts';
import type { State } from '../table/state/state.ts';
import { segment } from '../table/turn.ts';
import {
  fromVersion010,
  fromVersion020,
  fromVersion030,
  fromVersion040,
  fromVersion050,
  fromVersion060,
} from '../table/upgrade.ts';
import { view } from '../view/view.ts';

/** Where nobody can back off from a wall, or sees far, and where eight must fight it out, it takes somebody who looks ahead. */
const FOR_THE_ACE: readonly string[] = [...SADDLES.map(({ id }) => id), EIGHT.id, WET_NIGHT];

function infoOf(file: (typeof SCENARIOS)[number]): ScenarioInfo {
  const bot = FOR_THE_ACE.includes(file.id) ? { bot: aceBot.id } : {};
  const lesson = LESSONS.findIndex(({ id }) => id === file.id) + 1;
  const taught = lesson === 0 ? {} : { lesson };
  // A lesson is about its own car.
  const fitting = lesson === 0 ? JUMP_START_FIELDED.map(({ id }) => id) : [];
  const listed = file.jumpStart === undefined ? {} : { picks: fitting };
  const info = { id: file.id, title: file.title, summary: file.summary ?? '', file, ...bot, ...taught, ...listed };
  return file.id === FIRST_DUEL ? { ...info, isFirst: true } : info;
}

/** Its own vehicles, and the posts it holds in others. */
function playsOf({ starts }: Setup, seat: number): readonly string[] {
  return starts.flatMap(({ model }) => {
    if (model.seat === seat) return [model.name];
    return model.crew.filter((person) => person.seat === seat).map(({ post }) => `${post} of ${model.name}`);
  });
}

/** Car Wars Deluxe, as far as the rule index says. */
export const deluxe: Ruleset<Setup, State, Board> = {
  ...ABOUT,
  rules: RULES,
  scenarios: SCENARIOS.map(infoOf),
  picks: [...STOCK_FIELDED, ...JUMP_START_FIELDED].map(({ id, name, body, sidecar, cost }) => ({
    id,
    title: name,
    summary: `${vehicleBody(body).name}${sidecar === undefined ? '' : ' with sidecar'}, $${cost}`,
  })),
  bots: [driverBot, carefulBot, hotheadBot, aceBot],
  adviser: aceBot,
  orders: ORDERS,
  plans: PLANS,
  exhaustive,
  editing,
  terms: TERMS,
  parseSetup: readSetup,
  withPicks: (file, picks) => withoutRefits(file, withFielded(file, { list: 'vehicles', design: 'car' }, picks)),
  seats: (setup) =>
    setup.seats.map(({ name }, seat) => ({
      seat,
      name,
      plays: playsOf(setup, seat).join(', '),
    })),
  alliesOf: (setup, seat) => setup.seats.flatMap((_, other) => (areAllies(setup, seat, other) ? [other] : [])),
  begin,
  segment,
  outcome: (setup, state) => (setup.jumpStart === undefined ? outcomeOf(setup, state) : jumpStartOutcome(setup, state)),
  concede(game, seat) {
    game.state.resigned[seat] = true;
    for (const vehicle of game.state.vehicles) if (ownerOf(game, vehicle) === seat) vehicle.surrendered = true;
    const name = game.setup.seats[seat]?.name ?? `Seat ${seat}`;
    game.emit({ kind: 'concede', rule: 'deluxe/hardtop/concession', text: `${name} gives up.` });
  },
  question: questionOf,
  hides: ({ hidden, dark, murky }) => hidden || dark || murky,
  knownFile,
  known: knownState,
  fillIn,
  ...amendingBy(changesOf),
  report: reportOf,
  upgrade: upgradingBy(ABOUT.version, {
    '0.1.0': fromVersion010,
    '0.2.0': fromVersion020,
    '0.3.0': fromVersion030,
    '0.4.0': fromVersion040,
    '0.5.0': fromVersion050,
    '0.6.0': fromVersion060,
  }),
  view,
  drawsAlike: () => true,
};
