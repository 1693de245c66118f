// The table of prestige as a reckoning over what happened (deluxe/VII.2/prestige, deluxe/VII.2/aces, deluxe/VII.2/advantages).
import type { Modifier, Seat } from '@hardtop/kernel';
import {
  ACES,
  DEATH_PRESTIGE,
  DISCOUNTS,
  type Discount,
  PRESTIGE,
  PURSE_FROM,
  VICTIMS,
  VOTED_MOST,
} from '../../catalog/prestige.ts';
import type { PersonId } from '../state/ids.ts';
import type { World } from '../state/state.ts';
import { type Fighter, fightersOf, type Kill } from './fighters.ts';

const RULE = 'deluxe/VII.2/prestige';

/** What a fight does to somebody's name, and why. */
interface Fame {
  readonly person: PersonId;
  readonly seat: Seat;
  readonly lines: readonly Modifier[];
  readonly points: number;
  /** After it. */
  readonly prestige: number;
}

/** Points of everybody as things stand; a fight that nobody saw gives none. */
export function prestigeOf(world: World): readonly Fame[] {
  const isSeen = world.state.story.filmed !== false;
  return fightersOf(world).map((fighter) => fameOf(fighter, isSeen));
}

export function fameOf(fighter: Fighter, isSeen = true): Fame {
  const lines = isSeen ? prestigeLines(fighter) : [];
  const points = lines.reduce((sum, { value }) => sum + value, 0);
  const { person, seat, character } = fighter;
  return { person, seat, lines, points, prestige: character.prestige + points };
}

/** Row by row of the table. */
function prestigeLines(fighter: Fighter): readonly Modifier[] {
  const { entered, kills, did } = fighter;
  return [
    ...(entered ? [PRESTIGE.entered] : []),
    ...kills.flatMap(killLines),
    ...lossLines(fighter),
    ...(did.leftVehicle === true ? [PRESTIGE.leftVehicle] : []),
    ...(fighter.escapedFit ? [PRESTIGE.leftArena] : []),
    ...(did.onFoot === true ? [PRESTIGE.byHand] : []),
    ...aceLines(fighter),
    ...votedLines(did.voted ?? 0),
    ...(fighter.death === null ? [] : [DEATH_PRESTIGE[fighter.death]]),
  ];
}

/** Of the two rows for a victim with a name the better one counts (H-292). */
function killLines({ prestige }: Kill): readonly Modifier[] {
  if (prestige > VICTIMS.famous) return [PRESTIGE.kill, PRESTIGE.famousVictim];
  return prestige > VICTIMS.known ? [PRESTIGE.kill, PRESTIGE.knownVictim] : [PRESTIGE.kill];
}

/** For those who live; the dead have rows of their own. */
function lossLines({ isVehicleLost, death, hurt }: Fighter): readonly Modifier[] {
  if (!isVehicleLost || death !== null) return [];
  return [hurt ? PRESTIGE.lostHurt : PRESTIGE.lostUnhurt];
}

function aceLines({ character, kills }: Fighter): readonly Modifier[] {
  const before = character.kills;
  const after = before + kills.length;
  const isReached = (count: number): boolean => before < count && after >= count;
  return [...(isReached(ACES.ace) ? [PRESTIGE.ace] : []), ...(isReached(ACES.doubleAce) ? [PRESTIGE.doubleAce] : [])];
}

function votedLines(points: number): readonly Modifier[] {
  if (points <= 0) return [];
  return [{ value: Math.min(points, VOTED_MOST), label: 'Voted by players and onlookers', rule: RULE }];
}

/** What a majority of ballots gives, each for 0 to 3 points: the most that more than half of them reach. The referee breaks a tie. */
export function voted(ballots: readonly number[], referee: number): number {
  for (let points = VOTED_MOST; points > 0; points--) {
    const ayes = ballots.filter((ballot) => ballot >= points).length;
    if (2 * ayes > ballots.length || (2 * ayes === ballots.length && ballots.length > 0 && referee >= points))
      return points;
  }
  return 0;
}

/** `ace` after five confirmed kills, `double ace` after ten. */
export function titleOf(kills: number): string | null {
  if (kills >= ACES.doubleAce) return 'double ace';
  return kills >= ACES.ace ? 'ace' : null;
}

/** What a purse grows by, and what comes off cars and repairs, in percent. */
export function advantagesOf(prestige: number): { readonly purse: number; readonly discount: number } {
  const row: Discount | undefined = DISCOUNTS.find(({ from }) => prestige >= from);
  return { purse: prestige >= PURSE_FROM ? prestige : 0, discount: row?.percent ?? 0 };
}
