import { useEffect, useState } from 'preact/compat';
import { paths } from '../base/router.ts';
import { useDrawnRules } from './drawn-rules.ts';
import { EditorActions } from './editor-actions.tsx';
import { NoBoard, Rolling } from './editor-frame.tsx';
import { createEditor, type DrawnRules, EditorContext } from './editor-store.ts';
import { EditorView } from './editor-view.tsx';
import { keptScenario, scenarioShelf } from './kept-scenarios.ts';
import { useAutosave } from './use-autosave.ts';

/** A blank map, a copy of a listed scenario, or one of one's own. */
type Drawing =
  | { readonly kind: 'new'; readonly ruleset: string; readonly scenario: string | null }
  | { readonly kind: 'own'; readonly id: string };

function Drawn({ own }: { readonly own: string | null }) {
  // The address follows what has become one's own, so that a reload comes back to it.
  useAutosave(own, (id) => window.history.replaceState(null, '', paths.scenarioEdit(id)));
  return <EditorView notice={null} actions={(isPlayable) => <EditorActions isPlayable={isPlayable} />} />;
}

interface OpenedProps {
  readonly rules: DrawnRules;
  readonly file: unknown;
  readonly own: string | null;
}

function Opened({ rules, file, own }: OpenedProps) {
  const [store] = useState(() => createEditor(rules, file));
  return (
    <EditorContext value={store}>
      <Drawn own={own} />
    </EditorContext>
  );
}

function copyOf(file: unknown): unknown {
  if (typeof file !== 'object' || file === null) return file;
  const { id = 'scenario', title = 'A scenario' } = file as { readonly id?: unknown; readonly title?: unknown };
  return { ...file, id: `my-${String(id)}`.slice(0, 80), title: `${String(title)}, changed`.slice(0, 60) };
}

function NewDrawing({ ruleset, scenario }: Extract<Drawing, { kind: 'new' }>) {
  const known = useDrawnRules(ruleset);
  if (known.state === 'loading') return <Rolling />;
  if (known.state === 'failed') return <NoBoard title="No map to draw on.">{known.message}</NoBoard>;
  const { rules } = known;
  if (scenario === null) return <Opened rules={rules} file={rules.editing.blank} own={null} />;
  const listed = rules.table.scenarios.find(({ id }) => id === scenario);
  if (listed === undefined) return <NoBoard title="No such scenario.">There is none called “{scenario}”.</NoBoard>;
  return <Opened rules={rules} file={copyOf(listed.file)} own={null} />;
}

function OwnDrawing({ id }: { readonly id: string }) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isHere = true;
    void scenarioShelf.load().then(() => isHere && setLoaded(true));
    return () => {
      isHere = false;
    };
  }, []);
  // As it was when it was opened: what is drawn since is in the editor.
  const kept = isLoaded ? keptScenario(id) : undefined;
  const known = useDrawnRules(kept?.ruleset ?? null);
  if (isLoaded && kept === undefined)
    return (
      <NoBoard title="No such scenario.">This browser keeps no such scenario; it may live in another one.</NoBoard>
    );
  if (kept === undefined || known.state === 'loading') return <Rolling />;
  if (known.state === 'failed') return <NoBoard title="No map to draw on.">{known.message} It stays kept.</NoBoard>;
  return <Opened rules={known.rules} file={kept.file} own={id} />;
}

export function EditorPage({ drawing }: { readonly drawing: Drawing }) {
  return drawing.kind === 'new' ? <NewDrawing {...drawing} /> : <OwnDrawing id={drawing.id} />;
}
