import type { OptionId } from './options.ts';

/** Options that anybody can see who looks at the vehicle; the book does not say (RH-59). */
export const SHOWING_OPTIONS = [
  'airfoils',
  'bigBumperFront',
  'bigBumperRear',
  'bigCowling',
  'cargoArea',
  'cargoFlatbed',
  'convertibleTop',
  'lightsSirens',
  'offRoadSuspension',
  'ram',
  'rollCage',
  'slickTires',
  'sportsModel',
  'streamlined',
  'stripped',
  'strippedToTheBones',
  'sunRoof',
  'veryStreamlined',
] as const satisfies readonly OptionId[];

export function showsOutside(option: OptionId): boolean {
  return SHOWING_OPTIONS.some((showing) => showing === option);
}
