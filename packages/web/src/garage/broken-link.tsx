import type { Garage } from '@hardtop/workshop';
import { useEffect, useState } from 'preact/compat';
import { Link } from '../base/link.tsx';
import { Masthead } from '../base/masthead.tsx';
import { paths } from '../base/router.ts';
import { GARAGES, garagesOf } from './garage-context.ts';

export const CUT =
  'The whole design travels in its link. A link like this was most often cut when it was copied: ask for it again, or copy it anew to its very end.';
const FOREIGN = 'The link is whole, but the rules it was made by, or their version, are not here.';

interface MissingProps {
  readonly title?: string;
  readonly why: string;
}

export function Missing({ title = 'An empty bay.', why }: MissingProps) {
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

const whyUnread = (read: ReturnType<Garage['fromCode']>): readonly string[] => (read.ok ? [] : [read.error.message]);

/** Rules that find the same fault find it in the link itself; a whole link is refused by each in its own words. */
async function troubleWith(code: string): Promise<string> {
  const garages = await garagesOf(GARAGES.map(({ id }) => id));
  const said = new Set([...garages.values()].flatMap(({ garage }) => whyUnread(garage.fromCode(code))));
  return said.size === 1 ? `${[...said].join('')} ${CUT}` : FOREIGN;
}

/** A bare code that no rules here can read. */
export function BrokenCode({ code }: { readonly code: string }) {
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
