import { err, type Problem, type Result, readBy, type Seat } from '@hardtop/kernel';
import type { Viewer } from '../games/audience.ts';
import { actionOf, type Intent, previewOf } from '../games/intents.ts';
import { BROKEN, isPassing, statusOf } from '../games/problems.ts';
import type { Room } from '../games/room.ts';
import type { Rooms } from '../games/rooms.ts';
import { seatsOfKeys } from '../games/seat-keys.ts';
import { Turns } from '../games/turns.ts';
import { type ClientMessage, clientMessage, type ServerMessage } from '../wire/messages.ts';
import { RateLimit } from './rate-limit.ts';
import { CLOSE_TOO_MANY, type Outlet } from './socket.ts';

/** The talk on one socket. Messages are answered in the order in which they came. */
export class Session {
  private readonly game: string;
  private readonly rooms: Rooms;
  private readonly outlet: Outlet;
  private readonly onBug: (error: unknown) => void;
  private readonly turns = new Turns();
  private readonly rate = new RateLimit();
  private table: { readonly room: Room; readonly viewer: Viewer } | null = null;
  private ended = false;

  constructor(game: string, rooms: Rooms, outlet: Outlet, onBug: (error: unknown) => void) {
    this.game = game;
    this.rooms = rooms;
    this.outlet = outlet;
    this.onBug = onBug;
  }

  get hasJoined(): boolean {
    return this.table !== null;
  }

  hear(text: string): void {
    if (this.ended) return;
    if (!this.rate.allows()) {
      this.ended = true;
      this.outlet.close(CLOSE_TOO_MANY, 'Too many messages.');
      return;
    }
    const message = readMessage(text);
    if (!message.ok) {
      this.say({ t: 'refused', ...message.error });
      return;
    }
    this.turns
      .run(() => this.answer(message.value))
      .catch((error: unknown) => {
        this.onBug(error);
        this.refused('ref' in message.value ? message.value.ref : 0, BROKEN);
      });
  }

  end(): void {
    this.ended = true;
    // A join under way is finished first, or its viewer would stay for ever.
    this.turns.run(() => this.table?.room.leave(this.table.viewer)).catch(this.onBug);
  }

  private async answer(message: ClientMessage): Promise<void> {
    const { table } = this;
    if (message.t === 'join') return this.join(message.keys);
    if (message.t === 'corrections' || message.t === 'amend') return this.refused(message.ref, NO_REFEREE);
    if (message.t === 'agree') return this.refused(message.ref, NOT_OUTDATED);
    const refusal = table === null ? JOIN_FIRST : notOwn(table.viewer, message.seat);
    if (table === null || refusal !== null) return this.refused(message.ref, refusal ?? JOIN_FIRST);
    if (message.t !== 'preview') return this.act(table.room, message);
    const preview = await table.room.look((match) => previewOf(match, message));
    if (!preview.ok) return this.refused(message.ref, preview.error);
    if (!preview.value.ok) return this.refused(message.ref, preview.value.error);
    this.say({ t: 'preview', ref: message.ref, preview: preview.value.value });
  }

  private async act(room: Room, intent: Intent): Promise<void> {
    const { ref } = intent;
    const done = await room.act(actionOf(intent), { committed: (rows) => this.say({ t: 'ack', ref, rows }) });
    if (!done.ok) this.refused(ref, done.error);
  }

  private async join(keys: readonly string[]): Promise<void> {
    if (this.table !== null) return this.refused(0, JOINED_ALREADY);
    const room = await this.rooms.enter(this.game);
    if (!room.ok) return this.turnAway(room.error);
    const held = seatsOfKeys(room.value.record.seats, keys);
    if (!held.ok) return this.refused(0, held.error);
    if (this.ended) return;
    const viewer: Viewer = { held: held.value, ...this.outlet };
    this.table = { room: room.value, viewer };
    const joined = await room.value.join(viewer);
    if (!joined.ok) this.turnAway(joined.error);
  }

  /** Closed with the number that HTTP would give. A refusal before the welcome is for good; what passes is not called one. */
  private turnAway(problem: Problem): void {
    if (!isPassing(problem)) this.refused(0, problem);
    this.outlet.close(4000 + statusOf(problem), problem.code);
  }

  private refused(ref: number, problem: Problem): void {
    this.say({ t: 'refused', ref, problem });
  }

  private say(message: ServerMessage): void {
    this.outlet.send(JSON.stringify(message));
  }
}

const JOIN_FIRST: Problem = {
  code: 'join',
  field: 't',
  message: 'The first message joins the table.',
  legal: ['{"t":"join","keys":[]}'],
};

const NO_REFEREE: Problem = { code: 'not-yours', field: 't', message: 'Only the referee may do that.' };

const NOT_OUTDATED: Problem = {
  code: 'over',
  field: 't',
  message: 'The game is played under the rules that are here: there is nothing to agree to.',
};

const JOINED_ALREADY: Problem = { code: 'join', field: 't', message: 'This socket has joined the table already.' };

function notOwn(viewer: Viewer, seat: Seat): Problem | null {
  if (viewer.held.some((held) => held.seat === seat)) return null;
  const legal = viewer.held.map((held) => String(held.seat));
  return { code: 'not-yours', field: 'seat', message: `This socket does not play seat ${seat}.`, legal };
}

function readMessage(text: string): Result<ClientMessage, { readonly ref: number; readonly problem: Problem }> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    const problem = { code: 'json', field: '(message)', message: 'A message is one JSON object, sent as text.' };
    return err({ ref: 0, problem });
  }
  const read = readBy(clientMessage, data);
  return read.ok ? read : err({ ref: refIn(data), problem: explain(read.error[0]) });
}

const KINDS = clientMessage.options.map((option) => option.shape.t.value);

function explain(problem: Problem | undefined): Problem {
  if (problem === undefined || problem.field === 't') {
    return { code: 'message', field: 't', message: 'There is no such message.', legal: KINDS };
  }
  return problem.field === '(file)' ? { ...problem, field: '(message)' } : problem;
}

/** The sender's own number for the message, where it can be made out. */
function refIn(data: unknown): number {
  if (typeof data !== 'object' || data === null || !('ref' in data)) return 0;
  return Number.isSafeInteger(data.ref) && Number(data.ref) >= 0 ? Number(data.ref) : 0;
}
