import { useLayoutEffect, useRef, useState } from 'preact/compat';
import { CopyField } from '../base/copy-field.tsx';
import { downloadText } from '../base/download-text.ts';
import { DesignLinkField } from './design-link.tsx';
import { Fetched } from './fetched.tsx';
import { useGarage } from './garage-context.ts';
import type { LibraryItem } from './library-items.ts';
import { PrintSheets } from './print-sheets.tsx';
import { KINDS, type KindId, PAPERS, type PaperId, Pick } from './sheet-view.tsx';

/** One design is one object, several are a list: the import takes both. */
function makeJson(items: readonly LibraryItem[]): string {
  const designs = items.map(({ design }) => design);
  return JSON.stringify(designs.length === 1 ? designs[0] : designs, null, 2);
}

function Files({ items }: { readonly items: readonly LibraryItem[] }) {
  const { notation } = useGarage();
  const name = items.length === 1 ? (items[0]?.name ?? '') : `${items.length} designs`;
  const saveLines = async () => {
    const { statLine } = await notation();
    const lines = items.map(({ design }) => statLine(design)).join('\n\n');
    downloadText(`${name}.txt`, `${lines}\n`, 'text/plain');
  };
  return (
    <p className="text-buttons">
      <button type="button" className="button" onClick={() => downloadText(`${name}.json`, makeJson(items))}>
        Save as JSON
      </button>
      <button type="button" className="button" onClick={() => void saveLines()}>
        {items.length === 1 ? 'Save as a stat line' : 'Save as stat lines'}
      </button>
    </p>
  );
}

function Words({ item }: { readonly item: LibraryItem }) {
  const { garage, notation } = useGarage();
  const code = garage.code(item.design);
  return (
    <>
      <h3 className="label">Stat line</h3>
      <Fetched from={notation}>
        {({ statLine }) => <CopyField label={`Stat line of ${item.name}`} text={statLine(item.design)} />}
      </Fetched>
      <h3 className="label">Link</h3>
      <DesignLinkField label={`Link to ${item.name}`} design={item.design} />
      <h3 className="label">Code</h3>
      <CopyField label={`Code of ${item.name}`} text={code} />
    </>
  );
}

function Printing({ items }: { readonly items: readonly LibraryItem[] }) {
  const [paper, setPaper] = useState<PaperId>('a4');
  const [kind, setKind] = useState<KindId>('fresh');
  /** How often it was asked for; each time is a printing of its own. */
  const [run, setRun] = useState(0);
  return (
    <p className="text-buttons">
      <Pick<PaperId> label="Paper" items={PAPERS} value={paper} onPick={(id) => setPaper(id)} />
      <Pick<KindId> label="Kind of sheet" items={KINDS} value={kind} onPick={(id) => setKind(id)} />
      <button type="button" className="button go" onClick={() => setRun(run + 1)}>
        {items.length === 1 ? 'Print the sheet' : `Print ${items.length} sheets`}
      </button>
      {run > 0 && <PrintSheets key={run} designs={items.map(({ design }) => design)} paper={paper} kind={kind} />}
    </p>
  );
}

interface ExportDialogProps {
  readonly items: readonly LibraryItem[];
  onClose(): void;
}

/** Everything that designs of the list can become outside of it. */
export function ExportDialog({ items, onClose }: ExportDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const box = dialog.current;
    if (box !== null && !box.open) box.showModal();
  }, []);
  const [only] = items;
  return (
    <dialog ref={dialog} className="export-dialog plate" aria-labelledby="export-title" onClose={onClose}>
      <h2 id="export-title">{items.length === 1 ? only?.name : `${items.length} designs`}</h2>
      <Files items={items} />
      {items.length === 1 && only !== undefined && <Words item={only} />}
      <h3 className="label">On paper</h3>
      <Printing items={items} />
      <form method="dialog">
        <button type="submit" className="button">
          Back to the list
        </button>
      </form>
    </dialog>
  );
}
