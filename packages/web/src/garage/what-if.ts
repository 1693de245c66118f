import type { DesignCheck, DesignFigures, Garage } from '@hardtop/kernel';

/** What a change would do to the totals and the problems. */
export interface WhatIf {
  readonly figures: DesignFigures;
  readonly cost: number;
  readonly weight: number;
  readonly spaces: number;
  readonly newProblems: readonly string[];
  readonly goneProblems: readonly string[];
}

export function whatIf(garage: Garage, design: unknown, now: DesignCheck, edit: unknown): WhatIf {
  const then = garage.quickCheck(garage.apply(design, edit));
  const before = new Set(now.problems.map(({ message }) => message));
  const after = new Set(then.problems.map(({ message }) => message));
  return {
    figures: then.figures,
    cost: then.figures.cost - now.figures.cost,
    weight: then.figures.weight - now.figures.weight,
    spaces: then.figures.spacesUsed - now.figures.spacesUsed,
    newProblems: [...after].filter((message) => !before.has(message)),
    goneProblems: [...before].filter((message) => !after.has(message)),
  };
}

export const money = (value: number): string => `$${value.toLocaleString('en-US')}`;
export const lbs = (value: number): string => `${value.toLocaleString('en-US')} lb`;

/** Thirds and halves of a space are written as such. */
export function spacesText(value: number): string {
  const whole = Math.floor(value);
  const part = value - whole;
  const sign = { 2: '⅓', 3: '½', 4: '⅔', 1: '⅙', 5: '⅚' }[Math.round(part * 6)] ?? '';
  return whole === 0 && sign !== '' ? sign : `${whole}${sign}`;
}

const signed = (value: number, text: (value: number) => string): string =>
  `${value < 0 ? '−' : '+'}${text(Math.abs(value))}`;

/** In words: "+$1,500, +200 lb, +1 space"; empty if nothing moves. */
export function deltaText({ cost, weight, spaces }: Pick<WhatIf, 'cost' | 'weight' | 'spaces'>): string {
  const parts = [
    ...(cost === 0 ? [] : [signed(cost, money)]),
    ...(weight === 0 ? [] : [signed(weight, lbs)]),
    ...(spaces === 0 ? [] : [`${signed(spaces, spacesText)} ${Math.abs(spaces) === 1 ? 'space' : 'spaces'}`]),
  ];
  return parts.join(', ');
}
