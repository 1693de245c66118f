import type { PrintCell, PrintSheet, PrintTable } from '@hardtop/campaign';
import { createPortal, useLayoutEffect, useRef, useState } from 'preact/compat';
import './print-forms.css';
import { keyed } from './keyed.ts';

function Cell({ cell }: { readonly cell: PrintCell }) {
  if (typeof cell === 'string') return cell;
  const boxes = keyed(Array.from({ length: cell.boxes }, () => null));
  return (
    <span className="print-boxes" role="img" aria-label={`${cell.boxes} boxes`}>
      {boxes.map(({ key }) => (
        <i key={key} />
      ))}
    </span>
  );
}

function Table({ table: { caption, columns, rows } }: { readonly table: PrintTable }) {
  const numbered = rows.map((cells, i) => ({
    key: `row-${i}`,
    cells: columns.map((column, k) => ({ column: `${k} ${column}`, cell: cells[k] ?? '' })),
  }));
  return (
    <table>
      <caption>{caption}</caption>
      {columns.some((column) => column !== '') && (
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {numbered.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map(({ column, cell }) => (
              <td key={column}>
                <Cell cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sheet({ sheet: { title, subtitle, tables } }: { readonly sheet: PrintSheet }) {
  const filled = keyed(tables.filter(({ rows }) => rows.length > 0));
  return (
    <article className="print-form">
      <header>
        <h2>{title}</h2>
        <p>{subtitle}</p>
      </header>
      {filled.map(({ item, key }) => (
        <Table key={key} table={item} />
      ))}
    </article>
  );
}

/** The paper as it will come out, over the page; on paper there is nothing else. */
function PrintForms({ sheets, onClose }: { readonly sheets: readonly PrintSheet[]; onClose(): void }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    box.current?.focus();
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [onClose]);
  return createPortal(
    <div ref={box} className="print-forms" role="dialog" aria-modal="true" aria-label="Sheets to print" tabIndex={-1}>
      <p className="print-bar">
        <button type="button" className="button go" onClick={() => window.print()}>
          Print
        </button>
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
      </p>
      {keyed(sheets).map(({ item, key }) => (
        <Sheet key={key} sheet={item} />
      ))}
    </div>,
    document.body,
  );
}

export function SheetsButton({ sheets, label }: { readonly sheets: readonly PrintSheet[]; readonly label: string }) {
  const [isOpen, setOpen] = useState(false);
  const [close] = useState(() => () => setOpen(false));
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen && <PrintForms sheets={sheets} onClose={close} />}
    </>
  );
}
