// Skills of characters (deluxe/VII.1/skills). A level is 0 at the base and counts the plusses above it.
import type { DeluxeRule } from '../rules.ts';

export interface SkillRow {
  readonly name: string;
  /** Everybody has the base level. */
  readonly inborn: boolean;
  /** The highest plus, where there is one. */
  readonly most: number | null;
  readonly rule: DeluxeRule;
}

// biome-ignore format: one skill per line
export const SKILLS = {
  driver: { name: 'Driver', inborn: false, most: null, rule: 'deluxe/VII.1/driver' },
  cyclist: { name: 'Cyclist', inborn: false, most: null, rule: 'deluxe/VII.1/cyclist' },
  trucker: { name: 'Trucker', inborn: false, most: null, rule: 'deluxe/VII.1/trucker' },
  pilot: { name: 'Pilot', inborn: false, most: null, rule: 'deluxe/VII.1/pilot' },
  gunner: { name: 'Gunner', inborn: false, most: null, rule: 'deluxe/VII.1/gunner' },
  handgunner: { name: 'Handgunner', inborn: false, most: null, rule: 'deluxe/VII.1/handgunner' },
  running: { name: 'Running', inborn: true, most: null, rule: 'deluxe/VII.1/running' },
  martialArts: { name: 'Martial Arts', inborn: false, most: null, rule: 'deluxe/VII.1/martial-arts' },
  paramedic: { name: 'Paramedic', inborn: false, most: null, rule: 'deluxe/VII.1/paramedic' },
  mechanic: { name: 'Mechanic', inborn: false, most: 3, rule: 'deluxe/VII.1/mechanic' },
} as const satisfies Record<string, SkillRow>;

export type SkillId = keyof typeof SKILLS;

/** A row under its general type. */
export const skillRow = (id: SkillId): SkillRow => SKILLS[id];

/** What a new character has to spend, and what each level costs. */
export const SKILL_POINTS = { toBegin: 30, eachLevel: 10 } as const;

/** A skill that is quite new later on (deluxe/VII.1/learning); Mechanic takes years instead. */
export const NEW_SKILL = { dollars: 1000, months: 3 } as const;

/** Blows at the base level; then by turns a point to hit, a point of damage and a further blow (P-09). */
export const MARTIAL_ARTS = { blows: 2, cycle: ['hit', 'damage', 'blow'] } as const;

/** Two dice, this or more less the plusses; one chance, and for somebody at nothing so many turns (deluxe/VII.1/paramedic). */
export const PARAMEDIC = { need: 7, turns: 20 } as const;

/** Points that count for one skill alone. */
export const SKILL_AWARDS = {
  /** Drove into combat and lived; fired in it. */
  combat: 1,
  kill: 1,
  /** On foot, with a hand weapon. */
  onFoot: 1,
  personOnFoot: 1,
  vehicleOnFoot: 5,
  fists: 1,
  subdued: 1,
  healed: 2,
} as const;

/** Points for any skill (deluxe/VII.1/general-points), as far as a table can tell; the rest are the referee's. */
export const GENERAL_AWARDS = {
  arenaWon: { value: 3, label: 'Won an arena event' },
  arenaSurvived: { value: 1, label: 'Survived an arena event' },
  salvage: { value: 1, label: 'Knocked out a vehicle that can be salvaged' },
  roadWon: { value: 1, label: 'Won a highway duel' },
  roadWonOutnumbered: { value: 2, label: 'Won a highway duel outnumbered' },
} as const;

/** What only a referee can see. */
export const REFEREE_AWARDS = {
  bravery: { least: 2, most: 2, label: 'Conspicuous bravery' },
  rescue: { least: 2, most: 2, label: 'Risked his life for a friend' },
  tactic: { least: 1, most: 1, label: 'An unusual tactic' },
  ambush: { least: 1, most: 1, label: 'Escaped an ambush alive' },
  mission: { least: 5, most: 15, label: 'Completed a mission' },
} as const;
