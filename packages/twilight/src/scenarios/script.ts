import type { TaskLevel } from '../catalog/recon-modifiers.ts';

// What is a scenario's own: small triggers as data. Places, squads, roles, alarms and objectives go by their ids.

/** Whom a condition or a deed is about: people of a squad, of a side, or with a role. */
export type Who =
  | { readonly squad: string }
  | { readonly side: number }
  | { readonly role: string }
  | { readonly person: string };

export type Condition =
  | { readonly kind: 'turn'; readonly from: number }
  | { readonly kind: 'entered'; readonly place: string; readonly who: Who }
  | { readonly kind: 'left-map'; readonly who: Who; readonly count: number; readonly item: string | null }
  /** So many of them are dead, unconscious, captive or gone; a share in percent, or a number. */
  | {
      readonly kind: 'down';
      readonly who: Who;
      readonly count: number | null;
      readonly percent: number | null;
      readonly gone: boolean;
      /** `serious`: whoever is seriously wounded counts as well, on his feet or not; `dead`: nobody else does. */
      readonly how: 'out' | 'serious' | 'dead';
    }
  | { readonly kind: 'alarm'; readonly alarm: string }
  | { readonly kind: 'fired' }
  | { readonly kind: 'seen'; readonly who: Who; readonly by: number }
  | { readonly kind: 'has'; readonly item: string; readonly who: Who }
  /** It is spoiled for good: by hand, or by a blast where it lay. What no row asks for cannot be. */
  | { readonly kind: 'destroyed'; readonly item: string }
  | { readonly kind: 'wrecked'; readonly vehicle: string }
  | { readonly kind: 'wrecked-count'; readonly squad: string; readonly count: number }
  | { readonly kind: 'circuit-off'; readonly circuit: string }
  | { readonly kind: 'freed'; readonly who: Who; readonly count: number }
  | { readonly kind: 'captive'; readonly who: Who; readonly count: number }
  | { readonly kind: 'counter'; readonly counter: string; readonly atLeast: number }
  | { readonly kind: 'done'; readonly objective: string }
  /** A shot has gone over it, or something has gone off there. */
  | { readonly kind: 'shot-over'; readonly place: string }
  /** Something has gone off there, of so much concussion at least. */
  | { readonly kind: 'exploded'; readonly place: string; readonly concussion: number }
  /** Machinery has taken so much: by what goes off in it, and by bursts that rake it. */
  | { readonly kind: 'harmed'; readonly places: readonly string[]; readonly points: number }
  | { readonly kind: 'boarded'; readonly vehicle: string; readonly who: Who }
  | { readonly kind: 'all'; readonly of: readonly Condition[] }
  | { readonly kind: 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition };

export type Deed =
  | { readonly kind: 'alarm'; readonly alarm: string }
  | { readonly kind: 'wake'; readonly who: Who /** How many; null: all. */; readonly dice: string | null }
  /** Weapons are issued: what lies in these goods, one to each. */
  | { readonly kind: 'arm'; readonly who: Who; readonly goods: readonly number[] }
  | { readonly kind: 'arrive'; readonly squad: string; readonly place: string; readonly dice: string | null }
  /** Those of them who are not on the map yet are there from now on. */
  | { readonly kind: 'post'; readonly who: Who; readonly place: string }
  /** They are met so many times these meters off from others, on the side of a place. */
  | {
      readonly kind: 'meet';
      readonly who: Who;
      readonly from: Who;
      readonly place: string;
      readonly dice: string;
      readonly meters: number;
    }
  | {
      readonly kind: 'order';
      readonly squad: string;
      /** `approach`: there, and not a shot on the way. */
      readonly order: 'hold' | 'go' | 'approach' | 'assault' | 'fall-back' | 'lie-flat' | 'hold-fire' | 'free';
      readonly place: string | null;
    }
  | { readonly kind: 'leave'; readonly who: Who }
  /** They come so that nobody notices, as long as they walk to where they are told to approach; or they are noticed. */
  | { readonly kind: 'conceal'; readonly who: Who; readonly concealed: boolean }
  | { readonly kind: 'circuit'; readonly circuit: string; readonly on: boolean }
  | { readonly kind: 'light'; readonly level: string; readonly light: 'full' | 'limited' | 'dark' }
  | { readonly kind: 'open'; readonly barrier: string; readonly open: boolean }
  | { readonly kind: 'free'; readonly who: Who }
  | {
      readonly kind: 'stance';
      readonly side: number;
      readonly toward: number;
      readonly stance: 'hostile' | 'neutral' | 'allied';
    }
  | { readonly kind: 'panic'; readonly who: Who }
  /** Animals bolt, and run to that place through whatever is in their way. */
  | { readonly kind: 'stampede'; readonly who: Who; readonly place: string }
  | {
      readonly kind: 'explosion';
      readonly place: string;
      readonly concussion: number;
      readonly burst: number | null;
      /** What is thrown about burns. */
      readonly fuel: boolean;
    }
  | { readonly kind: 'count'; readonly counter: string; readonly by: number }
  | { readonly kind: 'score'; readonly objective: string }
  | { readonly kind: 'points'; readonly side: number; readonly points: number; readonly text: string }
  | { readonly kind: 'tell'; readonly text: string; readonly sides: readonly number[] | null }
  /** What a look from afar, or somebody who was there, shows a side: traps, those who stand guard, those who are held. */
  | {
      readonly kind: 'reveal';
      readonly what: 'traps' | 'sentries' | 'captives';
      readonly side: number;
      /** Of whom it is known; null: of all. */
      readonly who: Who | null;
    }
  /** The best of them looks at it from afar: what is shown is as he succeeds. */
  | { readonly kind: 'reconnoitre'; readonly who: Who }
  /** Whoever is there takes so many rads. */
  | { readonly kind: 'rads'; readonly place: string; readonly rads: number }
  | { readonly kind: 'cave-in'; readonly place: string }
  /** It is over, and the points decide. */
  | { readonly kind: 'settle' }
  | { readonly kind: 'end'; readonly winners: readonly number[]; readonly text: string };

/** One rule of a scenario: when something holds, so many turns later something happens. */
export interface ScriptRow {
  readonly id: string;
  /** The rule of the index that it stands for. */
  readonly rule: string;
  readonly text: string;
  readonly when: Condition;
  /** Turns until it happens: a number, or dice as `1d6`. */
  readonly after: number | string;
  /** It happens each turn, or each phase, while the condition holds, so many times at most; 1: once. */
  readonly times: number;
  readonly each: 'turn' | 'phase';
  /** Percent, rolled in secret; else nothing comes of it. */
  readonly chance: number;
  /** A task that has to succeed, by the best of these; `secret`: nobody hears that it was tried. */
  readonly task: {
    readonly who: Who;
    readonly skill: string;
    readonly level: TaskLevel;
    readonly secret: boolean;
  } | null;
  readonly deeds: readonly Deed[];
}
