// Finds the titles of tests in the text of a test file, without running it.
import { maskLiterals } from './source-text.mjs';

const CALL = /(?<![\w$.])(describe|it|test)((?:\.\w+)*)\s*(?=[(`])/g;

/** The index after the bracket that closes the one at `open`; comments and strings are already blanked. */
function endOfBrackets(masked, open) {
  let depth = 0;
  for (let i = open; i < masked.length; i++) {
    if ('([{'.includes(masked[i])) depth++;
    else if (')]}'.includes(masked[i]) && --depth === 0) return i + 1;
  }
  return masked.length;
}

/** The literal that starts at or after `from`, or an empty text if something else stands there. */
function literalAt(text, from) {
  const start = from + /^\s*/.exec(text.slice(from, from + 400))[0].length;
  const quote = text[start];
  if (quote !== "'" && quote !== '"' && quote !== '`') return '';
  for (let i = start + 1; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === quote) return text.slice(start + 1, i).replace(/\\(['"`\\])/g, '$1');
  }
  return '';
}

/** Every `describe`, `it` and `test`: its kind, its title, the text of its `each` table, and where it stands. */
function callsIn(text) {
  const masked = maskLiterals(text);
  const calls = [];
  for (const match of masked.matchAll(CALL)) {
    const [head, kind, members] = match;
    let open = match.index + head.length;
    let table = '';
    if (/\.(each|for)$/.test(members)) {
      const end = masked[open] === '`' ? masked.indexOf('`', open + 1) + 1 : endOfBrackets(masked, open);
      table = text.slice(open, end);
      open = end + /^\s*/.exec(masked.slice(end, end + 100))[0].length;
    }
    if (masked[open] !== '(') continue;
    calls.push({ kind, title: literalAt(text, open + 1), table, start: match.index, end: endOfBrackets(masked, open) });
  }
  return calls;
}

/** Tests of a file: the full title (`describe > it`), and the tables that its title is filled from. */
export function testsIn(text) {
  const calls = callsIn(text);
  return calls
    .filter((call) => call.kind !== 'describe')
    .map((test) => {
      const around = calls.filter(
        (call) => call.kind === 'describe' && call.start < test.start && test.end <= call.end,
      );
      const chain = [...around, test];
      return {
        title: chain.map((call) => call.title).join(' > '),
        tables: chain.map((call) => call.table).filter((table) => table !== ''),
      };
    });
}
