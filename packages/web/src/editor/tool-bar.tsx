import type { Layable } from '@hardtop/kernel';
import type { RefObject } from 'preact/compat';
import { useEditor, useFile } from './editor-store.ts';
import { whyNot } from './model/edits.ts';
import { keyOf } from './tool-keys.ts';

interface ToolProps {
  readonly layable: Layable;
  readonly palette: readonly Layable[];
  onTaken(): void;
}

function Tool({ layable, palette, onTaken }: ToolProps) {
  const isTaken = useEditor((editor) => editor.tool === layable);
  const isPinned = useEditor((editor) => editor.tool === layable && editor.isPinned);
  const take = useEditor((editor) => editor.take);
  const why = whyNot(layable, useFile());
  const key = keyOf(palette, layable);
  return (
    <button
      type="button"
      className="ed-tool"
      data-tool-id={layable.id}
      aria-pressed={isTaken}
      aria-disabled={why !== null}
      title={why ?? (isTaken ? 'Press again to keep it in hand' : layable.title)}
      onClick={() => {
        if (why !== null) return;
        take(layable);
        onTaken();
      }}
    >
      <span>{layable.title}</span>
      {isPinned && <span className="ed-pinned">kept in hand</span>}
      {key !== '' && (
        <span className="keycap" aria-hidden="true">
          {key}
        </span>
      )}
    </button>
  );
}

/** All that can be laid, group by group. */
export function ToolBar({ frame }: { readonly frame: RefObject<HTMLElement | null> }) {
  const { palette } = useEditor(({ rules }) => rules.editing);
  const isHand = useEditor((editor) => editor.tool === null);
  const take = useEditor((editor) => editor.take);
  const groups = [...new Set(palette.map(({ group }) => group))];
  const onTaken = () => frame.current?.focus({ preventScroll: true });
  return (
    <div className="ed-tools" role="toolbar" aria-label="Tools" aria-orientation="vertical">
      <button type="button" className="ed-tool" aria-pressed={isHand} onClick={() => take(null)}>
        <span>Choose and move</span>
        <span className="keycap" aria-hidden="true">
          Esc
        </span>
      </button>
      {groups.map((group) => (
        <fieldset key={group} className="ed-tool-group">
          <legend className="label">{group}</legend>
          {palette
            .filter((layable) => layable.group === group)
            .map((layable) => (
              <Tool key={layable.id} layable={layable} palette={palette} onTaken={onTaken} />
            ))}
        </fieldset>
      ))}
    </div>
  );
}
