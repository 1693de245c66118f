// What people carry, vehicles mount and hoards hold: a form for each kind of thing.

import { choicesOfWords, type Field } from '@hardtop/kernel';
import { ANTITANK_MISSILES } from '../catalog/antitank-missiles.ts';
import { AUTOCANNON } from '../catalog/autocannon.ts';
import { GRENADE_LAUNCHERS } from '../catalog/grenade-launchers.ts';
import { HAND_GRENADES, RIFLE_GRENADES } from '../catalog/grenades.ts';
import { HOWITZERS } from '../catalog/howitzers.ts';
import { LARGE_CALIBER_GUNS } from '../catalog/large-caliber-guns.ts';
import { MELEE_WEAPONS } from '../catalog/melee-weapons.ts';
import { MORTARS } from '../catalog/mortars.ts';
import { ROCKET_LAUNCHERS } from '../catalog/rocket-launchers.ts';
import { SMALL_ARMS } from '../catalog/small-arms.ts';
import { MOST_FORCES } from '../scenarios/force-schema.ts';
import { GEAR } from '../scenarios/setup.ts';
import { choicesOf } from './fields.ts';

const COUNT: Field = { path: 'count', label: 'How many', kind: 'number', min: 0, max: 200, step: 1, usual: 1 };
const MAGAZINES: Field = {
  path: 'magazines',
  label: 'Magazines beside',
  kind: 'number',
  min: 0,
  max: 200,
  step: 1,
  usual: 0,
};
const REST: Field = {
  path: 'rest',
  label: 'Fired from',
  kind: 'choice',
  usual: 'hands',
  choices: choicesOfWords(['hands', 'folded', 'bipod', 'tripod', 'vehicle']),
};
const SCOPE: Field = { path: 'scope', label: 'With a scope', kind: 'flag', usual: false };

const what = (choices: Extract<Field, { kind: 'choice' }>['choices']): Field => ({
  path: 'what',
  label: 'Which',
  kind: 'choice',
  choices,
});

const HEAVY = [
  ROCKET_LAUNCHERS,
  GRENADE_LAUNCHERS,
  ANTITANK_MISSILES,
  MORTARS,
  AUTOCANNON,
  LARGE_CALIBER_GUNS,
  HOWITZERS,
].flatMap((table) => choicesOf(table));

type Forms = Extract<Field, { kind: 'form' }>['forms'];

const form = (
  kind: string,
  title: string,
  first: string,
  choices: Extract<Field, { kind: 'choice' }>['choices'],
  fields: readonly Field[],
  fresh: Readonly<Record<string, unknown>> = {},
): Forms[number] => ({ id: kind, title, fresh: { kind, what: first, ...fresh }, fields: [what(choices), ...fields] });

const FORMS: Forms = [
  form('small-arm', 'Small arm', 'm16', choicesOf(SMALL_ARMS), [MAGAZINES, SCOPE, REST], { magazines: 4 }),
  form('heavy', 'Heavy weapon', 'rpg-16', HEAVY, [MAGAZINES, REST], { magazines: 4 }),
  form('grenade', 'Hand grenades', 'frag', choicesOfWords([...Object.keys(HAND_GRENADES), 'smoke']), [COUNT]),
  form(
    'rifle-grenade',
    'Rifle grenades',
    Object.keys(RIFLE_GRENADES)[0] ?? '',
    choicesOfWords(Object.keys(RIFLE_GRENADES)),
    [COUNT],
  ),
  form('melee', 'Blade or club', Object.keys(MELEE_WEAPONS)[0] ?? '', choicesOfWords(Object.keys(MELEE_WEAPONS)), []),
  form('charge', 'Explosives', 'plastique', choicesOfWords(['dynamite', 'plastique']), [COUNT]),
  form('mine', 'Mines', 'antipersonnel', choicesOfWords(['antipersonnel', 'antitank', 'claymore']), [COUNT]),
  form('gear', 'Gear', 'radio', choicesOfWords(GEAR), [
    { path: 'name', label: 'Called', kind: 'text', most: 60, none: 'as usual' },
    COUNT,
  ]),
];

export const items = (path: string, label: string, most: number = MOST_FORCES.items): Field => ({
  path,
  label,
  kind: 'rows',
  row: 'Thing',
  most,
  fresh: { kind: 'small-arm', what: 'm16', magazines: 4 },
  fields: [{ path: '', label: 'What', kind: 'form', tag: 'kind', forms: FORMS }],
});
