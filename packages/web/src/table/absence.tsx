import type { Seat } from '@hardtop/kernel';
import { useState } from 'preact/compat';
import { Link } from '../base/link.tsx';
import { paths } from '../base/router.ts';
import { useTable, useTableActions } from './table-context.tsx';
import './talk.css';

/** To ask for a pause, and to go on holiday. */
export function Absence({ own }: { readonly own: Seat }) {
  const { tell } = useTableActions();
  const live = useTable((table) => table.live);
  const [until, setUntil] = useState('');
  if (live === null) return null;
  const isAway = live.away.some(({ seat }) => seat === own);
  return (
    <section className="absence">
      <h3 className="label">Pause and absence</h3>
      {live.paused === null && !live.pauseOffers.includes(own) && (
        <button type="button" className="button" onClick={() => tell({ t: 'pause', seat: own, option: 'offer' })}>
          Ask for a pause
        </button>
      )}
      {isAway ? (
        <button type="button" className="button" onClick={() => tell({ t: 'away', seat: own, until: null })}>
          I am back
        </button>
      ) : (
        <form
          className="absence-until"
          onSubmit={(event) => {
            event.preventDefault();
            tell({ t: 'away', seat: own, until });
          }}
        >
          <label>
            Away until <input type="date" value={until} onInput={(event) => setUntil(event.currentTarget.value)} />
          </label>
          <button type="submit" className="button" disabled={until === ''}>
            Stop my clock
          </button>
        </form>
      )}
      <p>
        <Link to={paths.you}>Tell me elsewhere when it is my turn</Link>
      </p>
    </section>
  );
}
