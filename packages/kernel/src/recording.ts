import type { Checkpoint } from './checkpoint.ts';
import { type Decision, type Option, type Params, startingParams } from './decision.ts';
import { canonicalJson, hashOf } from './digest.ts';
import { Camera, type Film } from './film.ts';
import type { Journal } from './journal.ts';
import { Match } from './match.ts';
import { err, ok, type Result } from './result.ts';
import type { Ruleset } from './ruleset.ts';

/** A game kept to see that the rules still mean what they meant: the dice that fell, and a mark for all that was seen after each row. */
export interface Recording {
  readonly title: string;
  readonly journal: Journal;
  /** At the beginning and after each row. */
  readonly marks: readonly string[];
}

const PARTS = ['events', 'questions', 'views', 'outcome'] as const;
const MARK_LENGTH = 8;
/** Lists of a view, what stands in them, and its parts. */
const DRAWN_DEPTH = 3;

/** The first row after which something else is seen than was recorded; row 0 is the beginning. */
export interface Departure {
  readonly row: number;
  readonly message: string;
}

/** A played game as a recording: its seed is gone, its dice stand in the journal. */
export function recordingOf<Setup, State, View>(
  title: string,
  match: Match<Setup, State, View>,
): { readonly recording: Recording; readonly film: Film } {
  const { seed: _, ...rest } = match.journal();
  const journal: Journal = { ...rest, dice: { script: [...match.dice], after: 'stop' } };
  const marks: string[] = [];
  const marker = new Marker<Setup, State, View>(hashOf);
  const camera = new Camera(match.seats);
  const again = Match.restore(match.ruleset, journal, {
    watch: (playing) => {
      marks.push(marker.markOf(playing));
      camera.shoot(playing);
    },
  });
  if (!again.ok) throw new Error(`${title} does not replay: ${again.error[0]?.message}`);
  return { recording: { title, journal, marks }, film: camera.film(again.value) };
}

/** A rest point of a recorded game, kept for later versions of the rules to go on from. */
export interface RecordedRest {
  readonly title: string;
  readonly checkpoint: Checkpoint;
}

/** The journal of a recording whose dice go on after those that fell. */
export function openEnded({ title, journal }: Recording): Journal {
  return { ...journal, seed: `rests/${title}`, dice: { script: journal.dice.script, after: 'seed' } };
}

/** Rest points of a recorded game, evenly spread; the last is where it was put away. None of a game that is over. */
export function restsOf<Setup, State, View>(
  ruleset: Ruleset<Setup, State, View>,
  recording: Recording,
  most: number,
): readonly RecordedRest[] {
  const { title } = recording;
  const found: Checkpoint[] = [];
  const again = Match.restore(ruleset, openEnded(recording), {
    keep: true,
    watch: ({ checkpoint, outcome }) => {
      if (checkpoint !== null && outcome === null && checkpoint !== found.at(-1)) found.push(checkpoint);
    },
  });
  if (!again.ok) throw new Error(`${title} does not replay: ${again.error[0]?.message}`);
  const step = Math.max(1, Math.ceil(found.length / most));
  return found.filter((_, i) => (found.length - 1 - i) % step === 0).map((checkpoint) => ({ title, checkpoint }));
}

/** Replays a recording and compares; the departure is told where it begins. `hash` may be a faster one that gives the same. */
export function checkRecording<Setup, State, View>(
  ruleset: Ruleset<Setup, State, View>,
  { journal, marks }: Recording,
  hash = hashOf,
): Result<null, Departure> {
  let row = 0;
  let departure: Departure | null = null;
  const marker = new Marker<Setup, State, View>(hash);
  const restored = Match.restore(ruleset, journal, {
    watch: (playing) => {
      departure ??= departureAt(row, marks[row] ?? '', marker.markOf(playing));
      row++;
    },
  });
  if (departure !== null) return err(departure);
  if (!restored.ok) return err({ row, message: `Refused: ${restored.error[0]?.message}` });
  return row === marks.length ? ok(null) : err({ row, message: `${marks.length} marks for ${row} rows.` });
}

function departureAt(row: number, then: string, now: string): Departure | null {
  if (then === now) return null;
  const parts = PARTS.filter((_, i) => then.split('.')[i] !== now.split('.')[i]);
  return { row, message: `Other ${parts.join(', ')} than were recorded.` };
}

/** Marks what is seen of a game as it goes on: events since the last mark, every question, every view, the outcome. */
class Marker<Setup, State, View> {
  private events = 0;
  private readonly texts = new WeakMap<object, string>();
  private readonly hash: typeof hashOf;

  constructor(hash: typeof hashOf) {
    this.hash = hash;
  }

  markOf(match: Match<Setup, State, View>): string {
    const events = match.events.slice(this.events);
    this.events = match.events.length;
    const viewers = [null, ...match.seats.map(({ seat }) => seat)];
    const questions = [...match.decisions()].sort((a, b) => a.seat - b.seat).map(wholeQuestion);
    const views = viewers.map((viewer) => this.drawnText(match.view(viewer), DRAWN_DEPTH));
    const seen = {
      events: canonicalJson(events),
      questions: canonicalJson(questions),
      views: `[${views.join(',')}]`,
      outcome: canonicalJson(match.outcome),
    };
    return PARTS.map((part) => this.hash(seen[part]).slice(0, MARK_LENGTH)).join('.');
  }

  /** The canonical text. Most of a view was drawn for an earlier row or another viewer, and nobody changes it any more. */
  private drawnText(value: unknown, depth: number): string {
    if (typeof value !== 'object' || value === null || depth === 0) return canonicalJson(value);
    const known = this.texts.get(value);
    if (known !== undefined) return known;
    const text = Array.isArray(value) ? this.listText(value, depth) : this.branchText(value, depth);
    this.texts.set(value, text);
    return text;
  }

  private listText(items: readonly unknown[], depth: number): string {
    let text = '';
    for (const item of items) text += `${text === '' ? '' : ','}${this.drawnText(item ?? null, depth - 1)}`;
    return `[${text}]`;
  }

  private branchText(branch: object, depth: number): string {
    let text = '';
    for (const [key, item] of Object.entries(branch).sort(([a], [b]) => (a < b ? -1 : 1)))
      if (item !== undefined) text += `${text === '' ? '' : ','}"${key}":${this.drawnText(item, depth - 1)}`;
    return `{${text}}`;
  }
}

/** A question with every preview that its options can be seen by, at the starting values and at the ends. */
function wholeQuestion(decision: Decision): unknown {
  const { seat, topic, rule, prompt, about, suggested } = decision;
  return { seat, topic, rule, prompt, about, suggested, options: decision.options().map(wholeOption) };
}

function wholeOption(option: Option): unknown {
  const { id, label, words, group, at, params = [] } = option;
  const ends = params.length === 0 ? [] : [endOf(option, 'min'), endOf(option, 'max')];
  const previews = [startingParams(option), ...ends].map((values) => option.preview(values));
  return { id, label, words, group, at, params, previews };
}

function endOf({ params = [] }: Option, end: 'min' | 'max'): Params {
  const value = ({ min, max, step }: (typeof params)[number]) =>
    end === 'min' ? min : min + Math.floor((max - min) / step) * step;
  return Object.fromEntries(params.map((param) => [param.name, value(param)]));
}
