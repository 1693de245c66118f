import { useEffect, useLayoutEffect, useRef, useState } from 'preact/compat';
import { CopyField } from '../base/copy-field.tsx';
import { downloadText } from '../base/download-text.ts';
import { paths } from '../base/router.ts';
import { isRecord, readStored, writeStored } from '../base/storage.ts';
import { useEditor, useFile } from './editor-store.ts';
import { titleIn } from './kept-scenarios.ts';
import { makeLinkText } from './scenario-link.ts';

const KEY = 'hardtop.scenario-maker';
const isText = (value: unknown): value is string => typeof value === 'string';

const TOO_BIG = 'This scenario is too big for a link: save it as a file and send that.';

function useLink(by: string): string | null | undefined {
  const ruleset = useEditor(({ rules }) => rules.table.id);
  const file = useFile();
  const [text, setText] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let isHere = true;
    if (!isRecord(file)) return;
    void makeLinkText({ ruleset, file, by }).then((made) => isHere && setText(made));
    return () => {
      isHere = false;
    };
  }, [ruleset, file, by]);
  return typeof text === 'string' ? `${window.location.origin}${paths.scenarioShared(text)}` : text;
}

/** The whole of it in a link, or in a file. */
export function ShareDialog({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const file = useFile();
  const [by, setBy] = useState(() => readStored(KEY, isText) ?? '');
  const link = useLink(by);
  useLayoutEffect(() => {
    const box = dialog.current;
    if (box !== null && !box.open) box.showModal();
  }, []);
  const name = isRecord(file) && typeof file.id === 'string' && file.id !== '' ? file.id : 'scenario';
  return (
    <dialog ref={dialog} className="ed-dialog plate" aria-labelledby="ed-share-title" onClose={onClose}>
      <form method="dialog" className="ed-dialog-head">
        <h2 id="ed-share-title">Share {titleIn(file)}</h2>
        <button type="submit" className="button">
          Done
        </button>
      </form>
      <div className="field">
        <label htmlFor="ed-by" className="label">
          Who made it
        </label>
        <input
          id="ed-by"
          type="text"
          maxLength={60}
          value={by}
          placeholder="nobody says"
          onInput={(event) => {
            setBy(event.currentTarget.value);
            writeStored(KEY, event.currentTarget.value);
          }}
        />
      </div>
      {link === undefined && <p>Folding it up…</p>}
      {link === null && <p className="notice">{TOO_BIG}</p>}
      {typeof link === 'string' && <CopyField label={`Link to ${titleIn(file)}`} text={link} />}
      <p className="text-hint">
        The whole scenario is in the link: no server keeps anything. Whoever opens it sees it first; it is played or
        kept only when they say so.
      </p>
      <p className="ed-buttons">
        <button
          type="button"
          className="button"
          onClick={() => downloadText(`${name}.json`, `${JSON.stringify(file, null, 2)}\n`)}
        >
          Save it as a file
        </button>
      </p>
    </dialog>
  );
}
