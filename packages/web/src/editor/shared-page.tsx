import type { Problem, Result } from '@hardtop/kernel';
import { useEffect, useState } from 'preact/compat';
import { navigate, paths } from '../base/router.ts';
import { useDrawnRules } from './drawn-rules.ts';
import { EditorActions } from './editor-actions.tsx';
import { NoBoard, Rolling } from './editor-frame.tsx';
import { createEditor, type DrawnRules, EditorContext, fileOf, useEditorStore } from './editor-store.ts';
import { EditorView } from './editor-view.tsx';
import { keepScenario, titleIn } from './kept-scenarios.ts';
import { parseLinkText, type SentScenario } from './scenario-link.ts';

type Parsed = Result<SentScenario, readonly Problem[]>;

function useSent(text: string): Parsed | null {
  const [sent, setSent] = useState<Parsed | null>(null);
  useEffect(() => {
    let isHere = true;
    void parseLinkText(text).then((parsed) => isHere && setSent(parsed));
    return () => {
      isHere = false;
    };
  }, [text]);
  return sent;
}

/** Says whose it is, and that nothing has been done with it. */
function SentNotice({ sent }: { readonly sent: SentScenario }) {
  const store = useEditorStore();
  const keep = () => navigate(paths.scenarioEdit(keepScenario(sent.ruleset, fileOf(store.getState()))));
  return (
    <div className="notice" role="status">
      <p>
        “{titleIn(sent.file)}” came in a link, made by {sent.by === '' ? 'somebody who does not say' : sent.by}. It is
        only shown: nothing is kept or played before you say so.
      </p>
      <button type="button" className="button go" onClick={keep}>
        Keep it
      </button>
    </div>
  );
}

function Shown({ rules, sent }: { readonly rules: DrawnRules; readonly sent: SentScenario }) {
  const [store] = useState(() => createEditor(rules, sent.file));
  return (
    <EditorContext value={store}>
      <EditorView
        notice={<SentNotice sent={sent} />}
        actions={(isPlayable) => <EditorActions isPlayable={isPlayable} />}
      />
    </EditorContext>
  );
}

/** A scenario that came in a link. */
export function SharedScenarioPage({ text }: { readonly text: string }) {
  const sent = useSent(text);
  const known = useDrawnRules(sent?.ok === true ? sent.value.ruleset : null);
  if (sent === null) return <Rolling />;
  if (!sent.ok)
    return (
      <NoBoard title="This link cannot be opened.">
        <ul role="alert">
          {sent.error.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
        </ul>
      </NoBoard>
    );
  if (known.state === 'loading') return <Rolling />;
  if (known.state === 'failed') return <NoBoard title="This link cannot be opened.">{known.message}</NoBoard>;
  return <Shown rules={known.rules} sent={sent.value} />;
}
