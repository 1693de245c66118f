// A settlement in one paragraph, and as a card that unfolds.

import type { Card } from '@hardtop/campaign';
import { ATTITUDE_NAMES } from '../catalog/settlement-attitude.ts';
import { CRISIS_NAMES } from '../catalog/settlement-crisis.ts';
import { SETTLEMENT_NAMES } from '../catalog/settlement-size.ts';
import { GOVERNMENT_NAMES } from '../catalog/urban-government.ts';
import { motivesText } from '../encounters/motivation.ts';
import { ATTITUDE_MEANING, GOVERNMENT_MEANING, TERRITORY_MEANING } from '../encounters/place-words.ts';
import type { Settlement } from '../encounters/settlement.ts';
import { levelWords } from '../encounters/settlement-militia.ts';
import type { Roll } from '../rolls/roll.ts';
import { territoryName, territoryWords } from '../travel/territory.ts';
import { type Outline, part, withRolls } from './card-parts.ts';

export function settlementText(settlement: Settlement): string {
  const { territory, population, militia, attitude, government, crisis } = settlement;
  const size = SETTLEMENT_NAMES[settlement.size];
  const name = settlement.name === size ? size : `${settlement.name}, a ${size.toLowerCase()}`;
  return [
    `${name} in ${territoryWords(territory)}: about ${population} people, ${militia.armed} armed.`,
    `${ATTITUDE_NAMES[attitude]}: ${ATTITUDE_MEANING[attitude].text}`,
    `${GOVERNMENT_NAMES[government]}: ${GOVERNMENT_MEANING[government].text}${powerText(settlement)}`,
    `Trouble: ${CRISIS_NAMES[crisis].toLowerCase()}.`,
  ].join(' ');
}

/** Who is behind it, where a die or the cards have said so. */
function powerText({ ruler, captor }: Settlement): string {
  if (ruler !== undefined) return ` Who rules: ${motivesText(ruler)}.`;
  return captor === undefined ? '' : ` Held by ${CAPTOR_WORDS[captor]}.`;
}

const CAPTOR_WORDS = { marauders: 'marauders', 'military-unit': 'a military unit' } as const;

export function settlementCard(settlement: Settlement & { readonly rolls: readonly Roll[] }): Card {
  const { path, name, territory, attitude, government, crisis, rolls } = settlement;
  const parts = [
    part('Territory', `${path}/territory`, TERRITORY_MEANING[territory].rule, [
      `${territoryName(territory)}: ${TERRITORY_MEANING[territory].text}`,
    ]),
    part('People', `${path}/population`, 'twilight/settlements/size', peopleLines(settlement)),
    part('Attitude', `${path}/attitude`, 'twilight/settlements/attitude', [
      `${ATTITUDE_NAMES[attitude]}: ${ATTITUDE_MEANING[attitude].text}`,
    ]),
    part('Government', `${path}/government`, 'twilight/settlements/government', [
      `${GOVERNMENT_NAMES[government]}: ${GOVERNMENT_MEANING[government].text}`,
    ]),
    ...powerParts(settlement),
    part('Trouble', `${path}/crisis`, 'twilight/settlements/crisis', [CRISIS_NAMES[crisis]]),
  ];
  return withRolls(part(name, path, 'twilight/settlements/kinds', [settlementText(settlement)], parts), rolls);
}

function peopleLines({ population, militia, languages }: Settlement): readonly string[] {
  const { armed, ready, musterHours, musterReconstructed, arms, heavyWeapons } = militia;
  const guess = musterReconstructed ? ' (reconstruction B-14c)' : '';
  return [
    `About ${population}`,
    `${armed} armed: ${arms.join(' and ')} arms${heavyWeapons ? ', some heavy weapons' : ''}`,
    `${levelWords(militia)} (reconstruction B-14h)`,
    `Under arms ${ready.day} by day, ${ready.night} by night; all within ${musterHours} h${guess}`,
    ...(languages.length === 0 ? [] : [`Spoken: ${languages.join(', ')}`]),
  ];
}

function powerParts({ path, ruler, captor }: Settlement): readonly Outline[] {
  if (ruler !== undefined) {
    const lines = ruler.map(({ suit, rank, motive }) => `${rank} of ${suit}: ${motive}`);
    return [part('Who rules', `${path}/ruler`, 'twilight/referee/motivation', lines)];
  }
  if (captor === undefined) return [];
  return [part('Who holds it', `${path}/captor`, 'twilight/settlements/captive', [CAPTOR_WORDS[captor]])];
}
