// Targeting modifiers (deluxe/V.2/to-hit): added to the firer's two dice. Ranges in inches, speeds in mph.

import type { DeluxeRule } from '../rules.ts';
import type { DiceNotation } from './units.ts';

interface TargetingModifier {
  readonly value: number;
  readonly label: string;
  readonly rule: DeluxeRule;
}

/** Range (deluxe/V.2/range): nearest edge to nearest edge (G-07). */
export const RANGE_MODIFIERS = { pointBlankUnder: 1, pointBlank: 4, step: 4, perStep: -1 } as const;

/** What is rolled to hit (deluxe/V.2/to-hit). */
export const TO_HIT_DICE = '2d' satisfies DiceNotation;

/** A natural roll of this always misses; this need or more cannot be fired for effect (G-11). */
export const TO_HIT_LIMITS = { alwaysMisses: 2, impossibleFrom: 13 } as const;

/** So much better than needed, a shot finds somebody past the edge of his cover (deluxe/V.7/cover). */
export const PAST_COVER = 2;

export interface TargetSpeedRow {
  /** From this speed up to the next row. Below the first row: no modifier, or the bonus of a target at rest. */
  readonly from: number;
  readonly value: number;
}

/** Speed of the target (deluxe/V.2/target-speed). */
export const TARGET_SPEED = [
  { from: 30, value: -1 },
  { from: 40, value: -2 },
  { from: 50, value: -3 },
  { from: 60, value: -4 },
  { from: 70, value: -5 },
  { from: 80, value: -6 },
] as const satisfies readonly TargetSpeedRow[];

/** Headings this close, both moving: the difference of the speeds counts instead (G-08). Degrees. */
export const SIDE_BY_SIDE_DEGREES = 15;

export const MOVEMENT_MODIFIERS = {
  targetStopped: { value: 1, label: 'Target not moving', rule: 'deluxe/V.2/target-speed' },
  firerStopped: { value: 1, label: 'Firer not moving', rule: 'deluxe/V.2/firer-stationary' },
  braced: { value: 1, label: 'Pedestrian braced', rule: 'deluxe/V.2/firer-stationary' },
} as const satisfies Record<string, TargetingModifier>;

