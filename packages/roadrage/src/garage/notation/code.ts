// A design bit by bit, for links.
// Codes out in the world count places in the catalog's lists of ids: new ids go to the end of them.

import { ok, type Result } from '@hardtop/kernel';
import {
  badCode,
  type Codec,
  constant,
  listOf,
  oneOf,
  oneOfMany,
  openedCode,
  record,
  sealedCode,
  text,
  whole,
} from '@hardtop/workshop/codes';
import { BODY_IDS } from '../../catalog/bodies.ts';
import { GEAR_IDS, SKILL_IDS } from '../../catalog/characters.ts';
import { MOUNT_IDS, TARGETING_IDS } from '../../catalog/mounts.ts';
import { OPTION_IDS } from '../../catalog/options.ts';
import { WEAPON_IDS } from '../../catalog/weapons.ts';
import { type Character, type Design, FACINGS, type WeaponFitting } from '../design/design.ts';
import { seatTitle } from '../design/people.ts';
import { parseDesign } from './parse-design.ts';

const weapon = oneOfMany(WEAPON_IDS);
const points = whole(0);

/** In the order of the catalog; what is zero takes one bit. */
const skills: Codec<Character['skills']> = {
  write(out, value) {
    for (const id of SKILL_IDS) points.write(out, value[id] ?? 0);
  },
  read(from) {
    const made = SKILL_IDS.map((id) => [id, points.read(from)] as const);
    return Object.fromEntries(made.filter(([, value]) => value > 0));
  },
};

const flag: Codec<boolean> = {
  write: (out, value) => out.put(value ? 1 : 0, 1),
  read: (from) => from.take(1) === 1,
};

const fitting = record<WeaponFitting>({
  weapon,
  mount: oneOf(MOUNT_IDS),
  facing: oneOf(FACINGS),
  targeting: oneOf(TARGETING_IDS),
  twin: flag,
});

/** A person called after the seat needs no name in the code. */
const crew: Codec<readonly Character[]> = {
  write(out, people) {
    points.write(out, people.length);
    people.forEach((one, seat) => {
      flag.write(out, one.name !== seatTitle(seat));
      if (one.name !== seatTitle(seat)) text.write(out, one.name);
      body.write(out, one);
    });
  },
  read(from) {
    const size = points.read(from);
    const people: Character[] = [];
    while (people.length < size && !from.failed) {
      const name = flag.read(from) ? text.read(from) : seatTitle(people.length);
      people.push({ name, ...body.read(from) });
    }
    return people;
  },
};

const body = record<Omit<Character, 'name'>>({ skills, gear: listOf(oneOf(GEAR_IDS)), weapons: listOf(weapon) });

const whatever = record<Design>({
  version: constant(1 as const),
  ruleset: constant('roadrage' as const),
  name: text,
  body: oneOf(BODY_IDS),
  options: listOf(oneOfMany(OPTION_IDS)),
  weapons: listOf(fitting),
  crew,
  drive: oneOf(['left', 'right']),
});

/** A letter, so that no code of another game is taken for one. */
const CODE_VERSION = 'R1';

export const makeCode = (design: Design): string => sealedCode(whatever, CODE_VERSION, design);

export function parseCode(code: string): Result<Design> {
  const stranger = `This is no Road Rage code of version ${CODE_VERSION.slice(1)}; another game or a newer program made it.`;
  const opened = openedCode(whatever, CODE_VERSION, code, () => stranger);
  if (!opened.ok) return opened;
  const read = opened.value === null ? null : parseDesign(opened.value);
  return read?.ok === true ? ok(read.value) : badCode('This code holds no design of this version.');
}
