import type { Params, QuestionOption, Target } from '@hardtop/kernel';

/** `83%`; what is nearly sure or nearly hopeless does not pretend to be quite. */
export function percent(chance: number): string {
  if (chance > 0.0005 && chance < 0.01) return '<1%';
  if (chance < 0.9995 && chance > 0.99) return '>99%';
  return `${Math.round(chance * 100)}%`;
}

/** `+2` or `−3`, with a real minus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

export function needText(target: Target): string {
  switch (target.kind) {
    case 'need':
      return `Needs ${target.need} or more`;
    case 'automatic':
      return `Automatic: ${target.because}`;
    case 'impossible':
      return `Impossible: ${target.because}`;
  }
}

/** The option with its numbers: `Bend left, 30°`. */
export function choiceText(option: QuestionOption, params: Params): string {
  const numbers = option.params.map((param) => {
    const unit = param.unit === undefined ? '' : param.unit === '°' ? '°' : ` ${param.unit}`;
    return `${params[param.name] ?? param.start ?? param.min}${unit}`;
  });
  return [option.label, ...numbers].join(', ');
}
