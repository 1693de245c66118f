// Just enough reading of TypeScript text to find imports and identifiers without being fooled by comments or strings.

/** A copy of `text`, equal in length and lines, with the insides of comments, strings and regular expressions blanked. */
export function maskLiterals(text) {
  const out =
    [...text].length === text.length ? text.split('') : Array.from({ length: text.length }, (_, i) => text[i]);
  const blank = (from, to) => {
    for (let i = from; i < to; i += 1) if (out[i] !== '\n') out[i] = ' ';
  };
  // Depth of braces inside each open `${`, so that templates may nest.
  const templates = [];
  let lastToken = '';
  let i = 0;
  while (i < text.length) {
    const char = text[i];
    const pair = text.slice(i, i + 2);
    if (pair === '//') {
      const end = endOfLine(text, i);
      blank(i, end);
      i = end;
    } else if (pair === '/*') {
      const close = text.indexOf('*/', i + 2);
      const end = close < 0 ? text.length : close + 2;
      blank(i, end);
      i = end;
    } else if (char === "'" || char === '"') {
      const end = endOfString(text, i);
      blank(i + 1, end - 1);
      lastToken = char;
      i = end;
    } else if (char === '`' || (char === '}' && templates.at(-1) === 0)) {
      if (char === '}') templates.pop();
      const end = endOfTemplateChunk(text, i + 1);
      if (text[end - 1] === '{') {
        templates.push(0);
        blank(i + 1, end - 2);
        lastToken = '{';
      } else {
        blank(i + 1, end - 1);
        lastToken = '`';
      }
      i = end;
    } else if (char === '/' && startsRegExp(lastToken)) {
      const end = endOfRegExp(text, i);
      if (end > i + 1) blank(i + 1, end - 1);
      lastToken = '/';
      i = end;
    } else if (/[\w$]/.test(char)) {
      const word = /^[\w$]+/.exec(text.slice(i, i + 200))[0];
      lastToken = word;
      i += word.length;
    } else {
      if (templates.length > 0 && char === '{') templates[templates.length - 1] += 1;
      if (templates.length > 0 && char === '}') templates[templates.length - 1] -= 1;
      if (!/\s/.test(char)) lastToken = char;
      i += 1;
    }
  }
  return out.join('');
}

function endOfLine(text, from) {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** The index after the closing quote; a quote that its line does not close is an apostrophe in JSX text. */
function endOfString(text, start) {
  for (let i = start + 1; i < text.length && text[i] !== '\n'; i += 1) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === text[start]) return i + 1;
  }
  return start + 1;
}

/** The index after the closing backtick, or after the next `${`. */
function endOfTemplateChunk(text, from) {
  for (let i = from; i < text.length; i += 1) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === '`') return i + 1;
    else if (text[i] === '$' && text[i + 1] === '{') return i + 2;
  }
  return text.length;
}

const WORDS_BEFORE_REGEXP = new Set(['return', 'typeof', 'case', 'in', 'of', 'yield', 'await', 'void', 'delete']);

/** A slash begins a regular expression where a value may begin. After `<` it closes a JSX tag. */
function startsRegExp(lastToken) {
  return lastToken === '' || WORDS_BEFORE_REGEXP.has(lastToken) || /^[(,=:[!&|?{};+\-*%~^]$/.test(lastToken);
}

function endOfRegExp(text, start) {
  let inClass = false;
  for (let i = start + 1; i < text.length && text[i] !== '\n'; i += 1) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === '[') inClass = true;
    else if (text[i] === ']') inClass = false;
    else if (text[i] === '/' && !inClass) return i + 1;
  }
  return start + 1;
}

/** The 1-based line of a character. */
export function lineAt(text, index) {
  let line = 1;
  for (let i = text.indexOf('\n'); i >= 0 && i < index; i = text.indexOf('\n', i + 1)) line += 1;
  return line;
}

const FROM = /(?<![.\w$])(import|export)\b(\s+type\b(?!\s*(?:,|from\b)))?[^'"`;()=]*?\bfrom\s*(['"])/g;
const BARE = /(?<![.\w$])import\s*(['"])/g;
const CALL = /(?<![.\w$])(import|require)\s*\(\s*(['"`])/g;

/** Every module specifier in the text: `{ specifier, line, typeOnly, isCall }`, in the order of the text. */
export function importsOf(text, masked = maskLiterals(text)) {
  const found = [];
  const add = (match, typeOnly, isCall = false) => {
    const start = match.index + match[0].length;
    const specifier = text.slice(start, endOfString(text, start - 1) - 1);
    found.push({ specifier, line: lineAt(text, start), typeOnly, isCall, at: start });
  };
  for (const match of masked.matchAll(FROM)) add(match, match[2] !== undefined);
  for (const match of masked.matchAll(BARE)) add(match, false);
  // `import('x').T` in a type position also counts: it is a dependency like any other.
  for (const match of masked.matchAll(CALL)) add(match, false, true);
  return found.sort((a, b) => a.at - b.at).map(({ at, ...one }) => one);
}
