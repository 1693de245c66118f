import type { Answer, Option, Preview } from '@hardtop/kernel';
import { MELEE } from '../../catalog/close-combat.ts';
import { MAN_MOVEMENT } from '../../catalog/combat-movement.ts';
import type { Cell } from '../../scenarios/world.ts';
import { moveAlong } from '../chapters/movement.ts';
import { cellText, parseCell, ringsBetween, STEPS } from '../queries/position.ts';
import { budgetOf, canStep, GAITS, pathTo, reachable } from '../queries/reach.ts';
import { poseAt, spotOf } from '../queries/spots.ts';
import { mapOf } from '../queries/world-map.ts';
import type { TwilightPlay } from '../state/effects.ts';
import type { Gait, Person } from '../state/person.ts';
import { areHostile, sheetOf, sideBit, type TwilightGame } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';

const LABELS: Readonly<Record<Gait, string>> = { crawl: 'Crawl', walk: 'Walk', trot: 'Trot', run: 'Run' };

class MoveOption implements Option {
  private readonly game: TwilightGame;
  private readonly person: Person;
  private readonly gait: Gait;
  private readonly cell: Cell;
  /** A rider runs at enemies whom he would reach at a slower gait. */
  private readonly isCharge: boolean;

  constructor(game: TwilightGame, person: Person, gait: Gait, cell: Cell, isCharge = false) {
    this.game = game;
    this.person = person;
    this.gait = gait;
    this.cell = cell;
    this.isCharge = isCharge;
  }

  get id(): string {
    return `move:${this.gait}:${cellText(this.cell)}`;
  }

  get label(): string {
    return `${this.verb} to ${this.cell.x}, ${this.cell.y}`;
  }

  get words(): readonly string[] {
    return [this.verb.toLowerCase(), `${this.cell.x},${this.cell.y}`];
  }

  get group(): string {
    return this.verb;
  }

  private get verb(): string {
    return this.isCharge ? 'Charge' : LABELS[this.gait];
  }

  get place(): { x: number; y: number } {
    return spotOf(this.game.setup, this.cell);
  }

  private get text(): string {
    const { person, gait } = this;
    if (this.isCharge) return 'Rides at them at a run: each of them may panic.';
    const stands = person.posture === 'prone' && gait !== 'crawl' ? 'Stands up and ' : '';
    return `${stands}${stands === '' ? LABELS[gait] : LABELS[gait].toLowerCase()}s.`;
  }

  preview(): Preview {
    const { game, person, gait, cell } = this;
    const path = wayTo(game, person, gait, cell);
    const poseIn = (at: Cell) => poseAt(game.setup, at, person.facing);
    const ghost = { piece: person.id, pose: poseIn(cell), path: path.map(poseIn) };
    return { text: this.text, ghosts: [ghost], facts: { steps: path.length } };
  }

  /** The square is on the board; the way there is shown once it is marked. */
  briefPreview(): Preview {
    return { text: this.text, brief: true };
  }
}

const levelGrid = ({ setup }: TwilightGame, { at }: Person): 2 | 8 => setup.levels[at?.l ?? 0]?.grid ?? 8;

function wayTo(game: TwilightGame, person: Person, gait: Gait, cell: Cell): readonly Cell[] {
  if (gait === 'crawl') return [cell];
  return pathTo(game, person, cell, budgetOf(game, person, gait, levelGrid(game, person)));
}

/** Four actions of crawling cross a large square (B-12). */
const crawlActions = (grid: 2 | 8): number => grid / MAN_MOVEMENT.crawl.meters;

function crawling(game: TwilightGame, person: Person): readonly Option[] {
  const { at } = person;
  if (at === null || person.posture !== 'prone' || person.rides !== null) return [];
  const map = mapOf(game.setup);
  return STEPS.filter(({ dx, dy }) => canStep(map, game.state, at.l, at.x, at.y, dx, dy)).map(
    ({ dx, dy }) => new MoveOption(game, person, 'crawl', { l: at.l, x: at.x + dx, y: at.y + dy }),
  );
}

const NO_CELLS: readonly Cell[] = [];

/** Where a rider sees enemies on foot: he may charge them, however near they are (C-13). */
function squaresToCharge({ setup, state }: TwilightGame, person: Person): readonly Cell[] {
  if (person.rides === null || sheetOf(setup, person).kind === 'animal') return NO_CELLS;
  const cells: Cell[] = [];
  for (const { at, condition, captive, side, seen, index } of state.people) {
    if (at === null || condition !== 'fit' || captive !== null || setup.people[index]?.kind === 'animal') continue;
    if (areHostile(state, person.side, side) && (seen & sideBit(person.side)) !== 0) cells.push(at);
  }
  return cells;
}

/** Within reach of a blow from there. */
const isCharged = (foes: readonly Cell[], cell: Cell, grid: 2 | 8): boolean =>
  foes.some((foe) => ringsBetween(foe, cell) <= (grid === 2 ? MELEE.reach.short : 0));

/** Crawl, walk, trot and run: each square once, by the slowest gait that gets there. */
export const move: ActionKind = {
  id: 'move',
  rule: 'twilight/combat/action-move',

  options(game, person) {
    if (person.at === null || person.holds.length > 0) return [];
    const grid = levelGrid(game, person);
    const budgets = GAITS.map((gait) => budgetOf(game, person, gait, grid));
    const options: Option[] = [...crawling(game, person)];
    const charged = (budgets.at(-1) ?? 0) > 0 ? squaresToCharge(game, person) : NO_CELLS;
    // Oxen and mules do not run.
    for (const { cell, cost } of reachable(game, person, Math.max(...budgets))) {
      const gait = GAITS[budgets.findIndex((budget) => cost <= budget)];
      if (gait === undefined) continue;
      options.push(new MoveOption(game, person, gait, cell));
      if (gait !== 'run' && charged.length > 0 && isCharged(charged, cell, grid))
        options.push(new MoveOption(game, person, 'run', cell, true));
    }
    return options;
  },

  *perform(game, person, answer): TwilightPlay {
    const { gait, cell } = readMove(answer);
    if (gait === 'crawl' && !crawlOn(game, person, cell)) {
      person.gait = 'crawl';
      person.moved += MAN_MOVEMENT.crawl.meters;
      return;
    }
    yield* moveAlong(game, person, wayTo(game, person, gait, cell), gait);
  },

  repeats: () => true,
};

/** Counts the actions of a crawl; true: the square is reached. */
function crawlOn(game: TwilightGame, person: Person, cell: Cell): boolean {
  const on = cellText(cell);
  if (person.task?.kind !== 'crawl' || person.task.on !== on)
    person.task = { kind: 'crawl', on, item: null, left: crawlActions(levelGrid(game, person)), note: 0 };
  person.task.left--;
  if (person.task.left > 0) return false;
  person.task = null;
  return true;
}

export function readMove({ option }: Pick<Answer, 'option'>): { readonly gait: Gait; readonly cell: Cell } {
  const [, gait = 'walk', cell = ''] = option.split(':');
  return { gait: gait === 'crawl' || gait === 'trot' || gait === 'run' ? gait : 'walk', cell: parseCell(cell) };
}
