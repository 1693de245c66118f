import type { GameEvent } from '@hardtop/kernel';
import { isSaidByTarget, modifiersText, rollText, targetText } from './figures.ts';
import type { Style } from './style.ts';

/** An event as lines of a log: what happened, then the dice and every reason behind the number. */
export function eventLines(event: GameEvent, style: Style): readonly string[] {
  const paint = event.outcome === 'good' ? style.good : event.outcome === 'bad' ? style.bad : (text: string) => text;
  const secret = event.to === undefined ? '' : style.dim(' (secret)');
  const lines = [`${paint(event.text)}${secret} ${style.dim(`[${event.rule}]`)}`];
  const figures = [
    ...(event.roll === undefined ? [] : [rollText(event.roll)]),
    ...(event.target === undefined ? [] : [targetText(event.target)]),
    ...(event.modifiers === undefined || event.modifiers.length === 0 || isSaidByTarget(event.target)
      ? []
      : [modifiersText(event.modifiers)]),
  ];
  if (figures.length > 0) lines.push(`    ${figures.join('; ')}`);
  return lines;
}
