import type { ClientMessage } from '@hardtop/host/wire';

type Choice = Extract<ClientMessage, { t: 'choose' }>;

const MOST_SEAT = 63;
const ASK_LENGTH = 40;
const OPTION_LENGTH = 200;
const NAME_LENGTH = 40;
const FIELDS: ReadonlySet<string> = new Set(['t', 'ref', 'seat', 'ask', 'option', 'params']);

/**
 * Nearly all messages are choices, and nearly all of them are well formed: these are seen to be so at a glance, a tenth of what a schema takes.
 * Null: it is something else, and the schema says what.
 */
export function quickChoice(data: unknown): Choice | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const { t, ref, seat, ask, option, params } = data as Readonly<Record<keyof Choice, unknown>>;
  if (t !== 'choose' || !isWhole(ref, Number.MAX_SAFE_INTEGER) || !isWhole(seat, MOST_SEAT)) return null;
  if (!isText(ask, ASK_LENGTH) || !isText(option, OPTION_LENGTH)) return null;
  if (params !== undefined && !areParams(params)) return null;
  for (const field in data) if (!FIELDS.has(field)) return null;
  return data as Choice;
}

function isWhole(value: unknown, most: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;
}

function isText(value: unknown, length: number): boolean {
  return typeof value === 'string' && value.length <= length;
}

function areParams(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const params = value as Readonly<Record<string, unknown>>;
  for (const name in params) {
    // What a schema makes of this name is its own business.
    if (name.length > NAME_LENGTH || name === '__proto__' || !Number.isSafeInteger(params[name])) return false;
  }
  return true;
}
