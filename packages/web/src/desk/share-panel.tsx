import { useState } from 'preact/compat';
import { CopyField } from '../base/copy-field.tsx';
import { paths } from '../base/router.ts';
import { useCampaign } from './campaign-context.ts';
import { deskApi } from './desk-api.ts';
import { keptCampaign, useDesk } from './desk-store.ts';
import { syncDesk } from './desk-sync.ts';

/** A link for the players: it shows what the party has seen, and nothing else. */
function useSharing(id: string) {
  const [says, setSays] = useState('');
  const secret = useDesk(({ all }) => all.find((kept) => kept.id === id)?.secret);
  const keep = (version: number, next: string | null) => {
    const kept = keptCampaign(id);
    if (kept?.server === undefined) return;
    const { secret: _, ...rest } = kept;
    const server = { ...kept.server, version };
    useDesk.getState().keepAll([next === null ? { ...rest, server } : { ...rest, server, secret: next }]);
  };
  const fail = () => setSays('The server did not answer, so nothing has changed. Players can look when it is back.');
  const share = async () => {
    setSays('Asking the server…');
    await syncDesk();
    const { body } = await deskApi.share(id);
    if (body === null) return fail();
    keep(body.card.version, body.secret);
    setSays('');
  };
  const unshare = async () => {
    const { body } = await deskApi.unshare(id);
    if (body === null) return fail();
    keep(body.version, null);
    setSays('The link opens nothing any more.');
  };
  return { says, secret, share, unshare };
}

export function SharePanel() {
  const { id } = useCampaign();
  const { says, secret, share, unshare } = useSharing(id);
  return (
    <section className="share-panel" aria-label="Players’ view">
      <h3 className="label">Players’ view</h3>
      <p className="text-dim">A read-only link: what the party has seen, without dice, land or your remarks.</p>
      {secret === undefined ? (
        <p>
          <button type="button" className="button" onClick={() => void share()}>
            Share with the players
          </button>
        </p>
      ) : (
        <>
          <CopyField label="Link for the players" text={`${window.location.origin}${paths.deskShared(secret)}`} />
          <p>
            <button type="button" className="button quiet" onClick={() => void unshare()}>
              Take the link back
            </button>
          </p>
        </>
      )}
      <p aria-live="polite">{says}</p>
    </section>
  );
}
