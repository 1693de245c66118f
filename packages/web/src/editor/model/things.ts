import type { Editing, FilePath, Layable, MapSheet } from '@hardtop/kernel';
import { isIn, listAt, under, valueAt } from './file-paths.ts';
import { listOn, sheetIn, sheetNamed, sheetsOf } from './sheets.ts';

/** Something that lies on the map of a file. */
export interface Thing {
  readonly path: FilePath;
  readonly layable: Layable;
  readonly value: unknown;
  readonly name: string;
  /** What it lies on; of a line its first end. */
  readonly sheet: MapSheet;
  /** What the other end of a line lies on. */
  readonly farSheet: MapSheet;
}

const fits = (value: unknown, { is = {}, has }: Layable): boolean =>
  Object.entries(is).every(([path, wanted]) => valueAt(value, path) === wanted) &&
  (has === undefined || valueAt(value, has) !== undefined);

type Sheets = ReturnType<typeof sheetsOf>;

/** Where a thing of a list of the whole file lies. */
function sheetsIn(layable: Layable, value: unknown, sheets: Sheets): Pick<Thing, 'sheet' | 'farSheet'> {
  const { shape } = layable;
  if (shape.kind !== 'line' || shape.sheets === undefined) {
    const sheet = sheetNamed(sheets, sheetIn(layable, value));
    return { sheet, farSheet: sheet };
  }
  const named = (end: FilePath): MapSheet => sheetNamed(sheets, valueAt(value, under(end, shape.sheets ?? '')));
  return { sheet: named(shape.from), farSheet: named(shape.to) };
}

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
export function thingsOf(editing: Editing, file: unknown): readonly Thing[] {
  const sheets = sheetsOf(editing, file);
  return editing.palette.flatMap((layable): readonly Thing[] => {
    const { path, isOnly, like } = layable;
    if (like !== undefined) return [];
    if (isOnly === true) {
      const value = valueAt(file, path);
      const isThere = typeof value === 'object' && value !== null;
      return isThere ? [{ path, layable, value, name: layable.title, ...sheetsIn(layable, value, sheets) }] : [];
    }
    let number = 0;
    const isOnSheets = path.includes('*');
    return (isOnSheets ? sheets : sheets.slice(0, 1)).flatMap((sheet) =>
      listAt(file, listOn(layable, sheet)).flatMap((value, i) => {
        if (!fits(value, layable)) return [];
        const where = isOnSheets ? { sheet, farSheet: sheet } : sheetsIn(layable, value, sheets);
        return [
          { path: under(listOn(layable, sheet), i), layable, value, name: nameOf(layable, value, ++number), ...where },
        ];
      }),
    );
  });
}

/** The thing that a field of the file belongs to. */
export const thingAt = (things: readonly Thing[], field: FilePath | undefined): Thing | undefined =>
  field === undefined ? undefined : things.find(({ path }) => isIn(field, path));
