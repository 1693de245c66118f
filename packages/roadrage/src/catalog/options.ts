import type { BodyId } from './bodies.ts';
import { type Cost, MAJOR, MINOR, MUNDANE, TWO_MINOR } from './cost.ts';
import type { Footing } from './terrain.ts';

export const OPTION_IDS = [
  'airfoils',
  'antilockBrakes',
  'armorLight',
  'armorMedium',
  'armorHeavy',
  'automaticTransmission',
  'bigBumperFront',
  'bigBumperRear',
  'bigCowling',
  'bigEngine',
  'brakeChute',
  'cargoArea',
  'cargoFlatbed',
  'convertibleTop',
  'computerizedEngineManagement',
  'computerAssistedSuspension',
  'engineRebuild',
  'extraGears',
  'fineTuned',
  'fireExtinguisher',
  'fourWheelDrive',
  'fuelInjection',
  'hiddenCargoSpace',
  'improvedBrakes',
  'improvedShocks',
  'lightsSirens',
  'multicarb',
  'nitrousOxide',
  'offRoadSuspension',
  'progressiveGears',
  'ram',
  'reallyBigEngine',
  'rollCage',
  'safetyHarnesses',
  'slickTires',
  'sportsModel',
  'streamlined',
  'stripped',
  'strippedToTheBones',
  'sunRoof',
  'supercharger',
  'turbocharger',
  'veryStreamlined',
] as const;
export type OptionId = (typeof OPTION_IDS)[number];

interface OptionEffects {
  readonly topSpeed?: number;
  readonly acceleration?: number;
  readonly deceleration?: number;
  readonly hc?: number;
  /** Handling on some footings only. */
  readonly hcOn?: Partial<Record<Footing, number>>;
  /** The lowest die that saves a damage die. */
  readonly armorSave?: number;
  /** Seats left, or seats each one of it takes with the kilograms they make. */
  readonly seats?: number;
  readonly cargoPerSeat?: number;
  /** Collision dice taken here are halved. */
  readonly halvesRams?: 'front' | 'back' | 'side';
  readonly doublesRamBase?: boolean;
  /** The lowest die that saves a point of whiplash. */
  readonly whiplashSave?: number;
  readonly shots?: number;
  readonly freesDriversHands?: boolean;
}

interface VehicleOption {
  readonly id: OptionId;
  readonly name: string;
  readonly cost: Cost;
  readonly destroyable: boolean;
  readonly repeatable: boolean;
  readonly effects: OptionEffects;
  readonly excludes: readonly OptionId[];
  /** Bodies it fits; all if absent. */
  readonly bodies?: readonly BodyId[];
}

const CARS: readonly BodyId[] = ['compact', 'midSized', 'truckVan', 'busHeavyTruck'];
const BIKES: readonly BodyId[] = ['lightBike', 'heavyBike'];

