// What a weapon is loaded with: full, in part, empty, tear gas, other mines, or grenades in their order (deluxe/V.5).

import { GRENADES, type GrenadeId } from '../../catalog/grenades.ts';
import { LOADS } from '../../catalog/loads.ts';
import { type Weapon, weapon } from '../../catalog/weapons.ts';
import type { Edit } from '../design/edit.ts';
import type { Load, WeaponFit } from '../design/fittings.ts';
import { type ChoiceRow, choiceField, type Field, numberField } from './fields.ts';

type SetLoad = (load: Load | undefined) => Edit;

const GRENADE_IDS = Object.keys(GRENADES) as readonly GrenadeId[];
const GRENADE_LAUNCHER = 'GL';

function idOf(load: Load | undefined): string {
  if (load === undefined) return 'full';
  return load.kind === 'mines' ? load.fuse : load.kind;
}

/** A round of the usual kind is what a launcher's mix begins with. */
const fullMix = (shots: number): readonly GrenadeId[] => Array.from({ length: shots }, () => 'grenade');

function kinds({ weapon: id }: WeaponFit, { shots }: Weapon, set: SetLoad): readonly ChoiceRow[] {
  const takes = (list: readonly string[]): boolean => list.includes(id);
  const most = shots ?? 0;
  const rows: ChoiceRow[] = [
    ['full', 'Full', set(undefined)],
    ['part', 'In part', set({ kind: 'part', shots: Math.floor(most / 2) })],
    ['empty', 'Empty', set({ kind: 'empty' })],
  ];
  if (takes(LOADS.teargas.weapons)) rows.push(['tear-gas', LOADS.teargas.name, set({ kind: 'tear-gas' })]);
  if (takes(LOADS.remotemines.weapons))
    rows.push(['remote', LOADS.remotemines.name, set({ kind: 'mines', fuse: 'remote' })]);
  if (takes(LOADS.dualmines.weapons)) rows.push(['dual', LOADS.dualmines.name, set({ kind: 'mines', fuse: 'dual' })]);
  if (id === GRENADE_LAUNCHER)
    rows.push(['grenades', 'Mixed grenades', set({ kind: 'grenades', order: fullMix(most) })]);
  return rows;
}

/** One choice for each grenade, first out first, and one more while there is room. */
function grenadeFields(order: readonly GrenadeId[], most: number, set: SetLoad): readonly Field[] {
  const put = (next: readonly GrenadeId[]): Edit => set({ kind: 'grenades', order: next });
  return Array.from({ length: Math.min(most, order.length + 1) }, (_, i) => {
    const rows = GRENADE_IDS.map((id): ChoiceRow => [id, GRENADES[id].name, put([...order.slice(0, i), id, ...order.slice(i + 1)])]); // biome-ignore format: one row
    const none: ChoiceRow = ['none', 'None', put(order.filter((_id, at) => at !== i))];
    return choiceField(`grenade-${i + 1}`, `Grenade ${i + 1}`, order[i] ?? 'none', [...rows, none]);
  });
}

export function loadFields(fit: WeaponFit, set: (item: WeaponFit) => Edit): readonly Field[] {
  const row: Weapon = weapon(fit.weapon);
  if (row.shots === null || row.special.some(({ kind }) => kind === 'one-shot')) return [];
  const setLoad: SetLoad = (load) => set({ ...fit, load });
  const kind = choiceField('load', 'Loaded', idOf(fit.load), kinds(fit, row, setLoad));
  switch (fit.load?.kind) {
    case 'part':
      return [
        kind,
        numberField('shots', 'Shots', fit.load.shots, [0, row.shots], (shots) => setLoad({ kind: 'part', shots })),
      ];
    case 'grenades':
      return [kind, ...grenadeFields(fit.load.order, row.shots, setLoad)];
    default:
      return [kind];
  }
}