/** The kind of vehicle, and the side of it, aimed at. */
export const VEHICLE_MODIFIERS = {
  compactOrSubcompact: { value: -1, label: 'Compact or subcompact', rule: 'deluxe/V.2/vehicle-target' },
  frontOrBack: { value: -1, label: 'Front or rear of a car or cycle', rule: 'deluxe/V.2/vehicle-target' },
  cycle: { value: -2, label: 'Motorcycle', rule: 'deluxe/V.2/vehicle-target' },
  sidecar: { value: -2, label: 'Sidecar', rule: 'deluxe/V.2/vehicle-target' },
  lightTrikeFrontOrBack: { value: -3, label: 'Light trike, front or back', rule: 'deluxe/V.2/vehicle-target' },
  lightTrikeSide: { value: -2, label: 'Light trike, side', rule: 'deluxe/V.2/vehicle-target' },
  mediumTrikeFrontOrBack: { value: -2, label: 'Medium trike, front or back', rule: 'deluxe/V.2/vehicle-target' },
  mediumTrikeSide: { value: -1, label: 'Medium trike, side', rule: 'deluxe/V.2/vehicle-target' },
  heavyTrikeFrontOrBack: { value: -1, label: 'Heavy trike, front or back', rule: 'deluxe/V.2/vehicle-target' },
  heavyTrikeSide: { value: -1, label: 'Heavy trike, side', rule: 'deluxe/V.2/vehicle-target' },
  xheavyTrikeFrontOrBack: { value: -1, label: 'Extra-heavy trike, front or back', rule: 'deluxe/V.2/vehicle-target' },
  xheavyTrikeSide: { value: 0, label: 'Extra-heavy trike, side', rule: 'deluxe/V.2/vehicle-target' },
  carrierFront: { value: -2, label: 'Front of a ten-wheeler carrier', rule: 'deluxe/V.2/vehicle-target' },
  tenWheelCabSide: { value: 1, label: 'Side of a ten-wheeler cab', rule: 'deluxe/V.2/vehicle-target' },
  carrierSide: { value: 1, label: 'Side of a ten-wheeler carrier', rule: 'deluxe/V.2/vehicle-target' },
  miniBusSide: { value: 1, label: 'Side of a mini-bus', rule: 'deluxe/V.2/vehicle-target' },
  tractorSide: { value: 1, label: 'Side of a tractor', rule: 'deluxe/V.2/vehicle-target' },
  trailerOrBusSide: { value: 2, label: 'Side of a trailer or bus', rule: 'deluxe/V.2/vehicle-target' },
  smallHelicopterFrontOrBack: { value: -1, label: 'One-man or small helicopter, front or back', rule: 'deluxe/V.2/vehicle-target' },
  smallHelicopterOther: { value: 1, label: 'One-man or small helicopter, elsewhere', rule: 'deluxe/V.2/vehicle-target' },
  largeHelicopterBroad: { value: 2, label: 'Standard or transport helicopter, top, bottom or side', rule: 'deluxe/V.2/vehicle-target' },
} as const satisfies Record<string, TargetingModifier>;
/** A particular part or thing aimed at. */
export const SPECIFIC_TARGET_MODIFIERS = {
  pedestrian: { value: -3, label: 'Pedestrian', rule: 'deluxe/V.2/specific-target' },
  tire: { value: -3, label: 'Tire', rule: 'deluxe/V.1/target-tire' },
  turret: { value: -2, label: 'Turret', rule: 'deluxe/V.1/target-turret' },
  rocketPlatform: { value: -2, label: 'Rocket platform', rule: 'deluxe/VIII.8/rocket-platform' },
  cycleRider: { value: -3, label: 'Motorcycle rider, from the side', rule: 'deluxe/V.2/specific-target' },
  trikeTop: { value: -2, label: 'Top of a trike', rule: 'deluxe/IX.3/targeting' },
  fifthWheel: { value: -6, label: 'Fifth wheel', rule: 'deluxe/V.2/specific-target' },
  semiLegs: { value: -5, label: 'Legs of a semi-trailer', rule: 'deluxe/V.2/specific-target' },
  lamppost: { value: -6, label: 'Lamppost', rule: 'deluxe/V.2/specific-target' },
  building: { value: 10, label: 'Building', rule: 'deluxe/V.2/specific-target' },
  helicopterSkid: { value: -8, label: 'Helicopter skid', rule: 'deluxe/V.2/specific-target' },
  winchCable: { value: -8, label: 'Winch cable', rule: 'deluxe/V.2/specific-target' },
  pontoon: { value: -3, label: 'Helicopter pontoon', rule: 'deluxe/V.2/specific-target' },
  rotor: { value: -6, label: 'Helicopter rotor', rule: 'deluxe/V.2/specific-target' },
  searchlight: { value: -3, label: 'Searchlight', rule: 'deluxe/V.2/specific-target' },
  tongueFree: { value: -5, label: 'Tongue of a loose car trailer', rule: 'deluxe/V.2/specific-target' },
  tongueAttached: { value: -7, label: 'Tongue of a car trailer in tow', rule: 'deluxe/V.2/specific-target' },
  hitchFree: { value: -5, label: 'Free trailer hitch', rule: 'deluxe/V.2/specific-target' },
  hitchAttached: { value: -7, label: 'Trailer hitch in use', rule: 'deluxe/V.2/specific-target' },
  missileAtMe: { value: -6, label: 'Guided missile, by its target', rule: 'deluxe/V.2/guided-missile' },
  missile: { value: -10, label: 'Guided missile, by anyone else', rule: 'deluxe/V.2/guided-missile' },
  ejectionSeatLaunch: { value: -6, label: 'Ejection seat at launch', rule: 'deluxe/V.2/specific-target' },
  ejectionSeatChute: { value: -2, label: 'Ejection seat under its parachute', rule: 'deluxe/V.2/specific-target' },
} as const satisfies Record<string, TargetingModifier>;
/** A shot that was aimed at something else, or a missile that has lost its way (deluxe/V.7/missing). */
export const STRAY_SHOT = { value: -2, label: 'Not aimed at it', rule: 'deluxe/V.7/missing' } as const satisfies TargetingModifier;
export const VISIBILITY_MODIFIERS = {
  cloud: { value: -2, label: 'Smoke or paint in the way, each counter', rule: 'deluxe/V.2/visibility' },
  rain: { value: -2, label: 'Rain', rule: 'deluxe/V.2/visibility' },
  heavyRain: { value: -3, label: 'Heavy rain', rule: 'deluxe/V.2/visibility' },
  fog: { value: -3, label: 'Fog', rule: 'deluxe/V.2/visibility' },
  night: { value: -3, label: 'Night', rule: 'deluxe/V.2/visibility' },
  rubble: { value: -4, label: 'Target covered by rubble', rule: 'deluxe/V.2/visibility' },
  blinded: { value: -10, label: 'Blinded by a searchlight', rule: 'deluxe/V.2/visibility' },
} as const satisfies Record<string, TargetingModifier>;
export const MISCELLANEOUS_MODIFIERS = {
  computer: { value: 1, label: 'Targeting computer', rule: 'deluxe/V.2/computers' },
  hiresComputer: { value: 2, label: 'Hi-res targeting computer', rule: 'deluxe/V.2/computers' },
  cyberlink: { value: 3, label: 'Cyberlink', rule: 'deluxe/V.2/computers' },
  laserScope: { value: 1, label: 'Laser scope', rule: 'deluxe/V.2/computers' },
  cupolaGunner: { value: 1, label: 'Cupola gunner', rule: 'deluxe/VIII.8/cupola' },
  badFooting: { value: -1, label: 'Firing on oil, gravel or bad road', rule: 'deluxe/V.2/bad-footing' },
  sustainedSecond: { value: 1, label: 'Sustained fire, second shot', rule: 'deluxe/V.2/sustained-fire' },
  sustainedLater: { value: 2, label: 'Sustained fire, third shot or later', rule: 'deluxe/V.2/sustained-fire' },
  remoteControlled: { value: -3, label: 'Remote-controlled vehicle', rule: 'deluxe/V.2/remote-control' },
  mildSkid: { value: -3, label: 'Trivial skid or minor fishtail this turn', rule: 'deluxe/V.2/skid-penalty' },
  hardSkid: { value: -6, label: 'Minor or moderate skid, or major fishtail, this turn', rule: 'deluxe/V.2/skid-penalty' },
  outsideSideArc: { value: -2, label: 'Not in the arc of the side aimed at', rule: 'deluxe/V.1/target-side' },
  radar: { value: 1, label: 'Radar', rule: 'deluxe/VIII.8/radar' },
  paintedWindows: { value: -2, label: 'Paint on the windows', rule: 'deluxe/V.5/painted-windows' },
  handWeaponByDriver: { value: -3, label: 'Hand weapon of a moving driver', rule: 'deluxe/V.6/firing-modifiers' },
  handWeaponByPassenger: { value: -1, label: 'Hand weapon of a moving gunner or passenger', rule: 'deluxe/V.6/firing-modifiers' },
  grenadeFromVehicle: { value: -2, label: 'Grenade from a moving vehicle', rule: 'deluxe/V.6/grenades' },
  noGunnerSkill: { value: -3, label: 'No Gunner skill', rule: 'deluxe/VII.1/gunner' },
  noHandgunnerSkill: { value: -2, label: 'No Handgunner skill', rule: 'deluxe/VII.1/handgunner' },
} as const satisfies Record<string, TargetingModifier>;
