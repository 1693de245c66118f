import type { HandfulDie, PiecePose, Seat } from '@hardtop/kernel';
import type { AreaArt, GaugeArt, PieceArt } from './art.ts';
import type { TokenArt } from './icon-art.ts';

/** What one seat may see, ready to be drawn: one renderer serves every ruleset. */
export interface Board {
  /** Map units of the ruleset (inches, squares), y to the north. */
  readonly bounds: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
  /** The map goes on with its pieces: other bounds are no other map. */
  readonly endless?: true;
  readonly unit: MapUnit;
  /** Spacing of the fine grid, and how many fine cells make a bold one. */
  readonly grid?: { readonly fine: number; readonly bold: number };
  readonly areas: readonly Area[];
  readonly pieces: readonly Piece[];
  /** What lies over all of it, in the ruleset's own words: `night`, `rain`. */
  readonly air?: readonly string[];
  readonly clock: Clock;
  readonly goal?: Goal;
  /** What the scenario explains where it first happens; absent where it leaves that to the table. */
  readonly hints?: readonly Hint[];
  readonly sheets: readonly Sheet[];
  readonly hands?: readonly Hand[];
  readonly zones?: readonly Zone[];
  /** Standing orders that somebody is there to follow; all of them, if absent. */
  readonly orders?: readonly string[];
}

/** Something that is explained once, at the first question where it fits; of several that fit the first. */
export interface Hint {
  readonly id: string;
  readonly text: string;
  /** Topics of the question that it belongs to. */
  readonly topics?: readonly string[];
  /** A figure that some answer must carry: `hit` where there is something to shoot at. */
  readonly wants?: string;
  /** Words in the kind of what has just happened, and how that went. */
  readonly events?: readonly string[];
  readonly outcome?: 'good' | 'bad' | 'neutral';
  /** It comes in every game of this scenario, and is counted: "2 of 3". */
  readonly isStep?: boolean;
}

/** What the viewer plays for. */
export interface Goal {
  /** What wins, in a sentence. */
  readonly text: string;
  /** What it comes to when the turns run out: `a draw`. */
  readonly limit: string;
  /** How the viewer stands: `2nd of 4, lap 1 of 3`. */
  readonly standing?: string;
  /** Where to go next. */
  readonly to?: { readonly x: number; readonly y: number; readonly label: string };
}

/** What one length of the map is called, and what it stands for. */
export interface MapUnit {
  readonly plural: string;
  /** What follows a figure where there is no room for the word: `″`. */
  readonly mark: string;
  /** The bar that shows the scale counts these, so many to the unit. */
  readonly scale: { readonly per: number; readonly unit: string };
}

export interface Area {
  readonly id: string;
  /** The ruleset's own word: `debris`, `tear gas`. */
  readonly kind: string;
  /** Where the kind does not say how it is drawn. */
  readonly drawn?: AreaArt;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly label?: string;
  /** What there is to know beside its name, where signs are explained: `reconstructed`. */
  readonly remark?: string;
}

export interface Piece {
  readonly id: string;
  /** A short name to type and to paint on the roof: `1`, `2`. */
  readonly tag: string;
  readonly seat: Seat | null;
  readonly name: string;
  /** The ruleset's own word: `car`, `medic`. */
  readonly kind: string;
  /** Where the kind does not say how it is drawn. */
  readonly drawn?: PieceArt;
  /** Body style for the drawing, e.g. `subcompact`, `van`. */
  readonly body: string;
  readonly pose: PiecePose;
  /** Where its turret points, tenths of a degree counter-clockwise from the nose. */
  readonly turret?: number;
  readonly length: number;
  readonly width: number;
  /** Which way up it lies. */
  readonly face: 'up' | 'left' | 'right' | 'top' | 'nose' | 'tail';
  readonly mounts: readonly Mount[];
  readonly state: 'fit' | 'hurt' | 'wreck';
  readonly burning: boolean;
  /** The piece that it rides on: where that one goes it goes too. */
  readonly on?: string;
  /** Short words for a badge or a screen reader: `45 mph`, `skidding`. */
  readonly notes: readonly string[];
}

