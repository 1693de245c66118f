import { useState } from 'preact/compat';
import { PlayDialog } from './play-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

/** What can be done with a file that is drawn. */
export function EditorActions({ isPlayable }: { readonly isPlayable: boolean }) {
  const [open, setOpen] = useState<'play' | 'share' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen('share')}>
        Share
      </button>
      <button
        type="button"
        className="button go"
        disabled={!isPlayable}
        title={isPlayable ? undefined : 'Not while something is against it'}
        onClick={() => setOpen('play')}
      >
        Play it
      </button>
      {open === 'play' && <PlayDialog onClose={close} />}
      {open === 'share' && <ShareDialog onClose={close} />}
    </>
  );
}
