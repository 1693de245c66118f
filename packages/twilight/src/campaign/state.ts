// What a campaign is between two rows, and what a row has brought about. All of it is plain JSON, derived from the journal.

import type { RuleId } from '@hardtop/kernel';
import type { AdventureId } from '../catalog/adventure-staging.ts';
import type { Territory } from '../catalog/territories.ts';
import type { Encounter } from '../encounters/encounter.ts';
import type { Settlement } from '../encounters/settlement.ts';
import type { InTown } from '../encounters/urban.ts';
import type { Roll } from '../rolls/roll.ts';
import type { Clock } from '../travel/clock.ts';
import type { Party } from '../travel/party.ts';
import type { Leg, RoutePoint } from '../travel/route.ts';
import type { Pin } from './pins.ts';
import type { Row } from './rows.ts';

/** A settlement the party has come upon. It stays what it is. */
export interface KnownSettlement {
  readonly id: string;
  readonly settlement: Settlement;
  /** Where it was found, unless it ends a leg. */
  readonly found: RoutePoint | null;
  readonly visits: number;
}

/** A fight that is not over. */
interface OpenFight {
  /** What was met, by its path. */
  readonly part: string;
  readonly name: string;
  /** Where it is fought out; empty: by hand. */
  readonly game: string;
}

/** One of the book's adventures that has begun: days of march left, and the day on which it began. */
interface OpenAdventure {
  readonly id: AdventureId;
  readonly left: number;
  readonly since: number;
}

export interface CampaignState {
  readonly clock: Clock;
  readonly route: readonly Leg[];
  readonly place: RoutePoint;
  readonly party: Party;
  /** By number of the leg, from 1, as soon as the party has been there. */
  readonly territories: Readonly<Record<string, Territory>>;
  readonly settlements: Readonly<Record<string, KnownSettlement>>;
  /** The settlement the party is in. */
  readonly inside: string | null;
  /** Quarters crossed in this visit. */
  readonly quarters: number;
  readonly pins: readonly Pin[];
  readonly fights: readonly OpenFight[];
  readonly adventure: OpenAdventure | null;
  readonly today: { readonly travelled: boolean; readonly halted: number };
  /** Days in a row without travel. */
  readonly haltedDays: number;
  /** Rows of this period that rolled for themselves, so that each has dice of its own. */
  readonly serial: number;
}

/** One thing to be told. What is secret the players do not learn from the page. */
export interface Fact {
  readonly text: string;
  readonly rule?: RuleId;
  readonly secret?: true;
  /** The ruling, where the book left the rule open. */
  readonly reconstructed?: string;
  /** Worth stopping for. */
  readonly stops?: true;
}

export interface PartyEncounter {
  /** `main`, or the name of a detached party. */
  readonly party: string;
  readonly path: string;
  readonly encounter: Encounter;
  /** The pin that brought it about. */
  readonly pin?: string;
  /** The referee's remark, empty if none. */
  readonly note: string;
  /** A village that was met: the settlement's id. */
  readonly settlement?: string;
}

export interface AmendmentNote {
  readonly row: number;
  readonly action: 'reroll' | 'mandate' | 'alter';
  readonly part: string;
  readonly reason: string;
}

export interface Entry {
  readonly row: number;
  readonly at: Clock;
  readonly kind: Row['kind'];
  readonly where: string;
  readonly facts: readonly Fact[];
  readonly met: readonly PartyEncounter[];
  readonly settlement?: string;
  readonly inTown?: InTown;
  /** Where the party stood when it was over, where it may have moved. */
  readonly to?: RoutePoint;
  /** The settlement it was spent in, by name. */
  readonly inside?: string;
  /** All but those of the encounters, which carry their own. */
  readonly rolls: readonly Roll[];
  /** What later rows have changed in this one. */
  readonly amended: readonly AmendmentNote[];
}
