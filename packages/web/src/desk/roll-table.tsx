import type { WorldRoll } from '@hardtop/campaign';
import { useState } from 'preact/compat';
import { signed } from '../base/figures.ts';
import { DiceRow } from '../dice/die-face.tsx';
import { RuleLink } from '../rules/rule-link.tsx';
import { AgainButton } from './again-button.tsx';
import { SetForm } from './set-form.tsx';
import '../dice/dice.css';
import './roll-table.css';

/** More dice than this are told in figures. */
const MOST_FACES = 8;

function Dice({ roll }: { readonly roll: WorldRoll }) {
  if (roll.mandated === true) return <span className="stamp-mandated">Mandated</span>;
  if (roll.values.length <= MOST_FACES) return <DiceRow values={roll.values} size={22} />;
  return <span className="figures">{roll.values.join(' ')}</span>;
}

function RollRow({ roll }: { readonly roll: WorldRoll }) {
  const [isSetting, setSetting] = useState(false);
  const { path, dice, total, modifiers = [], table, row, rule, name = 'Roll' } = roll;
  return (
    <li className="roll-row">
      <span className="roll-name">{name}</span>
      <span className="roll-dice">
        <span className="figures">{dice.split(' ').length > 3 ? `${dice.split(' ').length} dice` : dice}</span>{' '}
        <Dice roll={roll} />
        {modifiers.map(({ label, value, rule: why }) => (
          <span key={label} className="figures">
            {' '}
            {signed(value)} <RuleLink rule={why} text={label} />
          </span>
        ))}{' '}
        {(roll.values.length > 0 || roll.mandated === true) && (
          <>
            = <b className="figures">{total}</b>
          </>
        )}
      </span>
      <span className="roll-row-read">
        <RuleLink rule={rule} text={table ?? 'Rule'} />
        {row !== undefined && <b>{row}</b>}
      </span>
      <span className="roll-do">
        <AgainButton part={path} label={`Roll ${name} again`} className="button quiet">
          Again
        </AgainButton>
        <button
          type="button"
          className="button quiet"
          aria-label={`Set ${name}`}
          aria-expanded={isSetting}
          onClick={() => setSetting(!isSetting)}
        >
          Set
        </button>
      </span>
      {isSetting && <SetForm part={path} name={name} now={row ?? String(total)} onDone={() => setSetting(false)} />}
    </li>
  );
}

export function RollTable({ rolls }: { readonly rolls: readonly WorldRoll[] }) {
  return (
    <ul className="roll-table">
      {rolls.map((roll) => (
        <RollRow key={roll.path} roll={roll} />
      ))}
    </ul>
  );
}
