import type { Gauge } from '@hardtop/board';
import { HandfulRow } from './icon-die.tsx';

interface CardPlateProps {
  readonly gauge: Gauge;
  /** The letter by which the diagram refers to it. */
  readonly mark: string | null;
}

/** A point a box; what is lost is filled. */
function Points({ now, full }: { readonly now: number; readonly full: number }) {
  const boxes = Array.from({ length: full }, (_, i) => i < full - now);
  return (
    <span className="ic-points" aria-hidden="true">
      {boxes.map((isLost, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no names.
        <i key={i} data-lost={isLost} />
      ))}
    </span>
  );
}

/** A card on a sheet: face up with what it does, or its back with what became of it. */
export function CardPlate({ gauge, mark }: CardPlateProps) {
  const { label, spot, now, full, card } = gauge;
  if (card === undefined) return null;
  const place = spot === 'inside' ? card.type : `${card.type}, ${spot}`;
  return (
    <span className="ic-card" data-up={card.isUp} data-type={card.type} aria-hidden="true">
      <span className="ic-card-head">
        {mark !== null && <span className="rs-mark">{mark}</span>}
        <b>{label}</b>
      </span>
      <span className="ic-card-kind">
        {place}
        {card.state !== undefined && <em>{card.state}</em>}
      </span>
      {card.isUp && (
        <span className="ic-card-face">
          {card.dice.length > 0 && <HandfulRow dice={card.dice} size={19} />}
          {card.lines.length > 0 && <span>{card.lines.join('; ')}</span>}
        </span>
      )}
      {card.isUp && full > 0 && <Points now={now} full={full} />}
    </span>
  );
}
