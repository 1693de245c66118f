import {
  type Decision,
  type DecisionId,
  type Option,
  type Param,
  type Params,
  type Preview,
  type Seat,
  startingParams,
} from './decision.ts';
import { jsonBound } from './json-bound.ts';
import { lastingJson } from './kept-json.ts';
import type { RuleId } from './rule.ts';

export interface QuestionOption {
  readonly id: string;
  readonly label: string;
  readonly words: readonly string[];
  readonly group?: string;
  readonly at?: { readonly piece: string; readonly spot?: string };
  readonly place?: { readonly x: number; readonly y: number };
  readonly params: readonly Param[];
  /** The preview at the parameters' starting values; absent where the question's previews would be too long: ask for it. */
  readonly preview?: Preview;
}

/** An open decision as plain JSON, for the wire and for programs that play. */
export interface Question {
  readonly id: DecisionId;
  readonly seat: Seat;
  readonly topic: string;
  readonly rule: RuleId;
  readonly prompt: string;
  readonly about?: string;
  readonly options: readonly QuestionOption[];
  /** How many more options there are, where they are too many to come unasked: see `moreOptions`. */
  readonly more?: number;
  readonly suggested?: { readonly option: string; readonly params: Params };
}

/** How long the previews of one question may be in all, as JSON: whoever wants more asks for it. */
export const PREVIEW_BYTES = 16 * 1024;

/** How many options of one question come unasked to whoever looks on over a wire. */
export const OPTIONS_AT_ONCE = 200;

/** `isBare`: without previews, which are dearer than all the rest. */
export function makeQuestion(decision: Decision, most = Number.POSITIVE_INFINITY, isBare = false): Question {
  const { id, seat, topic, rule, prompt, about, suggested } = decision;
  const all = decision.options();
  const options = all.length > most ? inTurn(decision, all, most).slice(0, most) : all;
  const previews = isBare ? NONE : startingPreviews(options, suggested?.option, most !== Number.POSITIVE_INFINITY);
  const made = options.map((option) => makeOption(option, previews.get(option)));
  // Field by field, which is far cheaper than to spread what may be absent.
  const question: Writable<Question> = { id, seat, topic, rule, prompt, options: made };
  if (options.length < all.length) question.more = all.length - options.length;
  if (about !== undefined) question.about = about;
  if (suggested !== undefined) question.suggested = suggested;
  return question;
}

type Writable<T> = { -readonly [Field in keyof T]: T[Field] };

const NONE: ReadonlyMap<Option, Preview> = new Map();

/** The options of a question after the first ones, without previews; none where there are no more. */
export function moreOptions(decision: Decision, from: number): readonly QuestionOption[] {
  const options = inTurn(decision, decision.options(), OPTIONS_AT_ONCE);
  return options.slice(from, from + OPTIONS_AT_ONCE).map((option) => makeOption(option, undefined));
}

/** As they are offered; where not all come at once, the suggested one leads. */
function inTurn({ suggested }: Decision, options: readonly Option[], most: number): readonly Option[] {
  const lead = options.length > most ? options.find(({ id }) => id === suggested?.option) : undefined;
  return lead === undefined ? options : [lead, ...options.filter((option) => option !== lead)];
}

/**
 * The suggested option's first, then in order while there is room; what comes after that is not worked out at all. Over a wire options
 * that have a brief preview bring that one, but for the first.
 */
function startingPreviews(
  options: readonly Option[],
  suggested: string | undefined,
  brief: boolean,
): ReadonlyMap<Option, Preview> {
  const previews = new Map<Option, Preview>();
  const lead = options.find(({ id }) => id === suggested) ?? options[0];
  const room = new PreviewRoom();
  if (lead !== undefined && !addPreview(previews, lead, room, false)) return previews;
  for (const option of options) if (option !== lead && !addPreview(previews, option, room, brief)) break;
  return previews;
}

function addPreview(previews: Map<Option, Preview>, option: Option, room: PreviewRoom, brief: boolean): boolean {
  const params = startingParams(option);
  const preview = (brief ? option.briefPreview?.(params) : undefined) ?? option.preview(params);
  if (!room.takes(preview)) return false;
  previews.set(option, preview);
  return true;
}

/** What is left of the bytes that previews may take. Most questions are far from it: they need not be written to be measured. */
class PreviewRoom {
  private readonly unread: Preview[] = [];
  private atMost = 0;
  private bytes = 0;

  takes(preview: Preview): boolean {
    this.unread.push(preview);
    this.atMost += jsonBound(preview);
    if (this.bytes + this.atMost <= PREVIEW_BYTES) return true;
    for (const one of this.unread.splice(0)) this.bytes += bytesOf(JSON.stringify(one));
    this.atMost = 0;
    return this.bytes <= PREVIEW_BYTES;
  }
}

/** At most: three bytes for whatever is not plain ASCII. */
function bytesOf(text: string): number {
  let bytes = text.length;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7f) bytes += 2;
  return bytes;
}

function makeOption(option: Option, preview: Preview | undefined): QuestionOption {
  const { id, label, words, group, at, place, params } = option;
  const made: Writable<QuestionOption> = { id, label, words, params: params ?? NOTHING_TO_SET };
  if (preview !== undefined) made.preview = preview;
  if (group !== undefined) made.group = group;
  if (at !== undefined) made.at = at;
  if (place !== undefined) made.place = place;
  return made;
}

const NOTHING_TO_SET: readonly Param[] = lastingJson([]);