/** A gun port with its arc, in the piece's own frame. */
export interface Mount {
  readonly id: string;
  readonly label: string;
  readonly apex: { readonly x: number; readonly y: number };
  /** Where the arc is centred, tenths of a degree from the nose, and how wide it is; 3600 is all round. */
  readonly centre: number;
  readonly sweep: number;
  /** Where the arc's two lines meet, in the piece's frame (for a car its centre). */
  readonly vertex: { readonly x: number; readonly y: number };
  /** How far it reaches, in map units, where that is not as far as one sees. */
  readonly range?: number;
  readonly ready: boolean;
}

export interface Clock {
  readonly turn: number;
  readonly phase: number;
  readonly phases: number;
  readonly label: string;
  /** What a turn is called, where it is another word: `Round`. */
  readonly word?: string;
  /** What the phases are called, where they are not numbers. */
  readonly names?: readonly string[];
  readonly turnLimit?: number;
  /** Who moves when in this turn, one row per piece. */
  readonly tracks: readonly MoveTrack[];
}

export interface MoveTrack {
  readonly piece: string;
  readonly label: string;
  /** Map units per phase; 0 where it does not move. */
  readonly cells: readonly number[];
}

export type Spot =
  | 'front'
  | 'back'
  | 'left'
  | 'right'
  | 'top'
  | 'under'
  | 'inside'
  | 'front-left'
  | 'front-right'
  | 'back-left'
  | 'back-right';

export interface Gauge {
  readonly id: string;
  readonly label: string;
  /** The ruleset's own word: `armor`, `morale`. */
  readonly group: string;
  /** Where the group does not say how it is drawn. */
  readonly drawn?: GaugeArt;
  readonly spot: Spot;
  readonly now: number;
  readonly full: number;
  readonly ammo?: { readonly now: number; readonly full: number };
  /** Nobody has told this viewer: `now` and `full` mean nothing. */
  readonly unknown?: true;
  readonly note?: string;
  /** It is a card; one that cannot be damaged has a `full` of 0. */
  readonly card?: CardFace;
  /** Tokens that lie on it, by the ruleset's own words: `fire`. */
  readonly tokens?: readonly string[];
}

/** What is printed on a card, and how it lies. */
export interface CardFace {
  /** The ruleset's own word: `weapon`, `upgrade`. */
  readonly type: string;
  readonly isUp: boolean;
  /** What became of it, in a word or two: `used`, `destroyed`, `fired`. */
  readonly state?: string;
  /** The dice it gives, as they would be thrown. */
  readonly dice: readonly HandfulDie[];
  readonly lines: readonly string[];
}

/** Tokens beside a sheet, all of one kind. */
export interface SheetTokens {
  /** The ruleset's own word: `control`, `ace`. */
  readonly kind: string;
  /** Where the kind does not say how it is drawn. */
  readonly drawn?: TokenArt;
  readonly label: string;
  readonly count: number;
}

/** A row of cells with a marker, such as speed or handling. */
export interface SheetTrack {
  readonly id: string;
  readonly label: string;
  readonly cells: readonly string[];
  readonly at: number;
  /** Cells from here on are risky. */
  readonly dangerFrom?: number;
  /** Cells up to this one are. */
  readonly dangerTo?: number;
  /** What each cell gives, printed below it, and what that is. */
  readonly gives?: { readonly label: string; readonly cells: readonly string[] };
}

export interface Sheet {
  readonly piece: string;
  /** What is drawn on it where that is no car: `person`, or the body of an animal or a machine such as `dog`, `tank`. */
  readonly figure?: string;
  /** Of whoever has no counter on the board: he is aboard something. */
  readonly tag?: string;
  readonly title: string;
  readonly seat: Seat | null;
  readonly lines: readonly string[];
  readonly gauges: readonly Gauge[];
  readonly tracks: readonly SheetTrack[];
  readonly tokens?: readonly SheetTokens[];
  readonly notes: readonly string[];
}

/** Cards that somebody holds or that lie in a pile, beside the map. */
export interface Hand {
  readonly id: string;
  readonly seat: Seat | null;
  readonly label: string;
  /** What this viewer sees of it. */
  readonly cards: readonly Card[];
  /** How many more there are, of which he sees the backs. */
  readonly unseen: number;
}

interface Card {
  readonly id: string;
  readonly name: string;
  /** What it does, in a line. */
  readonly text?: string;
}

/** A place off the map, with the pieces that are there: a reserve, the inside of a building. A zone of the map is an area. */
interface Zone {
  readonly id: string;
  readonly label: string;
  readonly pieces: readonly Pick<Piece, 'id' | 'tag' | 'name' | 'seat'>[];
}
