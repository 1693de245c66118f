import type { ReactNode } from 'preact/compat';
import { Link } from '../base/link.tsx';
import { Masthead } from '../base/masthead.tsx';
import { paths } from '../base/router.ts';

/** Where there is nothing to draw: why, and where to go. */
export function NoBoard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <Masthead />
      <main id="main" className="page" tabIndex={-1}>
        <h1>{title}</h1>
        {children}
        <p>
          <Link to={paths.scenarios} className="button go">
            All scenarios
          </Link>
        </p>
      </main>
    </div>
  );
}

export const Rolling = () => <p className="page-loading">Unrolling the map…</p>;
