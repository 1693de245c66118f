import { actionOf, type Intent, optionsOf, previewOf, sightOf, type TalkMessage } from '@hardtop/host';
import { type ClientMessage, clientMessage, type ServerMessage } from '@hardtop/host/wire';
import { err, ok, type Problem, planPartsOf, type Result, readBy, type Seat } from '@hardtop/kernel';
import { RateLimit } from '../clients/rate-limit.ts';
import type { Listener } from '../games/audience.ts';
import { BROKEN, isPassing, statusOf } from '../games/problems.ts';
import type { Rooms } from '../games/rooms.ts';
import type { TableRoom } from '../games/table-room.ts';
import { Turns } from '../games/turns.ts';
import { holderOf, isShut, SHUT } from '../keys/seat-keys.ts';
import type { PeerLine } from '../nodes/forward-socket.ts';
import { CLOSE_TOO_MANY, type Outlet } from './outlet.ts';
import { quickChoice } from './quick-choice.ts';

/** What is worked out only to be looked at has a smaller share of the server than what is done. */
const PREVIEWS_AT_ONCE = 60;
const PREVIEWS_A_SECOND = 20;

/** How often somebody is taken on to where a game has just gone. */
const FOLLOWED = 2;

/** Opens a line to the node that has a game; null where that is this one, or none. */
export type OpenLine = (game: string) => Promise<PeerLine | null>;

interface Table {
  readonly room: TableRoom;
  readonly listener: Listener;
}

/** The talk on one socket. Messages are answered in the order in which they came. */
export class Session {
  private readonly game: string;
  private readonly rooms: Rooms;
  private readonly outlet: Outlet;
  private readonly client: string;
  private readonly onBug: (error: unknown) => void;
  private readonly turns = new Turns();
  private readonly rate = new RateLimit();
  private readonly previews = new RateLimit(PREVIEWS_AT_ONCE, PREVIEWS_A_SECOND);
  private readonly openLine: OpenLine | null;
  private table: Table | null = null;
  /** To the table, where another node has it. */
  private line: PeerLine | null = null;
  private ended = false;

  constructor(
    game: string,
    client: string,
    rooms: Rooms,
    outlet: Outlet,
    onBug: (error: unknown) => void,
    openLine: OpenLine | null = null,
  ) {
    this.game = game;
    this.client = client;
    this.rooms = rooms;
    this.outlet = outlet;
    this.onBug = onBug;
    this.openLine = openLine;
  }

  get hasJoined(): boolean {
    return this.table !== null || this.line !== null;
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
      .run(() => (this.line === null ? this.answer(message.value, text) : this.line.send(text)))
      .catch((error: unknown) => {
        this.onBug(error);
        this.refused('ref' in message.value ? message.value.ref : 0, BROKEN);
      });
  }

  end(): void {
    this.ended = true;
    // A join under way is finished first, or its viewer would stay for ever.
    this.turns
      .run(() => {
        this.table?.room.leave(this.table.listener);
        this.line?.close();
      })
      .catch(this.onBug);
  }

  private async answer(message: ClientMessage, text: string): Promise<void> {
    if (message.t === 'join') return this.joinWhereItIs(message, text);
    const { table } = this;
    const refusal = table === null ? JOIN_FIRST : notTheirs(table.listener, message);
    if (table === null || refusal !== null) return this.refused(message.ref, refusal ?? JOIN_FIRST);
    switch (message.t) {
      case 'preview':
        return this.preview(table, message);
      case 'options':
        return this.options(table, message);
      case 'advise':
        return this.advise(table, message);
      case 'corrections':
        return this.corrections(table, message.ref);
      case 'agree':
        return this.agree(table, message.ref, message.seat);
      case 'plans':
        return this.plans(table, message.ref);
      case 'chat':
      case 'pause':
      case 'away':
      case 'claim':
        return this.talk(table, message);
      default:
        return this.act(table, message);
    }
  }

  private async act({ room, listener }: Table, intent: Intent): Promise<void> {
    const { ref } = intent;
    const committed = (rows: number) => this.say({ t: 'ack', ref, rows });
    const done = await room.act(actionOf(intent), { sight: sightOf(listener), committed });
    if (!done.ok) this.refused(ref, done.error);
  }

  private async preview({ room }: Table, message: Extract<ClientMessage, { t: 'preview' }>): Promise<void> {
    const { ref } = message;
    if (!this.previews.allows()) return this.refused(ref, TOO_MANY_PREVIEWS);
    const preview = flat(await room.look((match) => previewOf(match, message)));
    if (preview.ok) this.say({ t: 'preview', ref, preview: preview.value });
    else this.refused(ref, preview.error);
  }

  private async options({ room }: Table, message: Extract<ClientMessage, { t: 'options' }>): Promise<void> {
    const { ref, ask, from } = message;
    if (!this.previews.allows()) return this.refused(ref, TOO_MANY_PREVIEWS);
    const options = flat(await room.look((match) => optionsOf(match, message)));
    if (options.ok) this.say({ t: 'options', ref, ask, from, options: options.value });
    else this.refused(ref, options.error);
  }

