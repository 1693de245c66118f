import { downloadText } from '../base/download-text.ts';
import { isHere } from '../here/here-id.ts';
import { api } from '../net/api.ts';

async function saveJournal(id: string): Promise<void> {
  const journal = await api.journal(id);
  if (journal.ok) downloadText(`hardtop-${id}.json`, JSON.stringify(journal.value));
}

/** The journal as a file, from wherever the game is. */
export function JournalDownload({ id }: { readonly id: string }) {
  if (isHere(id)) {
    return (
      <button type="button" className="button" onClick={() => void saveJournal(id)}>
        Download the journal
      </button>
    );
  }
  return (
    <a className="button" href={`/api/games/${encodeURIComponent(id)}/journal`} download={`hardtop-${id}.json`}>
      Download the journal
    </a>
  );
}
