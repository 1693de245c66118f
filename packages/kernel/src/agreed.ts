import type { Seat } from './decision.ts';
import type { Outcome } from './ruleset.ts';

export function drawn(ruleset: string): Outcome {
  return { kind: 'draw', winners: [], reason: 'A draw by agreement.', rule: `${ruleset}/hardtop/victory` };
}

export function conceded(ruleset: string, name: string, left: readonly Seat[]): Outcome {
  return { kind: 'win', winners: left, reason: `${name} concedes.`, rule: `${ruleset}/hardtop/concession` };
}
