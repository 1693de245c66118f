import { default as fc } from 'fast-check';
import { BODY_IDS } from '../catalog/bodies.ts';
import { GEAR_IDS, SKILL_IDS } from '../catalog/characters.ts';
import { MOUNT_IDS, TARGETING_IDS } from '../catalog/mounts.ts';
import { OPTION_IDS } from '../catalog/options.ts';
import { WEAPON_IDS } from '../catalog/weapons.ts';
import { type Character, type Design, FACINGS, type WeaponFitting } from '../garage/design/design.ts';
import { NEW_CHARACTERS, problemsOf } from '../garage/problems/problems.ts';
import type { StockEntry } from '../garage/stock/entry.ts';
import { STOCK } from '../garage/stock/list.ts';

// Designs at random: any at all, and legal ones built up part by part.

const name = fc.oneof(
  fc.constantFrom('Max', 'Toecutter', 'Mid-sized', 'Top 120', 'Bus, "the" big — one', 'Ünïcode Ö', 'a  b', '4WD', 'x'),
  fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme-ascii' }),
);

const character: fc.Arbitrary<Character> = fc.record({
  name,
  skills: fc
    .array(fc.tuple(fc.constantFrom(...SKILL_IDS), fc.integer({ min: 1, max: 3 })), { maxLength: 3 })
    .map((skills) => Object.fromEntries(skills)),
  gear: fc.array(fc.constantFrom(...GEAR_IDS), { maxLength: 3 }),
  weapons: fc.array(fc.constantFrom(...WEAPON_IDS), { maxLength: 3 }),
});

const fitting: fc.Arbitrary<WeaponFitting> = fc.record({
  weapon: fc.constantFrom(...WEAPON_IDS),
  mount: fc.constantFrom(...MOUNT_IDS),
  facing: fc.constantFrom(...FACINGS),
  targeting: fc.constantFrom(...TARGETING_IDS),
  twin: fc.boolean(),
});

/** Most of these break a rule, many several. */
export const anyDesign: fc.Arbitrary<Design> = fc.record({
  version: fc.constant(1 as const),
  ruleset: fc.constant('roadrage' as const),
  name,
  body: fc.constantFrom(...BODY_IDS),
  options: fc.array(fc.constantFrom(...OPTION_IDS), { maxLength: 8 }),
  weapons: fc.array(fitting, { maxLength: 4 }),
  crew: fc.array(character, { maxLength: 6 }),
  drive: fc.constantFrom('left', 'right'),
});

/** The same with every part left out that would break a rule. */
export const legalDesign: fc.Arbitrary<Design> = fc.tuple(anyDesign, character).map(([wish, driver]) => {
  const plain: Character = { name: driver.name, skills: {}, gear: [], weapons: [] };
  let design: Design = { ...wish, options: [], weapons: [], crew: [plain] };
  const offer = (next: Design): void => {
    if (problemsOf(next, NEW_CHARACTERS).length === 0) design = next;
  };
  for (const option of wish.options) offer({ ...design, options: [...design.options, option] });
  for (const gun of wish.weapons) offer({ ...design, weapons: [...design.weapons, gun] });
  for (const person of wish.crew) offer({ ...design, crew: [...design.crew, person] });
  return design;
});

export const stockVehicle = (id: string): StockEntry | undefined => STOCK.find((entry) => entry.id === id);
