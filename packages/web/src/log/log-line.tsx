import type { GameEvent } from '@hardtop/kernel';
import { type ComponentType, memo, useState } from 'preact/compat';
import { late } from '../base/late.tsx';
import { RolledDice } from '../dice/die-face.tsx';
import { RuleLink } from '../rules/rule-link.tsx';

/** Few rolls are unfolded. */
const LateDetail: ComponentType<{ readonly event: GameEvent }> = late(
  async () => (await import('./roll-detail.tsx')).RollDetail,
);

interface LogLineProps {
  readonly event: GameEvent;
  /** It just happened: its dice tumble. */
  readonly fresh: boolean;
  /** Paint of the seat it is about. */
  readonly hue: string | null;
  say(text: string): string;
}

function hasDetail(event: GameEvent): boolean {
  return event.roll !== undefined || event.target !== undefined || (event.modifiers?.length ?? 0) > 0;
}

/** One thing that happened. What was rolled unfolds into its dice and its reasons. */
export const LogLine = memo(function LogLine({ event, fresh, hue, say }: LogLineProps) {
  const [open, setOpen] = useState(false);
  const tone = event.outcome ?? 'neutral';
  const style = hue === null ? undefined : { '--seat': hue };
  if (!hasDetail(event)) {
    return (
      <li>
        <div className={`log-line ${tone}`} style={style}>
          <span className="log-text">
            {say(event.text)} <RuleLink rule={event.rule} text="§" />
          </span>
        </div>
      </li>
    );
  }
  return (
    <li>
      <div className={`log-line ${tone} unfolds`} style={style}>
        <button type="button" className="log-toggle" aria-expanded={open} onClick={() => setOpen(!open)}>
          <span className="log-text">{say(event.text)}</span>
          {event.roll !== undefined && <RolledDice roll={event.roll} size={20} fresh={fresh} />}
          <span className="log-caret" aria-hidden="true" />
        </button>
        {open && <LateDetail event={event} />}
      </div>
    </li>
  );
});
