import { useMemo } from 'preact/compat';
import { BodyShape } from './body-shape.tsx';
import { useGarage } from './garage-context.ts';
import './design-picture.css';

/** As many bodies as a row has room for. */
const MOST = 3;

/** A design from above, small; what hangs on it stands behind it. */
export function DesignPicture({ design }: { readonly design: unknown }) {
  const { workshop } = useGarage();
  const bodies = useMemo(
    () =>
      workshop
        .sections(design)
        .slice(0, MOST)
        .map(({ id }) => workshop.outline(design, id)),
    [workshop, design],
  );
  return (
    <span className="design-picture" aria-hidden="true">
      {bodies.map(({ shape, wheels, flip }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bodies stand in their order.
        <span key={i} className="design-body">
          <BodyShape shape={shape} wheels={wheels} flip={flip} />
        </span>
      ))}
    </span>
  );
}
