import { type Ask, answerOf, type Facts, type Option, type Preview } from '@hardtop/kernel';
import { SQUARE } from '../../catalog/units.ts';
import { type Actor, canSprint, restFor, sprintingSpeed, squaresFrom, walkingSpeed } from '../queries/on-foot.ts';
import { personName } from '../queries/people.ts';
import { type Reached, reachOf, type Square, stepTo } from '../queries/reach.ts';
import type { World } from '../state/state.ts';

const RULE = 'deluxe/VI.1/movement';
const STAY = 'stay';

/** Where somebody on foot goes in what is left of the turn: a square on the board, near or as far as a sprint takes him. */
export function walkQuestion(world: World, actor: Actor): Ask {
  const { person } = actor;
  return {
    seat: person.seat,
    topic: 'walk',
    rule: RULE,
    prompt: `Where does ${personName(world.setup, person)} go?`,
    about: person.id,
    options: () => [STAY_OPTION, ...placesFor(world, actor)],
    suggested: answerOf(STAY),
  };
}

/** Squares left at his pace, and at a sprint. */
function squaresOf(
  { setup, state }: World,
  { person, acts }: Actor,
): { readonly usual: number; readonly most: number } {
  const usual = squaresFrom(person, walkingSpeed(setup, person.id), state.phase);
  // Whoever has begun a turn at his pace does not break into a sprint.
  const sprints = state.at === 'speeds' ? canSprint(person, acts) : acts.sprints;
  return { usual, most: sprints ? squaresFrom(person, sprintingSpeed(setup, person.id), state.phase) : usual };
}

function placesFor(world: World, actor: Actor): readonly Option[] {
  const { usual, most } = squaresOf(world, actor);
  return reachOf(world, actor, most).map((reached) => new PlaceOption(actor, reached, reached.steps > usual));
}

const STAY_OPTION: Option = {
  id: STAY,
  label: 'Stay',
  words: ['stay'],
  preview: () => ({ text: 'Stands where he is, and gets his breath back if he does nothing else.' }),
  facts: () => ({ steps: 0 }),
};

/** What an option says: a square to go to, counted from where he stands, and whether at a sprint; null stays. */
export function walkOf(option: string): (Square & { readonly sprints: boolean }) | null {
  const found = /^(go|sprint):(-?\d+),(-?\d+)$/.exec(option);
  if (found === null) return null;
  return { sprints: found[1] === 'sprint', east: Number(found[2]), north: Number(found[3]) };
}

/** A square to go to. A class with getters: most of its texts are never read. */
class PlaceOption implements Option {
  readonly id: string;
  private readonly actor: Actor;
  private readonly reached: Reached;
  private readonly sprints: boolean;

  constructor(actor: Actor, reached: Reached, sprints: boolean) {
    this.id = `${sprints ? 'sprint' : 'go'}:${reached.east},${reached.north}`;
    this.actor = actor;
    this.reached = reached;
    this.sprints = sprints;
  }

  get label(): string {
    const { east, north } = this.reached;
    return `${this.sprints ? 'Sprint' : 'Go'} ${compass(east, north)}`;
  }

  get words(): readonly string[] {
    return this.label.toLowerCase().replaceAll(',', '').split(' ');
  }

  preview(): Preview {
    const { person, pose, acts } = this.actor;
    const { steps } = this.reached;
    const ghosts = [{ piece: person.id, pose: stepTo(pose, this.reached) }];
    const way = `${steps} step${steps === 1 ? '' : 's'}, ${steps * SQUARE} inches`;
    if (!this.sprints) return { text: `${way}; he may fire first, and then goes no further.`, ghosts };
    const rest = restFor({ sprinted: (acts.breath?.sprinted ?? 0) + 1 });
    return {
      text: `${way} at a sprint: no fire this turn, and ${rest} turn${rest === 1 ? '' : 's'} of rest to come.`,
      ghosts,
    };
  }

  facts(): Facts {
    const { east, north, steps } = this.reached;
    return { east, north, steps, sprints: this.sprints ? 1 : 0 };
  }
}

/** `3 east, 2 north`. */
function compass(east: number, north: number): string {
  const ways: string[] = [];
  if (east !== 0) ways.push(`${Math.abs(east)} ${east > 0 ? 'east' : 'west'}`);
  if (north !== 0) ways.push(`${Math.abs(north)} ${north > 0 ? 'north' : 'south'}`);
  return ways.join(', ');
}
