import type { MountId } from '../../catalog/mounts.ts';
import type { OptionId } from '../../catalog/options.ts';
import { WEAPONS, type WeaponId } from '../../catalog/weapons.ts';
import type { RoadRule } from '../../rules.ts';

/** Where the book tells of each option. */
export const OPTION_RULES: Readonly<Record<OptionId, RoadRule>> = {
  airfoils: 'roadrage/options/airfoils',
  antilockBrakes: 'roadrage/options/antilock-brakes',
  armorLight: 'roadrage/options/armor',
  armorMedium: 'roadrage/options/armor',
  armorHeavy: 'roadrage/options/armor',
  automaticTransmission: 'roadrage/options/automatic-transmission',
  bigBumperFront: 'roadrage/options/big-bumper',
  bigBumperRear: 'roadrage/options/big-bumper',
  bigCowling: 'roadrage/options/big-cowling',
  bigEngine: 'roadrage/options/big-engine',
  brakeChute: 'roadrage/options/brake-chute',
  cargoArea: 'roadrage/options/cargo-area',
  cargoFlatbed: 'roadrage/options/cargo-area',
  convertibleTop: 'roadrage/options/convertible-top',
  computerizedEngineManagement: 'roadrage/options/engine-management',
  computerAssistedSuspension: 'roadrage/options/computer-suspension',
  engineRebuild: 'roadrage/options/engine-rebuild',
  extraGears: 'roadrage/options/extra-gears',
  fineTuned: 'roadrage/options/fine-tuned',
  fireExtinguisher: 'roadrage/options/fire-extinguisher',
  fourWheelDrive: 'roadrage/options/four-wheel-drive',
  fuelInjection: 'roadrage/options/fuel-injection',
  hiddenCargoSpace: 'roadrage/options/hidden-cargo',
  improvedBrakes: 'roadrage/options/improved-brakes',
  improvedShocks: 'roadrage/options/improved-shocks',
  lightsSirens: 'roadrage/options/lights-sirens',
  multicarb: 'roadrage/options/multicarb',
  nitrousOxide: 'roadrage/options/nitrous',
  offRoadSuspension: 'roadrage/options/off-road-suspension',
  progressiveGears: 'roadrage/options/progressive-gears',
  ram: 'roadrage/options/ram',
  reallyBigEngine: 'roadrage/options/really-big-engine',
  rollCage: 'roadrage/options/roll-cage',
  safetyHarnesses: 'roadrage/options/safety-harnesses',
  slickTires: 'roadrage/options/slick-tires',
  sportsModel: 'roadrage/options/sports-model',
  streamlined: 'roadrage/options/streamlined',
  stripped: 'roadrage/options/stripped',
  strippedToTheBones: 'roadrage/options/stripped-to-the-bones',
  sunRoof: 'roadrage/options/sun-roof',
  supercharger: 'roadrage/options/supercharger',
  turbocharger: 'roadrage/options/turbocharger',
  veryStreamlined: 'roadrage/options/very-streamlined',
};

export const MOUNT_RULES: Readonly<Record<MountId, RoadRule>> = {
  fixed: 'roadrage/fire/arcs-mounted',
  door: 'roadrage/weapons/door-mount',
  pintle: 'roadrage/weapons/pintle-mount',
  turretLimited: 'roadrage/weapons/turrets',
  turret360: 'roadrage/weapons/turrets',
};

export const weaponRule = (id: WeaponId): RoadRule =>
  WEAPONS[id].range === 'dropped' ? 'roadrage/weapons/dropped' : 'roadrage/design/weapons-table';
