import { parseDesignLink } from '@hardtop/workshop/link';
import { useCallback, useState } from 'preact/compat';
import { BenchContext, createBench } from './bench-store.ts';
import { BrokenCode, CUT, Missing } from './broken-link.tsx';
import { firstGarage, hasGarage, type OpenGarage, useGarage } from './garage-context.ts';
import { GarageFrame } from './garage-frame.tsx';
import { keptDesign } from './library-store.ts';
import { parseStockId } from './stock-address.ts';
import { WorkshopView } from './workshop-view.tsx';

/** What lies on the bench at first, and whether it is one's own. */
type Found = { readonly design: unknown; readonly own: string | null } | { readonly missing: string };

const UNOPENED = 'This link cannot be opened here.';

const noGarage = (ruleset: string): string =>
  `It belongs to the rules “${ruleset}”, for which there is no garage here.`;

function findStock({ garage }: OpenGarage, ruleset: string | null, id: string): Found {
  if (ruleset !== null && !hasGarage(ruleset)) return { missing: noGarage(ruleset) };
  const stock = garage.stock().find((each) => each.id === id);
  return stock === undefined ? { missing: 'No such stock vehicle.' } : { design: stock.design, own: null };
}

function findDesign(open: OpenGarage, id: string): Found {
  const stock = parseStockId(id);
  if (stock !== null) return findStock(open, stock.ruleset, stock.id);
  const kept = keptDesign(id);
  if (kept === undefined) return { missing: 'This browser keeps no such design; it may live in another one.' };
  if (!hasGarage(kept.ruleset))
    return { missing: `${noGarage(kept.ruleset)} It stays kept as it is, and goes into every backup.` };
  const read = open.garage.parse(kept.design);
  if (read.ok) return { design: read.value, own: id };
  const why = read.error.map(({ message }) => message).join(' ');
  return { missing: `It cannot be read any more: ${why} It stays kept as it is.` };
}

function findCode({ garage }: OpenGarage, code: string): Found {
  const read = garage.fromCode(code);
  return read.ok ? { design: read.value, own: null } : { missing: read.error.message };
}

/** A link says what rules it was made by, and how long it is: what is wrong with it can be told. */
function findShared({ garage }: OpenGarage, link: string): Found {
  const read = parseDesignLink(link);
  if (!read.ok) return { missing: `${read.error.message} ${CUT}` };
  const { ruleset, code } = read.value;
  if (!hasGarage(ruleset)) return { missing: `The link is whole. ${noGarage(ruleset)}` };
  const opened = garage.fromCode(code);
  return opened.ok ? { design: opened.value, own: null } : { missing: opened.error.message };
}

type Address = { readonly kind: 'design' | 'code' | 'shared'; readonly id: string };

const FINDERS = { design: findDesign, code: findCode, shared: findShared } as const;

/** The rules that the design was made by; null: nobody knows it, and any garage may say so. */
async function rulesetOf({ kind, id }: Address): Promise<string | null> {
  if (kind === 'code') return firstGarage(({ garage }) => garage.fromCode(id).ok);
  if (kind === 'shared') {
    const read = parseDesignLink(id);
    return read.ok ? read.value.ruleset : null;
  }
  const stock = parseStockId(id);
  if (stock === null) return keptDesign(id)?.ruleset ?? null;
  return stock.ruleset ?? firstGarage(({ garage }) => garage.stock().some((each) => each.id === stock.id));
}

function Opened({ kind, id }: Address) {
  const open = useGarage();
  const [found] = useState(() => FINDERS[kind](open, id));
  const [store] = useState(() => ('missing' in found ? null : createBench(open.garage, found.design)));
  if ('missing' in found && kind === 'code') return <BrokenCode code={id} />;
  if ('missing' in found) return <Missing {...(kind === 'shared' ? { title: UNOPENED } : {})} why={found.missing} />;
  if (store === null) return null;
  return (
    <BenchContext value={store}>
      <WorkshopView own={found.own} isShared={kind !== 'design'} />
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
