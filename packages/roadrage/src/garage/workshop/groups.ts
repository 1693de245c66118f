// Where parts lie on the shelf and on the drawing.

import type { OutlineSlot } from '@hardtop/workshop';
import type { OptionId } from '../../catalog/options.ts';
import type { WeaponFitting } from '../design/design.ts';

export const SLOTS: readonly OutlineSlot[] = [
  { id: 'front', label: 'Front', kind: 'side' },
  { id: 'left', label: 'Left', kind: 'side' },
  { id: 'right', label: 'Right', kind: 'side' },
  { id: 'back', label: 'Rear', kind: 'side' },
  { id: 'engine', label: 'Engine', kind: 'plant' },
  { id: 'crew', label: 'Crew', kind: 'crew' },
  { id: 'roof', label: 'Roof', kind: 'turret' },
  { id: 'inside', label: 'Chassis and body', kind: 'inside' },
  { id: 'cargo', label: 'Cargo', kind: 'cargo' },
];

export const OPTION_GROUPS = ['Engine', 'Handling', 'Brakes', 'Protection', 'Body', 'Gadgets'] as const;
type OptionGroup = (typeof OPTION_GROUPS)[number];

export const GROUP_OF: Readonly<Record<OptionId, OptionGroup>> = {
  airfoils: 'Handling',
  antilockBrakes: 'Brakes',
  armorLight: 'Protection',
  armorMedium: 'Protection',
  armorHeavy: 'Protection',
  automaticTransmission: 'Engine',
  bigBumperFront: 'Protection',
  bigBumperRear: 'Protection',
  bigCowling: 'Body',
  bigEngine: 'Engine',
  brakeChute: 'Brakes',
  cargoArea: 'Body',
  cargoFlatbed: 'Body',
  convertibleTop: 'Body',
  computerizedEngineManagement: 'Engine',
  computerAssistedSuspension: 'Handling',
  engineRebuild: 'Engine',
  extraGears: 'Engine',
  fineTuned: 'Engine',
  fireExtinguisher: 'Protection',
  fourWheelDrive: 'Handling',
  fuelInjection: 'Engine',
  hiddenCargoSpace: 'Gadgets',
  improvedBrakes: 'Brakes',
  improvedShocks: 'Handling',
  lightsSirens: 'Gadgets',
  multicarb: 'Engine',
  nitrousOxide: 'Engine',
  offRoadSuspension: 'Handling',
  progressiveGears: 'Engine',
  ram: 'Protection',
  reallyBigEngine: 'Engine',
  rollCage: 'Protection',
  safetyHarnesses: 'Protection',
  slickTires: 'Handling',
  sportsModel: 'Body',
  streamlined: 'Body',
  stripped: 'Body',
  strippedToTheBones: 'Body',
  sunRoof: 'Body',
  supercharger: 'Engine',
  turbocharger: 'Engine',
  veryStreamlined: 'Body',
};

const SLOT_OF: Readonly<Partial<Record<OptionId, string>>> = {
  bigBumperFront: 'front',
  bigBumperRear: 'back',
  bigCowling: 'front',
  brakeChute: 'back',
  cargoArea: 'cargo',
  cargoFlatbed: 'cargo',
  convertibleTop: 'roof',
  hiddenCargoSpace: 'cargo',
  lightsSirens: 'roof',
  ram: 'front',
  sunRoof: 'roof',
};

export const slotOfOption = (id: OptionId): string => SLOT_OF[id] ?? (GROUP_OF[id] === 'Engine' ? 'engine' : 'inside');

export const slotOfGun = ({ mount, facing }: Pick<WeaponFitting, 'mount' | 'facing'>): string =>
  mount === 'fixed' || mount === 'door' ? facing : 'roof';
