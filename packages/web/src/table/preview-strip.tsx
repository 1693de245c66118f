import type { Params, Preview, QuestionOption } from '@hardtop/kernel';
import { memo } from 'preact/compat';
import { choiceText, percent } from '../base/figures.ts';
import { LateIcons } from '../icons/late-icons.tsx';
import { Words } from '../rules/words.tsx';
import { ParamControl } from './param-control.tsx';
import type { HeldUp } from './table-state.ts';
import { ModifierChips, TargetChips } from './target-chips.tsx';

interface PreviewStripProps {
  readonly option: QuestionOption;
  readonly params: Params;
  readonly preview: Preview;
  /** The marked option, as against one that is only looked at. */
  readonly marked: boolean;
  readonly busy: HeldUp;
  /** What the key does, if another option is looked at than the marked one; null where the key stands elsewhere. */
  readonly confirm: string | null;
  onParam(name: string, value: number): void;
  onConfirm(): void;
}

interface ConfirmProps {
  readonly busy: HeldUp;
  /** What will be done, where the strip is not beside it. */
  readonly text?: string;
  onConfirm(): void;
}

/** The key that does what is marked. */
export function Confirm({ busy, text, onConfirm }: ConfirmProps) {
  return (
    <button type="button" className="button go confirm" disabled={busy !== false} onClick={onConfirm}>
      <span>
        {busy || 'Do it'}
        {text !== undefined && <small> {text}</small>}
      </span>{' '}
      <kbd className="keycap">⏎</kbd>
    </button>
  );
}

interface Chance {
  readonly label: string;
  readonly chance: number;
}

/** Letters of a label that has room in half of the strip. */
const SHORT = 14;

const isTerse = (rows: readonly Chance[]): boolean =>
  rows.length > 1 && rows.every(({ label }) => label.length <= SHORT);

function Bars({
  title,
  rows,
  bad,
  beside,
}: {
  readonly title: string;
  readonly rows: readonly Chance[];
  readonly bad?: boolean;
  /** It shares a line with the title of what comes next. */
  readonly beside?: boolean;
}) {
  if (rows.length === 0) return null;
  const classes = ['bars', bad && 'bad', rows.length === 1 && 'single', isTerse(rows) && 'several', beside && 'beside'];
  return (
    <div className={classes.filter((name) => typeof name === 'string').join(' ')}>
      <h4 className="label">{title}</h4>
      <dl>
        {rows.map(({ label, chance }) => (
          <div key={label} className="bar">
            <dt>
              <Words text={label} />
            </dt>
            <dd className="figures">{percent(chance)}</dd>
            <span className="meter" style={{ '--p': chance }} aria-hidden="true" />
          </div>
        ))}
      </dl>
    </div>
  );
}

const hasForesight = ({ handfuls, histograms }: Preview): boolean => (handfuls ?? histograms) !== undefined;

/** What would come of an option, in words and figures; and the key that does it. */
export const PreviewStrip = memo(function PreviewStrip(props: PreviewStripProps) {
  const { option, params, preview, marked, busy, confirm, onParam, onConfirm } = props;
  const { chances = [], spread = [] } = preview;
  const loose = preview.target?.kind === 'need' ? [] : (preview.modifiers ?? []);
  return (
    <div className="preview">
      <div className="preview-top">
        <h3>
          <Words text={choiceText(option, params)} />
        </h3>
        {confirm !== null && (
          <Confirm busy={busy} onConfirm={onConfirm} {...(confirm === '' ? {} : { text: confirm })} />
        )}
      </div>
      <p>
        <Words text={preview.text} />
      </p>
      {marked &&
        option.params.map((param) => (
          <ParamControl
            key={param.name}
            param={param}
            value={params[param.name] ?? param.start ?? param.min}
            disabled={busy !== false}
            onSet={(value) => onParam(param.name, value)}
          />
        ))}
      {preview.warnings?.map((warning) => (
        <p key={warning} className="warning">
          {warning}
        </p>
      ))}
      {preview.target !== undefined && <TargetChips target={preview.target} />}
      <ModifierChips modifiers={loose} />
      {hasForesight(preview) && <LateIcons show="foresight" preview={preview} />}
      <Bars title="Chances" rows={chances} beside={chances.length === 1 && spread.length > 0} />
      <Bars title="What may follow" rows={spread} bad />
      {preview.caveats?.map((caveat) => (
        <p key={caveat} className="caveat">
          <b>Reconstructed.</b> {caveat}
        </p>
      ))}
    </div>
  );
});
