import { type RollOf, roll } from '@hardtop/kernel';
import { TASK_MULTIPLES } from '../../catalog/recon-modifiers.ts';
import { cellsIn } from '../../scenarios/map-reader.ts';
import type { Deed, ScriptRow, Who } from '../../scenarios/script.ts';
import type { Cell, Place } from '../../scenarios/world.ts';
import { HELD, isContested, settledBy, withScore } from '../queries/outcome.ts';
import { cellOf } from '../queries/position.ts';
import { isStandable } from '../queries/reach.ts';
import {
  blastCounter,
  forceCounter,
  holds,
  isAt,
  isByTurns,
  peopleOf,
  placeOf,
  radsCounter,
  shotCounter,
} from '../queries/script.ts';
import { mapOf } from '../queries/world-map.ts';
import { type Explosion, setOff, type TwilightPlay } from '../state/effects.ts';
import { itemFrom } from '../state/item.ts';
import type { Person } from '../state/person.ts';
import { areHostile, sheetOf, sideBit, type TwilightGame } from '../state/state.ts';
import { thingId } from '../state/things.ts';
import { comeAcross, conceal, isWaiting } from './coming-across.ts';
import { makeOut, reconnoitre } from './recon.ts';
import { hearLate, hearPoints, hearReached, ruleId, say } from './script-words.ts';
import { spoilAt } from './spoiling.ts';
import { bolt } from './stampede.ts';
import { PERCENT, rollFor } from './telling.ts';

/** When a phase is over: whatever has come true happens, at once or some turns later. */
export function* scriptPhase(game: TwilightGame): TwilightPlay {
  hearLate(game);
  for (const [i, row] of game.setup.script.entries()) {
    if (isByTurns(row) || isSpent(game, i, row)) continue;
    if (holds(game, row.when)) yield* come(game, i, row);
    if (game.state.script.ended !== null) return;
  }
}

/** When a turn is over: what was put off, and what happens turn by turn. */
export function* scriptTurn(game: TwilightGame): TwilightPlay {
  const { script, turn } = game.state;
  const due = script.pending.filter((one) => one.turn <= turn);
  script.pending = script.pending.filter((one) => one.turn > turn);
  for (const { row: i } of due) {
    const row = game.setup.script[i];
    if (row !== undefined) yield* happen(game, i, row);
    if (script.ended !== null) return;
  }
  for (const [i, row] of game.setup.script.entries()) {
    // What has just come after its wait has had this turn.
    if (!isByTurns(row) || due.some((one) => one.row === i) || isSpent(game, i, row) || !holds(game, row.when))
      continue;
    yield* come(game, i, row);
    if (script.ended !== null) return;
  }
  if (!isContested(game.setup, game.state)) script.counters[HELD] = (script.counters[HELD] ?? 0) + 1;
}

/** It has happened as often as it may, or is on its way. */
function isSpent({ state: { script } }: TwilightGame, i: number, { times }: ScriptRow): boolean {
  return (script.done[i] ?? 0) >= times || script.pending.some(({ row }) => row === i);
}

/** The first time it may have to wait; after that it is under way. */
function* come(game: TwilightGame, i: number, row: ScriptRow): TwilightPlay {
  const { script, turn } = game.state;
  const wait = (script.done[i] ?? 0) > 0 ? 0 : yield* turnsOf(game, row);
  if (wait > 0) script.pending.push({ row: i, turn: turn + wait });
  else yield* happen(game, i, row);
}

function* turnsOf(game: TwilightGame, { after, rule }: ScriptRow): TwilightPlay<number> {
  if (typeof after === 'number') return after;
  // Nobody is told how long it will take.
  return (yield* roll(game, after, unheardOf(game, rule, 'turns until it happens'))).total;
}

