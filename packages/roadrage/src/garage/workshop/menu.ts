import type { OfferedPart } from '@hardtop/workshop';
import { BODIES } from '../../catalog/bodies.ts';
import { GEAR, GEAR_IDS } from '../../catalog/characters.ts';
import { type Cost, MUNDANE } from '../../catalog/cost.ts';
import { DOORLESS, MANNED_MOUNTS, MOUNT_IDS, MOUNTS, type MountId } from '../../catalog/mounts.ts';
import { OPTION_IDS, OPTIONS } from '../../catalog/options.ts';
import { WEAPON_IDS, WEAPONS, type WeaponId } from '../../catalog/weapons.ts';
import type { RoadRule } from '../../rules.ts';
import type { Character, Design, WeaponFitting } from '../design/design.ts';
import type { Edit } from '../design/edit.ts';
import { newPerson } from '../design/people.ts';
import { facingText } from '../figures/components.ts';
import { costText } from '../figures/cost.ts';
import { gearNote, optionNote, weaponNote } from '../figures/effects.ts';
import { OPTION_RULES, weaponRule } from '../figures/option-rules.ts';
import { facingsFor } from '../problems/weapons.ts';
import { GROUP_OF, OPTION_GROUPS, slotOfGun, slotOfOption } from './groups.ts';
import { SWITCHED } from './settings.ts';

// Everything on offer, each with the edit that takes it.

type Offered = OfferedPart<Edit>;
type Places = Offered['places'];

const offer = (
  id: string,
  group: string,
  label: string,
  note: string,
  cost: Cost,
  rule: RoadRule,
  places: Places,
  short = label,
): Offered => ({ id, group, label, short, note, cost: null, price: costText(cost), weight: null, spaces: null, rule, places }); // biome-ignore format: one part

function optionParts(design: Design): readonly Offered[] {
  const fits = OPTION_IDS.filter((id) => !SWITCHED.has(id) && (OPTIONS[id].bodies?.includes(design.body) ?? true));
  return OPTION_GROUPS.flatMap((group) =>
    fits
      .filter((id) => GROUP_OF[id] === group)
      .map((id) => {
        const { name, cost } = OPTIONS[id];
        const place = { slot: slotOfOption(id), label: 'Fit', edit: { kind: 'addOption', option: id } } as const;
        return offer(`option ${id}`, group, name, optionNote(id), cost, OPTION_RULES[id], [place]);
      }),
  );
}

/** What sort of mounts such a weapon goes into on this vehicle. */
function mountsFor({ body }: Design, weapon: WeaponId): readonly MountId[] {
  const { range, carried } = WEAPONS[weapon];
  if (range === 'dropped') return ['fixed'];
  const hand = carried === 'hand';
  return MOUNT_IDS.filter(
    (mount) => (!hand || MANNED_MOUNTS.includes(mount)) && !(mount === 'door' && DOORLESS.includes(body)),
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function gunPlaces(design: Design, weapon: WeaponId, make: (fitting: WeaponFitting) => Edit): Places {
  const isDropped = WEAPONS[weapon].range === 'dropped';
  return mountsFor(design, weapon).flatMap((mount) =>
    (isDropped ? (['back'] as const) : facingsFor(design, mount)).map((facing) => {
      const fitting = { weapon, mount, facing, targeting: 'none', twin: false } as const;
      const where = facingText(fitting);
      const label = mount === 'fixed' ? capital(where) : `${MOUNTS[mount].name}, ${where}`;
      return { slot: slotOfGun(fitting), label, edit: make(fitting) };
    }),
  );
}

const handPlaces = ({ crew }: Design, change: (character: Character) => Character): Places =>
  crew.map((character, index) => ({
    slot: 'crew',
    label: character.name,
    edit: { kind: 'setCrew', index, character: change(character) },
  }));

function weaponGroup(id: WeaponId): string {
  const { range, carried } = WEAPONS[id];
  if (range === 'dropped') return 'Dropped weapons';
  return carried === 'hand' ? 'Hand weapons' : 'Weapons';
}

function weaponParts(design: Design): readonly Offered[] {
  return WEAPON_IDS.map((id) => {
    const { name, short, cost, carried } = WEAPONS[id];
    const inHand =
      carried === 'vehicle' ? [] : handPlaces(design, (one) => ({ ...one, weapons: [...one.weapons, id] }));
    const canMount = carried !== 'hand' || id === 'handWeapon';
    const mounted = canMount ? gunPlaces(design, id, (fitting) => ({ kind: 'addWeapon', fitting })) : [];
    const places = carried === 'hand' ? [...inHand, ...mounted] : [...mounted, ...inHand];
    return offer(`weapon ${id}`, weaponGroup(id), name, weaponNote(id), cost, weaponRule(id), places, short);
  });
}

function gearParts(design: Design): readonly Offered[] {
  return GEAR_IDS.map((id) => {
    const places = handPlaces(design, (one) => ({ ...one, gear: [...one.gear, id] }));
    return offer(
      `gear ${id}`,
      'People',
      GEAR[id].name,
      gearNote(id),
      GEAR[id].cost,
      'roadrage/characters/gear',
      places,
    );
  });
}

function personPart(design: Design): Offered {
  const character = newPerson(design);
  const note = `${BODIES[design.body].name}: three skill points, five hits`;
  const place = { slot: 'crew', label: 'Take aboard', edit: { kind: 'addCrew', character } } as const;
  return offer('person', 'People', character.name, note, MUNDANE, 'roadrage/characters/skills', [place]);
}

export function menuOf(design: Design): readonly Offered[] {
  return [...optionParts(design), ...weaponParts(design), personPart(design), ...gearParts(design)];
}
