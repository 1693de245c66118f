import type { SeenCampaign } from '@hardtop/campaign';
import { useEffect, useState } from 'preact/compat';
import { Masthead } from '../base/masthead.tsx';
import { deskApi } from './desk-api.ts';
import { Rosters } from './rosters.tsx';
import './desk.css';
import './desk-page.css';
import './shared-page.css';
import { keyed } from './keyed.ts';

type Looked = { readonly state: 'asking' | 'gone' | 'away' } | { readonly state: 'seen'; readonly seen: SeenCampaign };

const EVERY_MILLIS = 15_000;

/** Asks again from time to time: the referee goes on while the players look. */
function useSeen(secret: string): Looked {
  const [looked, setLooked] = useState<Looked>({ state: 'asking' });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const look = async () => {
      const { status, body } = await deskApi.seen(secret);
      if (isLeft) return;
      // A link that was taken back comes to nothing for ever: there is no more to ask.
      if (status === 404) return setLooked({ state: 'gone' });
      timer = setTimeout(() => void look(), EVERY_MILLIS);
      // What was seen stays in sight while the server is away.
      if (body !== null) setLooked({ state: 'seen', seen: body });
      else setLooked((before) => (before.state === 'seen' ? before : { state: 'away' }));
    };
    void look();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [secret]);
  return looked;
}

const WORDS = {
  asking: 'Looking down the road…',
  gone: 'The referee has taken this link back: it opens nothing any more, and this page has stopped asking. Ask the referee for a new one.',
  away: 'The server does not answer. The campaign is not lost; this page asks again by itself.',
} as const;

function Seen({ seen }: { readonly seen: SeenCampaign }) {
  const latest = seen.entries.toReversed();
  return (
    <>
      <h1 className="list-title">{seen.name}</h1>
      <p>
        <b className="figures">{seen.date}</b>, {seen.clock}; {seen.where}
      </p>
      <div className="shared-columns">
        <section aria-label="What has happened">
          <h2>What has happened</h2>
          {latest.length === 0 && <p className="desk-empty">Nothing yet worth telling.</p>}
          <ol className="shared-entries">
            {latest.map(({ row, when, where, lines }) => (
              <li key={row}>
                <h3 className="label">
                  {when} · {where}
                </h3>
                {keyed(lines).map(({ item, key }) => (
                  <p key={key}>{item}</p>
                ))}
              </li>
            ))}
          </ol>
        </section>
        <section aria-label={seen.party} className="plate shared-party">
          <h2>{seen.party}</h2>
          <Rosters rosters={seen.rosters} />
          {seen.places.length > 0 && (
            <>
              <h3 className="label">Places</h3>
              <ul>
                {seen.places.map((place) => (
                  <li key={place}>{place}</li>
                ))}
              </ul>
            </>
          )}
        </section>
      </div>
    </>
  );
}

/** For the players: what they have seen. */
export function SharedPage({ secret }: { readonly secret: string }) {
  const looked = useSeen(secret);
  return (
    <div className="desk">
      <Masthead />
      <main id="main" className="desk-list" tabIndex={-1}>
        {looked.state === 'seen' ? (
          <Seen seen={looked.seen} />
        ) : (
          <>
            <h1 className="list-title">A campaign</h1>
            <p role="status">{WORDS[looked.state]}</p>
          </>
        )}
      </main>
    </div>
  );
}
