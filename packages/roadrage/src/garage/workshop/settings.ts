// Choices of the vehicle as a whole, of which one excludes the other.

import type { SettingChoice, WorkshopSetting } from '@hardtop/workshop';
import { BODIES, BODY_IDS } from '../../catalog/bodies.ts';
import { OPTIONS, type OptionId } from '../../catalog/options.ts';
import type { Design } from '../design/design.ts';
import type { Edit } from '../design/edit.ts';
import { costText } from '../figures/cost.ts';
import { optionNote } from '../figures/effects.ts';

interface OptionSwitch {
  readonly id: string;
  readonly label: string;
  readonly none: string;
  readonly options: readonly OptionId[];
}

const SWITCHES: readonly OptionSwitch[] = [
  { id: 'armor', label: 'Armor', none: 'No armor', options: ['armorLight', 'armorMedium', 'armorHeavy'] },
  { id: 'engine', label: 'Engine', none: 'Stock engine', options: ['bigEngine', 'reallyBigEngine'] },
  { id: 'gearbox', label: 'Gearbox', none: 'Stick shift', options: ['automaticTransmission', 'progressiveGears'] },
  { id: 'roof', label: 'Roof', none: 'Closed', options: ['sunRoof', 'convertibleTop'] },
  { id: 'shape', label: 'Shape', none: 'As it left the works', options: ['streamlined', 'veryStreamlined'] },
  { id: 'weight', label: 'Weight', none: 'Everything left in', options: ['stripped', 'strippedToTheBones'] },
];

/** These stand among the settings, not on the shelf. */
export const SWITCHED: ReadonlySet<OptionId> = new Set(SWITCHES.flatMap(({ options }) => options));

const bodySetting = ({ body }: Design): WorkshopSetting<Edit> => ({
  id: 'body',
  label: 'Body',
  chosen: body,
  choices: BODY_IDS.map((id) => {
    const { name, topSpeed, acceleration, hc, hitPoints, people } = BODIES[id];
    const note = `${topSpeed} mph, acceleration ${acceleration}, HC ${hc}, ${hitPoints} hits, ${people} ${people === 1 ? 'seat' : 'seats'}`;
    return { id, label: name, note, edit: { kind: 'body', body: id } };
  }),
});

function switchSetting({ id, label, none, options }: OptionSwitch, design: Design): WorkshopSetting<Edit> {
  const fitted = design.options.filter((option) => options.includes(option));
  const clear: readonly Edit[] = fitted.map((option) => ({ kind: 'removeOption', option }));
  const fits = options.filter((option) => OPTIONS[option].bodies?.includes(design.body) ?? true);
  const choices: readonly SettingChoice<Edit>[] = [
    { id: 'none', label: none, note: '', edit: { kind: 'several', edits: clear } },
    ...options
      .filter((option) => fits.includes(option) || fitted.includes(option))
      .map((option) => ({
        id: option,
        label: OPTIONS[option].name,
        note: `${costText(OPTIONS[option].cost)}: ${optionNote(option)}`,
        edit: { kind: 'several', edits: [...clear, { kind: 'addOption', option }] } as const,
      })),
  ];
  return { id, label, chosen: fitted.at(-1) ?? 'none', choices };
}

const driveSetting = ({ drive }: Design): WorkshopSetting<Edit> => ({
  id: 'drive',
  label: 'Driver sits',
  chosen: drive,
  choices: [
    { id: 'left', label: 'On the left', note: '', edit: { kind: 'drive', drive: 'left' } },
    { id: 'right', label: 'On the right', note: '', edit: { kind: 'drive', drive: 'right' } },
  ],
});

export function settingsOf(design: Design): readonly WorkshopSetting<Edit>[] {
  const switches = SWITCHES.map((one) => switchSetting(one, design)).filter(({ choices }) => choices.length > 1);
  return [bodySetting(design), ...switches, ...(BODIES[design.body].bike ? [] : [driveSetting(design)])];
}
