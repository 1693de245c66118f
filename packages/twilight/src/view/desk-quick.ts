// One encounter or one settlement without a campaign. What comes of it is a small campaign all the same, so it can be amended,
// and kept to go on from.

import {
  type CampaignResult,
  type Campaigns,
  type FormField,
  type FormOption,
  type FormValues,
  formValues,
  type QuickRoll,
  textIn,
} from '@hardtop/campaign';
import { TERRAIN_NAMES, TERRAINS } from '../catalog/terrains.ts';
import { wordsOf } from '../characters/written.ts';
import { placeName } from '../encounters/given-names.ts';
import { rollContext } from '../rolls/roll.ts';
import { choiceField, LANDS, SIZES, textField } from './desk-fields.ts';
import { KINDS, whichFields } from './which-fields.ts';

type Beginning = Pick<Campaigns, 'opening' | 'begin'>;

export function quickRolls(campaigns: Beginning): readonly QuickRoll[] {
  return [
    { id: 'encounter', title: 'Encounter', fields: encounterFields(), roll: encounterRoll(campaigns) },
    { id: 'settlement', title: 'Settlement', fields: settlementFields(), roll: settlementRoll(campaigns) },
  ];
}

const GROUNDS: readonly FormOption[] = TERRAINS.map((id) => ({ id, title: TERRAIN_NAMES[id] }));
const SPOKEN = textField('spoken', 'Language of the land', 'Polish', 'Names are of it.');

function encounterFields(): readonly FormField[] {
  return [
    choiceField('terrain', 'Terrain', GROUNDS, 'road'),
    choiceField('territory', 'Territory', LANDS, 'roll'),
    choiceField('kind', 'What', [{ id: 'any', title: 'Whatever comes, or nothing' }, ...KINDS], 'any'),
    ...whichFields(),
    SPOKEN,
  ];
}

function settlementFields(): readonly FormField[] {
  return [
    choiceField('size', 'Size', SIZES, 'village'),
    choiceField('territory', 'Territory', LANDS, 'roll'),
    textField('place', 'Name', '', 'Empty: one of the country.'),
    SPOKEN,
  ];
}

/** Nobody drives: engines keep the animals away. */
function beginningOf(campaigns: Beginning, seed: string, values: FormValues, more: FormValues): CampaignResult {
  const spoken = textIn(values, 'spoken') || 'Polish';
  return campaigns.begin({ ...formValues(campaigns.opening()), seed, spoken, vehicles: [], ...more });
}

/** Far enough that nothing else comes up in the first four hours. */
const LONG_WAY = 400;

function encounterRoll(campaigns: Beginning): QuickRoll['roll'] {
  return (seed, values) => {
    const terrain = textIn(values, 'terrain');
    const leg = {
      name: 'The way',
      km: LONG_WAY,
      terrain: terrain === 'road' ? 'clear' : terrain,
      road: terrain === 'road',
    };
    const legs = [{ ...leg, territory: textIn(values, 'territory'), place: '', size: 'town' }];
    const begun = beginningOf(campaigns, seed, values, { name: 'An encounter', legs });
    if (!begun.ok) return begun;
    const kind = textIn(values, 'kind');
    const pin = {
      ...values,
      name: 'Asked for',
      where: 'time',
      day: 1,
      period: '1',
      note: '',
      elite: '',
      hidden: false,
    };
    const pinned = kind === 'any' ? begun : begun.value.act('pin', pin);
    return pinned.ok ? pinned.value.act('travel', { every: 0 }) : pinned;
  };
}

/** A week between two checks: nobody is met on the way to the gate. */
const NO_CHECKS = 10_080;

function settlementRoll(campaigns: Beginning): QuickRoll['roll'] {
  return (seed, values) => {
    const languages = wordsOf(textIn(values, 'spoken'));
    const place = textIn(values, 'place') || placeName(rollContext({ seed }), 'quick/place', languages);
    const leg = { name: `To ${place}`, km: 4, terrain: 'clear', road: true, territory: textIn(values, 'territory') };
    const legs = [{ ...leg, place, size: textIn(values, 'size') }];
    const begun = beginningOf(campaigns, seed, values, { name: place, legs });
    return begun.ok ? begun.value.act('travel', { every: NO_CHECKS }) : begun;
  };
}
