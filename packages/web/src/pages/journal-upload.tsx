import { type ChangeEvent, useState } from 'preact/compat';
import { navigate, paths } from '../base/router.ts';
import { holdJournal, LOCAL_ID } from '../replay/local-journal.ts';

/** Opens a journal file and shows it as a replay; whether it is one, the replay says in detail. */
export function JournalUpload() {
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    if (file === undefined) return;
    try {
      holdJournal(JSON.parse(await file.text()));
      navigate(paths.replay(LOCAL_ID));
    } catch {
      setProblem(`${file.name} is not JSON. A journal is the file that "Download the journal" gives.`);
    }
  };
  return (
    <div className="upload">
      <label className="button">
        Open a journal file
        <input type="file" accept="application/json,.json" className="hidden-text" onChange={open} />
      </label>
      <small>Watched here in the page; it is not sent anywhere.</small>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
