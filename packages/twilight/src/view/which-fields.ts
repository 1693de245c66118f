// Whom or what a referee wants to be met: the kind, and of each kind which, or as its table says.

import type { FormField, FormOption } from '@hardtop/campaign';
import { ANIMALS } from '../catalog/animal-table.ts';
import { GROUPS } from '../catalog/group-table.ts';
import { ITEMS } from '../catalog/item-table.ts';
import { wordOf } from '../rolls/part-words.ts';
import { choiceField } from './desk-fields.ts';

export const KINDS: readonly FormOption[] = [
  { id: 'group', title: 'People' },
  { id: 'item', title: 'A place or thing' },
  { id: 'animal', title: 'Animals' },
];

const ANY: FormOption = { id: '', title: 'As the table says' };
const TABLES = { group: GROUPS, item: ITEMS, animal: ANIMALS } as const;

/** One field for each kind, shown when that kind is chosen. */
export function whichFields(): readonly FormField[] {
  return Object.entries(TABLES).map(([kind, ids]) => {
    const options = [ANY, ...ids.map((id) => ({ id, title: wordOf(id) }))];
    return { ...choiceField(kind, 'Which', options, ''), when: { field: 'kind', is: [kind] } };
  });
}
