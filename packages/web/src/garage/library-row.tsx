import { useState } from 'react';
import { Link } from '../app/link.tsx';
import { paths } from '../app/router.ts';
import { useGarage } from './garage-context.ts';
import type { LibraryItem } from './library-items.ts';
import { keepNew, keptDesign, useLibrary } from './library-store.ts';
import { lbs, money } from './what-if.ts';

function Figures({ item }: { readonly item: LibraryItem }) {
  const { cost, weight, acceleration, handlingClass, topSpeed } = item.check.figures;
  return (
    <dl className="row-figures figures">
      <div>
        <dt>Cost</dt>
        <dd>{money(cost)}</dd>
      </div>
      <div>
        <dt>Weight</dt>
        <dd>{lbs(weight)}</dd>
      </div>
      <div>
        <dt>Accel.</dt>
        <dd>{acceleration ?? '–'}</dd>
      </div>
      <div>
        <dt>HC</dt>
        <dd>{handlingClass ?? '–'}</dd>
      </div>
      <div>
        <dt>Top</dt>
        <dd>{topSpeed ?? '–'}</dd>
      </div>
    </dl>
  );
}

/** Tags as words with commas between. */
function TagField({ id, tags }: { readonly id: string; readonly tags: readonly string[] }) {
  const [text, setText] = useState(tags.join(', '));
  const save = () => {
    const kept = keptDesign(id);
    const next = [
      ...new Set(
        text
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean),
      ),
    ];
    if (kept !== undefined) useLibrary.getState().keep({ ...kept, tags: next, updated: Date.now() });
  };
  return (
    <input
      type="text"
      className="tag-input"
      aria-label="Tags, with commas between"
      placeholder="tags"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={save}
    />
  );
}

function ShareButton({ item }: { readonly item: LibraryItem }) {
  const { garage } = useGarage();
  const [copied, setCopied] = useState(false);
  const path = paths.garageCode(garage.code(item.design));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${path}`);
      setCopied(true);
    } catch {
      // No clipboard without https: the link itself opens, and its address can be copied.
      window.location.assign(path);
    }
  };
  return (
    <button type="button" className="button quiet" onClick={copy} aria-label={`Copy a link to ${item.name}`}>
      {copied ? 'Link copied' : 'Link'}
    </button>
  );
}

export interface LibraryRowProps {
  readonly item: LibraryItem;
  readonly isCompared: boolean;
  readonly canCompare: boolean;
  onCompare(on: boolean): void;
  onRemove(id: string): void;
}

export function LibraryRow({ item, isCompared, canCompare, onCompare, onRemove }: LibraryRowProps) {
  const { ruleset } = useGarage();
  const { own } = item;
  return (
    <li className="library-row plate">
      <div className="row-name">
        <Link to={item.path}>{item.name}</Link>
        <small>
          {item.class.replace('-', ' ')}
          {!item.check.legal && <span className="stamp illegal">not legal</span>}
          {item.check.exemption !== null && <span className="stamp">as published</span>}
        </small>
        {own !== null && <TagField id={own} tags={item.tags} />}
      </div>
      <Figures item={item} />
      <div className="row-buttons">
        <label className="check compare-check">
          <input
            type="checkbox"
            checked={isCompared}
            disabled={!isCompared && !canCompare}
            onChange={(event) => onCompare(event.target.checked)}
          />
          <span>
            Compare<span className="hidden-text"> {item.name}</span>
          </span>
        </label>
        <button
          type="button"
          className="button quiet"
          aria-label={`Duplicate ${item.name}`}
          onClick={() => keepNew(ruleset.id, item.design, item.tags)}
        >
          Duplicate
        </button>
        <ShareButton item={item} />
        {own !== null && (
          <button
            type="button"
            className="button quiet"
            aria-label={`Delete ${item.name}`}
            onClick={() => onRemove(own)}
          >
            Delete
          </button>
        )}
      </div>
    </li>
  );
}
