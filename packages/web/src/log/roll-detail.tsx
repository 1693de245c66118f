import type { GameEvent } from '@hardtop/kernel';
import { neededRoll, needText, signed } from '../base/figures.ts';
import { RolledDice } from '../dice/die-face.tsx';
import { RuleLink } from '../rules/rule-link.tsx';

function Reasons({ event }: { readonly event: GameEvent }) {
  const { target } = event;
  const modifiers = target?.kind === 'need' ? target.modifiers : (event.modifiers ?? []);
  return (
    <table className="reasons">
      <caption className="hidden-text">Why the number is what it is</caption>
      <tbody>
        {target?.kind === 'need' && (
          <tr>
            <th scope="row">Base number</th>
            <td className="figures">{target.base}</td>
          </tr>
        )}
        {modifiers.map((modifier) => (
          <tr key={`${modifier.rule} ${modifier.label}`}>
            <th scope="row">
              <RuleLink rule={modifier.rule} text={modifier.label} />
            </th>
            <td className="figures">{signed(modifier.value)}</td>
          </tr>
        ))}
        {target !== undefined && (
          <tr className="reasons-need">
            <th scope="row">{target.kind === 'need' ? 'Needed' : needText(target)}</th>
            <td className="figures">{target.kind === 'need' ? neededRoll(target) : ''}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** A roll laid open: faces, base, every reason, what was needed, what came. */
export function RollDetail({ event }: { readonly event: GameEvent }) {
  const { roll, target, modifiers } = event;
  return (
    <div className="roll-detail">
      {roll !== undefined && (
        <p>
          <RolledDice roll={roll} size={28} /> <span className="figures">{roll.dice}</span>
          {roll.faces === undefined && (
            <>
              {' shows '}
              <b className="figures">{roll.total}</b>
            </>
          )}
        </p>
      )}
      {(target !== undefined || (modifiers?.length ?? 0) > 0) && <Reasons event={event} />}
      <p>
        Rule: <RuleLink rule={event.rule} />
      </p>
    </div>
  );
}
