import type { PersonCard } from '@hardtop/server/wire';
import { type FormEvent, useState } from 'preact/compat';
import { dayOf } from './days.ts';
import { TextField } from './fields.tsx';
import { addPasskey, canUsePasskeys } from './passkey.ts';
import type { You } from './use-you.ts';
import { youApi } from './you-api.ts';

interface PersonProps {
  readonly you: You;
  readonly person: PersonCard;
}

function Passkeys({ you, person }: PersonProps) {
  return (
    <>
      <h3>Passkeys</h3>
      {person.passkeys.length === 0 ? (
        <p className="text-hint">None yet.</p>
      ) : (
        <ul className="you-list">
          {person.passkeys.map(({ id, label, created, used }) => (
            <li key={id}>
              <span>
                <b>{label}</b>{' '}
                <small>
                  made {dayOf(created)}
                  {used === null ? '' : `, used ${dayOf(used)}`}
                </small>
              </span>
              <button
                type="button"
                className="button quiet"
                disabled={you.busy}
                aria-label={`Take off the passkey ${label}, made ${dayOf(created)}`}
                onClick={() => void you.change(() => youApi.removePasskey(id), 'The passkey opens nothing any more.')}
              >
                Take off
              </button>
            </li>
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <p>
          <button
            type="button"
            className="button"
            disabled={you.busy}
            onClick={() => void you.change(addPasskey, 'This device has a passkey now.')}
          >
            Add a passkey of this device
          </button>
        </p>
      ) : (
        <p className="text-hint">Passkeys need an address by name, with https.</p>
      )}
    </>
  );
}

function Password({ you, person }: PersonProps) {
  const [password, setPassword] = useState('');
  const set = (event: FormEvent) => {
    event.preventDefault();
    void you.change(() => youApi.setPassword(password), 'The password is set; other devices have to come in anew.');
    setPassword('');
  };
  return (
    <>
      <h3>Password</h3>
      <form className="you-form" onSubmit={set}>
        <input
          type="text"
          className="unseen"
          tabIndex={-1}
          aria-hidden="true"
          autoComplete="username"
          readOnly
          value={person.name}
        />
        <TextField
          label={person.hasPassword ? 'A new password' : 'A password beside the passkey'}
          type="password"
          value={password}
          hint="10 characters or more. Other devices have to come in anew."
          autoComplete="new-password"
          onValue={setPassword}
        />
        <div className="you-do">
          <button type="submit" className="button" disabled={you.busy || password === ''}>
            Set the password
          </button>
          {person.hasPassword && person.passkeys.length > 0 && (
            <button
              type="button"
              className="button quiet"
              disabled={you.busy}
              onClick={() => void you.change(() => youApi.setPassword(null), 'The password is gone.')}
            >
              Do without
            </button>
          )}
        </div>
      </form>
    </>
  );
}

/** Passkeys, the password and the code on paper. */
export function WaysIn({ you, person }: PersonProps) {
  return (
    <section className="you-part plate" aria-labelledby="ways-title">
      <h2 id="ways-title">Ways in</h2>
      <Passkeys you={you} person={person} />
      <Password you={you} person={person} />
      <h3>Recovery code</h3>
      <p>
        {person.hasRecovery
          ? 'You have one, on paper if you wrote it down. A new one makes it worthless.'
          : 'You have none: without it, a lost passkey or password is lost.'}
      </p>
      <p>
        <button type="button" className="button" disabled={you.busy} onClick={() => void you.renewRecovery()}>
          Make a new recovery code
        </button>
      </p>
    </section>
  );
}
