import type { Modifier } from '@hardtop/kernel';
import { STUNNED_AIM } from '../../catalog/concussion.ts';
import { CRAWLING } from '../../catalog/tear-gas.ts';
import type { OnFoot, Person } from '../state/state.ts';

const NONE: readonly Modifier[] = [];

/** What gas takes off somebody's aim. */
export function dazeModifiers({ daze }: Pick<Person, 'daze'>): readonly Modifier[] {
  if (daze === undefined || daze.aim === 0) return NONE;
  return daze.aim === STUNNED_AIM
    ? [{ value: daze.aim, label: 'Stunned', rule: 'deluxe/VI/concussion-grenade' }]
    : [{ value: daze.aim, label: 'Tear gas in the eyes', rule: 'deluxe/V.5/tear-gas' }];
}

/** Whoever chokes gets on only on hands and knees. */
export function isCrawling({ daze }: Pick<OnFoot, 'daze'>): boolean {
  return daze !== undefined && daze.aim <= CRAWLING.from;
}

/** `out cold`, `-6 to hit to the end of turn 61`. */
export function dazeNotes({ daze }: Pick<OnFoot, 'daze'>): readonly string[] {
  if (daze === undefined) return [];
  if (daze.out > 0) return ['out cold'];
  return daze.aim === 0 ? [] : [`${daze.aim} to hit to the end of turn ${daze.until}`];
}
