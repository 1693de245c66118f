import { DEEPEST_JSON, deepField, err, ok, type Params, type Problem, type Result, type Seat } from '@hardtop/kernel';
import { Fields } from './fields.ts';

/** A line from the program. */
export type Message =
  | SeatMessage
  | { readonly type: 'questions' | 'journal' | 'corrections' | 'desk' | 'quit' }
  | { readonly type: 'amend'; readonly correction: string; readonly params: Params | null; readonly reason: string }
  | { readonly type: 'overrule'; readonly seat: Seat | null; readonly reason: string };

/** A seat may be left out by whoever plays only one. */
export type SeatMessage =
  | {
      readonly type: 'choose';
      readonly seat: Seat | null;
      readonly ask: string;
      readonly option: string;
      readonly params: unknown;
    }
  | { readonly type: 'order-text'; readonly seat: Seat | null; readonly text: string }
  | {
      readonly type: 'preview';
      readonly seat: Seat | null;
      readonly ask: string;
      readonly option: string;
      readonly params: unknown;
    }
  | { readonly type: 'order'; readonly seat: Seat | null; readonly order: string; readonly params: Params | null }
  | { readonly type: 'draw'; readonly seat: Seat | null; readonly option: 'offer' | 'accept' | 'decline' }
  | { readonly type: 'answer-undo'; readonly seat: Seat | null; readonly grant: boolean }
  | { readonly type: 'undo' | 'resign' | 'state' | 'advise'; readonly seat: Seat | null };

type MessageType = Message['type'];

/** An echo of the program's own mark, to pair answers with what they answer. */
export type Ref = string | number;

interface Envelope {
  readonly message: Message;
  readonly ref: Ref | null;
}

const READERS: { readonly [T in MessageType]: (fields: Fields) => Message } = {
  choose: (f) => ({
    type: 'choose',
    seat: f.seat(),
    ask: f.text('ask'),
    option: f.text('option'),
    params: f.any('params'),
  }),
  'order-text': (f) => ({ type: 'order-text', seat: f.seat(), text: f.text('text') }),
  preview: (f) => ({
    type: 'preview',
    seat: f.seat(),
    ask: f.text('ask'),
    option: f.text('option'),
    params: f.any('params'),
  }),
  order: (f) => ({ type: 'order', seat: f.seat(), order: f.text('order'), params: f.params('params') }),
  draw: (f) => ({ type: 'draw', seat: f.seat(), option: f.oneOf('option', ['offer', 'accept', 'decline'] as const) }),
  'answer-undo': (f) => ({ type: 'answer-undo', seat: f.seat(), grant: f.flag('grant') }),
  undo: (f) => ({ type: 'undo', seat: f.seat() }),
  resign: (f) => ({ type: 'resign', seat: f.seat() }),
  state: (f) => ({ type: 'state', seat: f.seat() }),
  advise: (f) => ({ type: 'advise', seat: f.seat() }),
  questions: () => ({ type: 'questions' }),
  journal: () => ({ type: 'journal' }),
  corrections: () => ({ type: 'corrections' }),
  amend: (f) => ({
    type: 'amend',
    correction: f.text('correction'),
    params: f.params('params'),
    reason: f.text('reason'),
  }),
  overrule: (f) => ({ type: 'overrule', seat: f.seat(), reason: f.text('reason') }),
  desk: () => ({ type: 'desk' }),
  quit: () => ({ type: 'quit' }),
};

export const MESSAGE_TYPES: readonly string[] = Object.keys(READERS);

/** The problem, with the program's mark if the line could be read that far. */
interface BadLine {
  readonly problem: Problem;
  readonly ref: Ref | null;
}

/** Reads one line. What is wrong is named by its field; nothing is guessed. */
export function parseMessage(line: string): Result<Envelope, BadLine> {
  const data = parseObject(line);
  if (!data.ok) return err({ problem: data.error, ref: null });
  const fields = new Fields(data.value);
  const ref = fields.ref();
  const type = fields.text('type');
  const reader = Object.hasOwn(READERS, type) ? READERS[type as MessageType] : undefined;
  if (reader === undefined) {
    const message = type === '' ? 'type must say what the line is.' : `There is no message "${type}".`;
    return err({ problem: { code: 'bad-line', field: 'type', message, legal: MESSAGE_TYPES }, ref });
  }
  const message = reader(fields);
  const problem = fields.problem();
  return problem === null ? ok({ message, ref }) : err({ problem, ref });
}

function parseObject(line: string): Result<Readonly<Record<string, unknown>>, Problem> {
  const deep = deepField(line, '(line)');
  if (deep !== null) {
    return err({ code: 'bad-line', field: deep, message: `This nests deeper than ${DEEPEST_JSON} levels.` });
  }
  try {
    const data: unknown = JSON.parse(line);
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) return ok(data as Record<string, unknown>);
    return err({ code: 'bad-line', field: '(line)', message: 'A line must be a JSON object.' });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return err({ code: 'bad-line', field: '(line)', message: `Not JSON: ${why}` });
  }
}
