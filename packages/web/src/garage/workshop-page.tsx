import { useCallback, useState } from 'preact/compat';
import { Link } from '../base/link.tsx';
import { Masthead } from '../base/masthead.tsx';
import { paths } from '../base/router.ts';
import { BenchContext, createBench } from './bench-store.ts';
import { firstGarage, type OpenGarage, useGarage } from './garage-context.ts';
import { GarageFrame } from './garage-frame.tsx';
import { keptDesign } from './library-store.ts';
import { parseStockId } from './stock-address.ts';
import { WorkshopView } from './workshop-view.tsx';

/** What lies on the bench at first, and whether it is one's own. */
type Found = { readonly design: unknown; readonly own: string | null } | { readonly missing: string };

function findDesign({ garage }: OpenGarage, id: string): Found {
  const stockId = parseStockId(id);
  if (stockId !== null) {
    const stock = garage.stock().find((each) => each.id === stockId.id);
    return stock === undefined ? { missing: 'No such stock vehicle.' } : { design: stock.design, own: null };
  }
  const kept = keptDesign(id);
  if (kept === undefined) return { missing: 'This browser keeps no such design; it may live in another one.' };
  const read = garage.parse(kept.design);
  if (read.ok) return { design: read.value, own: id };
  return { missing: `It cannot be read any more: ${read.error.map(({ message }) => message).join(' ')}` };
}

function findCode({ garage }: OpenGarage, code: string): Found {
  const read = garage.fromCode(code);
  return read.ok ? { design: read.value, own: null } : { missing: read.error.message };
}

function Missing({ why }: { readonly why: string }) {
  return (
    <div>
      <Masthead />
      <main id="main" className="page" tabIndex={-1}>
        <h1>An empty bay.</h1>
        <p>{why}</p>
        <p>
          <Link to={paths.garage} className="button go">
            To the garage
          </Link>
        </p>
      </main>
    </div>
  );
}

type Address = { readonly kind: 'design' | 'code'; readonly id: string };

/** The rules that the design was made by; null: nobody knows it, and any garage may say so. */
async function rulesetOf({ kind, id }: Address): Promise<string | null> {
  if (kind === 'code') return firstGarage(({ garage }) => garage.fromCode(id).ok);
  const stock = parseStockId(id);
  if (stock === null) return keptDesign(id)?.ruleset ?? null;
  return stock.ruleset ?? firstGarage(({ garage }) => garage.stock().some((each) => each.id === stock.id));
}

function Opened({ kind, id }: Address) {
  const open = useGarage();
  const [found] = useState(() => (kind === 'code' ? findCode(open, id) : findDesign(open, id)));
  const [store] = useState(() => ('missing' in found ? null : createBench(open.garage, found.design)));
  if ('missing' in found || store === null) return <Missing why={'missing' in found ? found.missing : ''} />;
  return (
    <BenchContext value={store}>
      <WorkshopView own={found.own} isShared={kind === 'code'} />
    </BenchContext>
  );
}

/** A design of one's own, one of the stock list, or one that came in a link. */
export function WorkshopPage({ kind, id }: Address) {
  const which = useCallback(() => rulesetOf({ kind, id }), [kind, id]);
  return (
    <GarageFrame which={which}>
      <Opened key={`${kind} ${id}`} kind={kind} id={id} />
    </GarageFrame>
  );
}
