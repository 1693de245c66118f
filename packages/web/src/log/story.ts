import type { GameEvent } from '@hardtop/kernel';

/** Whoever took part, with the pieces that were theirs. */
export interface Fighter {
  readonly name: string;
  readonly isYou: boolean;
  readonly pieces: readonly string[];
}

interface Figures {
  readonly shots: number;
  readonly hits: number;
  /** Points of harm taken. */
  readonly taken: number;
}

function figuresOf(events: readonly GameEvent[], { pieces }: Fighter): Figures {
  const shots = events.flatMap(({ shot }) => (shot !== undefined && pieces.includes(shot.by) ? [shot] : []));
  const harm = events.flatMap(({ harm = [] }) => harm.filter(({ piece }) => pieces.includes(piece)));
  return {
    shots: shots.length,
    hits: shots.filter(({ hit }) => hit).length,
    taken: harm.reduce((sum, { points = 0 }) => sum + points, 0),
  };
}

const counted = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;

/** `The warlord` begins with a small letter where it does not begin the sentence. */
const nameOf = ({ isYou, name }: Fighter): string => (isYou ? 'you' : name.replace(/^The /, 'the '));

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function shotsOf(fighter: Fighter, { shots, hits, taken }: Figures): string {
  const fired = shots === 0 ? 'never fired' : `fired ${counted(shots, 'shot')}, hit with ${hits === 0 ? 'none' : hits}`;
  return sentence(`${nameOf(fighter)} ${fired} and took ${taken === 0 ? 'no damage' : counted(taken, 'point')}.`);
}

function weightOf({ harm = [] }: GameEvent): number {
  return harm.reduce((sum, { points = 0 }) => sum + points, 0);
}

/** The event that hurt most at once. */
function bestMoment(events: readonly GameEvent[]): GameEvent | null {
  let best: GameEvent | null = null;
  for (const event of events) if (weightOf(event) > (best === null ? 0 : weightOf(best))) best = event;
  return best;
}

const SIDES: Readonly<Record<string, string>> = {
  front: ' in front',
  back: ' from behind',
  left: ' on the left',
  right: ' on the right',
  top: ' from above',
  under: ' from below',
};

const ownerOf = (fighters: readonly Fighter[], piece: string): Fighter | undefined =>
  fighters.find(({ pieces }) => pieces.includes(piece));

/** The shot that a harm came of: the last one that hit its piece, with nothing in between but dice thrown for it. */
function shotBefore(events: readonly GameEvent[], { n }: GameEvent, piece: string): GameEvent | undefined {
  const hits = ({ shot }: GameEvent) => shot?.hit === true && 'piece' in shot.at && shot.at.piece === piece;
  const before = events.filter((event) => event.n <= n);
  const moved = before.findLast(({ motion }) => motion !== undefined)?.n ?? 0;
  return before.findLast((event) => event.n > moved && hits(event));
}

function turnOf(events: readonly GameEvent[], { n }: GameEvent): number {
  return events.filter((event) => event.n <= n && (event.kind === 'turn' || event.kind === 'turn-start')).length;
}

/** Who did it to whom, where the events say so; else as the log has it. */
function momentText(events: readonly GameEvent[], moment: GameEvent, fighters: readonly Fighter[]): string {
  const harm = moment.harm?.find(({ style }) => style === 'hit');
  const shot = harm === undefined ? undefined : shotBefore(events, moment, harm.piece);
  const by = shot?.shot === undefined ? undefined : ownerOf(fighters, shot.shot.by);
  const victim = harm === undefined ? undefined : ownerOf(fighters, harm.piece);
  if (harm === undefined || by === undefined || victim === undefined) return moment.text;
  const side = SIDES[harm.spot ?? ''] ?? '';
  return `${nameOf(by)} hit ${nameOf(victim)}${side} for ${counted(harm.points ?? 0, 'point')}.`;
}

/** More than these are a list that nobody reads. */
const MOST_TOLD = 3;

/** Of many only oneself and those who hit most. */
function toldOf(all: readonly (readonly [Fighter, Figures])[]): readonly (readonly [Fighter, Figures])[] {
  if (all.length <= MOST_TOLD) return all;
  return all.toSorted(([a, x], [b, y]) => Number(b.isYou) - Number(a.isYou) || y.hits - x.hits).slice(0, MOST_TOLD);
}

/** A game in a few sentences: who fired how well, and what hurt most. Empty where events say nothing of it. */
export function storyOf(events: readonly GameEvent[], fighters: readonly Fighter[]): readonly string[] {
  if (!events.some(({ shot, harm }) => shot !== undefined || harm !== undefined)) return [];
  const lines = toldOf(fighters.map((fighter) => [fighter, figuresOf(events, fighter)])).map((each) =>
    shotsOf(...each),
  );
  const best = bestMoment(events);
  if (best === null) return lines;
  const turn = turnOf(events, best);
  return [
    ...lines,
    `The hardest blow${turn === 0 ? '' : ` fell in turn ${turn}`}: ${momentText(events, best, fighters)}`,
  ];
}
