import { useMemo, useState } from 'preact/compat';
import { downloadText } from '../base/download-text.ts';
import { useBench } from './bench-store.ts';
import { useGarage } from './garage-context.ts';
import './sheet.css';

export const PAPERS = [
  { id: 'a4', title: 'A4' },
  { id: 'letter', title: 'Letter' },
] as const;
export const KINDS = [
  { id: 'fresh', title: 'Ready to drive' },
  { id: 'blank', title: 'Blank' },
  { id: 'plan', title: 'Planning sheet' },
  { id: 'counters', title: 'Counters' },
  { id: 'key', title: 'Turning key' },
] as const;

export type PaperId = (typeof PAPERS)[number]['id'];
export type KindId = (typeof KINDS)[number]['id'];

interface PickProps<Id extends string> {
  readonly label: string;
  readonly items: readonly { readonly id: Id; readonly title: string }[];
  readonly value: Id;
  onPick(id: Id): void;
}

export function Pick<Id extends string>({ label, items, value, onPick }: PickProps<Id>) {
  return (
    <select
      className="text-input"
      aria-label={label}
      value={value}
      onChange={(event) => onPick(items.find(({ id }) => id === event.currentTarget.value)?.id ?? value)}
    >
      {items.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  );
}

export const sheetUrl = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The sheet has its own margins: with a printer's on top it would not be to scale. */
export function PrintPage({ paper }: { readonly paper: PaperId }) {
  return <style>{`@page { size: ${paper === 'a4' ? 'A4' : 'letter'}; margin: 0 }`}</style>;
}

/** The record sheet as it will come out of the printer. */
export function SheetView() {
  const { garage } = useGarage();
  const design = useBench((bench) => bench.design);
  const [paper, setPaper] = useState<PaperId>('a4');
  const [kind, setKind] = useState<KindId>('fresh');
  const svg = useMemo(() => garage.sheet(design, { paper, kind }), [garage, design, paper, kind]);
  const name = garage.nameOf(design);
  return (
    <section className="sheet-view" aria-label="Record sheet">
      <PrintPage paper={paper} />
      <p className="sheet-bar">
        <Pick<PaperId> label="Paper" items={PAPERS} value={paper} onPick={(id) => setPaper(id)} />
        <Pick<KindId> label="Kind of sheet" items={KINDS} value={kind} onPick={(id) => setKind(id)} />
        <button type="button" className="button go" onClick={() => window.print()}>
          Print
        </button>
        <button
          type="button"
          className="button"
          onClick={() => downloadText(`${name || 'sheet'}.svg`, svg, 'image/svg+xml')}
        >
          Save as SVG
        </button>
      </p>
      <img className="sheet-paper" data-paper={paper} src={sheetUrl(svg)} alt={`Record sheet of ${name}`} />
    </section>
  );
}
