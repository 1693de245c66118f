// Wounds close on days of rest: slight ones by themselves, worse ones under a medic's hands (C-10).

import { TASK_MULTIPLES } from '../catalog/recon-modifiers.ts';
import { RECOVERY } from '../catalog/recovery.ts';
import { severityAt, WOUND_PLACES, type Wounds } from '../characters/character.ts';
import { type RollContext, rollPercent } from '../rolls/roll.ts';
import { partKey } from './disease.ts';
import { bestAt, living, type Party, type Person } from './party.ts';

const RULE = 'twilight/combat/first-edition-rules';

interface Healing {
  readonly party: Party;
  /** Whose wounds are closed now. */
  readonly healed: readonly string[];
}

/** At the end of a day without travel, the how-manieth in a row. */
export function heal(ctx: RollContext, path: string, party: Party, restedDays: number): Healing {
  const healed: string[] = [];
  let isChanged = false;
  const people = party.people.map((person) => {
    if (person.dead !== null || Object.keys(person.wounds).length === 0) return person;
    const medics = living(party).filter((other) => other !== person && other.illness === null);
    const wounds = healedWounds(ctx, `${path}/${partKey(person.name)}`, person, restedDays, bestAt(medics, 'MED'));
    isChanged = true;
    if (Object.keys(wounds).length === 0) healed.push(person.name);
    return { ...person, wounds };
  });
  return { party: isChanged ? { ...party, people } : party, healed };
}

function healedWounds(ctx: RollContext, path: string, person: Person, restedDays: number, med: number): Wounds {
  const wounds: Wounds = {};
  for (const place of WOUND_PLACES) {
    const points = person.wounds[place] ?? 0;
    const severity = severityAt(person, place, points);
    if (severity === 'none') continue;
    const { days, treat } = RECOVERY[severity];
    const isDue = restedDays % days === 0;
    const isTreated = isDue && (treat === null || isTended(ctx, `${path}/${place}`, med * TASK_MULTIPLES[treat].skill));
    const left = isTreated ? points - 1 : points;
    if (left > 0) wounds[place] = left;
  }
  return wounds;
}

function isTended(ctx: RollContext, path: string, chance: number): boolean {
  return chance >= 1 && rollPercent(ctx, path, Math.floor(chance), RULE).success;
}
