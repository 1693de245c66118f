import { makeQr, qrPath } from '@hardtop/workshop/share';
import { useMemo } from 'preact/compat';

/** Black on white in every look: that is what cameras read. */
export function QrCode({ link, label }: { readonly link: string; readonly label: string }) {
  const rows = useMemo(() => makeQr(link), [link]);
  if (rows === null) return null;
  return (
    <svg className="qr-code" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <rect width={rows.length} height={rows.length} fill="#fff" />
      <path d={qrPath(rows)} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}
