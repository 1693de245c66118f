import type { PlanLine } from '@hardtop/workshop';
import { RuleLink } from '../rules/rule-link.tsx';
import { useBench } from './bench-store.ts';
import { useGarage } from './garage-context.ts';
import { money, spacesText } from './what-if.ts';

/** Games that know neither weight nor room have no columns for them. */
const isWeighed = (line: PlanLine): line is PlanLine & { readonly weight: number } => line.weight !== null;

function PlanRow({ line }: { readonly line: PlanLine }) {
  return (
    <tr>
      <th scope="row">
        {line.count > 1 ? `${line.count}× ` : ''}
        {line.what} <RuleLink rule={line.rule} text="rule" />
      </th>
      <td>{line.where}</td>
      <td className="figures">{line.price ?? money(line.cost ?? 0)}</td>
      {isWeighed(line) && (
        <>
          <td className="figures">{line.weight.toLocaleString('en-US')}</td>
          <td className="figures">{spacesText(line.spaces ?? 0)}</td>
          <td className="figures">{(line.cargoSpaces ?? 0) === 0 ? '' : spacesText(line.cargoSpaces ?? 0)}</td>
        </>
      )}
    </tr>
  );
}

/** The planning sheet: every row that the totals are the sum of. */
export function PlanView() {
  const { garage } = useGarage();
  const design = useBench((bench) => bench.design);
  const lines = garage.plan(design);
  const sum = (pick: (line: PlanLine) => number | null) => lines.reduce((total, line) => total + (pick(line) ?? 0), 0);
  const weighed = lines.some(isWeighed);
  const price = garage.quickCheck(design).labelled.find(({ id }) => id === 'cost')?.text;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone.
    <section className="plan plate" aria-label="Planning sheet" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Where</th>
            <th scope="col">Cost</th>
            {weighed && (
              <>
                <th scope="col">Weight, lb</th>
                <th scope="col">Spaces</th>
                <th scope="col">Cargo</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a sheet have no other name.
            <PlanRow key={i} line={line} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Together</th>
            <td />
            <td className="figures">{weighed ? money(sum((line) => line.cost)) : price}</td>
            {weighed && (
              <>
                <td className="figures">{sum((line) => line.weight).toLocaleString('en-US')}</td>
                <td className="figures">{spacesText(sum((line) => line.spaces))}</td>
                <td className="figures">{spacesText(sum((line) => line.cargoSpaces))}</td>
              </>
            )}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
