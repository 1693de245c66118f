import { useCallback, useEffect, useState } from 'preact/compat';
import { Link } from '../base/link.tsx';
import { Masthead } from '../base/masthead.tsx';
import { paths } from '../base/router.ts';
import { BenchContext, createBench } from './bench-store.ts';
import { firstGarage, GARAGES, garagesOf, hasGarage, type OpenGarage, useGarage } from './garage-context.ts';
import { GarageFrame } from './garage-frame.tsx';
import { keptDesign } from './library-store.ts';
import { parseStockId } from './stock-address.ts';
import { WorkshopView } from './workshop-view.tsx';

/** What lies on the bench at first, and whether it is one's own. */
type Found = { readonly design: unknown; readonly own: string | null } | { readonly missing: string };

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

const CUT =
  'The whole design travels in its link. A link like this was most often cut when it was copied: ask for it again, or copy it anew to its very end.';
const FOREIGN = 'The link is whole, but the rules it was made by, or their version, are not here.';

/** Rules that find the same fault find it in the link itself; a whole link is refused by each in its own words. */
async function troubleWith(code: string): Promise<string> {
  const garages = await garagesOf(GARAGES.map(({ id }) => id));
  const said = new Set([...garages.values()].flatMap(({ garage }) => whyUnread(garage.fromCode(code))));
  return said.size === 1 ? `${[...said].join('')} ${CUT}` : FOREIGN;
}

const whyUnread = (read: ReturnType<OpenGarage['garage']['fromCode']>): readonly string[] =>
  read.ok ? [] : [read.error.message];

/** A link that no rules here can read. */
function BrokenLink({ code }: { readonly code: string }) {
  const [why, setWhy] = useState('');
  useEffect(() => {
    let isHere = true;
    troubleWith(code).then((text) => isHere && setWhy(text));
    return () => {
      isHere = false;
    };
  }, [code]);
  return <Missing title="This link holds no design." why={why} />;
}

interface MissingProps {
  readonly title?: string;
  readonly why: string;
}

function Missing({ title = 'An empty bay.', why }: MissingProps) {
  return (
    <div>
      <Masthead />
      <main id="main" className="page" tabIndex={-1}>
        <h1>{title}</h1>
        <p role="status">{why}</p>
        <p>Nothing of yours is lost or changed.</p>
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
  if ('missing' in found && kind === 'code') return <BrokenLink code={id} />;
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
