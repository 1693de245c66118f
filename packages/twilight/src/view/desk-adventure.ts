// Adventures on the desk: one is begun, those first that what was just met leads into; marched to; fought out; or given up.

import type { DeskBattle, FormOption } from '@hardtop/campaign';
import { textIn } from '@hardtop/campaign';
import { keysOf } from '@hardtop/kernel';
import { adventureBattle } from '../battle/adventure-battle.ts';
import { adventurePart } from '../campaign/adventure-step.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { STAGED_ADVENTURES } from '../catalog/adventure-staging.ts';
import { inSentence } from '../table/queries/position.ts';
import { living } from '../travel/party.ts';
import { choiceField } from './desk-fields.ts';
import { type Offer, offer } from './desk-offer.ts';

/** The fight of the adventure that has begun, once the march is over. */
export function adventureBattles({ state }: Campaign): readonly DeskBattle[] {
  const { adventure, party, fights, clock } = state;
  if (adventure === null || adventure.left > 0 || living(party).length === 0) return [];
  const { id, since } = adventure;
  const part = adventurePart(id);
  if (fights.some((fight) => fight.part === part)) return [];
  const days = clock.day - since;
  const after = days === 0 ? '' : ` On the ${ORDINALS[days] ?? `${days + 1}th`} day.`;
  return [
    {
      part,
      title: STAGED_ADVENTURES[id].title,
      summary: `${living(party).length} of ${inSentence(party.name)} set out.${after}`,
      people: living(party).map(({ name }) => name),
      file: (own) => adventureBattle(id, party, own),
    },
  ];
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'] as const;

/** What the last encounter was: group, item or animal. */
function lastMet({ entries }: Campaign): readonly string[] {
  const last = entries.findLast(({ met }) => met.length > 0);
  return (last?.met ?? []).flatMap(({ encounter }) => {
    if (encounter.kind === 'group') return [encounter.group.group];
    if (encounter.kind === 'item') return [encounter.item.item];
    return encounter.kind === 'animal' ? [encounter.animal.animal] : [];
  });
}

function optionsFor(campaign: Campaign): readonly FormOption[] {
  const met = lastMet(campaign);
  const isLed = (id: keyof typeof STAGED_ADVENTURES): boolean =>
    STAGED_ADVENTURES[id].leads.some((kind: string) => met.includes(kind));
  const ids = keysOf(STAGED_ADVENTURES);
  return [...ids.filter(isLed), ...ids.filter((id) => !isLed(id))].map((id) => {
    const { title, march } = STAGED_ADVENTURES[id];
    const way = march === 0 ? '' : march === 1 ? ', a day’s march' : `, ${march} days’ march`;
    return { id, title: `${title}${way}${isLed(id) ? ' (what was just met leads into it)' : ''}` };
  });
}

export function adventureOffers(campaign: Campaign): readonly Offer[] {
  const { adventure, party, fights } = campaign.state;
  if (adventure === null) {
    if (living(party).length === 0) return [];
    const words = [
      'adventure',
      'Begin an adventure',
      'One of the book’s ten, with this party in place of the usual squad.',
    ] as const;
    return [
      offer('here', words, [choiceField('adventure', 'Adventure', optionsFor(campaign))], (values) => ({
        kind: 'adventure',
        adventure: textIn(values, 'adventure'),
      })),
    ];
  }
  if (fights.some(({ part }) => part === adventurePart(adventure.id))) return [];
  const { title } = STAGED_ADVENTURES[adventure.id];
  return [
    offer('here', ['give-up', 'Give the adventure up', `${title} is left alone.`], [], () => ({
      kind: 'adventure',
      adventure: null,
    })),
  ];
}
