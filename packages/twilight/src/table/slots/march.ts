import { answerOf } from '@hardtop/kernel';
import type { Cell } from '../../scenarios/world.ts';
import { kindOf } from '../actions/list.ts';
import { askSeat } from '../chapters/asking.ts';
import { driveAlong } from '../chapters/driving.ts';
import { moveAlong } from '../chapters/movement.ts';
import { keepsGoing } from '../chapters/recovery.ts';
import { isFighting, isPresent } from '../queries/able.ts';
import { canDrive } from '../queries/crews.ts';
import { knownMineRisk } from '../queries/minefields.ts';
import { cellText, parseCell, sameCell } from '../queries/position.ts';
import { budgetOf, GAITS, isStandable, pathTo } from '../queries/reach.ts';
import { fieldTo, type Hop, walkAlong } from '../queries/routes.ts';
import { type Driven, driveReach } from '../queries/vehicle-reach.ts';
import { mapOf } from '../queries/world-map.ts';
import type { TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { type SquadState, type State, type TwilightGame, vehicleOf } from '../state/state.ts';

/** Who of a squad can march. */
export function membersOf({ people }: State, { name, seat }: Pick<SquadState, 'name' | 'seat'>): readonly Person[] {
  return people.filter(
    (person) =>
      person.squad === name &&
      person.seat === seat &&
      isFighting(person) &&
      isPresent(person) &&
      person.alert === 'alert',
  );
}

/** Without contact a turn is resolved at once: each squad says what it does (L2181). */
export function* orderMarch(game: TwilightGame, index: number): TwilightPlay {
  const { state } = game;
  const squad = state.squads[index];
  if (squad === undefined || membersOf(state, squad).length === 0) return;
  const { option, params } = yield* askSeat(game, { topic: 'march', seat: squad.seat, squad: index });
  if (option === 'phases') {
    // One squad that wants phases is enough: everybody gets them.
    state.contact = true;
    state.declaring = [];
    for (const person of state.people) person.repeats = null;
    return;
  }
  squad.goal = option.startsWith('march:') ? parseCell(option.slice('march:'.length)) : null;
  squad.gait = GAITS[params.gait ?? 0] ?? 'walk';
  for (const person of membersOf(state, squad))
    person.repeats = squad.goal === null ? null : { option: 'march', params: {} };
}

/** One phase of a march; whoever has arrived waits. */
export function* marchOn(game: TwilightGame, person: Person): TwilightPlay {
  const squad = game.state.squads.find(({ name, seat }) => name === person.squad && seat === person.seat);
  const goal = squad?.goal ?? null;
  if (goal !== null && !(yield* keepsGoing(game, person))) return;
  const { at, aboard } = person;
  if (aboard?.place === 'driver' && goal !== null) return yield* driveOn(game, person, aboard.vehicle, goal);
  if (squad === undefined || goal === null || at === null) return;
  person.acted = true;
  const place = placeFor(game, person, goal);
  if (sameCell(at, place)) return;
  const grid = game.setup.levels[at.l]?.grid ?? 8;
  // Where nobody can go faster, in the dark of a mine, they walk.
  const gait = budgetOf(game, person, squad.gait, grid) > 0 ? squad.gait : 'walk';
  const budget = budgetOf(game, person, gait, grid);
  if (budget === 0) return yield* crawlOn(game, person, at, goal);
  // Near his place he looks for a way of his own; until then all of a squad follow the same one.
  const straight = leastCost(at, place) <= budget ? pathTo(game, person, place, budget) : [];
  const path = straight.length > 0 ? straight : yield* onTheWay(game, person, at, { goal, place, budget });
  const steps = stepsWithin(at, path, budget);
  if (steps > 0) return yield* moveAlong(game, person, path.slice(0, steps), gait);
  const [next] = path;
  if (next === undefined) return;
  // Getting up takes half of the way (B-21): where the rest is not a step, he only gets up.
  if (person.posture !== 'standing') return yield* does(game, person, 'posture:standing');
  yield* moveAlong(game, person, roundTheCorner(game, person, next, budget), gait);
}

/** A step across a corner is more than a walk of one square: along one side of it, then. */
function roundTheCorner(game: TwilightGame, person: Person, { l, x, y }: Cell, budget: number): readonly Cell[] {
  const { at } = person;
  if (at === null) return [];
  const ways = [{ l, x, y: at.y }, { l, x: at.x, y }].map((side) => pathTo(game, person, side, budget)); // biome-ignore format: one line
  return ways.find((way) => way.length > 0) ?? [];
}

/** Whoever is in a vehicle goes with it: nearer by its safe speed, and not through mines that are known. */
function* driveOn(game: TwilightGame, driver: Person, id: string, goal: Cell): TwilightPlay {
  const vehicle = vehicleOf(game.state, id);
  if (vehicle.at === null || !canDrive(vehicle) || vehicle.burningSince !== null) return;
  driver.acted = true;
  let [best, least]: [Driven | null, number] = [null, leastCost(vehicle.at, goal)];
  for (const driven of driveReach(game, vehicle)) {
    const rest = leastCost(driven.cell, goal);
    if (driven.share > 1 || rest >= least || knownMineRisk(game, driver.side, 'vehicle', driven.path) > 0) continue;
    [best, least] = [driven, rest];
  }
  if (best === null) vehicle.speed = 0;
  else yield* driveAlong(game, driver, vehicle, best);
}

/** Who cannot walk any more comes along on his belly (T-59). */
function* crawlOn(game: TwilightGame, person: Person, at: Cell, goal: Cell): TwilightPlay {
  if (person.posture !== 'prone') return yield* does(game, person, 'posture:prone');
  const begun = person.task?.kind === 'crawl' ? person.task.on : null;
  const [next] = walkAlong(game, fieldTo(game, goal), at, 1).path;
  if (begun === null && next === undefined) {
    yield* onTheWay(game, person, at, { goal, place: goal, budget: 1 });
    return;
  }
  yield* does(game, person, `move:crawl:${begun ?? (next === undefined ? '' : cellText(next))}`);
}

/** An action that is offered now. */
function* does(game: TwilightGame, person: Person, option: string): TwilightPlay {
  const kind = kindOf(option);
  if (kind.options(game, person, null).some(({ id }) => id === option))
    yield* kind.perform(game, person, answerOf(option));
}

/** Half squares between two squares where nothing is in the way. */
function leastCost(a: Cell, b: Cell): number {
  if (a.l !== b.l) return Number.POSITIVE_INFINITY;
  const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  return 2 * Math.max(dx, dy) + Math.min(dx, dy);
}

function stepsWithin(at: Cell, path: readonly Cell[], budget: number): number {
  let [left, from, count] = [budget, at, 0];
  for (const cell of path) {
    left -= leastCost(from, cell);
    if (left < 0) break;
    from = cell;
    count++;
  }
  return count;
}

interface Marching {
  readonly goal: Cell;
  readonly place: Cell;
  readonly budget: number;
}

/** As far as one goes in a phase, up to the next door or wall on the way, or through it. Locks and guarded gates are for phases. */
function* onTheWay(
  game: TwilightGame,
  person: Person,
  at: Cell,
  { goal, place, budget }: Marching,
): TwilightPlay<readonly Cell[]> {
  const { path, next } = walkAlong(game, fieldTo(game, goal), at, Math.ceil(budget / 2), place);
  if (path.length > 0 || next === null) return path;
  const option = crossingOption(game, next);
  if (option !== null) yield* does(game, person, option);
  return path;
}

/** The action that a march takes by itself; null: none, a lock has to be dealt with. */
function crossingOption({ state }: TwilightGame, hop: Hop): string | null {
  if (hop.kind === 'door') return state.barriers[hop.barrier]?.locked === true ? null : `door:open:${hop.barrier}`;
  if (hop.kind === 'over') return `climb:over:${hop.way}`;
  return hop.kind === 'link' ? `climb:${hop.link}:${hop.to.l}` : null;
}

/** Beside the others, not on top of them: each keeps his place in the line where the ground allows it. */
function placeFor({ setup, state }: TwilightGame, person: Person, goal: Cell): Cell {
  const mates = membersOf(state, { name: person.squad, seat: person.seat });
  const number = mates.indexOf(person);
  const aside = number % 2 === 0 ? number / 2 : -(number + 1) / 2;
  const cell = { l: goal.l, x: goal.x, y: goal.y + aside };
  return isStandable(mapOf(setup), state, cell.l, cell.x, cell.y) ? cell : goal;
}
