/** A burst is fine, a flood is not: so many at once, and so many an hour thereafter. */
interface Allowance {
  readonly atOnce: number;
  readonly anHour: number;
}

/** What one client, by its address, may take of a server. Wide enough that somebody who plays never meets them. */
export interface ClientLimits {
  readonly requests: Allowance;
  /** Games opened, brought along, or played once more. */
  readonly games: Allowance;
  /** Secret tokens of libraries and campaigns that save for the first time. */
  readonly tokens: Allowance;
  /** What is sent to the server, in bodies and messages. */
  readonly megabytes: Allowance;
  /** Attempts to come in, by whichever way, right or wrong. */
  readonly signins: Allowance;
  /** Names that are kept, or looked for to be kept, and copies of everything. */
  readonly people: Allowance;
  /** Batches that are played for it. */
  readonly labs: Allowance;
  /** Tables that are laid for it at the same time. */
  readonly rooms: number;
  /** Sockets that are open at the same time. */
  readonly sockets: number;
}

export const USUAL_LIMITS: ClientLimits = {
  requests: { atOnce: 3_000, anHour: 360_000 },
  games: { atOnce: 120, anHour: 1_200 },
  tokens: { atOnce: 100, anHour: 60 },
  megabytes: { atOnce: 256, anHour: 64 },
  signins: { atOnce: 60, anHour: 120 },
  people: { atOnce: 20, anHour: 20 },
  labs: { atOnce: 6, anHour: 12 },
  rooms: 200,
  sockets: 64,
};

export const LIMITS_SYNTAX = 'must be "off", or a list such as games=120/1200 rooms=200 (at once/an hour)';

/** Reads `off`, or `games=120/1200 sockets=64`: what is not named stays as usual. Null where it cannot be read. */
export function parseLimits(text: string): { readonly limits: ClientLimits | null } | null {
  if (text === 'off') return { limits: null };
  let limits: ClientLimits = USUAL_LIMITS;
  for (const word of text.split(/[\s,]+/).filter((one) => one !== '' && one !== 'on')) {
    const [, name = '', atOnce = '', anHour] = /^([a-z]{1,20})=(\d{1,9})(?:\/(\d{1,9}))?$/.exec(word) ?? [];
    if (isCount(name) && anHour === undefined) limits = { ...limits, [name]: Number(atOnce) };
    else if (isRate(name) && anHour !== undefined)
      limits = { ...limits, [name]: { atOnce: Number(atOnce), anHour: Number(anHour) } };
    else return null;
  }
  return { limits };
}

const isCount = (name: string) => name === 'rooms' || name === 'sockets';
const isRate = (name: string) => name in USUAL_LIMITS && !isCount(name);
