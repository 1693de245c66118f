// Attributes of a character (twilight/combat/first-edition-rules). Named throughout the book, made elsewhere: reconstructed (C-03).

export const ATTRIBUTES = ['FIT', 'AGL', 'CON', 'STA', 'INT', 'EDU'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** 4D6 less 4, a zero rolled again; strength is half of fitness and stature, rounded down. */
export const ATTRIBUTE_ROLL = { dice: '4d6', less: 4, strengthOf: ['FIT', 'STA'], reconstructed: true, ruling: 'C-03' } as const;

/** The skills the book names (C-14). */
const SKILLS = {
  CRM: 'Small arms',
  HB: 'Hunting bow',
  HW: 'Heavy weapons',
  LCG: 'Large-caliber guns',
  RCN: 'Recon',
  CBE: 'Demolition and mines',
  MEC: 'Mechanic',
  MED: 'Medical',
  EQ: 'Riding',
  MTN: 'Mountaineering',
} as const;
export type Skill = keyof typeof SKILLS;
