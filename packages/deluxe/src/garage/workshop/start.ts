// A design with nothing in it yet: a body on its wheels' stubs.

import {
  DESIGN_CLASSES,
  DESIGN_VERSION,
  type Design,
  type DesignClass,
  NO_FITTINGS,
  type SingleDesign,
} from '../design/design.ts';

const isClass = (id: string): id is DesignClass => DESIGN_CLASSES.some((known) => known === id);

/** A class nobody knows becomes a car. */
export function startDesign(classId: string, name: string): Design {
  const known = isClass(classId) ? classId : 'car';
  if (known !== 'combination') return startSingle(known, name);
  const lead = startSingle('car', 'Car');
  const trailer = startSingle('car-trailer', 'Trailer');
  if (lead.class !== 'car' || trailer.class !== 'car-trailer') throw new Error('a class starts as itself');
  return { version: DESIGN_VERSION, class: 'combination', name, lead, attached: [trailer] };
}

function startSingle(id: SingleDesign['class'], name: string): SingleDesign {
  const base = { version: DESIGN_VERSION, name, ...NO_FITTINGS } as const;
  const bare = { plants: [], tires: [] } as const;
  switch (id) {
    case 'car':
      return { ...base, ...bare, class: id, body: 'midsize', chassis: 'standard', suspension: 'improved' };
    case 'cycle':
      return { ...base, ...bare, class: id, body: 'mediumcycle', suspension: 'improved' };
    case 'sidecar':
      return { ...base, class: id, body: 'lightsidecar', suspension: 'improved', tires: [] };
    case 'trike':
      return { ...base, ...bare, class: id, body: 'mediumtrike', suspension: 'improved' };
    case 'ten-wheeler':
      return {
        ...base,
        ...bare,
        class: id,
        body: 'cabover10',
        chassis: 'standard',
        carrier: { ...NO_FITTINGS, body: 'van15' },
      };
    case 'mini-bus':
      return { ...base, ...bare, class: id, body: 'minibus', chassis: 'standard' };
    case 'car-trailer':
      return { ...base, class: id, body: '10van', chassis: 'standard', tires: [] };
    case 'tractor':
      return { ...base, ...bare, class: id, body: 'stdcabover', chassis: 'standard' };
    case 'trailer':
      return { ...base, class: id, body: 'van40', kind: 'semi', kingpin: 'standard', tires: [] };
    case 'bus':
      return { ...base, ...bare, class: id, body: 'bus30', chassis: 'standard' };
    case 'helicopter':
      return { ...base, class: id, body: 'small', plants: [] };
    case 'grasshopper':
      return { ...base, ...bare, class: id, body: 'midsize', chassis: 'standard', suspension: 'improved' };
  }
}
