import type { DeluxeRule } from '../../rules.ts';
import type { GarageSettings } from '../../variants.ts';
import type { Edit, ListName } from '../design/edit.ts';
import type { Location } from '../design/fittings.ts';

const PROBLEM_CODES = [
  'number',
  // weight and power
  'overload',
  'no-plant',
  'plant-fit',
  'plant-place',
  'plant-unpaid',
  'underpowered',
  'no-lift',
  // room
  'spaces',
  'cargo-area',
  'cargo-room',
  'cargo-part',
  'box',
  'side-share',
  'dump-weapons',
  // weapons
  'mount',
  'recoil',
  'weapon-class',
  'trike-side',
  'turret-missing',
  'turret-room',
  'platform',
  'magazine',
  'load',
  'link-alone',
  'link-sides',
  // turrets
  'turret-count',
  'turret-size',
  'turret-place',
  'cupola',
  // running gear
  'chassis',
  'six-wheels',
  'tire-count',
  'tire-kind',
  'tires-differ',
  'body',
  // armor
  'armor-place',
  'armor-minimum',
  // people
  'driver',
  'seats',
  'crew-place',
  'cyberlink',
  'burden',
  // accessories
  'accessory-class',
  'accessory-count',
  'accessory-place',
  'wheelguard',
  // combinations
  'attach',
  'hitch',
  'hitch-load',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export interface Alternative {
  readonly label: string;
  readonly edit: Edit;
}

export interface DesignProblem {
  readonly code: ProblemCode;
  /** Which vehicle or part, as in the planning sheet. */
  readonly part: string;
  /** Side, turret, axle, or what it is about. */
  readonly where: string;
  readonly rule: DeluxeRule;
  /** A whole sentence with its numbers. */
  readonly message: string;
  /** The item of the design at fault, if it is one item. */
  readonly item?: { readonly list: ListName; readonly index: number };
  /** By how much, in the unit of the message. */
  readonly excess?: number;
}

export interface ExplainedProblem extends DesignProblem {
  /** Verified: each removes the problem and adds none. */
  readonly alternatives: readonly Alternative[];
}

/** The same fault of the same thing, however far the lists have shifted. */
export const problemKey = ({ code, part, where }: DesignProblem): string => `${code}|${part}|${where}`;

/** Collects what is wrong with one part. */
export class Findings {
  readonly problems: DesignProblem[] = [];
  readonly settings: GarageSettings;
  part = '';
  /** Names of this vehicle's links whose other end is on the cycle or sidecar beside it. */
  pairedLinks: readonly string[] = [];

  constructor(settings: GarageSettings) {
    this.settings = settings;
  }

  add(
    code: ProblemCode,
    where: string,
    rule: DeluxeRule,
    message: string,
    more?: Pick<DesignProblem, 'item' | 'excess'>,
  ): void {
    this.problems.push({ code, part: this.part, where, rule, message, ...more });
  }
}

/** `frontRight` as people say it. */
export const sideName = (side: Location | 'turret' | 'platform'): string =>
  side.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
