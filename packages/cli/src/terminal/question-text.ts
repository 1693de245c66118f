import { type Decision, type Option, type Param, type Params, type Preview, startingParams } from '@hardtop/kernel';
import { handfulText, histogramText, isSaidByTarget, percent, signed, targetText } from './figures.ts';
import type { Style } from './style.ts';

/** The open question: every option with its number, its chances and its warnings; the advised one is starred. */
export function questionLines(decision: Decision, advised: string | null, style: Style): readonly string[] {
  const options = decision.options();
  const width = Math.min(48, Math.max(...options.map((option) => option.label.length)));
  const lines = [`${style.bold(decision.prompt)} ${style.dim(`[${decision.rule}]`)}`];
  let group: string | undefined;
  options.forEach((option, i) => {
    if (option.group !== undefined && option.group !== group) lines.push(`  ${option.group}`);
    group = option.group;
    const star = advised === option.id ? '*' : ' ';
    const number = String(i + 1).padStart(3);
    const line = `${star}${number}  ${option.label.padEnd(width)}  ${optionFigures(option, style)}`;
    lines.push(line.trimEnd());
  });
  return lines;
}

function optionFigures(option: Option, style: Style): string {
  const preview = option.preview(startingParams(option));
  const params = (option.params ?? []).map(paramText);
  const chances = (preview.chances ?? []).slice(0, 3).map(({ label, chance }) => `${label} ${percent(chance)}`);
  const warnings = (preview.warnings ?? []).map((warning) => style.bad(`! ${warning}`));
  return [...params, ...chances, ...warnings].join('  ');
}

/** More names than this are told by the first and the last. */
const MOST_NAMES = 12;

/** `<mph 10–50 by 5>`, `<1 left, 2 right>`, `<angle 1–15: 0.5°–7.5°>`. */
function paramText({ name, min, max, step, names }: Param): string {
  if (names !== undefined && names.length > MOST_NAMES) return `<${name} ${min}–${max}: ${names[0]}–${names.at(-1)}>`;
  if (names !== undefined) return `<${names.map((called, i) => `${min + i * step} ${called}`).join(', ')}>`;
  return `<${name} ${min}–${max}${step === 1 ? '' : ` by ${step}`}>`;
}

/** What `? N` shows. */
export function detailLines(option: Option, params: Params, style: Style): readonly string[] {
  const preview = option.preview(params);
  const values = Object.entries(params).map(([name, value]) => `${name} ${value}`);
  const title = values.length === 0 ? option.label : `${option.label} (${values.join(', ')})`;
  return [
    style.bold(title),
    `  ${preview.text}`,
    ...figureLines(preview),
    ...(preview.spread ?? []).map(({ label, chance }) => `    ${percent(chance).padStart(4)}  ${label}`),
    ...(preview.handfuls ?? []).map(({ label, dice }) => `  ${label}: ${handfulText(dice)}`),
    ...(preview.histograms ?? []).map((histogram) => `  ${histogramText(histogram)}`),
    ...(preview.caveats ?? []).map((caveat) => style.dim(`  reconstructed: ${caveat}`)),
    ...(preview.ghosts ?? []).map(({ piece, pose, label }) => `  ${label ?? piece} at ${place(pose.x, pose.y)}`),
    ...(preview.warnings ?? []).map((warning) => style.bad(`  ! ${warning}`)),
    style.dim(`  typed: ${option.words.join(' ')}`),
  ];
}

function figureLines(preview: Preview): readonly string[] {
  const modifiers = isSaidByTarget(preview.target) ? [] : (preview.modifiers ?? []);
  const reasons = preview.target?.kind === 'need' ? preview.target.modifiers : modifiers;
  return [
    ...(preview.chances ?? []).map(({ label, chance }) => `  ${label}: ${percent(chance)}`),
    ...(preview.target === undefined ? [] : [`  ${targetText(preview.target)}`]),
    ...reasons.map((modifier) => `    ${signed(modifier.value)} ${modifier.label} [${modifier.rule}]`),
  ];
}

function place(x: number, y: number): string {
  return `${Math.round(x * 100) / 100}, ${Math.round(y * 100) / 100}`;
}
