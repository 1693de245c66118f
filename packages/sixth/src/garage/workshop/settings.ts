// Choices of the build as a whole, of which one excludes the other.

import type { SettingChoice, WorkshopSetting } from '@hardtop/workshop';
import { CARD_IDS, CARDS } from '../../catalog/cards.ts';
import { TRACKS } from '../../catalog/dashboard.ts';
import { GAME_SIZES, type GameSize, SIZE_IDS } from '../../catalog/game-sizes.ts';
import type { Design } from '../design/design.ts';
import type { Edit } from '../design/edit.ts';
import { classOfSize } from '../design/size-class.ts';
import { pointsText } from '../figures/cost.ts';
import { capital, cardNote } from '../figures/texts.ts';

const sizeSetting = ({ size }: Design): WorkshopSetting<Edit> => {
  const chosen = classOfSize(size);
  return {
    id: 'size',
    label: 'Game size',
    chosen,
    choices: [
      ...SIZE_IDS.map((id): SettingChoice<Edit> => {
        const { ap, bp, cp } = GAME_SIZES[id];
        const note = `${ap} armor, ${bp} build points, ${cp} crew points`;
        return { id, label: capital(id), note, edit: { kind: 'size', size: GAME_SIZES[id] } };
      }),
      // Only where it is one: its points stand beside it.
      ...(chosen === 'other'
        ? [{ id: chosen, label: 'Another', note: '', edit: { kind: 'size', size } } as const]
        : []),
    ],
  };
};

/** What is offered of each kind of points; what a design has stands among it. */
const OFFERED: Readonly<Record<keyof GameSize, readonly number[]>> = {
  ap: Array.from({ length: TRACKS.armor }, (_, i) => i + 1),
  bp: Array.from({ length: 12 }, (_, i) => 4 * (i + 1)),
  cp: Array.from({ length: 13 }, (_, i) => i),
};

function pointsSetting({ size }: Design, id: keyof GameSize, label: string): WorkshopSetting<Edit> {
  const values = [...new Set([...OFFERED[id], size[id]])].sort((a, b) => a - b);
  const choices = values.map(
    (points): SettingChoice<Edit> => ({
      id: String(points),
      label: String(points),
      note: '',
      edit: { kind: 'size', size: { [id]: points } },
    }),
  );
  return { id, label, chosen: String(size[id]), choices };
}

/** Whoever is chosen takes the place of all who had the part before. */
function crewSetting({ cards }: Design, role: 'driver' | 'gunner'): WorkshopSetting<Edit> {
  const has = cards.crew.flatMap((id, index) =>
    CARDS[id].subtype === role && CARDS[id].type === 'crew' ? [index] : [],
  );
  const clear = has.toReversed().map((index): Edit => ({ kind: 'remove', place: 'crew', index }));
  const [first = -1] = has;
  const all = CARD_IDS.filter((id) => CARDS[id].type === 'crew' && CARDS[id].subtype === role);
  return {
    id: role,
    label: capital(role),
    chosen: cards.crew[first] ?? null,
    choices: all.map((id) => ({
      id,
      label: CARDS[id].name,
      note: `${pointsText(CARDS[id], CARDS[id].cost)}: ${cardNote(CARDS[id])}`,
      edit: { kind: 'several', edits: [...clear, { kind: 'add', place: 'crew', card: id }] },
    })),
  };
}

export const settingsOf = (design: Design): readonly WorkshopSetting<Edit>[] => [
  sizeSetting(design),
  pointsSetting(design, 'ap', 'Armor points'),
  pointsSetting(design, 'bp', 'Build points'),
  pointsSetting(design, 'cp', 'Crew points'),
  crewSetting(design, 'driver'),
  crewSetting(design, 'gunner'),
];
