import type { Answer, Params } from '@hardtop/kernel';
import { buildCar } from '../../garage/builder/build.ts';
import { BUILDER_IDS, type BuilderId } from '../../garage/builder/tastes.ts';
import type { Design } from '../../garage/design/design.ts';
import { classOfSize } from '../../garage/design/size-class.ts';
import { makeCode } from '../../garage/notation/code.ts';
import { problemsOf } from '../../garage/problems/problems.ts';
import { STOCK } from '../../garage/stock/list.ts';
import type { Setup } from '../../scenarios/setup.ts';

/** What a player may drive whose build is chosen in secret. */
export type BuildOffer =
  | { readonly kind: 'own' | 'stock'; readonly id: string; readonly design: Design }
  /** Drawn up by somebody else, in so many versions. */
  | { readonly kind: 'built'; readonly id: string; readonly builder: BuilderId }
  /** Card by card, by its player. */
  | { readonly kind: 'bench'; readonly id: typeof BENCH };

const BENCH = 'bench';

/** So many plans each builder has for a game. */
export const PLANS = 99;

const knownStock = new WeakMap<Setup, readonly BuildOffer[]>();

/** Cars that stand ready for a game of this size; where none is made for it, all that are legal in it. */
function stockFor(setup: Setup): readonly BuildOffer[] {
  const found = knownStock.get(setup) ?? findStock(setup);
  knownStock.set(setup, found);
  return found;
}

function findStock({ size, variants }: Setup): readonly BuildOffer[] {
  const legal = STOCK.filter(({ design }) => problemsOf({ ...design, size }, variants).length === 0);
  const fitting = legal.filter(({ design }) => classOfSize(design.size) === classOfSize(size));
  return (fitting.length > 0 ? fitting : legal).map(({ id, design }) => ({ kind: 'stock', id: `stock-${id}`, design }));
}

/** A seat's own builds by their code, so that the same answer means the same car to everybody; then what anybody may have. */
export function buildOffers(setup: Setup, seat: number): readonly BuildOffer[] {
  const own = setup.starts[seat]?.own ?? [];
  return [
    ...own.map((design): BuildOffer => ({ kind: 'own', id: `own-${makeCode(design)}`, design })),
    ...stockFor(setup),
    ...BUILDER_IDS.map((builder): BuildOffer => ({ kind: 'built', id: `built-${builder}`, builder })),
    { kind: 'bench', id: BENCH },
  ];
}

/** The car that is offered; on the bench there is none yet. */
export function designOf({ size, variants }: Setup, offer: BuildOffer, params: Params): Design | null {
  if (offer.kind === 'bench') return null;
  return offer.kind === 'built' ? buildCar(size, offer.builder, String(params.plan ?? 1), variants) : offer.design;
}

/** The car that an answer means; null: it is built card by card. */
export function buildAnswered(setup: Setup, seat: number, { option, params }: Answer): Design | null {
  const offer = buildOffers(setup, seat).find(({ id }) => id === option);
  if (offer === undefined) throw new Error(`no build ${option}`);
  return designOf(setup, offer, params);
}