  /** Nobody waits for the thought: what is said meanwhile is answered first. */
  private async advise({ room }: Table, message: Extract<ClientMessage, { t: 'advise' }>): Promise<void> {
    const { ref, ask } = message;
    if (!this.previews.allows()) return this.refused(ref, TOO_MANY_PREVIEWS);
    const thought = await room.advise(message.seat, ask);
    if (!thought.ok) return this.refused(ref, thought.error);
    thought.value
      .then((advice) => {
        if (advice.ok) this.say({ t: 'advice', ref, ask, advice: advice.value });
        else this.refused(ref, advice.error);
      })
      .catch(this.onBug);
  }

  private async corrections({ room }: Table, ref: number): Promise<void> {
    const corrections = await room.look((match) => match.corrections());
    if (corrections.ok) this.say({ t: 'corrections', ref, corrections: corrections.value });
    else this.refused(ref, corrections.error);
  }

  private async agree({ room }: Table, ref: number, seat: Seat): Promise<void> {
    const agreed = await room.agree(seat);
    if (agreed.ok) this.say({ t: 'ack', ref, rows: 0 });
    else this.refused(ref, agreed.error);
  }

  private async joinWhereItIs(message: Extract<ClientMessage, { t: 'join' }>, text: string) {
    if (this.table !== null) return this.refused(0, JOINED_ALREADY);
    for (let tries = 0; ; tries++) {
      this.line = this.rooms.expects(this.game) ? null : ((await this.openLine?.(this.game)) ?? null);
      if (this.line !== null) return this.line.send(text);
      const room = await this.rooms.enter(this.game, this.client);
      if (room.ok) return this.join(room.value, message);
      // Where another node was quicker than this one to take the game up, it is there.
      const isThere = room.error.code === 'elsewhere' && this.openLine !== null && tries < FOLLOWED;
      if (!isThere) return this.turnAway(room.error);
    }
  }

  private async plans({ room }: Table, ref: number): Promise<void> {
    const plans = await room.look(({ ruleset }) => planPartsOf(ruleset.plans ?? { conditions: [], deeds: [] }));
    if (plans.ok) this.say({ t: 'plans', ref, plans: plans.value });
    else this.refused(ref, plans.error);
  }

  /** What is said and settled beside the game. */
  private async talk({ room, listener }: Table, message: TalkMessage): Promise<void> {
    const done = await room.talk(listener, message);
    if (done.ok) this.say({ t: 'ack', ref: message.ref, rows: 0 });
    else this.refused(message.ref, done.error);
  }

  private async join(room: TableRoom, message: Extract<ClientMessage, { t: 'join' }>): Promise<void> {
    const { keys, changes = false, have } = message;
    const holder = holderOf(room.record, keys);
    if (!holder.ok) return this.refused(0, holder.error);
    if (keys.length === 0 && isShut(room.record)) return this.refused(0, SHUT);
    if (this.ended) return;
    const listener: Listener = { ...holder.value, ...this.outlet, changes, client: this.client, have };
    this.table = { room, listener };
    const joined = await room.join(listener);
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

const NOT_REFEREE: Problem = { code: 'not-yours', field: 't', message: 'Only the referee may do that.' };

const TOO_MANY_PREVIEWS: Problem = { code: 'too-many', field: 't', message: 'Too many previews at once: ask again.' };

const JOINED_ALREADY: Problem = { code: 'join', field: 't', message: 'This socket has joined the table already.' };

/** Why a message is not for this socket to send; null if it is. */
function notTheirs({ held, referee }: Listener, message: Exclude<ClientMessage, { t: 'join' }>): Problem | null {
  if (message.t === 'corrections' || message.t === 'amend' || message.t === 'overrule')
    return referee === null ? NOT_REFEREE : null;
  if (message.t === 'plans') return null;
  const { seat } = message;
  // Those who only look on speak for no seat; whoever plays one speaks from there.
  if (seat === null) return message.t === 'chat' && held.length === 0 ? null : referee === null ? NOT_REFEREE : null;
  if (held.some((own) => own.seat === seat)) return null;
  const legal = held.map((own) => String(own.seat));
  return { code: 'not-yours', field: 'seat', message: `This socket does not play seat ${seat}.`, legal };
}

function flat<T>(result: Result<Result<T, Problem>, Problem>): Result<T, Problem> {
  return result.ok ? result.value : result;
}

function readMessage(text: string): Result<ClientMessage, { readonly ref: number; readonly problem: Problem }> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    const problem = { code: 'json', field: '(message)', message: 'A message is one JSON object, sent as text.' };
    return err({ ref: 0, problem });
  }
  const choice = quickChoice(data);
  if (choice !== null) return ok(choice);
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
