import { lazy, type ReactNode, Suspense } from 'preact/compat';
import { CopyField } from '../base/copy-field.tsx';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

interface LinkCardProps {
  readonly title: string;
  readonly link: string;
  readonly children: ReactNode;
}

/** A link to hand on: to copy, or to be looked at by a camera. */
export function LinkCard({ title, link, children }: LinkCardProps) {
  return (
    <section className="link-card plate">
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
        <CopyField label={title} text={link} />
      </div>
      <Suspense fallback={<div className="qr-code" />}>
        <QrCode link={link} label={`QR code: ${title}`} />
      </Suspense>
    </section>
  );
}
