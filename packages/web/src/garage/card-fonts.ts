/** `U+0-7E, U+A0` as pairs; nothing said is everything. */
function rangesOf(text: string): readonly (readonly [number, number])[] {
  if (text.trim() === '') return [[0, 0x10ffff]];
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    // `U+4??` stands for U+400-4FF.
    return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)];
  });
}

interface Face {
  readonly family: string;
  readonly weight: string;
  readonly range: string;
  readonly address: string;
}

function facesIn(sheet: CSSStyleSheet): readonly Face[] {
  return [...sheet.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const read = (name: string) => rule.style.getPropertyValue(name);
    const url = /url\(["']?([^"')]+)["']?\)/.exec(read('src'))?.[1];
    if (url === undefined) return [];
    const address = new URL(url, sheet.href ?? document.baseURI).href;
    return [{ family: read('font-family'), weight: read('font-weight'), range: read('unicode-range'), address }];
  });
}

/** What other sites' styles say is not ours to read. */
function facesOf(sheet: CSSStyleSheet): readonly Face[] {
  try {
    return facesIn(sheet);
  } catch {
    return [];
  }
}

async function asDataUrl(address: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `data:font/woff2;base64,${btoa(text)}`;
}

/**
 * The page's own faces of a family, as far as a text has letters of theirs. A picture brings nothing along but what is written
 * in it: without them it would be set in whatever the reader's machine has.
 */
export async function fontFacesFor(family: string, text: string): Promise<string> {
  const points = new Set([...text].map((sign) => sign.codePointAt(0) ?? 0));
  const isUsed = ({ range }: Face) => {
    const ranges = rangesOf(range);
    return [...points].some((point) => ranges.some(([from, to]) => from <= point && point <= to));
  };
  const faces = [...document.styleSheets].flatMap(facesOf);
  const used = faces.filter((face) => face.family.replace(/["']/g, '') === family && isUsed(face));
  const rules = await Promise.all(
    used.map(async ({ weight, range, address }) => {
      const source = await asDataUrl(address);
      return `@font-face{font-family:'${family}';font-weight:${weight};src:url(${source}) format('woff2');${range === '' ? '' : `unicode-range:${range};`}}`;
    }),
  );
  return rules.join('');
}
