import { takeNewVersion, useNewVersion } from './register.ts';

/** Says so once, and leaves it to the reader: nobody is torn from a game. */
export function NewVersionLine() {
  const waiting = useNewVersion((found) => found.waiting);
  if (waiting === null) return null;
  return (
    <div className="notice new-version" role="status">
      <p>A new version is here.</p>
      <button type="button" className="button" onClick={takeNewVersion}>
        Reload
      </button>
      <button type="button" className="button quiet" onClick={() => useNewVersion.setState({ waiting: null })}>
        Later
      </button>
    </div>
  );
}
