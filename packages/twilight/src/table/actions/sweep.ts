import type { Option, Param, Params, Preview } from '@hardtop/kernel';
import { RANGE_BANDS } from '../../catalog/range-bands.ts';
import { sweep as fires } from '../chapters/fire.ts';
import { straysOf } from '../figures/bursts.ts';
import { armOf, armsAtHand } from '../queries/arms.ts';
import { gridOf } from '../queries/bearing.ts';
import { type Arm, type Stand, standOf } from '../queries/fire.ts';
import { spotOf } from '../queries/spots.ts';
import { sweepDice, sweptSquare } from '../queries/sweeps.ts';
import type { Person } from '../state/person.ts';
import { areHostile, sideBit, type Table } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';

const ID = 'sweep';
const DIRECTIONS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;
const MOST_SQUARES = 40;

const stand = (table: Table, person: Person, arm: Arm): Stand | null =>
  arm.loaded === 0 || arm.round === 'buckshot' ? null : standOf(table, person, arm, 'burst', { gait: null });

/** Whether there is anybody to keep under fire: his side has met an enemy. */
const hasMet = ({ state }: Table, { side }: Person): boolean =>
  state.people.some((other) => (other.met & sideBit(side)) !== 0 && areHostile(state, side, other.side));

/** Squares that are surely in range, diagonal ones too. */
const farthest = ({ setup }: Table, { held, from }: Stand): number =>
  Math.min(MOST_SQUARES, Math.floor((held.range * RANGE_BANDS.extreme.limit) / (gridOf(setup, from.l) * 1.5)));

const squareOf = (table: Table, { from }: Stand, { direction = 0, squares = 1 }: Params) =>
  sweptSquare(table, from, direction, squares);

/** As many as the strength holds without loss. */
const steady = ({ recoil, strength, most }: Stand): number =>
  recoil === 0 ? most : Math.max(1, Math.min(most, Math.floor(strength / recoil)));

class SweepOption implements Option {
  readonly id: string;
  readonly group = 'Fire at squares';
  private readonly table: Table;
  private readonly stand: Stand;

  constructor(table: Table, one: Stand) {
    this.table = table;
    this.stand = one;
    this.id = `${ID}:${one.item.id}`;
  }

  get label(): string {
    return `Sweep the ground with the ${armOf(this.stand.item).name}`;
  }

  get words(): readonly string[] {
    return [ID, armOf(this.stand.item).name.toLowerCase()];
  }

  get params(): readonly Param[] {
    const { firer, most } = this.stand;
    const far = farthest(this.table, this.stand);
    return [
      { name: 'direction', label: 'Direction', min: 0, max: 7, step: 1, start: firer.facing, names: DIRECTIONS },
      { name: 'squares', label: 'Squares', min: 1, max: far, step: 1, start: Math.min(far, 10) },
      { name: 'shots', label: 'Bursts', min: 1, max: most, step: 1, start: steady(this.stand) },
    ];
  }

  preview(params: Params): Preview {
    const { table, stand: one } = this;
    const at = squareOf(table, one, params);
    if (at === null) return { text: 'Nothing but a wall that way: nobody fires there.' };
    const times = params.shots ?? 1;
    const burst = sweepDice(table, one, at, times);
    return {
      text: `${straysOf(burst.dice * times, 0)} dice of ${burst.dice * times} go to whoever is in the lane and stay there for whoever comes, until his next slot; ${times * one.rounds} rounds.`,
      lines: [{ from: spotOf(table.setup, one.from), to: spotOf(table.setup, at) }],
      modifiers: burst.modifiers,
    };
  }
}

/** Bursts where nobody is seen, to keep people out of a doorway or under cover (L2420). */
export const sweep: ActionKind = {
  id: ID,
  rule: 'twilight/combat/danger-zone',
  options(game, person) {
    if (person.ducked || !hasMet(game, person)) return [];
    const options: Option[] = [];
    for (const arm of armsAtHand(game, person)) {
      const one = stand(game, person, arm);
      if (one !== null && farthest(game, one) >= 1) options.push(new SweepOption(game, one));
    }
    return options;
  },
  *perform(game, person, { option, params }) {
    const arm = armsAtHand(game, person).find(({ id }) => `${ID}:${id}` === option);
    const one = arm === undefined ? null : stand(game, person, arm);
    if (one === null) throw new Error(`nothing to sweep with: ${option}`);
    const at = squareOf(game, one, params);
    const times = Math.min(one.most, params.shots ?? 1);
    if (at !== null) yield* fires(game, one, at, times);
  },
  repeats: () => true,
};
