import { useId, useState } from 'preact/compat';
import { CopyField } from '../base/copy-field.tsx';
import { isToken, libraryToken } from '../kept/token.ts';
import { joinLibrary } from './library-sync.ts';

function ShowSecret() {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <p className="text-hint">
        The server knows this library by a long secret that this browser made for itself. Whoever has the secret has the
        library: give it to your own devices only, and keep a copy where it is safe. There is no way to ask for it
        again.
      </p>
      {isShown ? (
        <CopyField label="Secret of this library" text={libraryToken()} />
      ) : (
        <p>
          <button type="button" className="button" onClick={() => setShown(true)}>
            Show the secret
          </button>
        </p>
      )}
    </>
  );
}

function JoinLibrary() {
  const id = useId();
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const token = text.trim();
  const join = async () => {
    setSaid('Fetching…');
    await joinLibrary(token);
    setText('');
    setSaid('This browser shares that library now.');
  };
  return (
    <form
      className="join-library"
      onSubmit={(event) => {
        event.preventDefault();
        if (isToken(token)) void join();
      }}
    >
      <label className="label" htmlFor={id}>
        Secret from another device
      </label>
      <div className="copy-field">
        <input
          id={id}
          type="text"
          className="text-input"
          autoComplete="off"
          spellcheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" className="button" disabled={!isToken(token) || token === libraryToken()}>
          Share its library
        </button>
      </div>
      {token !== '' && !isToken(token) && (
        <p className="text-hint">A secret has 32 to 200 letters, digits and signs without spaces.</p>
      )}
      <p className="text-hint">
        What is here is added to that library, and what is there comes here. Nothing is deleted.
      </p>
      <p aria-live="polite">{said}</p>
    </form>
  );
}

/** The same library on a second device, for whoever keeps no name. */
export function LibrarySecret() {
  return (
    <details className="import plate">
      <summary>On another device</summary>
      <ShowSecret />
      <JoinLibrary />
    </details>
  );
}
