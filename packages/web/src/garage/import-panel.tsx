import { type ChangeEvent, useId, useMemo, useState } from 'preact/compat';
import { BackupImport, SaveBackup } from './backup-panel.tsx';
import { GARAGES, type OpenGarage, useGarage } from './garage-context.ts';
import { parseBackup } from './library-backup.ts';
import { keepNewOnes } from './library-store.ts';
import type { AnyReading } from './read-any.ts';
import { ReadingNotes } from './reading-notes.tsx';
import { useMore } from './use-more.tsx';
import { MOST_READINGS, useReadings } from './use-readings.ts';

const SHOWN = 20;
/** A field with more than this in it is no pleasure to any browser. */
const MOST_SHOWN_TEXT = 100_000;

const countText = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'design' : 'designs'}`;

/** Says where those went that are not of the rules one is looking at. */
function takenText({ ruleset }: OpenGarage, taken: readonly AnyReading[]): string {
  const elsewhere = GARAGES.flatMap((other) => {
    const count = taken.filter((reading) => reading.ruleset === other.id).length;
    return count === 0 || other.id === ruleset.id ? [] : [` ${count} stand with ${other.title}.`];
  });
  return `${countText(taken.length)} taken in.${elsewhere.join('')}`;
}

interface ReadingListProps {
  readonly text: string;
  readonly readings: readonly AnyReading[];
}

/** Those that cannot be read first, then those with words left over, then the rest. */
const urgency = ({ design, notUnderstood }: AnyReading): number =>
  design === null ? 0 : notUnderstood.length > 0 ? 1 : 2;

function ReadingList({ text, readings }: ReadingListProps) {
  const sorted = useMemo(() => [...readings].sort((a, b) => urgency(a) - urgency(b)), [readings]);
  const { shown, more } = useMore(sorted, SHOWN);
  return (
    <>
      <ul className="import-list">
        {shown.map((reading) => (
          <li key={`${reading.line} ${reading.name}`}>
            <b>{reading.name || `Line ${reading.line}`}</b>{' '}
            {reading.design === null && <em>cannot be read (line {reading.line})</em>}
            <ReadingNotes
              text={readings.length === 1 ? text : reading.notUnderstood.map(({ words }) => words).join(' … ')}
              reading={reading}
            />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

function DesignImport({ text, onDone }: { readonly text: string; onDone(said: string): void }) {
  const open = useGarage();
  const { readings, progress, isCut } = useReadings(text);
  const fit = readings.filter(({ design }) => design !== null);
  const unfit = readings.length - fit.length;
  const take = () => {
    keepNewOnes(fit);
    onDone(`${takenText(open, fit)}${unfit > 0 ? ` ${countText(unfit)} could not be read.` : ''}`);
  };
  if (progress < 1)
    return (
      <p role="status">
        Reading… <progress value={progress} aria-label="Reading the file" />
      </p>
    );
  return (
    <>
      {isCut && (
        <p className="notice bad">
          Only the first {MOST_READINGS.toLocaleString('en')} were read. Bring the rest in a file of their own.
        </p>
      )}
      {unfit > 0 && <p>{countText(unfit)} cannot be read; the others can be taken in.</p>}
      <p>
        <button type="button" className="button go" disabled={fit.length === 0} onClick={take}>
          Take in {fit.length}
        </button>
      </p>
      <ReadingList text={text} readings={readings} />
    </>
  );
}

function FileButton({ onText }: { onText(text: string, name: string): void }) {
  const pick = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const picked = input.files?.[0];
    if (picked === undefined) return;
    onText(await picked.text(), picked.name);
    // The same file can be picked again.
    input.value = '';
  };
  return (
    <label className="button file-button">
      From a file
      <input
        type="file"
        className="hidden-text"
        accept=".json,.txt,.jsonl,text/plain,application/json"
        onChange={(event) => void pick(event)}
      />
    </label>
  );
}

/** Stat lines, JSON, links, codes or a backup, from the clipboard or a file. Nothing is kept before it is asked for. */
export function ImportPanel() {
  const id = useId();
  const [text, setText] = useState('');
  const [file, setFile] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const backup = useMemo(() => parseBackup(text), [text]);
  const clear = (words: string) => {
    setText('');
    setFile(null);
    setSaid(words);
  };
  const onText = (next: string, name: string | null = file) => {
    setSaid('');
    setFile(name);
    setText(next);
  };
  const isLong = text.length > MOST_SHOWN_TEXT;
  return (
    <details className="import plate">
      <summary>Import, export, backup</summary>
      <label className="label" htmlFor={id}>
        Stat lines, JSON, a link, a code or a backup
      </label>
      <textarea
        id={id}
        className="text-input"
        rows={isLong ? 1 : 5}
        value={isLong ? `${file ?? 'A long text'}, ${Math.ceil(text.length / 1024)} kB` : text}
        readOnly={isLong}
        spellcheck={false}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <p className="text-buttons">
        <FileButton onText={onText} />
        {text !== '' && (
          <button type="button" className="button" onClick={() => clear('')}>
            Clear
          </button>
        )}
        <SaveBackup />
      </p>
      <p aria-live="polite">{said}</p>
      {text.trim() !== '' &&
        (backup === null ? (
          <DesignImport text={text} onDone={clear} />
        ) : (
          <BackupImport backup={backup} onDone={clear} />
        ))}
    </details>
  );
}
