import type { Journal } from '@hardtop/kernel';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'preact/compat';
import { downloadText } from '../base/download-text.ts';
import { gameOf } from '../base/my-games.ts';
import { isHere } from '../here/here-id.ts';
import type { Film, Frame } from './replay-frames.ts';
import { journalTo } from './replay-key.ts';

const ForkPanel = lazy(async () => ({ default: (await import('./fork-panel.tsx')).ForkPanel }));
const AccessPanel = lazy(async () => ({ default: (await import('./access-panel.tsx')).AccessPanel }));
const ProofPanel = lazy(async () => ({ default: (await import('./proof-panel.tsx')).ProofPanel }));

interface AfterToolsProps {
  readonly id: string;
  readonly film: Film;
  readonly journal: Journal | null;
  readonly frame: Frame | undefined;
  readonly isLast: boolean;
}

/** What opens the say over who watches: the host's key, the referee's, or where there is neither a seat's. */
function sayOf(id: string): string | undefined {
  const mine = gameOf(id);
  return mine?.host ?? mine?.referee ?? mine?.keys[0]?.key;
}

/** What opens, and what it shows later, comes into view by itself. */
function useInView(open: unknown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = box.current;
    if (open === null || shown === null) return;
    const watcher = new ResizeObserver(() => shown.scrollIntoView({ block: 'nearest' }));
    watcher.observe(shown);
    return () => watcher.disconnect();
  }, [open]);
  return box;
}

/** What can be done with a game one watches: play on from where it stands, check its dice, take its journal along. */
export function AfterTools({ id, film, journal, frame, isLast }: AfterToolsProps) {
  const [open, setOpen] = useState<'fork' | 'proof' | 'access' | null>(null);
  const box = useInView(open);
  const own = isHere(id) ? undefined : sayOf(id);
  const isOver = film.reason !== null;
  const row = frame?.rows ?? null;
  const canFork = row !== null && !(isOver && isLast);
  const save = async () => {
    const whole = journal ?? (await journalTo(id).then((reply) => (reply.ok ? reply.value : null)));
    if (whole !== null) downloadText(`hardtop-${film.title}-${id}.json`, JSON.stringify(whole));
  };
  return (
    <>
      <p className="after-tools">
        <button
          type="button"
          className="button"
          disabled={!canFork}
          aria-expanded={open === 'fork'}
          onClick={() => setOpen('fork')}
        >
          Play on from here
        </button>
        {isOver && (
          <button type="button" className="button" aria-expanded={open === 'proof'} onClick={() => setOpen('proof')}>
            Check the dice
          </button>
        )}
        {own !== undefined && (
          <button type="button" className="button" aria-expanded={open === 'access'} onClick={() => setOpen('access')}>
            Who may watch
          </button>
        )}
        <button type="button" className="button" onClick={save}>
          Download the journal
        </button>
      </p>
      <div ref={box} className={open === null ? undefined : 'after-panel'}>
        <Suspense fallback={<p>One moment…</p>}>
          {open === 'fork' && canFork && (
            <ForkPanel from={{ game: id, journal, row }} film={film} onClose={() => setOpen(null)} />
          )}
          {open === 'access' && own !== undefined && <AccessPanel id={id} own={own} />}
          {open === 'proof' && <ProofPanel id={id} journal={journal} />}
        </Suspense>
      </div>
    </>
  );
}
