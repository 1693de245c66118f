import { BODIES } from '../../catalog/bodies.ts';
import { DOORLESS, DOORS, MANNED_MOUNTS, MOUNTS, PINTLE_ACCESS, TARGETING } from '../../catalog/mounts.ts';
import { OPTIONS } from '../../catalog/options.ts';
import { WEAPONS, type WeaponId } from '../../catalog/weapons.ts';
import type { RoadRule } from '../../rules.ts';
import type { Design, Facing, WeaponFitting } from '../design/design.ts';
import { withArticle } from '../figures/article.ts';
import { facingText } from '../figures/components.ts';
import { MOUNT_RULES } from '../figures/option-rules.ts';
import type { ProblemCode, RoadProblem } from './problem.ts';

/** Which way a mount may look on this vehicle. */
export function facingsFor(design: Design, mount: WeaponFitting['mount']): readonly Facing[] {
  const { size } = BODIES[design.body];
  switch (mount) {
    case 'fixed':
    case 'turret360':
      return ['front', 'back', 'left', 'right'];
    case 'door':
      return size > DOORS.smallUpTo ? ['left', 'right', 'back'] : ['left', 'right'];
    case 'pintle':
    case 'turretLimited':
      return ['front', 'back'];
  }
}

const isIn = (ids: readonly WeaponId[], id: WeaponId): boolean => ids.includes(id);
const namesOf = (ids: readonly WeaponId[]): string => ids.map((id) => WEAPONS[id].name.toLowerCase()).join(' or ');

/** What goes wrong with one gun, one test each. */
type Fault = readonly [code: ProblemCode, rule: RoadRule, message: string] | null;
type Test = (fitting: WeaponFitting, design: Design) => Fault;

const byHand: Test = ({ weapon, mount }) => {
  const { carried, name } = WEAPONS[weapon];
  if (carried !== 'hand') return null;
  if (weapon === 'handWeapon' && MANNED_MOUNTS.includes(mount)) return null;
  return ['weapon-by-hand', 'roadrage/design/weapons-table', `${name}s are carried by people, not built in.`];
};

const droppedMount: Test = ({ weapon, mount }) =>
  WEAPONS[weapon].range !== 'dropped' || mount === 'fixed'
    ? null
    : ['dropped-mount', 'roadrage/weapons/dropped', `A ${WEAPONS[weapon].name.toLowerCase()} drops behind the vehicle; it takes no ${MOUNTS[mount].name.toLowerCase()}.`]; // biome-ignore format: one fault a line

const droppedFacing: Test = ({ weapon, facing }) =>
  WEAPONS[weapon].range !== 'dropped' || facing === 'back'
    ? null
    : [
        'dropped-facing',
        'roadrage/weapons/dropped',
        `A ${WEAPONS[weapon].name.toLowerCase()} always looks to the rear.`,
      ];

const droppedTargeting: Test = ({ weapon, targeting }) =>
  WEAPONS[weapon].range !== 'dropped' || targeting === 'none'
    ? null
    : ['dropped-targeting', 'roadrage/weapons/targeting', `${TARGETING[targeting].name} does nothing for ${withArticle(WEAPONS[weapon].name.toLowerCase())}, which is not aimed.`]; // biome-ignore format: one fault a line

const mountFacing: Test = (fitting, design) => {
  const { mount, weapon, facing } = fitting;
  const legal = facingsFor(design, mount);
  if (WEAPONS[weapon].range === 'dropped' || legal.includes(facing)) return null;
  const size = mount === 'door' ? ` of size ${BODIES[design.body].size}` : '';
  const words = legal.map((one) => facingText({ ...fitting, facing: one })).join(' or ');
  return ['mount-facing', MOUNT_RULES[mount], `A ${MOUNTS[mount].name.toLowerCase()} on a vehicle${size} looks to the ${words}, not to the ${facingText(fitting)}.`]; // biome-ignore format: one fault a line
};

const doorNone: Test = ({ mount }, { body }) =>
  mount !== 'door' || !DOORLESS.includes(body)
    ? null
    : [
        'door-none',
        'roadrage/weapons/door-mount',
        `A ${BODIES[body].name.toLowerCase()} has no door to mount a gun in.`,
      ];

const doorWeapon: Test = ({ mount, weapon }, { body }) => {
  const { size } = BODIES[body];
  if (mount !== 'door' || DOORLESS.includes(body) || size > DOORS.smallUpTo || isIn(DOORS.smallTakes, weapon))
    return null;
  if (WEAPONS[weapon].range === 'dropped') return null;
  return ['door-weapon', 'roadrage/weapons/door-mount', `The door of a vehicle of size ${size} takes a ${namesOf(DOORS.smallTakes)}, not ${withArticle(WEAPONS[weapon].name.toLowerCase())}.`]; // biome-ignore format: one fault a line
};

const pintleAccess: Test = ({ mount }, { options }) =>
  mount !== 'pintle' || PINTLE_ACCESS.some((id) => options.includes(id))
    ? null
    : ['pintle-access', 'roadrage/weapons/pintle-mount', `Nobody can reach a pintle without ${PINTLE_ACCESS.map((id) => `a ${OPTIONS[id].name.toLowerCase()}`).join(' or ')}.`]; // biome-ignore format: one fault a line

const twin: Test = ({ mount, weapon, twin: isTwin }, { body }) => {
  const { size } = BODIES[body];
  if (!isTwin || (mount === 'door' && size > DOORS.smallUpTo && isIn(DOORS.twins, weapon))) return null;
  return ['twin', 'roadrage/weapons/door-mount', `Two guns share only a door of a vehicle above size ${DOORS.smallUpTo}, and only a ${namesOf(DOORS.twins)}.`]; // biome-ignore format: one fault a line
};

const TESTS: readonly Test[] = [byHand, droppedMount, droppedFacing, droppedTargeting, mountFacing, doorNone, doorWeapon, pintleAccess, twin]; // biome-ignore format: one list

export const gunPlace = (fitting: WeaponFitting): string =>
  `${WEAPONS[fitting.weapon].name}, ${MOUNTS[fitting.mount].name.toLowerCase()}, ${facingText(fitting)}`;

export function weaponProblems(design: Design): readonly RoadProblem[] {
  return design.weapons.flatMap((fitting, index) =>
    TESTS.flatMap((test): readonly RoadProblem[] => {
      const fault = test(fitting, design);
      if (fault === null) return [];
      const [code, rule, message] = fault;
      return [{ code, rule, message, where: gunPlace(fitting), blame: { list: 'weapons', index } }];
    }),
  );
}
