import { lazy, Suspense, useState } from 'preact/compat';

// Cards and codes for cameras are drawn for who shares, not for who builds.
const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

interface ShareButtonProps {
  readonly design: unknown;
  readonly name: string;
  /** One of many in a list. */
  readonly isInList?: boolean;
}

export function ShareButton({ design, name, isInList = false }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={isInList ? 'button quiet' : 'button'}
        aria-label={isInList ? `Share ${name}` : undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Share
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog design={design} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
