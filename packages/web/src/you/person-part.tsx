import type { PersonCard } from '@hardtop/server/wire';
import { useState } from 'preact/compat';
import { CopyField } from '../base/copy-field.tsx';
import { downloadBlob } from '../base/download-text.ts';
import { AwayPart } from './away-part.tsx';
import { dayOf } from './days.ts';
import type { You } from './use-you.ts';
import { WaysIn } from './ways-in.tsx';
import { youApi } from './you-api.ts';

interface PersonProps {
  readonly you: You;
  readonly person: PersonCard;
}

function Devices({ you, person }: PersonProps) {
  return (
    <section className="you-part plate" aria-labelledby="devices-title">
      <h2 id="devices-title">Where you are in</h2>
      <ul className="you-list">
        {person.sessions.map(({ id, device, created, seen, here }) => (
          <li key={id}>
            <span>
              <b>{device}</b>{' '}
              <small>
                {here ? 'this one, ' : ''}since {dayOf(created)}, last seen {dayOf(seen)}
              </small>
            </span>
            {!here && (
              <button
                type="button"
                className="button quiet"
                disabled={you.busy}
                aria-label={`End the session of ${device}, since ${dayOf(created)}`}
                onClick={() => void you.change(() => youApi.end(id), 'That session is over.')}
              >
                End it
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className="you-do">
        {person.sessions.length > 1 && (
          <button
            type="button"
            className="button"
            disabled={you.busy}
            onClick={() => void you.change(youApi.endOthers, 'You are in here alone.')}
          >
            End all others
          </button>
        )}
        <button type="button" className="button" disabled={you.busy} onClick={() => void you.leave('forget')}>
          Leave, and forget what is here
        </button>
        <button type="button" className="button quiet" disabled={you.busy} onClick={() => void you.leave('keep')}>
          Leave, and let it lie
        </button>
      </div>
      <p className="text-hint">
        Forgetting takes your games, designs and campaigns off this browser; the server has them. What lies here stays
        open to whoever uses this browser, whether you are in or not.
      </p>
    </section>
  );
}

function DeleteAll({ you }: Pick<PersonProps, 'you'>) {
  const [isSure, setSure] = useState(false);
  return (
    <div className="you-do">
      <label className="check">
        <input type="checkbox" checked={isSure} onChange={(event) => setSure(event.currentTarget.checked)} />
        <span>I want everything of mine gone, and know that nobody can bring it back.</span>
      </label>
      <button
        type="button"
        className="button danger"
        disabled={you.busy || !isSure}
        onClick={() => void you.deleteAll()}
      >
        Delete everything of mine
      </button>
    </div>
  );
}

function Everything({ you }: Pick<PersonProps, 'you'>) {
  const save = async () => {
    const file = await youApi.everything();
    if (file.ok) downloadBlob(`hardtop-everything-${new Date().toISOString().slice(0, 10)}.json`, file.value);
    else you.fail(file.error);
  };
  return (
    <section className="you-part plate" aria-labelledby="all-title">
      <h2 id="all-title">Everything of yours</h2>
      <p>
        Name, designs, campaigns, games with their keys, journals and talk, in one JSON file. Keep it where it is safe:
        keys are in it.
      </p>
      <p>
        <button type="button" className="button" disabled={you.busy} onClick={() => void save()}>
          Save everything as a file
        </button>
      </p>
      <p>
        Deleting takes away your name, your designs and campaigns, and games between you and machines. Games for several
        people stay, without your name and what you said there. What lies on your other devices stays there until it is
        forgotten there, too.
      </p>
      <DeleteAll you={you} />
    </section>
  );
}

export function RecoveryNotice({ code }: { readonly code: string }) {
  return (
    <div className="notice you-code" role="status">
      <p>
        <b>Write this recovery code down now.</b> It is shown this once, and brings you back in if passkey and password
        are lost or this browser is cleared.
      </p>
      <CopyField label="Recovery code" text={code} />
    </div>
  );
}

export function PersonPart({ you, person }: PersonProps) {
  return (
    <>
      <p>
        You keep this name since {dayOf(person.created)}. Your seats, designs and campaigns come along to every device
        you come in by.
      </p>
      <WaysIn you={you} person={person} />
      <AwayPart />
      <Devices you={you} person={person} />
      <Everything you={you} />
    </>
  );
}
