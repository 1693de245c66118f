import { Link } from '../base/link.tsx';
import { Masthead } from '../base/masthead.tsx';
import { paths } from '../base/router.ts';

export function NotFound({ path }: { readonly path: string }) {
  return (
    <>
      <Masthead />
      <main id="main" className="page" tabIndex={-1}>
        <h1>The road ends here</h1>
        <p>
          There is nothing at <code>{path}</code>. A bridge may be out, or a letter.
        </p>
        <p>
          <Link to={paths.landing} className="button go">
            Back to the road
          </Link>
        </p>
      </main>
    </>
  );
}
