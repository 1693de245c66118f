import type { Notation } from '@hardtop/workshop';
import { cardSvg, portraitOf } from '@hardtop/workshop/share';
import { useLayoutEffect, useMemo, useRef } from 'preact/compat';
import { DesignLinkField, linkTo } from './design-link.tsx';
import { Fetched } from './fetched.tsx';
import { useGarage } from './garage-context.ts';
import { ShareCard } from './share-card.tsx';
import { SharePost } from './share-post.tsx';
import { ShareQr } from './share-qr.tsx';
import './share-dialog.css';

interface LinkPartProps {
  readonly design: unknown;
  readonly name: string;
  readonly link: string | null;
}

/** The link to copy; on a device that hands things on by itself, that too. */
function LinkPart({ design, name, link }: LinkPartProps) {
  // Who changes their mind in the system's own sheet has nothing to be told.
  const handOn = () => navigator.share({ title: name, url: link ?? '' }).catch(() => undefined);
  return (
    <section className="share-link">
      <h3 className="label">Link</h3>
      <DesignLinkField label={`Link to ${name}`} design={design} />
      {link !== null && 'share' in navigator && (
        <button type="button" className="button" onClick={handOn}>
          Send the link…
        </button>
      )}
      <p className="text-hint">
        The whole design is in the link: it needs no account, and no server keeps anything. Whoever opens it gets a
        copy.
      </p>
    </section>
  );
}

/** What is told and drawn of it, its stat line with it. */
function Portrayed({ design, name, link, notation }: LinkPartProps & { readonly notation: Notation }) {
  const { garage, workshop, ruleset } = useGarage();
  const portrait = useMemo(
    () => portraitOf({ garage, workshop, notation }, ruleset.title, design),
    [garage, workshop, notation, ruleset, design],
  );
  const card = useMemo(() => cardSvg(portrait, link), [portrait, link]);
  return (
    <>
      <SharePost portrait={portrait} link={link} />
      <ShareCard svg={card} name={name} />
    </>
  );
}

interface ShareDialogProps {
  readonly design: unknown;
  readonly name: string;
  onClose(): void;
}

/** Everything by which a design can be shown to others. */
export function ShareDialog({ design, name, onClose }: ShareDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useGarage();
  const link = linkTo(open, design);
  useLayoutEffect(() => {
    const box = dialog.current;
    if (box !== null && !box.open) box.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="share-dialog plate" aria-labelledby="share-title" onClose={onClose}>
      <form method="dialog" className="share-head">
        <h2 id="share-title">Share {name}</h2>
        <button type="submit" className="button">
          Done
        </button>
      </form>
      <div className="share-parts">
        <LinkPart design={design} name={name} link={link} />
        <ShareQr link={link} name={name} />
        <Fetched from={open.notation}>
          {(notation) => <Portrayed design={design} name={name} link={link} notation={notation} />}
        </Fetched>
      </div>
    </dialog>
  );
}
