// The words of this book's stat lines, ready to be looked up, and how people run them together.

import { Lexicon, type Token, tokensOf, type WritingHabits } from '@hardtop/workshop/notation';
import { WORDS } from './words.ts';

export const LEXICON = new Lexicon(WORDS, [
  'body',
  'size',
  'armorType',
  'carried',
  'part',
  'tire',
  'weapon',
  'role',
  'side',
  'frame',
  'magazine',
  'gear',
  'plantSize',
  'total',
  'turret',
  'spelling',
]);

const HABITS: WritingHabits = {
  abbreviations: new Set(
    `std stand hvy xhvy exhvy imp impr lt lgt med lrg lg sm sml sup reg acc accel susp ch chas chass lb lbs pt pts ext exting ft fwd frt rr rt
  lft bk bck w sp spc mag mags comp comps targ tc wt sub lux mid sta st corp no inc co mph ammo sec pp trk cyc univ cap capac hi res incl
  approx ea tur turr undr und dr gun pass veh eq equip extra hc fr ex x pwr su sus arm wgt gn gnr drv lge spr`.split(
      /\s+/,
    ),
  ),
  /** "MGf", "SSB": a weapon and its side in one; the fourth letter of "HDFT" is none. "heavychassis", "PRtires". */
  frontOfWord:
    /^(?:(?:mg|vmg|rl|mml|rr|ll|md|sd|ss|ps|oj|foj|gl|hr|mr|lr|mnr|hdss|hdoj|hdft)(?=[fbt]$)|ac(?=[fb]$)|(?:x?hvy|x?heavy|std|standard|imp|improved|light|lt|super|large|medium|med|small|pr|hd|solid)(?=(?:chassis|suspension|susp|powerplant|plant|tires?|tyres?)$))/i,
};

export const lineTokens = (text: string): readonly Token[] => tokensOf(text, HABITS);
