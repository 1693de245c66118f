import { useEffect, useRef } from 'preact/compat';
import { Masthead } from '../base/masthead.tsx';
import { ComeIn, GuestPart } from './guest-part.tsx';
import { NoticesPart } from './notices-part.tsx';
import { PersonPart, RecoveryNotice } from './person-part.tsx';
import { useYou, type You } from './use-you.ts';
import './you.css';

function Part({ you }: { readonly you: You }) {
  const { person, problem } = you;
  if (person === undefined) return problem === null ? <p>Looking who you are…</p> : null;
  if (person === null) return <GuestPart you={you} />;
  return (
    <>
      {you.mustConfirm && <ComeIn you={you} title="Come in once more" />}
      <PersonPart you={you} person={person} />
    </>
  );
}

/** The form that was sent is gone: the reader's place is the heading. */
function useFocusOnChange(name: string | null): void {
  const before = useRef(name);
  useEffect(() => {
    const isSomebodyElse = before.current !== name && document.activeElement === document.body;
    before.current = name;
    if (isSomebodyElse) document.getElementById('main')?.focus();
  }, [name]);
}

/** Who one is here, what opens the door, and the way out. */
export function YouPage() {
  const you = useYou();
  useFocusOnChange(you.person?.name ?? null);
  return (
    <>
      <Masthead />
      <main id="main" className="page you" tabIndex={-1} aria-busy={you.busy}>
        <h1>{you.person?.name ?? 'You'}</h1>
        {you.problem !== null && (
          <p className="notice bad" role="alert">
            {you.problem}
          </p>
        )}
        <p aria-live="polite" className={you.done === null ? 'unseen' : 'notice'}>
          {you.busy ? 'One moment…' : you.done}
        </p>
        {you.recovery !== null && <RecoveryNotice code={you.recovery} />}
        <Part you={you} />
        <NoticesPart />
      </main>
    </>
  );
}
