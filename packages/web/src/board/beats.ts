import type { BurstRecord, GameEvent, HarmRecord, MotionRecord, RollRecord, ShotRecord } from '@hardtop/kernel';
import { durationOf } from './motion.ts';

interface Timed {
  /** The event it shows. */
  readonly n: number;
  /** Milliseconds until the next one begins. */
  readonly ms: number;
}

/** One thing to be seen, in its turn; what is `pushed` goes along before who moves. */
export type Beat = Timed &
  (
    | { readonly kind: 'motion'; readonly motion: MotionRecord; readonly pushed?: readonly MotionRecord[] }
    | { readonly kind: 'shot'; readonly shot: ShotRecord; readonly dice: FallenDice | null }
    | { readonly kind: 'dice'; readonly piece: string; readonly dice: FallenDice }
    | { readonly kind: 'harm'; readonly harm: HarmRecord }
    | { readonly kind: 'circle'; readonly burst: BurstRecord }
  );

/** Dice as they lie on the board, and how it went. */
export interface FallenDice {
  readonly roll: RollRecord;
  readonly outcome: 'good' | 'bad' | 'neutral';
  /** What they had to come to, where that was a number: `7+`, `≤5`. */
  readonly need: string | null;
}

const SHOT_MS: Readonly<Record<ShotRecord['style'], number>> = {
  bullets: 680,
  shell: 640,
  rocket: 760,
  beam: 620,
  flame: 700,
  thrown: 760,
};

const HARM_MS: Readonly<Record<HarmRecord['style'], number>> = {
  hit: 380,
  crash: 420,
  wheel: 440,
  fire: 420,
  blast: 850,
};

/** How long the reach of a burst is seen before what it does. */
const CIRCLE_MS = 360;

/** And where something is seen to go off there. */
const SEEN_MS = 620;

/** A roll that went wrong is looked at longer. */
const DICE_MS = { good: 240, neutral: 200, bad: 420 } as const;

/** Dice that only say how bad it is give way to the points. */
const PASSING_MS = 120;

/** Between two rounds of the same gun at the same man: they are heard as one, and each is seen. */
const VOLLEY_MS = 190;

const isVolley = (a: ShotRecord, b: ShotRecord): boolean =>
  a.by === b.by && a.mount === b.mount && 'piece' in a.at && 'piece' in b.at && a.at.piece === b.at.piece;

/** What there is to see of some events, in their order: the roll first, then what it makes. */
export function beatsOf(events: readonly GameEvent[]): readonly Beat[] {
  const beats: Beat[] = [];
  for (const beat of events.flatMap(eventBeats)) {
    const last = beats.at(-1);
    if (last?.kind === 'shot' && beat.kind === 'shot' && isVolley(last.shot, beat.shot))
      beats[beats.length - 1] = { ...last, ms: Math.min(last.ms, VOLLEY_MS) };
    if (last?.kind === 'motion' && beat.kind === 'motion' && isPushedBy(beat.motion, last.motion))
      beats[beats.length - 1] = { ...last, n: beat.n, pushed: [...(last.pushed ?? []), beat.motion] };
    else beats.push(beat);
  }
  return beats;
}

/** Shoved in the same breath: the two are seen to move at once. */
const isPushedBy = ({ style, piece }: MotionRecord, by: MotionRecord): boolean =>
  style === 'shove' && by.style !== 'shove' && piece !== by.piece;

/** Those that show something of the pieces on the board: who sits inside another is not seen. */
export function seenBeats(beats: readonly Beat[], pieces: ReadonlySet<string>): readonly Beat[] {
  return beats.filter((beat) => {
    if (beat.kind === 'dice') return pieces.has(beat.piece);
    return beat.kind !== 'harm' || pieces.has(beat.harm.piece);
  });
}

function eventBeats(event: GameEvent): Beat[] {
  const { n, motion, shot, harm = [], about, burst } = event;
  const beats: Beat[] = [];
  const dice = diceOf(event);
  if (shot !== undefined) beats.push({ n, kind: 'shot', shot, dice, ms: SHOT_MS[shot.style] });
  else if (dice !== null && about !== undefined)
    beats.push({ n, kind: 'dice', piece: about, dice, ms: harm.length > 0 ? PASSING_MS : DICE_MS[dice.outcome] });
  if (burst !== undefined) beats.push({ n, kind: 'circle', burst, ms: burst.style ? SEEN_MS : CIRCLE_MS });
  // What one blow does to several is seen at once.
  for (const [i, each] of harm.entries())
    beats.push({ n, kind: 'harm', harm: each, ms: i < harm.length - 1 ? 0 : HARM_MS[each.style] });
  if (motion !== undefined) beats.push({ n, kind: 'motion', motion, ms: durationOf(motion) });
  return beats;
}

function diceOf({ roll, outcome = 'neutral', target }: GameEvent): FallenDice | null {
  if (roll === undefined) return null;
  if (target?.kind !== 'need') return { roll, outcome, need: null };
  return { roll, outcome, need: target.atMost === true ? `≤${target.need}` : `${target.need}+` };
}

/** The same beats in less time, for a board that lags behind the game. */
export function hurried(beats: readonly Beat[], share: number): readonly Beat[] {
  return share >= 1 ? beats : beats.map((beat) => ({ ...beat, ms: beat.ms * share }));
}

export function lengthOf(beats: readonly Beat[]): number {
  return beats.reduce((sum, { ms }) => sum + ms, 0);
}
