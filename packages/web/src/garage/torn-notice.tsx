import { useTornDesigns } from './torn-designs.ts';

/** Tells, until it has been read, which designs two devices changed apart. */
export function TornNotice() {
  const { told, putAway } = useTornDesigns();
  if (told.length === 0) return null;
  return (
    <div className="notice torn" role="status">
      <ul>
        {told.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <button type="button" className="button" onClick={putAway}>
        I have read it
      </button>
    </div>
  );
}
