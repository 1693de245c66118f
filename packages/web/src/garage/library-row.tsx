import { memo, useState } from 'preact/compat';
import { Link } from '../base/link.tsx';
import { DesignPicture } from './design-picture.tsx';
import { DuelButton } from './duel-button.tsx';
import { useGarage } from './garage-context.ts';
import type { LibraryItem } from './library-items.ts';
import { keepNew, keptDesign, useLibrary } from './library-store.ts';
import { whyNotPlayed } from './played.ts';
import { ShareButton } from './share-button.tsx';
import { lbs, money } from './what-if.ts';

function Figures({ item }: { readonly item: LibraryItem }) {
  const { cost, weight, acceleration, handlingClass, topSpeed } = item.check.figures;
  const labelled = (wanted: string) => item.check.labelled.find(({ id }) => id === wanted)?.text ?? '–';
  return (
    <dl className="row-figures figures">
      <div>
        <dt>Cost</dt>
        <dd>{cost === null ? labelled('cost') : money(cost)}</dd>
      </div>
      {weight !== null && (
        <div>
          <dt>Weight</dt>
          <dd>{lbs(weight)}</dd>
        </div>
      )}
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

/** Tags as words with commas between, as the server takes them: 20 of 40 characters. */
export const parseTags = (text: string): readonly string[] =>
  [
    ...new Set(
      text
        .split(',')
        .map((tag) => tag.trim().slice(0, 40))
        .filter(Boolean),
    ),
  ].slice(0, 20);

function TagField({ id, tags }: { readonly id: string; readonly tags: readonly string[] }) {
  const [text, setText] = useState(tags.join(', '));
  const save = () => {
    const kept = keptDesign(id);
    const next = parseTags(text);
    if (kept !== undefined && next.join() !== kept.tags.join())
      useLibrary.getState().keepAll([{ ...kept, tags: next, updated: Date.now() }]);
  };
  return (
    <input
      type="text"
      className="tag-input"
      aria-label="Tags, with commas between"
      placeholder="tags"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={save}
    />
  );
}

export interface LibraryRowProps {
  readonly item: LibraryItem;
  readonly isPicked: boolean;
  onPick(item: LibraryItem, on: boolean): void;
  onExport(item: LibraryItem): void;
  onRemove(ids: readonly string[]): void;
}

function RowButtons({ item, onExport, onRemove }: Pick<LibraryRowProps, 'item' | 'onExport' | 'onRemove'>) {
  const { ruleset } = useGarage();
  const { own, name } = item;
  return (
    <div className="row-buttons">
      <DuelButton design={item.design} name={name} isInList />
      <button
        type="button"
        className="button quiet"
        aria-label={`Duplicate ${name}`}
        onClick={() => keepNew(ruleset.id, item.design, item.tags)}
      >
        Duplicate
      </button>
      <ShareButton design={item.design} name={name} isInList />
      <button type="button" className="button quiet" aria-label={`Export ${name}`} onClick={() => onExport(item)}>
        Export
      </button>
      {own !== null && (
        <button type="button" className="button quiet" aria-label={`Delete ${name}`} onClick={() => onRemove([own])}>
          Delete
        </button>
      )}
    </div>
  );
}

/** A published vehicle that breaks the book is named as what it is, and why, not as a mistake of its owner. */
function LegalStamp({ check: { legal, exemption } }: Pick<LibraryItem, 'check'>) {
  if (legal) return null;
  if (exemption === null) return <span className="stamp illegal">not legal</span>;
  return (
    <span className="stamp" title={exemption.reason}>
      as published, against the rules
    </span>
  );
}

/** The table plays it as it is. */
function PlayedStamp({ design }: Pick<LibraryItem, 'design'>) {
  return whyNotPlayed(useGarage(), design) === null ? <span className="stamp legal">playable now</span> : null;
}

/** Drawn again only when it has changed: there may be ten thousand. */
export const LibraryRow = memo(function LibraryRow({ item, isPicked, onPick, ...buttons }: LibraryRowProps) {
  const { own } = item;
  return (
    <li className="library-row plate">
      <label className="pick-check">
        <input
          type="checkbox"
          checked={isPicked}
          onChange={({ currentTarget }) => onPick(item, currentTarget.checked)}
        />
        <span className="hidden-text">Pick {item.name}</span>
      </label>
      <DesignPicture design={item.design} />
      <div className="row-name">
        <Link to={item.path}>{item.name}</Link>
        <small>
          {item.kind}
          <LegalStamp check={item.check} />
          <PlayedStamp design={item.design} />
        </small>
        {own !== null && <TagField key={item.tags.join()} id={own} tags={item.tags} />}
      </div>
      <Figures item={item} />
      <RowButtons item={item} {...buttons} />
    </li>
  );
});
