/** Games that are played on this device have ids of their own, which no server gives. */
const HERE = 'here-';

export const isHere = (id: string): boolean => id.startsWith(HERE);

export function newHereId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `${HERE}${Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')}`;
}
