import { STAMPEDE } from '../../catalog/stampede.ts';
import { cellsIn } from '../../scenarios/map-reader.ts';
import type { Who } from '../../scenarios/script.ts';
import type { Cell, Place } from '../../scenarios/world.ts';
import { canAct, isConscious } from '../queries/able.ts';
import { isBolting } from '../queries/bolting.ts';
import { sameCell } from '../queries/position.ts';
import { budgetOf, isStandable, pathTo } from '../queries/reach.ts';
import { peopleOf, placeOf } from '../queries/script.ts';
import { levelBy } from '../queries/tasks.ts';
import { mapOf } from '../queries/world-map.ts';
import { setOff, type TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { sheetOf, type TwilightGame } from '../state/state.ts';
import { moveAlong } from './movement.ts';
import { isGood, tryTask } from './tasks.ts';
import { tell } from './telling.ts';

const RULE = 'twilight/adventures/stampede';
/** Farther than any way across a map. */
const FAR = 600;

/** Animals without a rider bolt: from now on they run, phase by phase, and nobody leads them. */
export function bolt(game: TwilightGame, who: Who, place: string): void {
  const herd = peopleOf(game, who).filter(
    (one) =>
      sheetOf(game.setup, one).kind === 'animal' && one.rides === null && one.at !== null && one.condition === 'fit',
  );
  for (const animal of herd) {
    animal.alert = 'alert';
    animal.repeats = null;
    animal.task = { kind: 'bolt', on: place, item: null, left: STAMPEDE.phases, note: 0 };
  }
  if (herd.length === 0) return;
  const text = herd.length === 1 ? 'An animal bolts.' : `${herd.length} animals stampede.`;
  game.emit({ kind: 'stampede', rule: RULE, text, marks: ['stampede/begins'] });
}

/** At the end of a phase: they run where they run, through fences and over whoever is in their way. */
export function* stampede(game: TwilightGame): TwilightPlay {
  const struck = new Set<string>();
  for (const animal of game.state.people) {
    if (!isBolting(animal)) continue;
    if (canAct(animal)) yield* runOn(game, animal, struck);
    const { task } = animal;
    if (task?.kind !== 'bolt') continue;
    task.left--;
    if (task.left <= 0 || animal.condition !== 'fit') animal.task = null;
  }
}

function* runOn(game: TwilightGame, animal: Person, struck: Set<string>): TwilightPlay {
  const { at, task } = animal;
  if (at === null || task === null) return;
  const place = placeOf(game, task.on);
  const path = wayOf(game, animal, at, goalIn(game, place, at));
  const run = path.slice(0, reachOf(game, animal, at, path));
  yield* moveAlong(game, animal, run, 'run');
  const last = run.findIndex((cell) => animal.at !== null && sameCell(cell, animal.at));
  for (const cell of run.slice(0, last + 1)) yield* trample(game, animal, cell, struck);
  if (path.length === 0 || run.length === path.length) arrive(game, animal, place);
}

/** Whoever gets there and may leave the map there is gone; others come to rest. */
function arrive({ setup }: TwilightGame, animal: Person, { exit }: Place): void {
  animal.task = null;
  if (exit === null || animal.condition !== 'fit' || sheetOf(setup, animal).kind !== 'animal') return;
  animal.condition = 'gone';
  animal.at = null;
}

function goalIn({ setup, state }: TwilightGame, { region }: Place, from: Cell): Cell {
  const map = mapOf(setup);
  const far = ({ x, y }: Cell): number => Math.max(Math.abs(x - from.x), Math.abs(y - from.y));
  const free = cellsIn(region).filter(({ l, x, y }) => isStandable(map, state, l, x, y));
  return free.reduce((best, cell) => (far(cell) < far(best) ? cell : best), free[0] ?? from);
}

/** A way over open ground; where a fence pens them in, the one toward the goal breaks. */
function wayOf(game: TwilightGame, animal: Person, at: Cell, goal: Cell): readonly Cell[] {
  const path = pathTo(game, animal, goal, FAR);
  if (path.length > 0 || sameCell(at, goal) || !breaksFence(game, at, goal)) return path;
  return pathTo(game, animal, goal, FAR);
}

/** All the fences on the straight way there give. */
function breaksFence({ setup, state, emit }: TwilightGame, at: Cell, goal: Cell): boolean {
  const map = mapOf(setup);
  let [x, y, broke] = [at.x, at.y, false];
  while (x !== goal.x || y !== goal.y) {
    const [dx, dy] = x === goal.x ? [0, Math.sign(goal.y - y)] : [Math.sign(goal.x - x), 0];
    const index = map.barrierBetween(at.l, x, y, dx, dy);
    const now = state.barriers[index];
    if (setup.barriers[index]?.kind === 'fence' && now !== undefined && !now.broken) {
      now.broken = true;
      broke = true;
    }
    [x, y] = [x + dx, y + dy];
  }
  if (broke) emit({ kind: 'stampede', rule: RULE, text: 'They break through the fence.', marks: ['stampede/fence'] });
  return broke;
}

/** How many squares of a way a run covers. */
function reachOf(game: TwilightGame, animal: Person, at: Cell, path: readonly Cell[]): number {
  const grid = game.setup.levels[at.l]?.grid ?? 8;
  const run = budgetOf(game, animal, 'run', grid);
  let left = run > 0 ? run : budgetOf(game, animal, 'trot', grid);
  let [from, count] = [at, 0];
  for (const cell of path) {
    left -= cell.x !== from.x && cell.y !== from.y ? 3 : 2;
    if (left < 0) break;
    [from, count] = [cell, count + 1];
  }
  return count;
}

/** Everybody on foot there gets out of the way, or is run down: once in a phase, by whichever animal comes first. */
function* trample(game: TwilightGame, animal: Person, cell: Cell, struck: Set<string>): TwilightPlay {
  const { setup, state } = game;
  for (const person of state.people) {
    if (person.at === null || !sameCell(person.at, cell) || struck.has(person.id)) continue;
    const sheet = sheetOf(setup, person);
    if (sheet.kind === 'animal' || person.rides !== null || person.condition === 'dead' || person.condition === 'gone')
      continue;
    struck.add(person.id);
    if (yield* getsAway(game, person)) continue;
    tell(
      game,
      {
        kind: 'trampled',
        rule: RULE,
        about: person.id,
        outcome: 'bad',
        text: `${sheet.name} is run down.`,
        marks: ['stampede/trampled'],
      },
      [person.id, animal.id],
    );
    const hit = { person: person.id, by: animal.id, with: 'hoof', dice: STAMPEDE.dice, plus: 0, pen: 1 } as const;
    yield* setOff(game, { kind: 'hit', hit: { ...hit, from: null, part: null, how: 'blow' } });
  }
}

/** By his agility; harder for who lies, not at all for who cannot move. */
function* getsAway(game: TwilightGame, person: Person): TwilightPlay<boolean> {
  if (!isConscious(person) || !canAct(person) || person.frozen > 0 || person.at === null) return false;
  const grid = game.setup.levels[person.at.l]?.grid ?? 8;
  const level = levelBy(STAMPEDE.dodge[grid], person.posture === 'prone' ? 1 : 0);
  if (level === 'impossible' || level === 'automatic') return level === 'automatic';
  return isGood(
    yield* tryTask(game, person, { attribute: 'AGL', level }, { rule: RULE, purpose: 'to get out of the way' }),
  );
}
