import { type ReactNode, useEffect, useRef, useState } from 'preact/compat';
import { Link } from '../base/link.tsx';
import { paths } from '../base/router.ts';
import { Wordmark } from '../base/wordmark.tsx';
import { EditorBoard } from './editor-board.tsx';
import { useChosen, useEditor, useFile } from './editor-store.ts';
import { HelpDialog } from './help-dialog.tsx';
import { titleIn } from './kept-scenarios.ts';
import type { Thing } from './model/things.ts';
import { ProblemList } from './problem-list.tsx';
import { type SheetName, SidePanel } from './side-panel.tsx';
import { ToolBar } from './tool-bar.tsx';
import { useReading } from './use-reading.ts';
import './editor.css';

function History() {
  const undo = useEditor((editor) => editor.undo);
  const redo = useEditor((editor) => editor.redo);
  const canUndo = useEditor(({ history }) => history.past.length > 0);
  const canRedo = useEditor(({ history }) => history.future.length > 0);
  return (
    <>
      <button type="button" className="button" disabled={!canUndo} onClick={undo}>
        Undo
      </button>
      <button type="button" className="button" disabled={!canRedo} onClick={redo}>
        Redo
      </button>
    </>
  );
}

/** The sheet that is open; what was just chosen brings its own. */
function useSheet() {
  const [sheet, setSheet] = useState<SheetName>('scenario');
  const path = useChosen()?.path;
  useEffect(() => {
    if (path !== undefined) setSheet((old) => (old === 'list' ? old : 'thing'));
  }, [path]);
  const show = (field: string, thing: Thing | undefined) => {
    setSheet(thing === undefined ? 'scenario' : 'thing');
    // The sheet has to be there first.
    requestAnimationFrame(() => {
      const input = [...document.querySelectorAll<HTMLElement>('[data-field]')].find(
        ({ dataset }) =>
          dataset.field !== undefined && (field === dataset.field || field.startsWith(`${dataset.field}.`)),
      );
      input?.focus();
      input?.scrollIntoView({ block: 'nearest' });
    });
  };
  return { sheet, setSheet, show };
}

interface EditorViewProps {
  /** What else can be done with the file: play it, share it. */
  actions(isPlayable: boolean): ReactNode;
  /** What is to be said of it before all. */
  readonly notice: ReactNode;
}

/** The drawing board with its tools. */
export function EditorView({ actions, notice }: EditorViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { table, editing } = useEditor(({ rules }) => rules);
  const file = useFile();
  const said = useEditor((editor) => editor.said);
  const { picture, problems, board } = useReading(table, file, editing.blank);
  const { sheet, setSheet, show } = useSheet();
  const [isHelped, setHelped] = useState(false);
  return (
    <div className="ed-page">
      <header className="ed-head">
        <Wordmark />
        <h1>
          <span className="unseen">Drawing </span>
          {titleIn(file)} <small>{table.title}</small>
        </h1>
        <div className="ed-actions">
          <History />
          {actions(problems.length === 0)}
          <button type="button" className="button quiet" onClick={() => setHelped(true)}>
            Help
          </button>
        </div>
        <Link to={paths.scenarios} className="button quiet ed-all">
          All scenarios
        </Link>
      </header>
      {notice}
      <main id="main" className="ed-main" tabIndex={-1}>
        <ToolBar frame={frame} />
        {picture === null ? (
          <p className="ed-empty">These rules cannot draw a map for it.</p>
        ) : (
          <EditorBoard frame={frame} board={picture} problems={problems} isStale={board === null} />
        )}
        <div className="ed-right">
          <ProblemList problems={problems} onField={show} />
          <SidePanel sheet={sheet} onSheet={setSheet} />
        </div>
      </main>
      <p className="unseen" aria-live="polite">
        {said}
      </p>
      {isHelped && <HelpDialog onClose={() => setHelped(false)} />}
    </div>
  );
}
