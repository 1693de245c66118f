import { useLayoutEffect, useRef } from 'preact/compat';

const KEYS = [
  ['1 … 0, q …', 'take the tool with that key; again: keep it in hand'],
  ['Enter', 'lay it at the cross, which the arrows move'],
  ['Tab', 'on the map: the next thing; Shift Tab: the one before'],
  ['← ↑ → ↓', 'move what is in hand by a step of the grid, with Shift by four'],
  ['R', 'turn it to the left, with Shift to the right'],
  ['C', 'lay another like it beside it'],
  ['Del', 'remove it'],
  ['Z, Y', 'take back, do again'],
  ['+ − Home', 'nearer, farther, the whole map'],
  ['Esc', 'put the tool away, let go'],
] as const;

/** How to draw, by hand and by keys. */
export function HelpDialog({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const box = dialog.current;
    if (box !== null && !box.open) box.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="ed-dialog plate" aria-labelledby="ed-help-title" onClose={onClose}>
      <h2 id="ed-help-title">Drawing a scenario</h2>
      <p>
        Take a tool, then press on the map, or drag: walls and ground from end to end, a vehicle in the direction it
        faces. Press on something to take it in hand; drag it, pull its corners, turn it by the round handle. Two
        fingers, or a drag on free ground, move the map.
      </p>
      <p>
        The rules read it as you draw. What they have against it stands beside the map, and a press shows the place. The
        picture is the table’s own: what you draw is what you will play. Everything is kept in this browser.
      </p>
      <dl className="ed-keys">
        {KEYS.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd className="keycap">{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" className="button go">
          Back to the map
        </button>
      </form>
    </dialog>
  );
}
