// Why a published figure and ours differ, or what had to be read otherwise (docs/rulings.md, W-01 to W-23).

const HELICOPTER =
  'The list prints handling one lower than the body table, and the later errata follows the table (W-14).';
const JUMP_START = 'The short list leaves out chassis, suspension and tires; these close its price.';
const LAUNCHERS =
  'The price is exact with empty grenade launchers; the printed weight has 160 lb more, as if each launcher weighed 280.';

export const STOCK_REASONS: Readonly<Record<string, string>> = {
  'mini-sherman-rl': 'The option prints no weight of its own; its parts come to 3,698 lb, not the 3,693 of the base.',
  'joseph-special': 'The words say HD tires; puncture-resistant ones (+$400, +40 lb) make both figures exact.',
  'joseph-special-t':
    'Tires as on the base car. The option prints no weight; its parts come to 4,794 lb, one under the base.',
  'security-six':
    'No armor is printed. 125 points are the only number that closes price and weight; their places are ours (W-22).',
  'security-seven': 'The armor missing from its base: 125 points less 20.',
  leo: 'As printed (two heavy rockets a side on two links, 3-point blades) it is $436 and 198 lb over; one a side on one link with cycle blades is exact.',
  'leo-pride': 'Read as the Leo it comes from.',
  viking:
    "Exact with the heavy-duty oil jet at 2 spaces (W-02); the printed 26 cargo spaces are the carrier's, one more is in the cab.",
  voyager:
    'Price exact. Printed cargo implies 14,230 lb and armor of 15 lb a point, the table says 14 (W-04); the printed room forgets the turret.',
  roughrider: 'Weight exact; the price leaves out the $50 link of its machine guns.',
  busnought: 'The seven passengers must be luxury ones ($500 and 3 spaces each) for price and room to close.',
  supergnat: 'The long-distance radio is in no list; $600 closes the price (W-13).',
  husky: `Exact with eight seated passengers and two on stretchers. ${HELICOPTER}`,
  'husky-watchdog': HELICOPTER,
  plunge: HELICOPTER,
  'plunge-hfoj': `The words say two bombs; three bombs and both their links out make it exact. ${HELICOPTER}`,
  suppressor: `${LAUNCHERS} ${HELICOPTER}`,
  'suppressor-rr': `${LAUNCHERS} ${HELICOPTER}`,
  aerohauler: `The second plant is charged at list, without the surcharge for the cargo area (W-15). ${HELICOPTER}`,
  'aerohauler-supreme': `Laser batteries are in no list; $500 and 100 lb each close it (W-13). The printed 1,210 lb of cargo are a slip for 210. ${HELICOPTER}`,
  leviathan: `Price exact; printed 200 lb too light, and at its true 20,140 lb it cannot lift. ${HELICOPTER}`,
  ambunaught:
    "Weight, room and handling exact; the price is $1,900 low, as in the supplement's own sheet, whose accessory prices do not add up.",
  'killer-rv':
    'The supplement tells body, plant, turret, ramp, radio and twelve troops; weapons, armor and wheelguards stand on a lost sheet, so no figure can be compared.',
  'js-killer-kart': JUMP_START,
  'js-mini-sherman': 'The same parts and points cost $8,334 in the long list; the short one prints $1,000 less.',
  'js-mini-sherman-a': `${JUMP_START} The saving keeps the $50 link.`,
  'js-mini-sherman-b': `${JUMP_START} The saving keeps the $50 link.`,
  'js-rocket-special': `${JUMP_START} Improved suspension on an extra-heavy chassis would cost the same.`,
  'js-rocket-special-a':
    'A laser in a two-space turret for the launcher and the machine gun costs $5,650 more; the printed $4,250 fits nothing.',
  'js-rocket-special-b': JUMP_START,
  'js-courier': `${JUMP_START} A further $50 can only be a link.`,
  'js-courier-a': JUMP_START,
  'js-courier-b': JUMP_START,
  'js-shogun-100': JUMP_START,
  'js-shogun-220': JUMP_START,
  'js-firelight':
    'The printed price charges heavy suspension at the car rate; at the cycle rate it is $200 more, and 2 lb above the frame.',
  'js-firelight-mg': `${JUMP_START} It keeps the base's excess of weight.`,
};
