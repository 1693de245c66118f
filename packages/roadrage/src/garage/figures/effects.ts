// What a part does, in the few words of a price tag.

import { GEAR, type GearId } from '../../catalog/characters.ts';
import { OPTIONS, type OptionId } from '../../catalog/options.ts';
import { WEAPONS, type WeaponId } from '../../catalog/weapons.ts';
import { RULES } from '../../rules.ts';
import { OPTION_RULES } from './option-rules.ts';

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

const dieText = (from: number): string => (from === 6 ? '6' : `${from} to 6`);

/** Figures where it has some; otherwise what the rule index says of it. */
export function optionNote(id: OptionId): string {
  const { effects, destroyable } = OPTIONS[id];
  const words = [
    ...(effects.topSpeed === undefined ? [] : [`${signed(effects.topSpeed)} mph`]),
    ...(effects.acceleration === undefined ? [] : [`${signed(effects.acceleration)} acceleration`]),
    ...(effects.deceleration === undefined ? [] : [`${signed(effects.deceleration)} deceleration`]),
    ...(effects.hc === undefined ? [] : [`${signed(effects.hc)} handling`]),
    ...(effects.armorSave === undefined ? [] : [`saves a damage die on ${dieText(effects.armorSave)}`]),
    ...(effects.cargoPerSeat === undefined ? [] : [`${effects.cargoPerSeat} kg for a passenger seat`]),
  ];
  if (words.length === 0) return RULES.find((rule) => rule.id === OPTION_RULES[id])?.summary ?? '';
  return [...words, ...(destroyable ? ['destroyable'] : [])].join(', ');
}

const ATTRIBUTES = {
  accurate: 'accurate',
  inaccurate: 'inaccurate',
  autofire: 'autofire',
  blast: 'blast',
  critical: 'critical',
  incendiary: 'incendiary',
  rippleFire: 'ripple fire',
  slow: 'slow',
} as const;

export function weaponNote(id: WeaponId): string {
  const { damage, attributes, shots, range } = WEAPONS[id];
  const dice = damage === null ? [] : [`${damage.dice}D${damage.plus === 0 ? '' : damage.plus}`];
  const words = attributes.map((attribute) => ATTRIBUTES[attribute]);
  return [...dice, range, ...words, ...(shots === null ? [] : [`${shots} ${shots === 1 ? 'shot' : 'shots'}`])].join(
    ', ',
  );
}

const AGAINST = { all: 'all damage', ranged: 'shots', falls: 'falls' } as const;

export const gearNote = (id: GearId): string =>
  `saves a point on ${dieText(GEAR[id].save)} against ${AGAINST[GEAR[id].against]}`;
