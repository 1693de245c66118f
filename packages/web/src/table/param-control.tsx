import type { Param } from '@hardtop/kernel';
import { useId } from 'preact/compat';
import { quantity } from '../base/figures.ts';

interface ParamControlProps {
  readonly param: Param;
  readonly value: number;
  readonly disabled: boolean;
  onSet(value: number): void;
}

/** A number the player sets: a slider between two stepping keys. */
export function ParamControl({ param, value, disabled, onSet }: ParamControlProps) {
  const id = useId();
  const text = param.names?.[(value - param.min) / param.step] ?? quantity(value, param.unit);
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
