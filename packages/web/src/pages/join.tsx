import { useEffect } from 'preact/compat';
import { Masthead } from '../base/masthead.tsx';
import { addKey } from '../base/my-games.ts';
import { navigate, paths } from '../base/router.ts';

interface SeatSecret {
  readonly seat: number;
  readonly key: string;
}

/** Reads `1.k3y`, the fragment of a secret link. */
export function parseSecret(secret: string): SeatSecret | null {
  const match = /^(\d{1,2})\.(.+)$/.exec(secret);
  const [, seat, key] = match ?? [];
  return seat === undefined || key === undefined ? null : { seat: Number(seat), key };
}

/** A secret link: keeps the key, forgets the address, sits down. */
export function Join({ id, secret }: { readonly id: string; readonly secret: string }) {
  const parsed = parseSecret(secret);
  useEffect(() => {
    const found = parseSecret(secret);
    if (found === null) return;
    addKey(id, found);
    navigate(paths.game(id), 'replace');
  }, [id, secret]);
  return (
    <>
      <Masthead />
      <main id="main" className="page" tabIndex={-1}>
        <h1>{parsed === null ? 'This link has lost its key' : 'Taking your seat'}</h1>
        <p>
          {parsed === null
            ? 'The part after the # is missing or cut short. Ask for the link again, and copy it whole.'
            : 'The key is kept in this browser.'}
        </p>
      </main>
    </>
  );
}
