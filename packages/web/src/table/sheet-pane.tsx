import type { Board, Sheet } from '@hardtop/board';
import { memo } from 'preact/compat';
import { seatStyleOf } from '../base/seat-style.ts';
import { RecordSheet } from '../sheet/record-sheet.tsx';
import { useDrop } from '../sheet/use-drop.ts';

interface SheetPaneProps {
  readonly board: Board;
  readonly selected: string | null;
  onSelect(piece: string): void;
}

/** From so many on there is no room for all their names. */
const MANY = 4;

/** The record sheet of one vehicle, and tabs to the others'. */
export const SheetPane = memo(function SheetPane({ board, selected, onSelect }: SheetPaneProps) {
  const sheet = board.sheets.find((each) => each.piece === selected) ?? board.sheets[0];
  if (sheet === undefined)
    return <p className="pane-empty">These rules keep no record sheets. Memory will have to do.</p>;
  const pieceOf = (id: string) => board.pieces.find((piece) => piece.id === id);
  const piece = pieceOf(sheet.piece);
  return (
    <div className="sheet-pane">
      {board.sheets.length > 1 && (
        <div
          className={board.sheets.length >= MANY ? 'sheet-tabs many' : 'sheet-tabs'}
          role="tablist"
          aria-label="Record sheets"
        >
          {board.sheets.map((each) => (
            <SheetTab
              key={each.piece}
              sheet={each}
              tag={pieceOf(each.piece)?.tag ?? each.tag ?? '·'}
              open={each === sheet}
              onSelect={onSelect}
            />
          ))}
        </div>
      )}
      <RecordSheet sheet={sheet} piece={piece ?? null} seatStyle={seatStyleOf(sheet.seat)} />
    </div>
  );
});

interface SheetTabProps {
  readonly sheet: Sheet;
  readonly tag: string;
  readonly open: boolean;
  onSelect(piece: string): void;
}

/** A tab to a sheet; it flashes when something on the sheet is hit, open or not. */
function SheetTab({ sheet, tag, open, onSelect }: SheetTabProps) {
  const style = seatStyleOf(sheet.seat);
  const drop = useDrop(sheet.gauges.reduce((sum, { now }) => sum + now, 0));
  return (
    <button
      type="button"
      role="tab"
      aria-selected={open}
      style={{ '--seat': style.hue, '--seat-ink': style.ink }}
      onClick={() => onSelect(sheet.piece)}
    >
      {drop.times > 0 && drop.by > 0 && <i key={drop.times} className="rs-flash" />}
      <span className="track-tag">{tag}</span>
      <span>{sheet.title}</span>
    </button>
  );
}
