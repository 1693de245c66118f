import { useState } from 'preact/compat';
import { Link } from '../base/link.tsx';
import { paths } from '../base/router.ts';
import { useBench } from './bench-store.ts';
import { type OpenGarage, useGarage } from './garage-context.ts';
import { digestIn, nameIn } from './library-draft.ts';
import { useLibrary } from './library-store.ts';

/** Where this browser keeps the same design under the same name; null: nowhere. */
function keptTwin(open: OpenGarage, design: unknown): string | null {
  const name = nameIn(open, design);
  const digest = digestIn(open, design);
  const twin = useLibrary
    .getState()
    .all.find(
      (kept) =>
        kept.deleted !== true &&
        kept.ruleset === open.ruleset.id &&
        nameIn(open, kept.design) === name &&
        digestIn(open, kept.design) === digest,
    );
  return twin?.id ?? null;
}

/** Its bodies in words. */
const kindOf = ({ workshop }: OpenGarage, design: unknown): string =>
  workshop
    .sections(design)
    .map(({ id }) => workshop.outline(design, id).title)
    .join(' + ');

/** Says what came in a link, and that nothing has been done with it yet. */
export function SharedNotice() {
  const open = useGarage();
  const design = useBench((bench) => bench.design);
  const [twin] = useState(() => keptTwin(open, design));
  const [kind] = useState(() => kindOf(open, design));
  return (
    <p className="notice bench-notice" role="status">
      It came in a link: {kind}, {open.ruleset.title}.{' '}
      {twin === null ? (
        'It joins your designs when you keep it, beside all that you have.'
      ) : (
        <>
          You have the same one: <Link to={paths.garageDesign(twin)}>open yours</Link>.
        </>
      )}
    </p>
  );
}
