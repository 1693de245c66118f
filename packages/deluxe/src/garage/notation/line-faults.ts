// What is wrong with a line itself: cut off, or with a minus where none can be.

import type { Token } from './lexer.ts';
import type { Page } from './page.ts';

/** ", -2 MGs": a minus and no dash, for it stands at the number and away from what is before it. */
export function noteMinus({ cursor, problems, text }: Page): void {
  const [dash, number] = [cursor.peek(), cursor.peek(1)];
  const before = cursor.tokens[cursor.at - 1];
  if (dash?.text !== '—' || dash.isGlued || dash.startsLine || number?.kind !== 'number' || !number.isGlued) return;
  if (before?.kind !== 'mark' || !/^[,;(]$/.test(before.text)) return;
  const words = text.slice(dash.at, number.end);
  problems.push({
    code: 'negative',
    message: `"${words}": there is no negative number of anything; read without the minus.`,
  });
}

/** A line that stops at a comma, a colon or in the middle of its armor has lost its end. */
export function noteCut(page: Page, tokens: readonly Token[]): void {
  const last = tokens.at(-1);
  const dangles =
    last?.kind === 'mark'
      ? [',', ':', '—', '(', '&', '/', '+', '$'].includes(last.text) && !/[|•]/.test(page.text.charAt(last.at))
      : /^(?:and|with|in|plus|for)$/.test(last?.text ?? '');
  const opened = tokens.filter(({ kind, text }) => kind === 'mark' && text === '(').length;
  const closed = tokens.filter(({ kind, text }) => kind === 'mark' && text === ')').length;
  const stopsInArmor = page.inArmor && page.vehicle.class === 'car' && lacksASide(page.part);
  if (dangles || opened > closed || stopsInArmor)
    page.problems.push({ code: 'cut', message: 'The line seems to be cut off: its end is missing.' });
}

/** Some of the four sides are named, and not all. */
function lacksASide({ armor, armorAll, armorRow, eachSide }: Page['part']): boolean {
  if (armorAll.length > 0 || armorRow.length > 0 || eachSide !== null) return false;
  const named = [armor.front, armor.right, armor.left, armor.back].filter((points) => points !== undefined).length;
  return named > 0 && named < 4;
}
