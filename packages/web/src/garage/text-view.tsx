import type { Notation } from '@hardtop/workshop';
import { useId, useState } from 'preact/compat';
import { downloadText } from '../base/download-text.ts';
import { useBench } from './bench-store.ts';
import { DesignLinkField } from './design-link.tsx';
import { Fetched } from './fetched.tsx';
import { firstReading } from './first-reading.ts';
import { useGarage } from './garage-context.ts';
import { ReadingNotes } from './reading-notes.tsx';
import './sheet.css';

/** The stat line, to read and to write: what is typed becomes the design when told so. */
function StatLineEditor({ notation }: { readonly notation: Notation }) {
  const design = useBench((bench) => bench.design);
  const replace = useBench((bench) => bench.replace);
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? notation.statLine(design);
  const reading = draft === null ? null : firstReading(notation, draft);
  const take = () => {
    if (reading === null || reading.design === null) return;
    replace(reading.design);
    setDraft(null);
  };
  return (
    <section className="text-part">
      <label className="label" htmlFor={id}>
        Stat line
      </label>
      <textarea
        id={id}
        className="text-input"
        rows={6}
        value={text}
        spellcheck={false}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      {reading !== null && <ReadingNotes text={text} reading={reading} />}
      {draft !== null && (
        <p className="text-buttons">
          <button type="button" className="button go" disabled={reading?.design == null} onClick={take}>
            Make it so
          </button>
          <button type="button" className="button" onClick={() => setDraft(null)}>
            Never mind
          </button>
        </p>
      )}
    </section>
  );
}

/** The same design as words, as a link and as JSON. */
export function TextView() {
  const { garage, notation } = useGarage();
  const design = useBench((bench) => bench.design);
  const json = JSON.stringify(design, null, 2);
  return (
    <div className="text-view plate">
      <Fetched from={notation}>{(lines) => <StatLineEditor notation={lines} />}</Fetched>
      <section className="text-part">
        <h2 className="label">Link to share</h2>
        <DesignLinkField label="Link to this design" design={design} />
        <p className="text-hint">The whole design is in the link: it needs no account and no server to keep it.</p>
      </section>
      <section className="text-part">
        <h2 className="label">JSON</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
        <pre className="json" tabIndex={0}>
          {json}
        </pre>
        <p className="text-buttons">
          <button
            type="button"
            className="button"
            onClick={() => downloadText(`${garage.nameOf(design) || 'design'}.json`, json)}
          >
            Save as a file
          </button>
        </p>
      </section>
    </div>
  );
}
