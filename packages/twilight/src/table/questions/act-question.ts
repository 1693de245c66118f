import { type Answer, type Ask, answerOf, type Option, type Seat } from '@hardtop/kernel';
import { lookingOnce } from '../actions/fire.ts';
import { ACTIONS } from '../actions/list.ts';
import { readMove } from '../actions/move.ts';
import { initiativeOf } from '../queries/initiative.ts';
import { isHeldFast } from '../queries/melee.ts';
import { cellOf } from '../queries/position.ts';
import type { Gait, Person } from '../state/person.ts';
import { areHostile, type TwilightGame } from '../state/state.ts';

/** What somebody does in his slot: everything of every kind that is legal. */
export class ActQuestion implements Ask {
  readonly seat: Seat;
  readonly topic = 'act';
  readonly about: string;
  private readonly game: TwilightGame;
  private readonly person: Person;
  private readonly gait: Gait | null;
  private made: readonly Option[] | null = null;

  constructor(game: TwilightGame, person: Person, gait: Gait | null) {
    this.seat = person.seat;
    this.about = person.id;
    this.game = game;
    this.person = person;
    this.gait = gait;
  }

  get rule(): 'twilight/combat/actions' {
    return 'twilight/combat/actions';
  }

  get prompt(): string {
    const { game, person, gait } = this;
    const { name } = person;
    const { turn, phase } = game.state;
    if (gait !== null) return `${name} has moved at a ${gait}: anything with it?`;
    return `${name} acts in phase ${phase} of turn ${turn} (initiative ${initiativeOf(game.setup, person)}).`;
  }

  options(): readonly Option[] {
    this.made ??= lookingOnce(this.game, this.person, () => this.make());
    return this.made;
  }

  private make(): readonly Option[] {
    const { game, person, gait } = this;
    const options: Option[] = [];
    const isFast = isHeldFast(game, person);
    for (const kind of ACTIONS) {
      if (isFast && kind.whilePinned !== true) continue;
      if (gait !== null && kind.after?.includes(gait) !== true) continue;
      const some = kind.options(game, person, gait);
      for (let i = 0; i < some.length; i++) {
        const option = some[i];
        if (option !== undefined) options.push(option);
      }
    }
    return options;
  }

  /** Fire, reload, or come closer. */
  get suggested(): Answer {
    const options = this.options();
    const first = SUGGESTED.map((kind) => options.find(({ id }) => id.startsWith(kind))).find(
      (one) => one !== undefined,
    );
    if (first !== undefined) return { option: first.id, params: paramsOf(first) };
    const nearer = this.gait === null ? this.towardEnemies(options) : undefined;
    return answerOf(nearer?.id ?? options.at(-1)?.id ?? 'wait');
  }

  /** The move that ends nearest to an enemy whose place is known. */
  private towardEnemies(options: readonly Option[]): Option | undefined {
    const { state } = this.game;
    const goals = state.people.flatMap((other) => {
      if (!areHostile(state, this.person.side, other.side) || other.condition !== 'fit' || other.captive !== null)
        return [];
      return cellOf(state, other) ?? [];
    });
    if (goals.length === 0) return undefined;
    let [best, least] = [undefined as Option | undefined, Number.POSITIVE_INFINITY];
    for (const option of options) {
      if (!option.id.startsWith('move:') || option.id.startsWith('move:crawl')) continue;
      const { cell } = readMove({ option: option.id });
      for (const goal of goals) {
        const far =
          goal.l === cell.l ? Math.max(Math.abs(goal.x - cell.x), Math.abs(goal.y - cell.y)) : Number.POSITIVE_INFINITY;
        if (far < least) [best, least] = [option, far];
      }
    }
    return best;
  }
}

/** What anybody would do, in this order. */
const SUGGESTED = ['work:on', 'heavy:', 'indirect:', 'fire:', 'load', 'lay:', 'reload'] as const;

function paramsOf({ params = [] }: Option): Answer['params'] {
  return Object.fromEntries(params.map(({ name, start, min }) => [name, start ?? min]));
}
