import type { Figures } from './figures.ts';

const ARMOR_NAMES: Readonly<Record<number, string>> = { 6: 'light', 5: 'medium', 4: 'heavy' };

export function armorText({ armorSave }: Figures): string {
  if (armorSave === null) return 'none';
  return `${ARMOR_NAMES[armorSave]} (${armorSave === 6 ? '6' : `${armorSave}–6`})`;
}

/** 1000 kg are a tonne. */
export const cargoText = (kilograms: number): string =>
  kilograms >= 1000 && kilograms % 1000 === 0
    ? `${kilograms / 1000} ${kilograms === 1000 ? 'tonne' : 'tonnes'}`
    : `${kilograms} kg`;