/** Vehicle options table, p. 11; where the text differs, the table holds. */
export const OPTIONS: Readonly<Record<OptionId, VehicleOption>> = {
  airfoils: { id: 'airfoils', name: 'Airfoils', cost: MINOR, destroyable: true, repeatable: false, effects: { hc: 1 }, excludes: [], bodies: CARS },
  antilockBrakes: { id: 'antilockBrakes', name: 'Antilock Brakes', cost: MINOR, destroyable: true, repeatable: false, effects: { deceleration: 10 }, excludes: [] },
  armorLight: { id: 'armorLight', name: 'Light armor', cost: MINOR, destroyable: false, repeatable: false, effects: { armorSave: 6 }, excludes: ['armorMedium', 'armorHeavy'] },
  armorMedium: { id: 'armorMedium', name: 'Medium armor', cost: TWO_MINOR, destroyable: false, repeatable: false, effects: { armorSave: 5 }, excludes: ['armorLight', 'armorHeavy'], bodies: CARS },
  armorHeavy: { id: 'armorHeavy', name: 'Heavy armor', cost: MAJOR, destroyable: false, repeatable: false, effects: { armorSave: 4 }, excludes: ['armorLight', 'armorMedium'], bodies: CARS },
  automaticTransmission: { id: 'automaticTransmission', name: 'Automatic Transmission', cost: MUNDANE, destroyable: false, repeatable: false, effects: { acceleration: -10, freesDriversHands: true }, excludes: ['progressiveGears'] },
  bigBumperFront: { id: 'bigBumperFront', name: 'Big Bumper (front)', cost: MINOR, destroyable: true, repeatable: false, effects: { halvesRams: 'front' }, excludes: [] },
  bigBumperRear: { id: 'bigBumperRear', name: 'Big Bumper (rear)', cost: MINOR, destroyable: true, repeatable: false, effects: { halvesRams: 'back' }, excludes: [] },
  bigCowling: { id: 'bigCowling', name: 'Big Cowling', cost: MINOR, destroyable: true, repeatable: false, effects: { topSpeed: 10 }, excludes: [], bodies: BIKES },
  bigEngine: { id: 'bigEngine', name: 'Big Engine', cost: MINOR, destroyable: false, repeatable: false, effects: { topSpeed: 20 }, excludes: ['reallyBigEngine'] },
  brakeChute: { id: 'brakeChute', name: 'Brake Chute', cost: MINOR, destroyable: true, repeatable: false, effects: { shots: 1 }, excludes: [] },
  cargoArea: { id: 'cargoArea', name: 'Cargo Area', cost: MUNDANE, destroyable: false, repeatable: true, effects: { cargoPerSeat: 250 }, excludes: [], bodies: CARS },
  cargoFlatbed: { id: 'cargoFlatbed', name: 'Cargo Flatbed', cost: MUNDANE, destroyable: false, repeatable: true, effects: { cargoPerSeat: 500 }, excludes: [], bodies: CARS },
  convertibleTop: { id: 'convertibleTop', name: 'Convertible Top', cost: MUNDANE, destroyable: false, repeatable: false, effects: {}, excludes: ['sunRoof'], bodies: CARS },
  computerizedEngineManagement: { id: 'computerizedEngineManagement', name: 'Computerized Engine Management', cost: MINOR, destroyable: true, repeatable: false, effects: { acceleration: 10 }, excludes: [] },
  computerAssistedSuspension: { id: 'computerAssistedSuspension', name: 'Computer Assisted Suspension', cost: MINOR, destroyable: true, repeatable: false, effects: { hc: 1 }, excludes: [] },
  engineRebuild: { id: 'engineRebuild', name: 'Engine Rebuild', cost: MINOR, destroyable: false, repeatable: false, effects: { topSpeed: 20 }, excludes: [] },
  extraGears: { id: 'extraGears', name: 'Extra Gears', cost: MINOR, destroyable: false, repeatable: false, effects: { acceleration: 10 }, excludes: [] },
  fineTuned: { id: 'fineTuned', name: 'Fine Tuned', cost: MINOR, destroyable: false, repeatable: false, effects: { acceleration: 10 }, excludes: [] },
  fireExtinguisher: { id: 'fireExtinguisher', name: 'Fire Extinguisher', cost: MINOR, destroyable: true, repeatable: false, effects: { shots: 5 }, excludes: [] },
  fourWheelDrive: { id: 'fourWheelDrive', name: 'Four Wheel Drive', cost: MINOR, destroyable: false, repeatable: false, effects: { hcOn: { ice: 2, oil: 2, wet: 2, offRoad: 2 } }, excludes: [], bodies: CARS },
  fuelInjection: { id: 'fuelInjection', name: 'Fuel Injection', cost: TWO_MINOR, destroyable: false, repeatable: false, effects: { topSpeed: 20, acceleration: 10 }, excludes: ['multicarb'] },
  hiddenCargoSpace: { id: 'hiddenCargoSpace', name: 'Hidden Cargo Space', cost: MINOR, destroyable: true, repeatable: false, effects: {}, excludes: [] },
  improvedBrakes: { id: 'improvedBrakes', name: 'Improved Brakes', cost: MINOR, destroyable: false, repeatable: false, effects: { deceleration: 10 }, excludes: [] },
  improvedShocks: { id: 'improvedShocks', name: 'Improved Shocks', cost: MINOR, destroyable: false, repeatable: false, effects: { hc: 1 }, excludes: [] },
  lightsSirens: { id: 'lightsSirens', name: 'Lights & Sirens', cost: MINOR, destroyable: true, repeatable: false, effects: {}, excludes: [] },
  multicarb: { id: 'multicarb', name: 'Multicarb', cost: MINOR, destroyable: false, repeatable: false, effects: { topSpeed: 20 }, excludes: ['fuelInjection'] },
  nitrousOxide: { id: 'nitrousOxide', name: 'Nitrous Oxide', cost: MINOR, destroyable: true, repeatable: false, effects: { shots: 3 }, excludes: [] },
  offRoadSuspension: { id: 'offRoadSuspension', name: 'Off Road Suspension', cost: MINOR, destroyable: false, repeatable: false, effects: {}, excludes: [] },
  progressiveGears: { id: 'progressiveGears', name: 'Progressive Gears', cost: MINOR, destroyable: false, repeatable: false, effects: { freesDriversHands: true }, excludes: ['automaticTransmission'] },
  ram: { id: 'ram', name: 'Ram', cost: MAJOR, destroyable: false, repeatable: false, effects: { halvesRams: 'front', doublesRamBase: true }, excludes: [] },
  reallyBigEngine: { id: 'reallyBigEngine', name: 'Really Big Engine', cost: TWO_MINOR, destroyable: false, repeatable: false, effects: { topSpeed: 40 }, excludes: ['bigEngine'] },
  rollCage: { id: 'rollCage', name: 'Roll Cage', cost: MINOR, destroyable: false, repeatable: false, effects: { halvesRams: 'side' }, excludes: [], bodies: CARS },
  safetyHarnesses: { id: 'safetyHarnesses', name: 'Safety Harnesses', cost: MINOR, destroyable: false, repeatable: false, effects: { whiplashSave: 4 }, excludes: [], bodies: CARS },
  slickTires: { id: 'slickTires', name: 'Slick Tires', cost: MUNDANE, destroyable: false, repeatable: false, effects: { hcOn: { clean: 2, road: -1, offRoad: -2, wet: -2 } }, excludes: [] },
  sportsModel: { id: 'sportsModel', name: 'Sports Model', cost: MINOR, destroyable: false, repeatable: false, effects: { topSpeed: 20, seats: 2 }, excludes: [], bodies: ['compact', 'midSized'] },
  streamlined: { id: 'streamlined', name: 'Streamlined', cost: MINOR, destroyable: false, repeatable: false, effects: { topSpeed: 20 }, excludes: ['veryStreamlined'] },
  stripped: { id: 'stripped', name: 'Stripped', cost: MINOR, destroyable: false, repeatable: false, effects: { topSpeed: 10, acceleration: 10 }, excludes: ['strippedToTheBones'] },
  strippedToTheBones: { id: 'strippedToTheBones', name: 'Stripped to the Bones', cost: TWO_MINOR, destroyable: false, repeatable: false, effects: { topSpeed: 20, acceleration: 20 }, excludes: ['stripped'] },
  sunRoof: { id: 'sunRoof', name: 'Sun Roof', cost: MINOR, destroyable: false, repeatable: false, effects: {}, excludes: ['convertibleTop'], bodies: CARS },
  supercharger: { id: 'supercharger', name: 'Supercharger', cost: TWO_MINOR, destroyable: false, repeatable: false, effects: { topSpeed: 20, acceleration: 10 }, excludes: ['turbocharger'] },
  turbocharger: { id: 'turbocharger', name: 'Turbocharger', cost: MINOR, destroyable: false, repeatable: false, effects: { topSpeed: 20 }, excludes: ['supercharger'] },
  veryStreamlined: { id: 'veryStreamlined', name: 'Very Streamlined', cost: TWO_MINOR, destroyable: false, repeatable: false, effects: { topSpeed: 40 }, excludes: ['streamlined'] },
};
