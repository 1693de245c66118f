// What a referee may set where something is rolled: the rows of its table, or what the dice can show.

import type { DiceSource, FormOption } from '@hardtop/campaign';
import { type Campaign, openCampaign } from '../campaign/campaign.ts';
import { motiveOf } from '../encounters/motivation.ts';
import { rowWords } from './names.ts';

/** No table has such a row: whoever refuses it says what would be legal. */
const NO_ROW = '?';
/** More would be no choice any more. */
const MOST_NUMBERS = 200;

export function settableAt({ journal, state }: Campaign, dice: DiceSource, part: string): readonly FormOption[] {
  const n = journal.rows.length + 1;
  const asked = { n, at: state.clock, kind: 'amend', action: 'mandate', part, result: NO_ROW, reason: '' } as const;
  const { problems } = openCampaign({ ...journal, rows: [...journal.rows, asked] }, dice);
  const refusal = problems.find(({ code, field }) => code === 'mandate' && field === `rows.${n - 1}`);
  return (refusal?.legal ?? []).flatMap(optionsOf);
}

function optionsOf(legal: string): readonly FormOption[] {
  const range = /^(\d+) to (\d+)$/.exec(legal);
  if (range === null) return [{ id: legal, title: titleOf(legal) }];
  const [least, most] = [Number(range[1]), Number(range[2])];
  const count = Math.min(most - least + 1, MOST_NUMBERS);
  return Array.from({ length: count }, (_, i) => ({ id: String(least + i), title: String(least + i) }));
}

/** A card says what it means. */
function titleOf(row: string): string {
  const motive = motiveOf(row);
  return motive === undefined ? rowWords(row) : `${rowWords(row)}: ${motive.toLowerCase()}`;
}
