// The turrets that weapons stand in.

import { newTurret, type PartDraft, type TurretDraft } from './draft.ts';
import type { Page } from './page.ts';

interface TurretPhrase {
  readonly draft: TurretDraft;
  readonly count: number;
  readonly isSame: boolean;
}

/** From the adjectives to the place behind the noun. */
export function turretPhrase(page: Page): TurretPhrase | null {
  const found = page.match('turretNamed turretBehind');
  if (found === null) return null;
  const draft: TurretDraft = {
    holds: found.numbers('holds').at(-1) ?? null,
    popUp: found.has('popUp'),
    cupola: found.id('turret') === 'cupola',
    universal: found.has('universal'),
    inCargo: found.has('inCargo'),
    at: found.ids('side', 'at').at(-1) ?? null,
    ordinal: found.numbers('ordinal').at(-1) ?? null,
  };
  return { draft, count: found.number('count') ?? 1, isSame: found.has('same') };
}

export const plainTurret = (): TurretPhrase => ({ draft: newTurret(), count: 1, isSame: false });

/** The turret meant: the same as before where nothing tells them apart. */
export function turretOf({ turrets }: PartDraft, { draft, isSame }: TurretPhrase): TurretDraft {
  const known = (isSame ? turrets.at(-1) : undefined) ?? turrets.find((turret) => isLike(turret, draft));
  if (known === undefined) turrets.push(draft);
  return known ?? draft;
}

function isLike(a: TurretDraft, b: TurretDraft): boolean {
  if (a.ordinal !== null || b.ordinal !== null) return a.ordinal === b.ordinal;
  const agrees = <T>(x: T | null, y: T | null): boolean => x === null || y === null || x === y;
  return agrees(a.at, b.at) && agrees(a.holds, b.holds) && a.cupola === b.cupola && (a.popUp === b.popUp || !b.popUp);
}
