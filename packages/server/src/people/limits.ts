const DAY = 24 * 3_600;

/** How much of everything one person has, and for how long. */
export const LIMITS = {
  /** The one that was seen last longest ago makes room. */
  sessions: 20,
  /** A session that nobody used for so long is over. */
  sessionSeconds: 180 * DAY,
  /** How often it is noted that a session was used. */
  seenSeconds: 3_600,
  /** For what cannot be taken back one must have come in lately. */
  freshSeconds: 15 * 60,
  passkeys: 20,
  /** How long a ticket waits for a passkey. */
  ticketSeconds: 5 * 60,
  games: 400,
  campaigns: 200,
  nameCharacters: 32,
  passwordCharacters: { least: 10, most: 200 },
} as const;
