import type { GarageVariant } from '@hardtop/workshop';
import { useGarage } from './garage-context.ts';
import { useHouseRules } from './house-rules.ts';

const words = (choice: boolean | string): string => (choice === true ? 'yes' : choice === false ? 'no' : choice);

function Rule({ variant, value }: { readonly variant: GarageVariant; readonly value: boolean | string }) {
  const { ruleset } = useGarage();
  const settle = useHouseRules((rules) => rules.settle);
  const { id, title, summary, choices } = variant;
  return (
    <label>
      <span className="label">{title}</span>
      <select
        className="text-input"
        value={String(value)}
        onChange={({ currentTarget }) =>
          settle(ruleset.id, id, choices.find((each) => String(each) === currentTarget.value) ?? value)
        }
      >
        {choices.map((choice) => (
          <option key={String(choice)} value={String(choice)}>
            {words(choice)}
            {choice === variant.default && ' (usual)'}
          </option>
        ))}
      </select>
      <small className="text-hint">{summary}</small>
    </label>
  );
}

/** Rules of building that a table settles for itself; every check in this browser goes by them. */
export function HouseRulesPanel() {
  const { garage, ruleset } = useGarage();
  const settled = useHouseRules((rules) => rules.settled[ruleset.id]);
  const { variants = [] } = garage;
  if (variants.length === 0 || garage.withVariants === undefined) return null;
  const settledTo = ({ id, default: usual }: GarageVariant) => settled?.[id] ?? usual;
  const changed = variants.filter((variant) => settledTo(variant) !== variant.default).length;
  return (
    <details className="house-rules">
      <summary>
        House rules of building{changed > 0 && <span className="stamp">{changed} settled otherwise</span>}
      </summary>
      {variants.map((variant) => (
        <Rule key={variant.id} variant={variant} value={settledTo(variant)} />
      ))}
    </details>
  );
}
