import type { Advice, GameEvent, Preview, Question, QuestionOption } from '@hardtop/kernel';
import type { GameCard, ServerMessage, Snapshot } from '@hardtop/server/wire';
import type { Wire } from '../net/socket.ts';

// A table without a server: what tests hand to the store and to the components.

export function anOption(id: string, parts: Partial<QuestionOption> = {}): QuestionOption {
  return { id, label: id, words: [id], params: [], preview: { text: `${id} happens.` }, ...parts };
}

export function withChance(chance: number, facts: Readonly<Record<string, number>> = {}): Preview {
  return { text: 'A chance.', chances: [{ label: 'keeps control', chance }], facts };
}

const BEND: QuestionOption = anOption('bend', {
  label: 'Bend left',
  params: [{ name: 'angle', label: 'Angle', min: 15, max: 90, step: 15, unit: '°', start: 15 }],
  preview: withChance(0.83),
});

export function aQuestion(parts: Partial<Question> = {}): Question {
  return {
    id: '7',
    seat: 0,
    topic: 'maneuver',
    rule: 'demo/IV.4/maneuver',
    prompt: 'How does it move?',
    options: [anOption('straight', { label: 'Straight on' }), BEND, anOption('drift', { label: 'Drift right' })],
    suggested: { option: 'straight', params: {} },
    ...parts,
  };
}

export const CARD: GameCard = {
  id: 'g1',
  ruleset: 'demo',
  title: 'Yard',
  dice: 'seed',
  fairness: { kind: 'promised', commitment: 'c0ffee', shares: false },
  referee: false,
  seats: [
    { seat: 0, name: 'Ana', plays: 'Stinger', kind: 'human' },
    { seat: 1, name: 'Bert', plays: 'Kart', kind: 'human' },
  ],
};

export function aSnapshot(parts: Partial<Snapshot> = {}): Snapshot {
  return {
    rows: 3,
    board: {
      bounds: { minX: 0, minY: 0, maxX: 10, maxY: 10 },
      unit: { plural: 'inches', mark: '″', scale: { per: 15, unit: 'ft' } },
      areas: [],
      pieces: [],
      clock: { turn: 2, phase: 4, phases: 10, label: 'Movement', tracks: [] },
      sheets: [],
    },
    questions: [aQuestion()],
    waiting: [{ seat: 0, topic: 'maneuver' }],
    outcome: null,
    report: null,
    undo: [{ seat: 0, how: 'free' }],
    undoRequest: null,
    drawOffers: [],
    orders: [],
    ordered: [],
    ...parts,
  };
}

export function anEvent(n: number, parts: Partial<GameEvent> = {}): GameEvent {
  return { n, kind: 'move', rule: 'demo/IV.4/maneuver', text: `Event ${n}.`, ...parts };
}

export function aWelcome(parts: Partial<Extract<ServerMessage, { t: 'welcome' }>> = {}): ServerMessage {
  return {
    t: 'welcome',
    card: CARD,
    seats: [0],
    referee: false,
    outdated: null,
    snapshot: aSnapshot(),
    events: [],
    sayings: [],
    ...parts,
  };
}

/** Advice on a question. */
export function anAdvice(ask: string, option: string, parts: Partial<Advice> = {}): ServerMessage {
  return {
    t: 'advice',
    ref: 0,
    ask,
    advice: { answer: { option, params: {} }, why: 'It is safe.', warnings: [], ...parts },
  };
}

/** A socket whose other end is the test. */
export class FakeWire implements Wire {
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  onerror: Wire['onerror'] = null;
  readonly sent: unknown[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(code = 1006): void {
    this.onclose?.({ code });
  }
}
