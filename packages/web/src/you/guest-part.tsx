import { type FormEvent, useState } from 'preact/compat';
import { TextField } from './fields.tsx';
import { canUsePasskeys, enterByPasskey, keepByPasskey } from './passkey.ts';
import type { You } from './use-you.ts';
import { youApi } from './you-api.ts';

interface PartProps {
  readonly you: You;
}

const submitted = (job: () => void) => (event: FormEvent) => {
  event.preventDefault();
  job();
};

function KeepName({ you }: PartProps) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const withPasskeys = canUsePasskeys();
  const byPassword = () => void you.enter(() => youApi.keep(name, password));
  return (
    <section className="you-part plate" aria-labelledby="keep-title">
      <h2 id="keep-title">Keep a name</h2>
      <p>
        Your seats, designs and campaigns in this browser become yours by name, and are there on every device you come
        in by.
      </p>
      <form className="you-form" onSubmit={submitted(byPassword)}>
        <TextField
          label="Your name"
          value={name}
          hint="2 to 32 letters and digits; it can be typed in any case."
          autoComplete="username"
          onValue={setName}
        />
        {withPasskeys && (
          <button
            type="button"
            className="button go"
            disabled={you.busy || name.trim() === ''}
            onClick={() => void you.enter(() => keepByPasskey(name))}
          >
            Keep it by a passkey
          </button>
        )}
        <TextField
          label={withPasskeys ? 'Or a password' : 'A password'}
          type="password"
          value={password}
          hint={
            withPasskeys
              ? '10 characters or more.'
              : '10 characters or more. Passkeys need an address by name, with https.'
          }
          autoComplete="new-password"
          onValue={setPassword}
        />
        <button
          type="submit"
          className={withPasskeys ? 'button' : 'button go'}
          disabled={you.busy || name.trim() === '' || password === ''}
        >
          Keep it by this password
        </button>
      </form>
    </section>
  );
}

/** For who keeps a name already; also to prove it once more. */
export function ComeIn({ you, title }: PartProps & { readonly title: string }) {
  const [name, setName] = useState(you.person?.name ?? '');
  const [password, setPassword] = useState('');
  return (
    <section className="you-part plate" aria-labelledby="enter-title">
      <h2 id="enter-title">{title}</h2>
      <p>What this browser has of seats, designs and campaigns is added to what you have.</p>
      {canUsePasskeys() && (
        <p>
          <button type="button" className="button" disabled={you.busy} onClick={() => void you.enter(enterByPasskey)}>
            Come in by a passkey
          </button>
        </p>
      )}
      <form className="you-form" onSubmit={submitted(() => void you.enter(() => youApi.enter(name, password)))}>
        <TextField label="Name" value={name} autoComplete="username" onValue={setName} />
        <TextField
          label="Password"
          type="password"
          value={password}
          autoComplete="current-password"
          onValue={setPassword}
        />
        <button type="submit" className="button" disabled={you.busy || name.trim() === '' || password === ''}>
          Come in
        </button>
      </form>
      <ByCode you={you} />
    </section>
  );
}

function ByCode({ you }: PartProps) {
  const [code, setCode] = useState('');
  return (
    <details>
      <summary>By a recovery code</summary>
      <form className="you-form" onSubmit={submitted(() => void you.enter(() => youApi.recover(code)))}>
        <TextField
          label="Recovery code"
          value={code}
          hint="25 letters and digits. It opens the door once; you get a new one."
          autoComplete="off"
          onValue={setCode}
        />
        <button type="submit" className="button" disabled={you.busy || code.trim() === ''}>
          Come in by this code
        </button>
      </form>
    </details>
  );
}

export function GuestPart({ you }: PartProps) {
  return (
    <>
      <p>
        You play as a guest, and can go on so: what proves that a seat or a design is yours lies in this browser, and
        nowhere else. Who likes to find it on another device, or after this browser was cleared, keeps a name.
      </p>
      <KeepName you={you} />
      <ComeIn you={you} title="Come in" />
    </>
  );
}
