import type { Problem } from '@hardtop/kernel';

const FOREIGN: Problem = {
  code: 'not-yours',
  field: 'origin',
  message: 'A page of another site may not sit down at this table.',
  legal: ['the address of this server; others only if whoever runs it has named them'],
};

/** A page says where it came from: from here, or from where the operator allows. Whoever says nothing is no browser. */
export function originProblem(origin: string | undefined, host: string, allowed: readonly string[]): Problem | null {
  if (origin === undefined || allowed.includes(origin.toLowerCase())) return null;
  return hostOf(origin) === host.toLowerCase() ? null : FOREIGN;
}

function hostOf(origin: string): string | null {
  const found = /^https?:\/\/([^/\s]+)$/i.exec(origin)?.[1];
  return found === undefined ? null : found.toLowerCase();
}
