import type { CampaignForm } from '@hardtop/campaign';
import type { Problem } from '@hardtop/kernel';
import { useState } from 'preact/compat';
import { downloadText } from '../base/download-text.ts';
import { ActionPanel } from './action-panel.tsx';
import { useCampaign } from './campaign-context.ts';
import { useDeskSync } from './desk-sync.ts';
import { SheetsButton } from './print-forms.tsx';
import { SharePanel } from './share-panel.tsx';

const FORMS = [
  { form: 'text', label: 'Text', ending: 'txt', type: 'text/plain' },
  { form: 'markdown', label: 'Markdown', ending: 'md', type: 'text/markdown' },
  { form: 'json', label: 'JSON', ending: 'json', type: 'application/json' },
] as const satisfies readonly { form: CampaignForm; label: string; ending: string; type: string }[];

function Undoing() {
  const { now, takeBack, undoAmendment } = useCampaign();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  return (
    <>
      <p className="desk-buttons">
        <button type="button" className="button" disabled={now.last === null} onClick={takeBack}>
          Take back{now.last === null ? '' : `: ${now.last}`}
        </button>
        {now.amendment !== null && (
          <button type="button" className="button" title={now.amendment} onClick={() => setProblems(undoAmendment())}>
            Undo the last amendment
          </button>
        )}
      </p>
      {problems.length > 0 && (
        <p className="notice bad" role="alert">
          {problems.map(({ message }) => message).join(' ')}
        </p>
      )}
    </>
  );
}

/** Notes, second thoughts, paper, files, and the players' link. */
export function RefereePanel() {
  const { campaign, now } = useCampaign();
  const where = useDeskSync();
  return (
    <div className="referee-panel">
      <ActionPanel group="referee" />
      <Undoing />
      <p className="desk-buttons">
        <SheetsButton sheets={campaign.sheets()} label="Party sheets to print" />
      </p>
      <fieldset className="desk-buttons">
        <legend className="label">Export</legend>
        {FORMS.map(({ form, label, ending, type }) => (
          <button
            key={form}
            type="button"
            className="button"
            onClick={() => downloadText(`${now.name}.${ending}`, campaign.export(form), type)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <SharePanel />
      <p className="text-dim" aria-live="polite">
        {where}
      </p>
    </div>
  );
}
