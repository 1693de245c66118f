import type { Reading } from '@hardtop/kernel';
import { useId, useMemo, useState } from 'react';
import { allReadings, downloadText } from './files.ts';
import { useGarage } from './garage-context.ts';
import { isKept, keepNew, useLibrary } from './library-store.ts';
import { ReadingNotes } from './reading-notes.tsx';

const SHOWN = 20;

/** A backup of the whole library, as this page writes it; null: the text is something else. */
function readBackup(text: string): readonly unknown[] | null {
  if (!text.trimStart().startsWith('{')) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'library' in value && Array.isArray(value.library)
      ? value.library
      : null;
  } catch {
    return null;
  }
}

function ReadingItem({ text, reading }: { readonly text: string; readonly reading: Reading }) {
  return (
    <li>
      <b>{reading.name || `Line ${reading.line}`}</b> {reading.design === null && <em>cannot be read</em>}
      <ReadingNotes text={text} reading={reading} />
    </li>
  );
}

/** Stat lines, JSON, codes or a backup, from the clipboard or a file. Nothing is kept before it is asked for. */
export function ImportPanel() {
  const { garage, ruleset } = useGarage();
  const id = useId();
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const merge = useLibrary((library) => library.merge);
  const backup = useMemo(() => readBackup(text), [text]);
  const readings = useMemo(
    () => (text.trim() === '' || backup !== null ? [] : allReadings(garage, text)),
    [garage, text, backup],
  );
  const fit = readings.filter(({ design }) => design !== null);
  const take = () => {
    const count = backup === null ? fit.length : merge(backup.filter(isKept));
    if (backup === null) for (const { design } of fit) keepNew(ruleset.id, design);
    setSaid(`${count} ${count === 1 ? 'design' : 'designs'} taken in.`);
    setText('');
  };
  const save = () => {
    const { designs } = useLibrary.getState();
    downloadText('hardtop-library.json', JSON.stringify({ library: designs }, null, 2));
  };
  return (
    <details className="import plate">
      <summary>Import, export, backup</summary>
      <label className="label" htmlFor={id}>
        Stat lines, JSON, a share code or a backup
      </label>
      <textarea
        id={id}
        className="text-input"
        rows={5}
        value={text}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="text-buttons">
        <label className="button file-button">
          From a file
          <input
            type="file"
            className="hidden-text"
            accept=".json,.txt,.jsonl,text/plain,application/json"
            onChange={(event) => void event.target.files?.[0]?.text().then(setText)}
          />
        </label>
        <button type="button" className="button go" disabled={fit.length === 0 && backup === null} onClick={take}>
          {backup === null ? `Take in ${fit.length}` : `Merge a backup of ${backup.length}`}
        </button>
        <button type="button" className="button" onClick={save}>
          Save a backup of the library
        </button>
      </p>
      <p aria-live="polite">{said}</p>
      <ul className="import-list">
        {readings.slice(0, SHOWN).map((reading) => (
          <ReadingItem
            key={`${reading.line} ${reading.name}`}
            text={readings.length === 1 ? text : reading.notUnderstood.map(({ words }) => words).join(' … ')}
            reading={reading}
          />
        ))}
      </ul>
      {readings.length > SHOWN && <p>and {readings.length - SHOWN} more</p>}
    </details>
  );
}
