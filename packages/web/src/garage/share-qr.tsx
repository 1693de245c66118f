import { LONGEST_QR, makeQr, qrPath } from '@hardtop/workshop/share';
import { useMemo } from 'preact/compat';

interface ShareQrProps {
  readonly link: string | null;
  readonly name: string;
}

/** Black on white in every look: that is what cameras read. */
export function ShareQr({ link, name }: ShareQrProps) {
  const rows = useMemo(() => (link === null ? null : makeQr(link)), [link]);
  return (
    <section className="share-qr">
      <h3 className="label">For a camera</h3>
      {rows === null ? (
        <p className="notice">
          {link === null
            ? 'Without a link there is no code for cameras.'
            : `The link has ${link.length} characters; a code for cameras takes up to ${LONGEST_QR}. Send the link itself.`}
        </p>
      ) : (
        <svg viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={`QR code of the link to ${name}`}>
          <rect width={rows.length} height={rows.length} fill="#fff" />
          <path d={qrPath(rows)} fill="#000" shape-rendering="crispEdges" />
        </svg>
      )}
    </section>
  );
}