const refereeSeat = ({ setup }: TwilightGame): number => Math.max(0, setup.seats.length - 1);
const unheardOf = (game: TwilightGame, rule: string, purpose: string): RollOf => ({
  seat: refereeSeat(game),
  rule: ruleId(rule),
  purpose,
  to: [],
});
function* happen(game: TwilightGame, i: number, row: ScriptRow): TwilightPlay {
  const { script } = game.state;
  script.done[i] = (script.done[i] ?? 0) + 1;
  if (row.chance < 100 && !(yield* falls(game, row))) return;
  if (row.task !== null && !(yield* isDone(game, row))) return;
  for (const deed of row.deeds) {
    yield* carryOut(game, row, deed);
    if (script.ended !== null) return;
  }
}

/** A chance that nobody hears of. */
function* falls(game: TwilightGame, { chance, rule }: ScriptRow): TwilightPlay<boolean> {
  return (yield* roll(game, PERCENT, unheardOf(game, rule, 'whether it is so'))).total <= chance;
}

/** The best of them tries. */
function* isDone(game: TwilightGame, { task, rule }: ScriptRow): TwilightPlay<boolean> {
  if (task === null) return true;
  const able = peopleOf(game, task.who).filter(({ condition, captive }) => condition === 'fit' && captive === null);
  const skillOf = (person: Person): number =>
    Object.entries(sheetOf(game.setup, person).skills).find(([skill]) => skill === task.skill)?.[1] ?? 0;
  const best = able.reduce<Person | null>(
    (one, other) => (one === null || skillOf(other) > skillOf(one) ? other : one),
    null,
  );
  if (best === null) return false;
  const need = Math.floor(skillOf(best) * TASK_MULTIPLES[task.level].skill);
  const purpose = 'a task of the adventure';
  if (task.secret) return (yield* roll(game, PERCENT, unheardOf(game, rule, purpose))).total <= need;
  const { total } = yield* rollFor(game, PERCENT, { seat: best.seat, rule: ruleId(rule), purpose, ids: [best.id] });
  return total <= need;
}

const sidesOf = (game: TwilightGame, who: Who): readonly number[] => [
  ...new Set(peopleOf(game, who).map(({ side }) => side)),
];

function* carryOut(game: TwilightGame, row: ScriptRow, deed: Deed): TwilightPlay {
  switch (deed.kind) {
    case 'wake':
      say(game, row.rule, row.text, sidesOf(game, deed.who));
      return yield* wake(game, row, deed);
    case 'arrive':
      return yield* arrive(game, row, deed);
    case 'panic':
      for (const { id, condition } of peopleOf(game, deed.who))
        if (condition === 'fit') yield* setOff(game, { kind: 'panic', person: id, why: 'surprised' });
      return;
    case 'explosion':
      return yield* goOff(game, deed);
    case 'meet': {
      const times = yield* roll(game, deed.dice, unheardOf(game, row.rule, 'how far off they are'));
      return comeAcross(game, deed, times.total * deed.meters);
    }
    case 'reconnoitre':
      return yield* reconnoitre(game, deed.who);
    default:
      return set(game, row, deed);
  }
}

/** Deeds that only change how things stand. */
function set(game: TwilightGame, row: ScriptRow, deed: Deed): void {
  const { setup, state } = game;
  const { script } = state;
  switch (deed.kind) {
    case 'stampede':
      bolt(game, deed.who, deed.place);
      return;
    case 'alarm':
      if (!script.alarms.includes(deed.alarm)) script.alarms.push(deed.alarm);
      return;
    case 'post':
      standAt(game, deed.place, peopleOf(game, deed.who).filter(isWaiting));
      return;
    case 'arm':
      arm(game, deed);
      return;
    case 'order':
      order(game, deed);
      return;
    case 'leave':
      for (const person of peopleOf(game, deed.who))
        Object.assign(person, { condition: 'gone', at: null, aboard: null });
      return;
    case 'conceal':
      conceal(game, peopleOf(game, deed.who), deed.concealed);
      return;
    case 'circuit':
      for (const [i, { circuit }] of setup.lamps.entries()) if (circuit === deed.circuit) state.lamps[i] = deed.on;
      return;
    case 'light':
      state.light[setup.levels.findIndex(({ id }) => id === deed.level)] = deed.light;
      return;
    case 'open': {
      const barrier = state.barriers[setup.barriers.findIndex(({ id }) => id === deed.barrier)];
      if (barrier !== undefined) Object.assign(barrier, { open: deed.open, locked: false });
      return;
    }
    case 'free':
      for (const person of peopleOf(game, deed.who)) setFree(game, person);
      return;
    case 'stance':
      for (const [a, b] of [
        [deed.side, deed.toward],
        [deed.toward, deed.side],
      ] as const) {
        const stances = state.stances[a];
        if (stances !== undefined) stances[b] = deed.stance;
      }
      return;
    default:
      count(game, row, deed);
      return;
  }
}

