import type { GameEvent } from '@hardtop/kernel';

export const LOG_FILTERS = ['all', 'rolls', 'damage'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];

/** What the log lists: what happened, and what was said about it. */
export type LogItem =
  | { readonly kind: 'event'; readonly id: string; readonly event: GameEvent }
  | { readonly kind: 'divider'; readonly id: string; readonly event: GameEvent }
  | { readonly kind: 'saying'; readonly id: string; readonly seat: number; readonly why: string };

export interface PlacedWords {
  readonly row: number;
  readonly seat: number;
  readonly why: string;
  readonly after: number;
}

const DIVIDERS: ReadonlySet<string> = new Set(['turn', 'phase', 'turn-start', 'phase-start']);
const HARMFUL = /damage|armor|injury|wreck|crash|fire-|burn|explo|blast|collision|ram|wheel|tire|roll-over|vault/;

/** What somebody did, as against what came of it. */
const DEEDS: ReadonlySet<string> = new Set(['move', 'speed', 'speeds', 'to-hit', 'fire', 'shot', 'attack']);

export function isDeed(event: GameEvent): boolean {
  return DEEDS.has(event.kind);
}

function isDivider(event: GameEvent): boolean {
  return DIVIDERS.has(event.kind);
}

function passes(event: GameEvent, filter: LogFilter): boolean {
  if (filter === 'all') return true;
  if (filter === 'rolls') return event.roll !== undefined;
  return HARMFUL.test(event.kind);
}

/** So many of a seat's latest reasons are remembered. */
const REMEMBERED = 6;

/** A reason given a moment ago, but for its figures, is no news. */
function fresh(sayings: readonly PlacedWords[]): PlacedWords[] {
  const heard = new Map<number, readonly string[]>();
  return sayings.filter(({ seat, why }) => {
    const gist = why.replace(/\d+/g, '#');
    const latest = heard.get(seat) ?? [];
    heard.set(seat, [...latest.filter((old) => old !== gist), gist].slice(-REMEMBERED));
    return !latest.includes(gist);
  });
}

/** Events in order with the sayings between them; a divider stays only if something stands below it. */
export function logItems(
  events: readonly GameEvent[],
  sayings: readonly PlacedWords[],
  filter: LogFilter,
): readonly LogItem[] {
  const items: LogItem[] = [];
  const waiting = filter === 'all' ? fresh(sayings) : [];
  for (const event of events) {
    if (isDivider(event)) push(items, { kind: 'divider', id: `e${event.n}`, event });
    else if (passes(event, filter)) items.push({ kind: 'event', id: `e${event.n}`, event });
    while (waiting[0] !== undefined && waiting[0].after <= event.n) {
      const said = waiting.shift();
      if (said !== undefined) items.push({ kind: 'saying', id: `s${said.row}`, seat: said.seat, why: said.why });
    }
  }
  return items;
}

function push(items: LogItem[], divider: Extract<LogItem, { kind: 'divider' }>): void {
  const last = items.at(-1);
  if (last?.kind === 'divider' && last.event.kind === divider.event.kind) items.pop();
  items.push(divider);
}
