import type { FilePath } from '@hardtop/kernel';
import { isRecord } from '../../base/storage.ts';

// Scenario files are plain JSON that only their ruleset understands; here they are only read and changed by path.

const partsOf = (path: FilePath): readonly string[] => (path === '' ? [] : path.split('.'));

export const under = (...paths: readonly (FilePath | number)[]): FilePath =>
  paths.filter((path) => path !== '').join('.');

function childOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

export function valueAt(file: unknown, path: FilePath): unknown {
  return partsOf(path).reduce(childOf, file);
}

export function listAt(file: unknown, path: FilePath): readonly unknown[] {
  const list = valueAt(file, path);
  return Array.isArray(list) ? list : [];
}

/** The lists that a path with a star names, one for each row where it stands. */
export function listsAt(file: unknown, path: FilePath): readonly (readonly unknown[])[] {
  const [before, after] = path.split('.*.');
  if (before === undefined || after === undefined) return [listAt(file, path)];
  return listAt(file, before).map((row) => listAt(row, after));
}

export function numberAt(file: unknown, path: FilePath, otherwise = 0): number {
  const value = valueAt(file, path);
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

/** The file with another value there; undefined takes the field away. What is not there yet on the way is made. */
export function withValue(file: unknown, path: FilePath, value: unknown): unknown {
  return changed(file, partsOf(path), value);
}

function changed(file: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  // There is nothing to take away from what is not there.
  if (file === undefined && value === undefined) return undefined;
  const child = changed(childOf(file, key), rest, value);
  if (Array.isArray(file)) return file.map((each, i) => (i === Number(key) ? child : each));
  const fields = isRecord(file) ? file : {};
  if (child !== undefined) return { ...fields, [key]: child };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
}

export function withRow(file: unknown, path: FilePath, row: unknown): unknown {
  return withValue(file, path, [...listAt(file, path), row]);
}

export function withoutRow(file: unknown, path: FilePath, index: number): unknown {
  return withValue(
    file,
    path,
    listAt(file, path).filter((_, i) => i !== index),
  );
}

/** Whether a field is this part of the file, or in it. */
export const isIn = (field: FilePath, part: FilePath): boolean => field === part || field.startsWith(`${part}.`);
