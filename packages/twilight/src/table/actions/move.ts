import type { Answer, Option, Preview } from '@hardtop/kernel';
import { MAN_MOVEMENT } from '../../catalog/combat-movement.ts';
import type { Cell } from '../../scenarios/world.ts';
import { moveAlong } from '../chapters/movement.ts';
import { cellText, parseCell, STEPS } from '../queries/position.ts';
import { budgetOf, canStep, GAITS, pathTo, reachable } from '../queries/reach.ts';
import { poseAt, spotOf } from '../queries/spots.ts';
import { mapOf } from '../queries/world-map.ts';
import type { TwilightPlay } from '../state/effects.ts';
import type { Gait, Person } from '../state/person.ts';
import type { TwilightGame } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';

const LABELS: Readonly<Record<Gait, string>> = { crawl: 'Crawl', walk: 'Walk', trot: 'Trot', run: 'Run' };

class MoveOption implements Option {
  private readonly game: TwilightGame;
  private readonly person: Person;
  private readonly gait: Gait;
  private readonly cell: Cell;

  constructor(game: TwilightGame, person: Person, gait: Gait, cell: Cell) {
    this.game = game;
    this.person = person;
    this.gait = gait;
    this.cell = cell;
  }

  get id(): string {
    return `move:${this.gait}:${cellText(this.cell)}`;
  }

  get label(): string {
    return `${LABELS[this.gait]} to ${this.cell.x}, ${this.cell.y}`;
  }

  get words(): readonly string[] {
    return [LABELS[this.gait].toLowerCase(), `${this.cell.x},${this.cell.y}`];
  }

  get group(): string {
    return LABELS[this.gait];
  }

  get place(): { x: number; y: number } {
    return spotOf(this.game.setup, this.cell);
  }

  private get text(): string {
    const { person, gait } = this;
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

/** Crawl, walk, trot and run: each square once, by the slowest gait that gets there. */
export const move: ActionKind = {
  id: 'move',
  rule: 'twilight/combat/action-move',

  options(game, person) {
    if (person.at === null || person.holds.length > 0) return [];
    const grid = levelGrid(game, person);
    const budgets = GAITS.map((gait) => budgetOf(game, person, gait, grid));
    const options: Option[] = [...crawling(game, person)];
    for (const { cell, cost } of reachable(game, person, budgets.at(-1) ?? 0)) {
      const gait = GAITS[budgets.findIndex((budget) => cost <= budget)];
      if (gait !== undefined) options.push(new MoveOption(game, person, gait, cell));
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
