// Who lives and works at a place: farmers, guards, mechanics, a hospital's staff.

import type { Bloc } from '../catalog/arms-lists.ts';
import { FIELD_HOSPITAL, ITEM_INFORMATION, type ItemInformation, REPAIR_YARD } from '../catalog/item-information.ts';
import type { Item } from '../catalog/item-table.ts';
import { type RollContext, rollNumber } from '../rolls/roll.ts';
import { issuedArms } from './arms.ts';
import { type Calling, type Npc, personsOf, typeOf } from './people.ts';
import { armsOf } from './subunit.ts';

export function inhabitantsOf(ctx: RollContext, path: string, item: Item, bloc: Bloc): readonly Npc[] {
  const { name, people, types, arms }: ItemInformation = ITEM_INFORMATION[item];
  if (people.kind !== 'dice' || arms === null) return [];
  const rolled = rollNumber(ctx, `${path}/number`, people.dice, 'twilight/items/people', {
    table: 'Item Information Table',
    row: name,
  });
  const men = item === 'field-hospital' ? Math.max(rolled, FIELD_HOSPITAL.leastPeople) : rolled;
  const callings = callingsOf(item, men);
  const at = `${path}/arms`;
  const armament =
    item === 'field-hospital'
      ? issuedArms(ctx, at, callings.map(hospitalArm), bloc)
      : armsOf(ctx, at, { men, bloc, arms, loads: 'military', special: [] });
  return personsOf(typeOf(ctx, `${path}/type`, types, 'twilight/items/type'), armament, callings);
}

function callingsOf(item: Item, men: number): readonly (Calling | undefined)[] {
  switch (item) {
    case 'farm':
      return new Array<Calling>(men).fill({ role: 'farmer' });
    case 'repair-yard':
      return yardCallings(men);
    case 'field-hospital':
      return hospitalCallings(men);
    default:
      return [];
  }
}

/** About half are mechanics, and mechanics at work have put their weapons down. */
function yardCallings(men: number): readonly (Calling | undefined)[] {
  const mechanics = Math.floor(men * REPAIR_YARD.mechanicShare);
  return [undefined, ...new Array<Calling>(mechanics).fill({ role: 'mechanic', aside: true })];
}

/** Doctors and nurses first, then medics and others in turn. */
function hospitalCallings(men: number): readonly Calling[] {
  const { doctors, nurses, medics } = FIELD_HOSPITAL;
  return Array.from({ length: men }, (_, i): Calling => {
    if (i < doctors.count) return { role: 'doctor', med: doctors.med, aside: true };
    const past = i - doctors.count - nurses.count;
    if (past < 0) return { role: 'nurse', med: nurses.med, aside: true };
    return past % 2 === 0 ? { role: 'medic', med: medics.med, aside: true } : { role: 'orderly' };
  });
}

function hospitalArm(calling: Calling | undefined): 'assault-rifle' | 'pistol' {
  return calling?.role === 'orderly' ? 'assault-rifle' : 'pistol';
}
