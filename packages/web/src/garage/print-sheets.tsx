import type { Sheets } from '@hardtop/workshop';
import { createPortal, type RefObject, useEffect, useRef } from 'preact/compat';
import { Fetched } from './fetched.tsx';
import { useGarage } from './garage-context.ts';
import { type KindId, type PaperId, PrintPage, SheetPages } from './sheet-view.tsx';

interface PrintSheetsProps {
  readonly designs: readonly unknown[];
  readonly paper: PaperId;
  readonly kind: KindId;
}

/** Nothing is printed before the pictures are there. */
async function printWhenDrawn(box: RefObject<HTMLDivElement | null>): Promise<void> {
  const pictures = [...(box.current?.querySelectorAll('img') ?? [])];
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  window.print();
}

/**
 * Sheets of several designs, each on pages of its own, for the printer alone. They stay until they are taken away: on some devices printing only
 * begins when the page has long gone on.
 */
export function PrintSheets(asked: PrintSheetsProps) {
  const { sheets } = useGarage();
  return (
    <Fetched from={sheets} meanwhile="Drawing…">
      {({ sheet }) => <DrawnSheets {...asked} sheet={sheet} />}
    </Fetched>
  );
}

function DrawnSheets({ designs, paper, kind, sheet }: PrintSheetsProps & { readonly sheet: Sheets['sheet'] }) {
  const { garage } = useGarage();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void printWhenDrawn(box);
  }, []);
  return createPortal(
    <div ref={box} className="print-sheets">
      <PrintPage paper={paper} />
      {designs.map((design, i) => (
        <SheetPages
          // biome-ignore lint/suspicious/noArrayIndexKey: they stand as they are until the page is printed.
          key={i}
          svg={sheet(design, { paper, kind })}
          paper={paper}
          name={garage.nameOf(design)}
        />
      ))}
    </div>,
    document.body,
  );
}
