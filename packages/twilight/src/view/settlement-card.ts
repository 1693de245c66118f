// A settlement in one paragraph, and as a card that unfolds.

import type { Card } from '@hardtop/campaign';
import { attitudeWords, governmentWords, headWords, troubleWords } from '../campaign/arrival.ts';
import { SETTLEMENT_NAMES } from '../catalog/settlement-size.ts';
import { cardName, motivesText } from '../encounters/motivation.ts';
import { TERRITORY_MEANING } from '../encounters/place-words.ts';
import type { Settlement } from '../encounters/settlement.ts';
import { levelWords } from '../encounters/settlement-militia.ts';
import { upper } from '../rolls/part-words.ts';
import type { Roll } from '../rolls/roll.ts';
import { territoryName, territoryWords } from '../travel/territory.ts';
import { type Outline, part, withRolls } from './card-parts.ts';

export function settlementText(settlement: Settlement): string {
  const { territory, population, militia, rumor } = settlement;
  const size = SETTLEMENT_NAMES[settlement.size];
  const name = settlement.name === size ? size : `${settlement.name}, a ${size.toLowerCase()}`;
  return [
    `${name} in ${territoryWords(territory)}: about ${population} people, ${militia.armed} armed.`,
    attitudeWords(settlement),
    `${governmentWords(settlement)}${powerText(settlement)}`,
    troubleWords(settlement),
    `They say: ${rumor}`,
  ].join(' ');
}

/** Who is behind it, where a die or the cards have said so. */
function powerText(settlement: Settlement): string {
  const { ruler, captor, head } = settlement;
  const who = ` ${headWords(settlement)}`;
  if (ruler !== undefined) return `${who} What drives ${head}: ${motivesText(ruler)}.`;
  return captor === undefined ? who : ` Held by ${CAPTOR_WORDS[captor]}.${who}`;
}

const CAPTOR_WORDS = { marauders: 'marauders', 'military-unit': 'a military unit' } as const;

export function settlementCard(settlement: Settlement & { readonly rolls: readonly Roll[] }): Card {
  const { path, name, territory, rolls } = settlement;
  const parts = [
    part('Territory', `${path}/territory`, TERRITORY_MEANING[territory].rule, [
      `${territoryName(territory)}: ${TERRITORY_MEANING[territory].text}`,
    ]),
    part('People', `${path}/population`, 'twilight/settlements/size', peopleLines(settlement)),
    part('Attitude', `${path}/attitude`, 'twilight/settlements/attitude', [attitudeWords(settlement)]),
    part('Government', `${path}/government`, 'twilight/settlements/government', [governmentWords(settlement)]),
    ...powerParts(settlement),
    part('Trouble', `${path}/crisis`, 'twilight/settlements/crisis', [troubleWords(settlement)]),
    part('Hearsay', `${path}/rumor`, 'twilight/referee/languages', [settlement.rumor]),
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

function powerParts(settlement: Settlement): readonly Outline[] {
  const { path, ruler = [], captor } = settlement;
  const cards = ruler.map((card) => `${upper(cardName(card))}: ${card.motive}`);
  const who = part('Who rules', `${path}/ruler`, 'twilight/referee/motivation', [headWords(settlement), ...cards]);
  if (captor === undefined) return [who];
  return [part('Who holds it', `${path}/captor`, 'twilight/settlements/captive', [upper(CAPTOR_WORDS[captor])]), who];
}
