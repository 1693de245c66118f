import type { Param, Params, QuestionOption, Target } from '@hardtop/kernel';

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

/** `8+`, or `5 or less` where low rolls are good. */
export function neededRoll({ need, atMost }: Extract<Target, { readonly kind: 'need' }>): string {
  return atMost === true ? `${need} or less` : `${need}+`;
}

export function needText(target: Target): string {
  switch (target.kind) {
    case 'need':
      return `Needs ${target.need} or ${target.atMost === true ? 'less' : 'more'}`;
    case 'automatic':
      return `Automatic: ${target.because}`;
    case 'impossible':
      return `Impossible: ${target.because}`;
  }
}

const FRACTIONS: Readonly<Record<string, string>> = { '1/4': '¼', '1/2': '½', '3/4': '¾' };

/** A number with its unit: `30°`, `45 mph`; a unit such as `1/16 in` counts parts: 4 of them are `¼ in`. */
export function quantity(value: number, unit: string | undefined): string {
  if (unit === undefined) return String(value);
  if (unit === '°' || unit === '%') return `${value}${unit}`;
  const [, parts, of] = /^1\/(\d+) (.+)$/.exec(unit) ?? [];
  return parts === undefined || of === undefined ? `${value} ${unit}` : `${fraction(value, Number(parts))} ${of}`;
}

function fraction(value: number, parts: number): string {
  const whole = Math.trunc(value / parts);
  const rest = Math.abs(value % parts);
  if (rest === 0) return String(whole);
  const by = divisor(rest, parts);
  const part = `${rest / by}/${parts / by}`;
  return `${whole === 0 ? (value < 0 ? '−' : '') : `${whole} `}${FRACTIONS[part] ?? part}`;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** What a value of something to set is called: `30°`, `off`. */
export function valueText(param: Param, value: number): string {
  return param.names?.[(value - param.min) / param.step] ?? quantity(value, param.unit);
}

/** The option with its numbers: `Bend left, 30°`; `Keep 20 mph, lights off`. */
export function choiceText(option: QuestionOption, params: Params): string {
  const set = option.params.map((param) => {
    const text = valueText(param, params[param.name] ?? param.start ?? param.min);
    return param.names === undefined ? text : `${param.label.toLowerCase()} ${text}`;
  });
  return [option.label, ...set].join(', ');
}
