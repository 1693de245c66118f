import type { KeptNotice } from './notice-store.ts';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** What XML cannot hold at all is left out. */
const UNFIT = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

function escaped(text: string): string {
  return text.replace(UNFIT, '').replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');
}

/** Atom, with a link to each game. */
export function atomOf(notices: readonly KeptNotice[], address: string): string {
  const updated = (notices[0]?.at ?? new Date(0)).toISOString();
  const entries = notices.map(
    ({ id, game, title, text, at }) => `  <entry>
    <id>urn:hardtop:${escaped(game)}:${id}</id>
    <title>${escaped(title)}</title>
    <updated>${at.toISOString()}</updated>
    <link href="${escaped(`${address}/game/${game}`)}"/>
    <content type="text">${escaped(text)}</content>
  </entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>urn:hardtop:feed</id>
  <title>Hardtop: your games</title>
  <author><name>Hardtop</name></author>
  <updated>${updated}</updated>
${entries.join('')}</feed>
`;
}
