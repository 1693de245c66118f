import type { FormValues } from '@hardtop/campaign';

/** What a link to a quick roll says: the same gives the same again. */
export interface AskedRoll {
  readonly ruleset: string;
  readonly version: string;
  readonly roll: string;
  readonly seed: string;
  readonly values: FormValues;
}

/** Not against forgers: a link that was cut in the middle must not give another roll. */
function checkOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

const HEAD = ['ruleset', 'version', 'roll', 'seed'] as const;

/** The fragment of the address. */
export function makeRollLink({ ruleset, version, roll, seed, values }: AskedRoll): string {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== '');
  const params = new URLSearchParams({ ruleset, version, roll, seed });
  for (const [name, value] of texts) params.append(`f.${name}`, String(value));
  return `${params}&check=${checkOf(params.toString())}`;
}

/** Null: it was cut or changed on its way. */
export function parseRollLink(text: string): AskedRoll | null {
  const [, body = '', check = ''] = /^(.*)&check=([a-z0-9]+)$/.exec(text) ?? [];
  if (body === '' || checkOf(body) !== check) return null;
  const params = new URLSearchParams(body);
  const [ruleset, version, roll, seed] = HEAD.map((name) => params.get(name));
  if (!ruleset || !version || !roll || !seed) return null;
  const values = [...params].flatMap(([name, value]) => (name.startsWith('f.') ? [[name.slice(2), value]] : []));
  return { ruleset, version, roll, seed, values: Object.fromEntries(values) };
}
