// Hitches with their releases, kingpins, carriers and the armored box of a flatbed.

import type { SettingChoice, WorkshopSetting } from '@hardtop/workshop';
import { carTrailer } from '../../catalog/car-trailers.ts';
import { CARRIERS, type CarrierId, carrier } from '../../catalog/carriers.ts';
import { type ArmoredBoxId, armoredBox } from '../../catalog/flatbeds.ts';
import { HITCH_RELEASES, HITCHES, type HitchId, type HitchReleaseId } from '../../catalog/hitches.ts';
import { KINGPINS } from '../../catalog/kingpins.ts';
import { trailer } from '../../catalog/trailers.ts';
import { vehicleClass } from '../../catalog/vehicle-classes.ts';
import { type BoxPart, type HitchFit, NO_FITTINGS, type SingleDesign } from '../design/design.ts';
import type { Edit, Options } from '../design/edit.ts';
import { dollars, pounds } from '../design/exact.ts';
import type { Section } from './section.ts';

type Setting = WorkshopSetting<Edit>;
type Choice = SettingChoice<Edit>;

const choice = (part: string, id: string, label: string, note: string, options: Options): Choice => ({
  id,
  label,
  note,
  edit: { kind: 'set', options, part },
});

export function kingpinSetting({ part, design }: Section): readonly Setting[] {
  if (design.class !== 'trailer') return [];
  const choices = Object.entries(KINGPINS).map(([id, row]) =>
    choice(part, id, row.name, dollars(row.cost), { kingpin: id }),
  );
  return [{ id: 'kingpin', label: 'Kingpin', chosen: design.kingpin, choices }];
}

const HITCH_IDS = Object.keys(HITCHES) as readonly HitchId[];
const RELEASE_IDS = Object.keys(HITCH_RELEASES) as readonly HitchReleaseId[];

/** A car trailer may pull a second one. */
const mayTow = ({ hull, design }: Section): boolean =>
  hull.kind !== 'box' && design.class !== 'trailer' && (vehicleClass(hull.kind).tows || design.class === 'car-trailer');

export function hitchSettings(section: Section): readonly Setting[] {
  if (!mayTow(section)) return [];
  const { part, design } = section;
  const fit = 'hitch' in design ? design.hitch : undefined;
  const kinds = HITCH_IDS.map((type) => {
    const { name, maxLoad, cost } = HITCHES[type];
    return choice(part, type, name, `pulls ${pounds(maxLoad)}, ${dollars(cost)}`, { hitch: { ...fit, type } });
  });
  const none = choice(part, 'none', 'None', '', { hitch: undefined });
  const kind: Setting = { id: 'hitch', label: 'Hitch', chosen: fit?.type ?? 'none', choices: [none, ...kinds] };
  return fit === undefined ? [kind] : [kind, ...hitchDetails(part, fit)];
}

function hitchDetails(part: string, fit: HitchFit): readonly Setting[] {
  const releases = RELEASE_IDS.map((release) => {
    const { name, cost } = HITCH_RELEASES[release];
    return choice(part, release, name, cost === 0 ? '' : dollars(cost), { hitch: { ...fit, release } });
  });
  const owned = choice(part, 'no', 'Bought', '', { hitch: { ...fit, rented: undefined } });
  const rented = choice(part, 'yes', 'Rented', 'a tenth of the price', { hitch: { ...fit, rented: true } });
  return [
    { id: 'hitch-release', label: 'Release', chosen: fit.release ?? 'plain', choices: releases },
    { id: 'hitch-rented', label: 'Hitch is', chosen: fit.rented === true ? 'yes' : 'no', choices: [owned, rented] },
  ];
}

const CARRIER_IDS = Object.keys(CARRIERS) as readonly CarrierId[];

/** What the cab carries keeps its fittings when the body changes. */
export function carrierSetting({ part, design }: Section): readonly Setting[] {
  if (design.class !== 'ten-wheeler') return [];
  const now = design.carrier;
  const bodies = CARRIER_IDS.map((body) =>
    choice(part, body, carrier(body).name, dollars(carrier(body).cost), {
      carrier: { ...(now ?? NO_FITTINGS), body },
    }),
  );
  const none = choice(part, 'none', 'None', '', { carrier: undefined });
  return [{ id: 'carrier', label: 'Carrier', chosen: now?.body ?? 'none', choices: [none, ...bodies] }];
}

interface Bed {
  readonly id: ArmoredBoxId;
  readonly isFlat: boolean;
  readonly box: BoxPart | undefined;
}

/** The bed that a section is, if a box could stand on it. */
function bedOf({ hull, isOwn }: Section, design: SingleDesign): Bed | null {
  if (design.class === 'ten-wheeler' && hull.kind === 'carrier' && design.carrier !== undefined)
    return { id: 'carrier', isFlat: carrier(design.carrier.body).kind === 'flatbed', box: design.carrier.box };
  if (design.class === 'trailer' && isOwn)
    return { id: 'trailer', isFlat: trailer(design.body).kind === 'flatbed', box: design.box };
  if (design.class === 'car-trailer' && isOwn)
    return { id: 'carTrailer', isFlat: carTrailer(design.body).kind === 'flatbed', box: design.box };
  return null;
}

const sizes = (most: number): readonly number[] => Array.from({ length: most }, (_, i) => i + 1);

export function boxSetting(section: Section): readonly Setting[] {
  const bed = bedOf(section, section.design);
  if (bed === null || (!bed.isFlat && bed.box === undefined)) return [];
  const { id, box } = bed;
  const none = choice(section.part, 'none', 'None', '', { box: undefined });
  const some = sizes(armoredBox(id).spaces).map((spaces) =>
    choice(section.part, String(spaces), `${spaces} ${spaces === 1 ? 'space' : 'spaces'}`, '', {
      box: { ...(box ?? NO_FITTINGS), spaces },
    }),
  );
  const chosen = box === undefined ? 'none' : String(box.spaces);
  return [{ id: 'box', label: 'Armored box', chosen, choices: [none, ...some] }];
}
