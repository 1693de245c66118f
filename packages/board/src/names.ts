import type { Seat, SeatInfo } from '@hardtop/kernel';
import type { Board } from './board.ts';

/** Whoever sits at a table, as a match and a game's card list them. */
type Sitter = Pick<SeatInfo, 'seat' | 'name' | 'plays'>;

/** In a list of people: who, and in what. `Cyan · Killer Kart` */
export function driverName(sitters: readonly Sitter[], seat: Seat): string {
  const sitter = sitters.find((each) => each.seat === seat);
  if (sitter === undefined) return `Seat ${seat + 1}`;
  return sitter.plays === '' || sitter.plays === sitter.name ? sitter.name : `${sitter.name} · ${sitter.plays}`;
}

/** Whoever sits there, by the name they gave, and what they drive; the driver where nobody gave one. */
export function sitterName(sitters: readonly (Sitter & { readonly by?: string })[], seat: Seat): string {
  return driverName(
    sitters.map((sitter) => (sitter.by === undefined ? sitter : { ...sitter, name: sitter.by })),
    seat,
  );
}

/** In a sentence: the car, as the board and the log call it; the driver where cars are several, none or namesakes. */
export function carName(sitters: readonly Sitter[], seat: Seat): string {
  const sitter = sitters.find((each) => each.seat === seat);
  if (sitter === undefined) return `Seat ${seat + 1}`;
  const { name, plays } = sitter;
  if (plays === '' || plays.includes(', ')) return name;
  return sitters.some((other) => other.plays === plays && other.seat !== seat) ? driverName(sitters, seat) : plays;
}

const YOU = ' (you)';

/** Who holds one seat is "you"; who holds several, or none, is nobody in particular. */
const youAmong = (own: readonly Seat[]): Seat | null => (own.length === 1 ? (own[0] ?? null) : null);

/** Of a squad not everybody is "you": it would stand at every name, and the tags tell whose they are. */
const FEW = 2;

/** The pieces that are called "you". */
function yoursAmong(pieces: Board['pieces'], you: Seat): readonly Board['pieces'][number][] {
  const own = pieces.filter(({ seat }) => seat === you);
  return own.length > FEW ? [] : own;
}

/** Anybody's name, and whether that is the reader. */
export function addressed(name: string, seat: Seat, own: readonly Seat[]): string {
  return seat === youAmong(own) ? `${name}${YOU}` : name;
}

/** The board with "you" added to one's own, wherever it is drawn. */
export function boardFor<B extends Board>(board: B, own: readonly Seat[]): B {
  const you = youAmong(own);
  if (you === null) return board;
  const mine = new Set(yoursAmong(board.pieces, you).map(({ id }) => id));
  if (mine.size === 0) return board;
  return {
    ...board,
    pieces: board.pieces.map((piece) => (mine.has(piece.id) ? { ...piece, name: `${piece.name}${YOU}` } : piece)),
    sheets: board.sheets.map((sheet) => (mine.has(sheet.piece) ? { ...sheet, title: `${sheet.title}${YOU}` } : sheet)),
    clock: {
      ...board.clock,
      tracks: board.clock.tracks.map((track) =>
        mine.has(track.piece) ? { ...track, label: `${track.label}${YOU}` } : track,
      ),
    },
  };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Called {
  readonly as: string;
  readonly isYou: boolean;
}

/** What the names in a sentence become; a name that others bear too is nobody's own. */
function callings(pieces: Board['pieces'], sitters: readonly Sitter[], you: Seat | null): ReadonlyMap<string, Called> {
  const called = new Map<string, Called>();
  for (const { name, seat } of sitters) called.set(name, { as: carName(sitters, seat), isYou: seat === you });
  const yours = new Set(you === null ? [] : yoursAmong(pieces, you));
  for (const piece of pieces) {
    const { name, seat } = piece;
    const shared = pieces.some((other) => other.name === name && other.seat !== seat);
    called.set(name, { as: name, isYou: yours.has(piece) && !shared });
  }
  return called;
}

/** Puts a sentence in the reader's words: a driver goes by the car's name, and "you" is added where one's own comes first. */
export function sayingYou(
  { pieces }: Pick<Board, 'pieces'>,
  sitters: readonly Sitter[],
  own: readonly Seat[],
): (text: string) => string {
  const called = callings(pieces, sitters, youAmong(own));
  if (called.size === 0) return (text) => text;
  // The longer name first: "Kart" is not meant where "Killer Kart" stands.
  const names = [...called.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\d])(${names.join('|')})(?![\\p{L}\\d])('s)?`, 'gu');
  return (text) => {
    let said = false;
    return text.replace(pattern, (found, name: string, owns = '') => {
      const { as, isYou } = called.get(name) ?? { as: found, isYou: false };
      if (said || !isYou) return `${as}${owns}`;
      said = true;
      return owns === '' ? `${as}${YOU}` : `${as}${owns} (your)`;
    });
  };
}
