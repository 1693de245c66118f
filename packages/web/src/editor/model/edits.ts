import type { Editing, Field, FilePath, Layable, MapSheet } from '@hardtop/kernel';
import { listAt, listsAt, under, valueAt, withoutRow, withRow, withValue } from './file-paths.ts';
import { type Desk, moved } from './placing.ts';
import { boundsOn, listOn, sheetsOf, withSheet } from './sheets.ts';
import { type Thing, thingsOf } from './things.ts';

// Every edit takes a file and gives another; what is wrong with it the ruleset's reader says.

/** A file after an edit, and the thing that is in hand then. */
export interface Edited {
  readonly file: unknown;
  readonly chosen: FilePath | null;
}

/** The desk of a sheet; of the first, where none is named. */
export const deskOf = (editing: Editing, file: unknown, sheet: MapSheet = sheetsOf(editing, file)[0]): Desk => ({
  bounds: boundsOn(sheet),
  grid: editing.grid,
  turn: editing.turn,
});

/** Why it cannot be laid now, on this sheet or on any; null: it can. */
export function whyNot(layable: Layable, file: unknown, sheet?: MapSheet): string | null {
  const { path, most, needs, title, isOnly } = layable;
  if (needs !== undefined && valueAt(file, needs.path) !== needs.is) return needs.words;
  if (isOnly === true) return null;
  const lists = sheet === undefined ? listsAt(file, path) : [listAt(file, listOn(layable, sheet))];
  const hasRoom = lists.some(({ length }) => length < most);
  return hasRoom ? null : `${title}: there are ${most} already, and no more can be.`;
}

export function laid(
  editing: Editing,
  file: unknown,
  layable: Layable,
  value: unknown,
  sheet: MapSheet = sheetsOf(editing, file)[0],
): Edited {
  const { path, isOnly } = layable;
  if (isOnly === true) return { file: withValue(file, path, value), chosen: path };
  const list = listOn(layable, sheet);
  const whole = withSheet(layable, told(file, layable, value), sheet, sheetsOf(editing, file));
  return {
    file: withRow(file, list, seated(editing, file, layable, whole)),
    chosen: under(list, listAt(file, list).length),
  };
}

/** Where no two may be alike it has the first choice that is left, or a number after its name. */
function told(file: unknown, { path, distinct, fields }: Layable, value: unknown): unknown {
  const field = fields.find((each) => each.path === distinct);
  if (field?.kind !== 'choice' && field?.kind !== 'text') return value;
  const taken = new Set(listsAt(file, path).flatMap((list) => list.map((thing) => valueAt(thing, field.path))));
  if (field.kind === 'choice') {
    const left = field.choices.find((choice) => !taken.has(choice.value));
    return left === undefined ? value : withValue(value, field.path, left.value);
  }
  const name = String(valueAt(value, field.path) ?? '');
  if (name === '' || !taken.has(name)) return value;
  const stem = name.replace(/-\d+$/, '').slice(0, field.most - 5);
  const number = Array.from({ length: taken.size + 1 }, (_, i) => i + 2).find((n) => !taken.has(`${stem}-${n}`));
  return withValue(value, field.path, `${stem}-${number}`);
}

const isSeat = (field: Field): boolean => field.kind === 'seat' && field.none === undefined;

/** What must belong to somebody goes to the first seat that has none of it. */
function seated({ seats }: Editing, file: unknown, { path, fields }: Layable, value: unknown): unknown {
  const field = fields.find(isSeat);
  if (field === undefined) return value;
  const taken = new Set(listAt(file, path).map((thing) => valueAt(thing, field.path)));
  const free = listAt(file, seats).findIndex((_, seat) => !taken.has(seat));
  return free < 0 ? value : withValue(value, field.path, free);
}

export function changed(file: unknown, { path }: Pick<Thing, 'path'>, value: unknown): Edited {
  return { file: withValue(file, path, value), chosen: path };
}

export function removed(file: unknown, { path, layable }: Thing): Edited {
  if (layable.isOnly === true) return { file: withValue(file, path, undefined), chosen: null };
  const at = path.lastIndexOf('.');
  return { file: withoutRow(file, path.slice(0, at), Number(path.slice(at + 1))), chosen: null };
}

/** Another like it, a little beside it. */
export function copied(editing: Editing, file: unknown, { path, layable, value, sheet }: Thing): Edited {
  if (whyNot(layable, file, sheet) !== null || layable.isOnly === true) return { file, chosen: path };
  const step = Math.max(1, editing.grid);
  const by = { x: step * Math.sign(sheet.x.step), y: -step * Math.sign(sheet.y.step) };
  const list = listOn(layable, sheet);
  return {
    file: withRow(file, list, told(file, layable, moved(layable, value, by, deskOf(editing, file, sheet)))),
    chosen: under(list, listAt(file, list).length),
  };
}

/** A seat with all that is its own; those after it move up. */
export function withoutSeat(editing: Editing, file: unknown, seat: number): unknown {
  const own = (thing: Thing): number | null => {
    const field = thing.layable.fields.find(isSeat);
    const whose = field === undefined ? null : valueAt(thing.value, field.path);
    return typeof whose === 'number' ? whose : null;
  };
  const gone = thingsOf(editing, file).filter((thing) => own(thing) === seat);
  // The last of a list first, so that the others keep their places meanwhile.
  const cleared = [...gone].reverse().reduce((now, thing) => removed(now, thing).file, file);
  const renumbered = seatFields(editing, cleared).reduce((now, path) => {
    const whose = valueAt(now, path);
    return typeof whose === 'number' && whose > seat ? withValue(now, path, whose - 1) : now;
  }, cleared);
  return withoutRow(renumbered, editing.seats, seat);
}

/** Every place of a file that names a seat. */
function seatFields(editing: Editing, file: unknown): readonly FilePath[] {
  const inThings = thingsOf(editing, file).flatMap(({ path, layable }) => seatsNamed(layable.fields, path, file));
  return [...inThings, ...editing.general.flatMap(({ fields }) => seatsNamed(fields, '', file))];
}

function seatsNamed(fields: readonly Field[], base: FilePath, file: unknown): readonly FilePath[] {
  return fields.flatMap((field): readonly FilePath[] => {
    const path = under(base, field.path);
    if (field.kind === 'seat') return [path];
    if (field.kind === 'seats') return listAt(file, path).map((_, i) => under(path, i));
    if (field.kind !== 'form') return [];
    const part = valueAt(file, path);
    const form = field.forms.find(({ id }) => field.tag === null || valueAt(part, field.tag) === id);
    return part === undefined || form === undefined ? [] : seatsNamed(form.fields, path, file);
  });
}
