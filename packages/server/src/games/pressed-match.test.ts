import type { TableRuleset } from '@hardtop/board';
import { Boards, type LiveMatch, Moment, sightOf } from '@hardtop/host';
import type { ServerMessage, Snapshot } from '@hardtop/host/wire';
import { Follower, type GameEvent, Match, randomAnswer, streamOf, type Viewer } from '@hardtop/kernel';
import { loadTables } from '@hardtop/rulesets';
import { describe, expect, it } from 'vitest';
import { Audience, type Listener } from './audience.ts';
import { pressed, takenOut } from './pressed-match.ts';

const CHOICES = 10;
const CARD = {
  id: '',
  ruleset: '',
  title: '',
  dice: 'seed',
  fairness: { kind: 'hand' },
  seats: [],
  referee: true,
} as const;
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

/** Somebody who is told what changes, and must see what is there. */
class Watcher implements Listener {
  readonly changes = true;
  readonly client = '';
  readonly held: Listener['held'];
  readonly referee: Listener['referee'];
  readonly kinds: string[] = [];
  private follower: Follower<Snapshot> | null = null;
  private shown: Snapshot | null = null;
  private events: readonly GameEvent[] = [];

  constructor(viewer: Viewer) {
    this.held = typeof viewer === 'number' ? [{ seat: viewer, key: '' }] : [];
    this.referee = viewer === 'referee' ? '' : null;
  }

  send(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.kinds.push(message.t);
    if (message.t === 'welcome') {
      this.follower = new Follower(message.n ?? 0, message.snapshot);
      this.shown = message.snapshot;
      this.events = message.events;
    } else if (message.t === 'update' || message.t === 'change') {
      this.events = [...this.events.slice(0, message.eventsFrom), ...message.events];
      this.shown =
        (message.t === 'change'
          ? this.follower?.change(message.n, message.patch)
          : this.follower?.show(message.n ?? 0, message.snapshot)) ?? null;
    }
  }

  close(): void {}

  check(match: LiveMatch): void {
    const sight = sightOf(this);
    expect(this.shown).toEqual(plain(new Moment(match).snapshot(sight)));
    expect(this.events).toEqual(plain(match.eventsFor(...sight.eyes)));
  }
}

/** A game that is put by before every choice, with everybody looking on. */
async function play(ruleset: TableRuleset, file: unknown): Promise<readonly Watcher[]> {
  const started = Match.start(ruleset, file, { seed: '1', keep: true });
  if (!started.ok) throw new Error(started.error[0]?.message);
  let match: LiveMatch = started.value;
  const { setup, seed = '', dice, version } = match.journal();
  const from = { ruleset: ruleset.id, version, setup, seed, dice, resumed: null };
  const audience = new Audience();
  const random = streamOf('1', 'pressed');
  const viewers: readonly Viewer[] = [null, 'referee', ...match.seats.map(({ seat }) => seat)];
  const watchers = viewers.map((viewer) => new Watcher(viewer));
  const first = new Moment(match);
  audience.startFrom(match);
  for (const watcher of watchers) {
    const sight = sightOf(watcher);
    const shown = { snapshot: first.snapshot(sight), events: first.events(sight), sayings: [], outdated: null };
    audience.welcome(watcher, { ...shown, card: CARD });
  }
  for (let i = 0; i < CHOICES && match.outcome === null; i++) {
    const press = pressed(match);
    if (press === null) throw new Error('too long');
    audience.fade();
    match = await takenOut(ruleset, from, press);
    const boards = new Boards();
    audience.recall(match, new Moment(match, boards));
    const decision = random.pick(match.decisions());
    const taken = match.choose({ ask: decision.id, seat: decision.seat, ...randomAnswer(decision, random) });
    if (!taken.ok) throw new Error(taken.error.message);
    if (i % 5 === 4) match.undo(decision.seat);
    audience.tellUpdate(match, new Moment(match, boards));
    for (const watcher of watchers) watcher.check(match);
  }
  return watchers;
}

const tables = await loadTables();

describe.each(tables.map((table) => [table.id, table] as const))('%s', (_id, ruleset) => {
  it.each(ruleset.scenarios.map((scenario) => [scenario.id, scenario] as const))(
    'a game that is put by goes on for all who look on as if it had not been: %s',
    async (_scenario, { file }) => {
      const watchers = await play(ruleset, file);
      // What they were sent is known again: whole pictures come only where those are shorter.
      const kinds = watchers.flatMap((watcher) => watcher.kinds);
      expect(kinds.filter((kind) => kind === 'update').length).toBeLessThanOrEqual(kinds.length / 4);
    },
  );
});
