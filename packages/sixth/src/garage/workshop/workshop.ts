import type { Workshop } from '@hardtop/workshop';
import { GAME_SIZES, type GameSize, SIZE_IDS } from '../../catalog/game-sizes.ts';
import type { Design } from '../design/design.ts';
import type { Edit } from '../design/edit.ts';
import { capital } from '../figures/texts.ts';
import { problemsOf } from '../problems/problems.ts';
import type { GarageSettings } from '../problems/settings.ts';
import { fieldDesign, fieldIn } from './field.ts';
import { fittedParts } from './fitted-parts.ts';
import { menuOf } from './menu.ts';
import { settingsOf } from './settings.ts';
import { SLOTS } from './slots.ts';

/** What a build of no usual size begins with. */
const OTHER_SIZE: GameSize = { ap: 8, bp: 32, cp: 8 };

/** An empty car with two rookies in it; a class that nobody knows is a small game. */
function startDesign(classId: string, name: string): Design {
  const usual = SIZE_IDS.find((id) => id === classId) ?? 'small';
  return {
    version: 1,
    ruleset: 'sixth',
    name,
    size: classId === 'other' ? OTHER_SIZE : GAME_SIZES[usual],
    cards: { front: [], left: [], right: [], back: [], crew: ['rookieDriver', 'rookieGunner'] },
  };
}

const OPEN = { id: 'open', title: 'No usual size' };

/** The smallest of the usual games that it may enter, with the armor of that game. */
function divisionOf(design: Design, settings: GarageSettings): string {
  const fits = SIZE_IDS.find((id) => problemsOf({ ...design, size: GAME_SIZES[id] }, settings).length === 0);
  return fits ?? OPEN.id;
}

/** The bench of the garage page. The armor is the same on all sides and stands among the settings. */
export const workshopUnder = (settings: GarageSettings): Workshop<Design, Edit> => ({
  start: startDesign,
  rename: (name) => ({ kind: 'name', name }),
  sections: ({ name }) => [{ id: '', title: name }],
  settings: (design) => settingsOf(design),
  menu: () => menuOf(settings),
  outline: (design) => ({ shape: 'car', title: 'Car', wheels: 4, slots: SLOTS, parts: fittedParts(design) }),
  armor: () => [],
  setArmor: () => ({ kind: 'several', edits: [] }),
  field: (design) => fieldDesign(design, settings),
  fieldIn,
  divisionWord: 'size',
  divisions: [...SIZE_IDS.map((id) => ({ id, title: `${capital(id)} game` })), OPEN],
  divisionOf: (design) => divisionOf(design, settings),
});
