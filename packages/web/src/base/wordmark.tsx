import { memo } from 'preact/compat';
import { Link } from './link.tsx';
import { paths } from './router.ts';

/** Our mark: a hardtop seen from above, gun forward. */
export const Mark = memo(function Mark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path d="M6 8h2v5H6zM24 8h2v5h-2zM6 20h2v5H6zM24 20h2v5h-2zM15 1h2v6h-2z" fill="var(--chrome)" />
      <path d="M10 4h12l2 6v13l-2 5H10l-2-5V10z" fill="var(--amber-fill)" />
      <path d="M11 10h10l1 4H10zM11 24h10l.6-4H10.4z" fill="#141312" />
    </svg>
  );
});

export function Wordmark() {
  return (
    <Link to={paths.landing} className="wordmark" label="Hardtop, to the first page">
      <Mark />
      <span>Hardtop</span>
    </Link>
  );
}
