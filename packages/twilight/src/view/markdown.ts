/** A text inside a Markdown line, its marks taken as they stand. */
export function escaped(text: string): string {
  return text.replace(/[\\`*_|<>[\]]/g, (mark) => `\\${mark}`).replace(/\s+/g, ' ');
}
