import type { Modifier, Target } from '@hardtop/kernel';
import { neededRoll, needText, signed } from '../base/figures.ts';
import { RuleLink } from '../rules/rule-link.tsx';

export function ModifierChips({ modifiers }: { readonly modifiers: readonly Modifier[] }) {
  if (modifiers.length === 0) return null;
  return (
    <ul className="chips" aria-label="Modifiers">
      {modifiers.map((modifier) => (
        <li key={`${modifier.rule} ${modifier.label}`} className={modifier.value < 0 ? 'chip against' : 'chip'}>
          <b className="figures">{signed(modifier.value)}</b>
          <RuleLink rule={modifier.rule} text={modifier.label} />
        </li>
      ))}
    </ul>
  );
}

/** What the roll must reach: the base, every reason, the number. */
export function TargetChips({ target }: { readonly target: Target }) {
  if (target.kind !== 'need') {
    return (
      <p className="need">
        {needText(target)} <RuleLink rule={target.rule} />
      </p>
    );
  }
  return (
    <div className="target">
      <p className="need">
        Needs <b className="figures">{neededRoll(target)}</b>
        <span className="need-base">from {target.base}</span>
      </p>
      <ModifierChips modifiers={target.modifiers} />
    </div>
  );
}
