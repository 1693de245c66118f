// Before a settlement: what it is, how it takes strangers, who rules and what troubles it, in words.

import { ATTITUDE_NAMES } from '../catalog/settlement-attitude.ts';
import { CRISIS_NAMES } from '../catalog/settlement-crisis.ts';
import { SETTLEMENT_NAMES } from '../catalog/settlement-size.ts';
import { GOVERNMENT_NAMES } from '../catalog/urban-government.ts';
import { ATTITUDE_MEANING, CRISIS_MEANING, GOVERNMENT_MEANING, HEAD_WORDS } from '../encounters/place-words.ts';
import type { Settlement } from '../encounters/settlement.ts';
import { type Step, tell } from './step.ts';

/** `a village of about 150 people`. */
export function sizeWords({ size, population }: Pick<Settlement, 'size' | 'population'>): string {
  return `a ${SETTLEMENT_NAMES[size].toLowerCase()} of about ${population} people`;
}

export function attitudeWords({ attitude }: Settlement): string {
  return `${ATTITUDE_NAMES[attitude]}: ${ATTITUDE_MEANING[attitude].text}`;
}

export function governmentWords({ government }: Settlement): string {
  return `${GOVERNMENT_NAMES[government]}: ${GOVERNMENT_MEANING[government].text}`;
}

/** Who rules or speaks for it, by name. */
export function headWords({ government, head }: Settlement): string {
  return `${HEAD_WORDS[government]} ${head}.`;
}

export function troubleWords({ crisis }: Settlement): string {
  return `Trouble: ${CRISIS_NAMES[crisis].toLowerCase()}. ${CRISIS_MEANING[crisis]}`;
}

/** The party stops; what cannot be seen from outside is the referee's, to be shown as it comes out. */
export function tellArrival(step: Step, settlement: Settlement, isPlain: boolean): void {
  const { name, attitude, government } = settlement;
  const secret = { secret: true, stops: true } as const;
  tell(step, `The party stops before ${name}, ${sizeWords(settlement)}.`, {
    rule: 'twilight/settlements/kinds',
    stops: true,
    ...(isPlain ? {} : { secret: true }),
  });
  tell(step, attitudeWords(settlement), { rule: ATTITUDE_MEANING[attitude].rule, ...secret });
  tell(step, `${governmentWords(settlement)} ${headWords(settlement)}`, {
    rule: GOVERNMENT_MEANING[government].rule,
    ...secret,
  });
  tell(step, troubleWords(settlement), { rule: 'twilight/settlements/crisis', ...secret });
}