/** Deeds that keep accounts. */
function count(game: TwilightGame, row: ScriptRow, deed: Deed): void {
  const { setup, state } = game;
  const { script } = state;
  switch (deed.kind) {
    case 'count':
      script.counters[deed.counter] = (script.counters[deed.counter] ?? 0) + deed.by;
      return;
    case 'score': {
      if (script.reached.includes(deed.objective)) return;
      script.reached.push(deed.objective);
      const objective = setup.objectives.find(({ id }) => id === deed.objective);
      if (objective !== undefined) hearReached(game, row.when, objective);
      return;
    }
    case 'points':
      script.points[deed.side] = (script.points[deed.side] ?? 0) + deed.points;
      hearPoints(game, row, deed);
      return;
    case 'tell':
      say(game, row.rule, deed.text, deed.sides);
      return;
    case 'reveal':
      show(game, deed);
      return;
    case 'rads':
      for (const person of state.people)
        if (isAt(placeOf(game, deed.place), cellOf(state, person)))
          script.counters[radsCounter(person.id)] = (script.counters[radsCounter(person.id)] ?? 0) + deed.rads;
      return;
    case 'cave-in':
      for (const at of cellsIn(placeOf(game, deed.place).region)) {
        state.things.push({ kind: 'crater', id: thingId(state, 'crater', at), known: EVERYBODY, at, blocks: true });
      }
      return;
    case 'settle':
      script.ended = settledBy(setup, state);
      return;
    case 'end':
      script.ended = { winners: deed.winners, text: withScore(setup, state, deed.text) };
      return;
    default:
  }
}

const EVERYBODY = 0xff;

function* wake(game: TwilightGame, row: ScriptRow, { who, dice }: Extract<Deed, { kind: 'wake' }>): TwilightPlay {
  const asleep = peopleOf(game, who).filter(({ alert, condition }) => alert !== 'alert' && condition === 'fit');
  const first = asleep[0];
  if (first === undefined) return;
  let most = asleep.length;
  if (dice !== null) {
    const told = {
      seat: first.seat,
      rule: ruleId(row.rule),
      purpose: 'how many wake',
      ids: asleep.map(({ id }) => id),
    };
    most = (yield* rollFor(game, dice, told)).total;
  }
  for (const person of asleep.slice(0, most)) person.alert = 'alert';
}

/** One of the goods to each who is there, awake and has nothing to fight with. */
function arm({ setup, state }: TwilightGame, { who, goods }: Extract<Deed, { kind: 'arm' }>): void {
  let n = 0;
  for (const person of peopleOf({ setup, state }, who)) {
    if (
      person.alert !== 'alert' ||
      person.condition !== 'fit' ||
      isWaiting(person) ||
      person.carries.some(({ kind }) => kind === 'small-arm')
    )
      continue;
    const start = setup.goods[goods[n++ % goods.length] ?? 0];
    if (start === undefined) continue;
    const item = { ...itemFrom(start), id: `${start.id}-${person.id}` };
    person.carries.push(item);
    person.hands ??= item.id;
  }
}

function order({ setup, state }: TwilightGame, deed: Extract<Deed, { kind: 'order' }>): void {
  const place = deed.place === null ? null : setup.places.findIndex(({ id }) => id === deed.place);
  for (const squad of state.squads) {
    if (squad.name !== deed.squad) continue;
    squad.order = deed.order === 'free' ? 'free' : deed.order;
    squad.place = place;
  }
  if (deed.order !== 'lie-flat') return;
  for (const person of state.people)
    if (person.squad === deed.squad && person.condition === 'fit' && person.at !== null) person.posture = 'prone';
}

