import type { DesignCheck, DesignFigures, Garage } from '@hardtop/workshop';

/** What a change would do to the totals and the problems. */
export interface WhatIf {
  /** As it would be. */
  readonly changed: unknown;
  readonly figures: DesignFigures;
  readonly labelled: DesignCheck['labelled'];
  readonly cost: number;
  /** With whatever is loaded. */
  readonly weight: number;
  readonly spaces: number;
  /** What else moves, as `Armor light (6)`. */
  readonly moved: readonly string[];
  readonly newProblems: readonly string[];
  readonly goneProblems: readonly string[];
}

/** Pounds with cargo and passengers: every row of the planning sheet. */
export const loadedWeight = (garage: Garage, design: unknown): number =>
  garage.plan(design).reduce((sum, { weight }) => sum + (weight ?? 0), 0);

/** Whether a change brings a problem that was not there. */
export function bringsProblem(garage: Garage, design: unknown, now: DesignCheck, edit: unknown): boolean {
  const before = new Set(now.problems.map(({ message }) => message));
  return garage.quickCheck(garage.apply(design, edit)).problems.some(({ message }) => !before.has(message));
}

export function whatIf(garage: Garage, design: unknown, now: DesignCheck, edit: unknown): WhatIf {
  const changed = garage.apply(design, edit);
  const then = garage.quickCheck(changed);
  const before = new Set(now.problems.map(({ message }) => message));
  const after = new Set(then.problems.map(({ message }) => message));
  return {
    changed,
    figures: then.figures,
    labelled: then.labelled,
    cost: difference(then.figures.cost, now.figures.cost),
    weight: loadedWeight(garage, changed) - loadedWeight(garage, design),
    spaces: difference(then.figures.spacesUsed, now.figures.spacesUsed),
    moved: movedOf(now, then),
    newProblems: [...after].filter((message) => !before.has(message)),
    goneProblems: [...before].filter((message) => !after.has(message)),
  };
}

/** The figures of a game without dollars that read differently afterwards. */
function movedOf(now: DesignCheck, then: DesignCheck): readonly string[] {
  if (now.figures.cost !== null) return [];
  const before = new Map(now.labelled.map(({ id, text }) => [id, text]));
  return then.labelled.filter(({ id, text }) => before.get(id) !== text).map(({ label, text }) => `${label} ${text}`);
}

/** A figure that a game does not have never moves. */
const difference = (then: number | null, now: number | null): number => (then ?? 0) - (now ?? 0);

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
