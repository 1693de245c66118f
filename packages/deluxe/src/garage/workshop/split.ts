import type { PartAction } from '@hardtop/workshop';
import type { Edit } from '../design/edit.ts';

/** One of several apart from the rest, so that it can be linked, loaded, seated or armed alone. */
export function splitAction<Item extends { readonly count?: number | undefined }>(
  fit: Item,
  replace: (item: Item) => Edit,
  add: (item: Item) => Edit,
): readonly PartAction<Edit>[] {
  const count = fit.count ?? 1;
  if (count < 2) return [];
  const edits = [replace({ ...fit, count: count - 1 }), add({ ...fit, count: 1 })];
  return [{ label: 'One apart', edit: { kind: 'several', edits } }];
}
