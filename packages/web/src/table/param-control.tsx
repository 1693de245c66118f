import type { Param } from '@hardtop/kernel';
import { useId } from 'preact/compat';
import { valueText } from '../base/figures.ts';

interface ParamControlProps {
  readonly param: Param;
  readonly value: number;
  readonly disabled: boolean;
  onSet(value: number): void;
}

/** Something the player sets: one of two words, or a number. */
export function ParamControl(props: ParamControlProps) {
  const { names } = props.param;
  return names?.length === 2 ? <Switch {...props} names={names} /> : <Slider {...props} />;
}

interface SwitchProps extends ParamControlProps {
  readonly names: readonly string[];
}

/** On or off: both words are there to press. */
function Switch({ param, names, value, disabled, onSet }: SwitchProps) {
  return (
    <fieldset className="param-switch">
      <legend className="label">{param.label}</legend>
      {names.map((name, i) => {
        const stands = param.min + i * param.step;
        return (
          <button
            key={name}
            type="button"
            className="button"
            aria-pressed={value === stands}
            disabled={disabled}
            onClick={() => onSet(stands)}
          >
            {name}
          </button>
        );
      })}
    </fieldset>
  );
}

/** A slider between two stepping keys. */
function Slider({ param, value, disabled, onSet }: ParamControlProps) {
  const id = useId();
  const text = valueText(param, value);
  return (
    <div className="param">
      <label htmlFor={id} className="label">
        {param.label}
      </label>
      <output htmlFor={id} className="figures">
        {text}
      </output>
      <button
        type="button"
        className="button"
        aria-label={`${param.label}: less`}
        disabled={disabled || value <= param.min}
        onClick={() => onSet(value - param.step)}
      >
        −
      </button>
      <input
        id={id}
        type="range"
        min={param.min}
        max={param.max}
        step={param.step}
        value={value}
        disabled={disabled}
        aria-valuetext={text}
        onChange={(event) => onSet(event.currentTarget.valueAsNumber)}
      />
      <button
        type="button"
        className="button"
        aria-label={`${param.label}: more`}
        disabled={disabled || value >= param.max}
        onClick={() => onSet(value + param.step)}
      >
        +
      </button>
    </div>
  );
}
