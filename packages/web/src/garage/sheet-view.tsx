import type { Sheets } from '@hardtop/workshop';
import { sheetPages } from '@hardtop/workshop/sheet';
import { useMemo, useState } from 'preact/compat';
import { downloadText } from '../base/download-text.ts';
import { useBench } from './bench-store.ts';
import { Fetched } from './fetched.tsx';
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

const sheetUrl = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

interface SheetPagesProps {
  readonly svg: string;
  readonly paper: PaperId;
  readonly name: string;
}

/** A picture for each page: a trailer, a sidecar and whatever else fills more than one has its own. */
export function SheetPages({ svg, paper, name }: SheetPagesProps) {
  const pages = useMemo(() => sheetPages(paper === 'a4' ? 'A4' : 'Letter', svg).map(sheetUrl), [svg, paper]);
  return pages.map((url, i) => (
    <img
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
      key={i}
      className="sheet-paper"
      data-paper={paper}
      src={url}
      alt={`Record sheet of ${name}${pages.length > 1 ? `, page ${i + 1} of ${pages.length}` : ''}`}
    />
  ));
}

/** The sheet has its own margins: with a printer's on top it would not be to scale. */
export function PrintPage({ paper }: { readonly paper: PaperId }) {
  return <style>{`@page { size: ${paper === 'a4' ? 'A4' : 'letter'}; margin: 0 }`}</style>;
}

/** The record sheet as it will come out of the printer. */
export function SheetView() {
  const { sheets } = useGarage();
  return <Fetched from={sheets}>{({ sheet }) => <DrawnSheet sheet={sheet} />}</Fetched>;
}

function DrawnSheet({ sheet }: { readonly sheet: Sheets['sheet'] }) {
  const { garage } = useGarage();
  const design = useBench((bench) => bench.design);
  const [paper, setPaper] = useState<PaperId>('a4');
  const [kind, setKind] = useState<KindId>('fresh');
  const svg = useMemo(() => sheet(design, { paper, kind }), [sheet, design, paper, kind]);
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
      <SheetPages svg={svg} paper={paper} name={name} />
    </section>
  );
}
