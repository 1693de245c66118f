import type { ReplayAccess } from '@hardtop/server/wire';
import { useEffect, useState } from 'preact/compat';
import { CopyField } from '../base/copy-field.tsx';
import { paths } from '../base/router.ts';

interface AccessPanelProps {
  readonly id: string;
  /** Of a seat, or of whoever else has the say. */
  readonly own: string;
}

type Change = { readonly access: ReplayAccess['access']; readonly renew?: boolean };

async function ask(id: string, own: string, change?: Change): Promise<ReplayAccess | null> {
  const json = change === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(`/api/games/${encodeURIComponent(id)}/replay`, {
    method: change === undefined ? 'GET' : 'PUT',
    headers: { authorization: `Bearer ${own}`, ...json },
    ...(change === undefined ? {} : { body: JSON.stringify(change) }),
  }).catch(() => null);
  return response?.ok === true ? ((await response.json()) as ReplayAccess) : null;
}

/** Everybody who has the address may watch, or whoever has a link that can be taken back. */
export function AccessPanel({ id, own }: AccessPanelProps) {
  const [now, setNow] = useState<ReplayAccess | null | undefined>(undefined);
  useEffect(() => void ask(id, own).then(setNow), [id, own]);
  const change = (to: Change) => void ask(id, own, to).then(setNow);
  if (now === undefined) return <p role="status">One moment…</p>;
  if (now === null)
    return <p role="status">Only the host, or who plays here where there is none, may say who watches.</p>;
  const link = `${window.location.origin}${paths.replay(id)}${now.secret === null ? '' : `#${now.secret}`}`;
  return (
    <div className="fork-panel">
      <label className="player-choice">
        <span className="label">Who may watch it</span>
        <select
          value={now.access}
          onChange={(event) => change({ access: event.currentTarget.value === 'private' ? 'private' : 'public' })}
        >
          <option value="public">whoever has its address</option>
          <option value="private">whoever has the link below</option>
        </select>
      </label>
      <CopyField label="Link to this replay" text={link} />
      {now.access === 'private' && (
        <button type="button" className="button" onClick={() => change({ access: 'private', renew: true })}>
          A new link: the old one ends
        </button>
      )}
    </div>
  );
}
