import type { Hint } from '@hardtop/board';
import type { GameEvent, Question } from '@hardtop/kernel';

/** A hint at a question; of those that are counted, the how-manieth of how many. */
export interface Moment extends Hint {
  readonly step?: { readonly at: number; readonly of: number };
}

/** What every first duel comes to, where its scenario has no hints of its own. What has just happened comes before what is asked. */
const USUAL: readonly Hint[] = [
  {
    id: 'control-lost',
    events: ['control', 'crash', 'skid', 'fishtail'],
    outcome: 'bad',
    text: 'Control was lost. Unfold the roll in the log: what was needed, why, and what came of it.',
  },
  {
    id: 'speed',
    isStep: true,
    topics: ['speed', 'speeds'],
    text: 'Speed says how far you go this turn, and when: see the track above. Fast is hard to hit, and hard to steer. The marked answer is a good driver’s.',
  },
  {
    id: 'maneuver',
    isStep: true,
    topics: ['maneuver', 'move'],
    text: 'A turn can cost you control; each answer says how likely it holds. Press to look, again to go.',
  },
  {
    id: 'fire',
    isStep: true,
    topics: ['fire', 'shot'],
    // To fire may also be to drop something, or to put out a fire.
    wants: 'hit',
    text: 'There is something to shoot at. Press a shot, and its chips say why the chance is what it is. What fires now is spent for this turn.',
  },
  {
    id: 'dice',
    topics: ['dice'],
    text: 'You roll for real here. Nobody checks; that is between you and the dice.',
  },
];

/** The scenario's own, or what is usually explained. */
export const hintsOf = (own: readonly Hint[] | undefined): readonly Hint[] => own ?? USUAL;

/** How many of the latest events still count as "just happened". */
const RECENT = 12;

function fits({ topics, wants, events, outcome }: Hint, question: Question, recent: readonly GameEvent[]): boolean {
  if (topics !== undefined && !topics.includes(question.topic)) return false;
  if (wants !== undefined && !hasFigure(question, wants)) return false;
  if (events === undefined) return true;
  return recent.some(
    (event) => (outcome === undefined || event.outcome === outcome) && events.some((word) => event.kind.includes(word)),
  );
}

function hasFigure({ options }: Question, name: string): boolean {
  return options.some(({ preview }) => preview?.facts?.[name] !== undefined);
}

/** What is told at a question, unless it has been read. */
export function momentAt(
  question: Question,
  events: readonly GameEvent[],
  read: readonly string[],
  hints: readonly Hint[],
): Moment | null {
  const recent = events.slice(-RECENT);
  const hint = hints.find((each) => !read.includes(each.id) && fits(each, question, recent)) ?? null;
  if (hint?.isStep !== true) return hint;
  // They may come in another order: a shot before the first bend.
  const steps = hints.filter(({ isStep }) => isStep === true);
  const explained = steps.filter(({ id }) => read.includes(id)).length;
  return { ...hint, step: { at: explained + 1, of: steps.length } };
}
