import type { MergeOutcome, MergeResult } from '@hardtop/keep';
import type { Problem, Result } from '@hardtop/kernel';
import { useState } from 'preact/compat';
import { downloadText } from '../base/download-text.ts';
import { garagesOf } from './garage-context.ts';
import { makeBackups, planBackup } from './library-backup.ts';
import { useLibrary } from './library-store.ts';
import { useMore } from './use-more.tsx';

/** One file, or several where a server would not take one so large. */
export function SaveBackup() {
  const save = async () => {
    const { all } = useLibrary.getState();
    const garages = await garagesOf(all.map(({ ruleset }) => ruleset));
    const backups = makeBackups(garages, all, new Date());
    for (const backup of backups) {
      const part = backup.part === undefined ? '' : `-${backup.part}-of-${backup.parts}`;
      downloadText(`hardtop-library-${backup.made.slice(0, 10)}${part}.json`, JSON.stringify(backup));
    }
  };
  return (
    <button type="button" className="button" onClick={() => void save()}>
      Save a backup of the library
    </button>
  );
}

const OUTCOMES: readonly (readonly [MergeOutcome, string])[] = [
  ['added', 'new'],
  ['replaced', 'newer than yours, taken'],
  ['copied', 'different, kept beside yours'],
  ['restored', 'brought back'],
  ['kept', 'older than yours, left out'],
  ['unchanged', 'the same already'],
  ['refused', 'not readable'],
];

function summaryOf(results: readonly MergeResult[]): string {
  const counts = OUTCOMES.flatMap(([outcome, words]) => {
    const count = results.filter((result) => result.outcome === outcome).length;
    return count === 0 ? [] : [`${count} ${words}`];
  });
  return `Merged: ${counts.join('; ') || 'nothing in it'}.`;
}

/** What was refused and why, and what goes by another name now. */
function Results({ results }: { readonly results: readonly MergeResult[] }) {
  const noted = results.filter(({ outcome, was }) => outcome === 'refused' || was !== undefined);
  const { shown, more } = useMore(noted, 20);
  return (
    <>
      <ul className="import-list">
        {shown.map(({ index, name, was, problems }) => (
          <li key={index}>
            <b>{was ?? name ?? `No. ${index + 1}`}</b>{' '}
            {problems === undefined ? `is called ${name} here` : problems.map(({ message }) => message).join(' ')}
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

interface BackupImportProps {
  readonly backup: Result<readonly unknown[], Problem>;
  onDone(said: string): void;
}

export function BackupImport({ backup, onDone }: BackupImportProps) {
  const [progress, setProgress] = useState<number | null>(null);
  const [results, setResults] = useState<readonly MergeResult[]>([]);
  if (!backup.ok) return <p className="notice bad">{backup.error.message}</p>;
  const given = backup.value;
  const merge = async () => {
    const { keepAll } = useLibrary.getState();
    const plan = await planBackup(useLibrary.getState().all, given, (done) => {
      setProgress(done / given.length);
      return true;
    });
    keepAll(plan.changed);
    setProgress(null);
    setResults(plan.results);
    const isQuiet = plan.results.every(({ outcome, was }) => outcome !== 'refused' && was === undefined);
    if (isQuiet) onDone(summaryOf(plan.results));
  };
  if (progress !== null)
    return (
      <p role="status">
        Merging… <progress value={progress} aria-label="Merging the backup" />
      </p>
    );
  if (results.length > 0)
    return (
      <div>
        <p role="status">{summaryOf(results)}</p>
        <Results results={results} />
      </div>
    );
  return (
    <p>
      <button type="button" className="button go" onClick={() => void merge()}>
        Merge a backup of {given.length}
      </button>
    </p>
  );
}
