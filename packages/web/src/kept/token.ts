import { readStored, writeStored } from '../base/storage.ts';

const TOKEN = 'hardtop.library-token';
/** As the server takes them: 32 to 200 visible characters. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x21-\x7e]{32,200}$/.test(value);

/** The secret of this browser: whoever has it has its designs and its campaigns. */
export function libraryToken(): string {
  const known = readStored(TOKEN, isToken);
  if (known !== null) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  writeStored(TOKEN, made);
  return made;
}

export const storeToken = (token: string): void => writeStored(TOKEN, token);
