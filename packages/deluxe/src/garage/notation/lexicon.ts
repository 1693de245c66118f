// The words of this book's stat lines, ready to be looked up, and how people run them together.

import { Lexicon, type Token, tokensOf, type WritingHabits } from '@hardtop/workshop/notation';
import { WORDS } from './words.ts';

/** Phrases that several clauses are made of. */
const RULES = {
  is: "{ [:-=(] | 'is|are' }*",
  to: "'in|on|to|the|at|firing|facing|mounted|pointing|out|toward|towards|mount|fires|of|covering|shooting|faces|points|aimed|aiming'*",
  and: "{ 'and' | [&+] }",
  goesOn: "'and|with|in|linked|each|plus'",
  mounted: "'mounted|facing|firing'?",
  both: "{ 'l|left' [/&+] 'r|right' | 'r|right' [/&+] 'l|left' | !'s|side' bothSides } =side:right =side:left",
  // A lone small letter that something follows; in "oj b F30" and "ss b 30/20/20" the armor begins.
  lone: "letter !upper &{ any !{ word glued number } !{ !glued number [/] } !stop !'linked|lnk|lnkd|with|and|x|in' }",
  // F20 is armor.
  oneSide: "!lone !{ letter any glued number } side 'side|mounted|facing|firing'?",
  // "front, left & right": commas part sides if the last of them has an "and".
  series: '{ { [,] oneSide }+ [,]? and oneSide | [,] and oneSide } &{ end | goesOn }',
  // A side that begins another phrase ("and left MG") is not taken.
  nextSide: "{ 'and' | [&+/] } to { both | oneSide } &{ stop | goesOn }",
  commaSide: "{ { 'and' | [&+/] | [,] 'and'? } to { both | oneSide } &{ stop | goesOn } }",
  sides: "to { &'each|per|either|ea' both =each | both | oneSide series? nextSide* }",
  commaSides: "to { &'each|per|either|ea' both =each | both | oneSide commaSide* }",
  apiece: "!{ 'each|apiece|per' 'side|sides' } 'each|apiece|per' =apiece",
  placed: "{ count 'pair|set'? }? { 'linked' =linked }?",
  // "one each front, right" or "two linked back" or "front"; "BACK: SD" heads the next list.
  place: "{ placed apiece { 'linked' =linked }? { [:] commaSides | commaSides !{ [:] } } | placed sides !{ [:] } }",
  placeInside: "placed { apiece { 'linked' =linked }? [:]? }? commaSides { 'linked' =linked }?",
  // A laser battery is no laser, "explosive spikes" are ammunition, L10 is armor, and smoke grenades are thrown.
  gun: "!part>weapon { upper | !'l|b|at' | &{ 'at' 'gun' } } !{ afterWord 'mines|spikes' } !{ letter any glued number } weapon !'grenade|grenades' 'gun|guns|launcher|launchers|discharger'?",
  // A six-shooter is one weapon.
  gunCount: "!{ 'six' 'shooter' } count",
  with: "{ 'with|and|plus|has' | [+&] }*",
  magazines: "with count? magazine 'each|apiece'?",
  loadHead: "with 'loaded|filled|loads'? 'full'? 'with|of|only'*",
  turretSaid:
    "{ ordinal | 'same|that|this' =same | 'universal|univ|uni' =universal | { 'popup' | 'pop' 'up' } =popUp | 'cargo' 'area' =inCargo | 'a|an|the|its|empty|small|of|cab|main' | holds=count spaces | at=side }",
  turretNamed: "turretSaid* count? turretSaid* turret 'mounted'?",
  // A side before a weapon belongs to the weapon.
  turretBehind: "{ 'on|in|at|the'* at=side &{ stop | 'and|with|linked' } }? { [(] { turretSaid | [,] }+ [)] }?",
  // "Grenade launcher" is a longer name than "grenade".
  handWeapon: '{ hands=count | =hands:1 } carried>weapon carried',
  // The weapon of a cyberlink; an LR is no pair of sides.
  aim: "'to|for|and|with|on|connects|the|connected|aiming|linked|controlling'* { sides gunAhead }? { 'turret|turreted' =turreted }? gun { 'in' turretNamed =turreted }? sides? { 'on' 'platform' =platform }?",
  worn: "{ handWeapon | 'cyberlink|cyberlinks' aim | !'cyberlink|cyberlinks' count? gear }",
  // "driver, front MG" without its comma, "driver  FRONT: MG": no seat.
  seated: "{ &'in' seat | seat end }",
  wornMore: "'and|with|a|an'* { worn | seated }",
  // Commas only in brackets, where no other phrase can begin.
  wornInside: "'with|wearing|in'? 'with|a|an|each|the'* { 'same' =same | worn | seated } { { and | [,/] } wornMore }*",
  wornOutside: "'with|a|an|each|the'* { 'same' =same | worn } { and wornMore }*",
  outfit:
    "'each|all'? { [(] wornInside [)] | { 'with|wearing|has|have|wears|carries|gets|in|carrying' | [+] } wornOutside }",
  // "SWC on HRs", "CA around driver": the weapon or the man it would have been for was named elsewhere.
  whatFor: "'on|for|around|to|over' 'the|both|all|each'* side? { role | tireNoun | gun } side? &stop",
  inOwner: "'in|on' 'the'? owner",
  gunAhead: '&{ count? linked? gun }',
} as const;

/** The kinds whose words may be misspelt. */
const SPELLED =
  /^(?:body|size|armorType|carried|part|tire|weapon|role|side|frame|magazine|gear|plantSize|total|turret|spelling)$/;

export const LEXICON = new Lexicon(WORDS, SPELLED, RULES);

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
    /(?:(?:mg|vmg|rl|mml|rr|ll|md|sd|ss|ps|oj|foj|gl|hr|mr|lr|mnr|hdss|hdoj|hdft)(?=[fbt]\b)|ac(?=[fb]\b)|(?:x?hvy|x?heavy|std|standard|imp|improved|light|lt|super|large|medium|med|small|pr|hd|solid)(?=(?:chassis|suspension|susp|powerplant|plant|tires?|tyres?)\b))/iy,
};

export const lineTokens = (text: string): readonly Token[] => tokensOf(text, HABITS);
