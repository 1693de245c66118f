import type { Board } from '@hardtop/board';
import { seatStyleOf } from '../base/seat-style.ts';
import { RecordSheet } from '../sheet/record-sheet.tsx';

interface SheetPaneProps {
  readonly board: Board;
  readonly selected: string | null;
  onSelect(piece: string): void;
}

/** The record sheet of one vehicle, and tabs to the others'. */
export function SheetPane({ board, selected, onSelect }: SheetPaneProps) {
  const sheet = board.sheets.find((each) => each.piece === selected) ?? board.sheets[0];
  if (sheet === undefined)
    return <p className="pane-empty">These rules keep no record sheets. Memory will have to do.</p>;
  const pieceOf = (id: string) => board.pieces.find((piece) => piece.id === id);
  const piece = pieceOf(sheet.piece);
  return (
    <div className="sheet-pane">
      {board.sheets.length > 1 && (
        <div className="sheet-tabs" role="tablist" aria-label="Record sheets">
          {board.sheets.map((each) => {
            const style = seatStyleOf(each.seat);
            return (
              <button
                key={each.piece}
                type="button"
                role="tab"
                aria-selected={each === sheet}
                style={{ '--seat': style.hue, '--seat-ink': style.ink }}
                onClick={() => onSelect(each.piece)}
              >
                <span className="track-tag">{pieceOf(each.piece)?.tag ?? '·'}</span>
                <span>{each.title}</span>
              </button>
            );
          })}
        </div>
      )}
      <RecordSheet sheet={sheet} piece={piece ?? null} seatStyle={seatStyleOf(sheet.seat)} />
    </div>
  );
}
