import type { Problem } from '@hardtop/kernel';

/** Said before anything else: what another game or a newer program writes is no error of the file's author. */
export function strangerProblem(json: unknown, newest: number): Problem | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return { code: 'not-a-design', message: 'A design is a JSON object.' };
  const version: unknown = Reflect.get(json, 'version');
  if (typeof version !== 'number' || version <= newest) return null;
  return {
    code: 'newer-version',
    field: 'version',
    message: `This design is of version ${version}; this program reads up to version ${newest}. A newer one is needed.`,
    legal: [String(newest)],
  };
}
