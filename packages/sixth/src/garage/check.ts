import { type Alternative, type DesignCheck, type LabelledFigure, NO_FIGURES } from '@hardtop/workshop';
import { CONTROL_BY_SPEED, CONTROL_BY_TIRES, START } from '../catalog/dashboard.ts';
import { deckOf } from '../catalog/game-sizes.ts';
import type { Design } from './design/design.ts';
import type { Edit } from './design/edit.ts';
import { fittedOf } from './design/fitted.ts';
import { costOf, costText } from './figures/cost.ts';
import type { SixthProblem } from './problems/problem.ts';

// The check of a build as the rest of the house knows it.

/** Tokens a round that the cards themselves give. */
function tokensOf(design: Design, kind: 'takeControl' | 'takeAce'): number {
  const effects = fittedOf(design).flatMap(({ card }) => card.effects);
  return effects.reduce((sum, effect) => (effect.kind === kind ? sum + effect.tokens : sum), 0);
}

function labelledFigures(design: Design): readonly LabelledFigure[] {
  const { ap, bp, cp } = design.size;
  const cost = costOf(design);
  const control = (CONTROL_BY_TIRES[START.tires] ?? 0) + (CONTROL_BY_SPEED[START.speed] ?? 0);
  return [
    { id: 'cost', label: 'Cost', text: costText(cost), rule: 'sixth/setup/game-size' },
    {
      id: 'bp',
      label: 'Build points',
      text: String(cost.bp),
      limit: String(bp),
      isOver: cost.bp > bp,
      rule: 'sixth/setup/build-points',
    },
    {
      id: 'cp',
      label: 'Crew points',
      text: String(cost.cp),
      limit: String(cp),
      isOver: cost.cp > cp,
      rule: 'sixth/setup/crew-points',
    },
    { id: 'armor', label: 'Armor', text: `${ap} on each side`, rule: 'sixth/setup/armor-points' },
    { id: 'deck', label: 'Damage deck', text: deckOf(design.size), rule: 'sixth/setup/deck' },
    {
      id: 'control',
      label: `Control at speed ${START.speed}`,
      text: String(control + tokensOf(design, 'takeControl')),
      rule: 'sixth/round/take-control',
    },
    { id: 'aces', label: 'Aces a round', text: String(tokensOf(design, 'takeAce')), rule: 'sixth/round/ace-tokens' },
  ];
}

/** With the ways out of each problem, as far as somebody has looked for them. */
export function checkOf(
  design: Design,
  problems: readonly SixthProblem[],
  waysOut: readonly (readonly Alternative<Edit>[])[] = [],
): DesignCheck<Edit> {
  return {
    figures: NO_FIGURES,
    labelled: labelledFigures(design),
    legal: problems.length === 0,
    problems: problems.map(({ rule, message, where }, i) => ({ rule, message, where, alternatives: waysOut[i] ?? [] })),
    exemption: null,
  };
}
