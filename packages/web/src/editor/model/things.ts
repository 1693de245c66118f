import type { Editing, FilePath, Layable } from '@hardtop/kernel';
import { isIn, listAt, under, valueAt } from './file-paths.ts';

/** Something that lies on the map of a file. */
export interface Thing {
  readonly path: FilePath;
  readonly layable: Layable;
  readonly value: unknown;
  readonly name: string;
}

const fits = (value: unknown, { is = {} }: Layable): boolean =>
  Object.entries(is).every(([path, wanted]) => valueAt(value, path) === wanted);

function nameOf(layable: Layable, value: unknown, number: number): string {
  const named = layable.fields
    .filter(({ kind, path }) => kind === 'vehicle' || path === 'name' || path === 'label')
    .map(({ path }) => valueAt(value, path))
    .map((said) => (typeof said === 'object' ? valueAt(said, 'name') : said))
    .find((said) => typeof said === 'string' && said !== '');
  const kind = `${layable.title} ${number}`;
  return named === undefined ? kind : `${kind}, ${named}`;
}

/** All that lies on the map, in the order of the palette. */
export function thingsOf({ palette }: Editing, file: unknown): readonly Thing[] {
  return palette.flatMap((layable): readonly Thing[] => {
    const { path, isOnly, like } = layable;
    if (like !== undefined) return [];
    if (isOnly === true) {
      const value = valueAt(file, path);
      return typeof value === 'object' && value !== null ? [{ path, layable, value, name: layable.title }] : [];
    }
    let number = 0;
    return listAt(file, path).flatMap((value, i) =>
      fits(value, layable) ? [{ path: under(path, i), layable, value, name: nameOf(layable, value, ++number) }] : [],
    );
  });
}

/** The thing that a field of the file belongs to. */
export const thingAt = (things: readonly Thing[], field: FilePath | undefined): Thing | undefined =>
  field === undefined ? undefined : things.find(({ path }) => isIn(field, path));