/** Prisoners go over to whoever is hostile to those who held them. */
function setFree({ setup, state }: TwilightGame, person: Person): void {
  const { captive } = person;
  if (captive === null) return;
  person.captive = null;
  const seat = setup.seats.findIndex(({ side }) => areHostile(state, captive.side, side));
  if (seat < 0) return;
  person.seat = seat;
  person.side = setup.seats[seat]?.side ?? person.side;
}

function* arrive(game: TwilightGame, row: ScriptRow, deed: Extract<Deed, { kind: 'arrive' }>): TwilightPlay {
  const waiting = peopleOf(game, { squad: deed.squad }).filter(isWaiting);
  const first = waiting[0];
  if (first === undefined) return;
  let most = waiting.length;
  if (deed.dice !== null)
    most = (yield* rollFor(game, deed.dice, {
      seat: first.seat,
      rule: ruleId(row.rule),
      purpose: 'how many come',
      ids: waiting.map(({ id }) => id),
    })).total;
  standAt(game, deed.place, waiting.slice(0, most));
}

function standAt(game: TwilightGame, place: string, people: readonly Person[]): void {
  const { setup, state } = game;
  const map = mapOf(setup);
  const cells = cellsIn(placeOf(game, place).region).filter(({ l, x, y }) => isStandable(map, state, l, x, y));
  for (const [i, person] of people.entries()) person.at = cells[i % cells.length] ?? null;
}

function show(game: TwilightGame, { what, side, who }: Extract<Deed, { kind: 'reveal' }>): void {
  const { setup, state } = game;
  const bit = sideBit(side);
  if (what === 'traps') for (const trap of state.traps) trap.known |= bit;
  else if (what === 'captives')
    for (const person of who === null ? state.people : peopleOf(game, who)) {
      if (person.captive !== null) makeOut(game, side, person);
    }
  else
    for (const person of who === null ? state.people : peopleOf(game, who))
      if (
        areHostile(state, side, person.side) &&
        person.alert === 'unaware' &&
        setup.people[person.index]?.kind !== 'animal'
      )
        makeOut(game, side, person);
}

function* goOff(game: TwilightGame, deed: Extract<Deed, { kind: 'explosion' }>): TwilightPlay {
  const cells = cellsIn(placeOf(game, deed.place).region);
  const at = cells[Math.floor(cells.length / 2)];
  if (at === undefined) return;
  const { concussion, burst } = deed;
  const agent = deed.fuel ? ('fuel' as const) : null;
  const explosion = { at, by: null, with: 'explosion', concussion, burst, contact: null, agent, penetration: null };
  yield* setOff(game, { kind: 'explosion', explosion });
}

/** Blasts are counted by the places where they were, and spoil what lies there. */
export function noteBlast(game: TwilightGame, { at, concussion }: Pick<Explosion, 'at' | 'concussion'>): void {
  const { counters } = game.state.script;
  for (const place of game.setup.places) {
    if (!isAt(place, at)) continue;
    const counter = blastCounter(place.id);
    counters[counter] = (counters[counter] ?? 0) + 1;
    const force = forceCounter(place.id);
    counters[force] = Math.max(counters[force] ?? 0, concussion);
  }
  spoilAt(game, at);
}

/** A shot is counted by the places on its way, where anything depends on it. */
export function noteShot(game: TwilightGame, from: Cell, to: Cell): void {
  const { setup, state } = game;
  for (const place of setup.places) {
    const counter = shotCounter(place.id);
    if (
      from.l === place.region.l &&
      to.l === from.l &&
      state.script.counters[counter] === undefined &&
      isOver(place, from, to)
    )
      state.script.counters[counter] = 1;
  }
}

/** Whether the straight line between two squares touches one of the place. */
function isOver(place: Place, from: Cell, to: Cell): boolean {
  const steps = Math.max(1, Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  for (let i = 0; i <= steps; i++) {
    const [x, y] = [from.x + ((to.x - from.x) * i) / steps, from.y + ((to.y - from.y) * i) / steps];
    if (isAt(place, { l: from.l, x: Math.round(x), y: Math.round(y) })) return true;
  }
  return false;
}
