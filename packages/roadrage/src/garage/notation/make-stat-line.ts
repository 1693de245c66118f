// A vehicle in one paragraph, after the record sheet of the book.

import { BODIES } from '../../catalog/bodies.ts';
import { GEAR, SKILL_IDS, type SkillId } from '../../catalog/characters.ts';
import { type MountId, TARGETING } from '../../catalog/mounts.ts';
import { OPTIONS } from '../../catalog/options.ts';
import { WEAPONS, type WeaponId } from '../../catalog/weapons.ts';
import type { Character, Design, WeaponFitting } from '../design/design.ts';
import { seatTitle } from '../design/people.ts';
import { facingText } from '../figures/components.ts';
import { costOf } from '../figures/cost.ts';
import { figuresOf } from '../figures/figures.ts';
import { cargoText } from '../figures/texts.ts';
import { makeName } from './line-name.ts';

const MOUNT_TEXT: Readonly<Record<MountId, string>> = {
  fixed: 'in a fixed mount',
  door: 'in a door mount',
  pintle: 'on a pintle mount',
  turretLimited: 'in a limited turret',
  turret360: 'in a 360° turret',
};

const SKILL_TEXT: Readonly<Record<SkillId, string>> = {
  bike: 'bike',
  car: 'car',
  van: 'van',
  bigRig: 'big rig',
  smallArms: 'small arms',
  heavyWeapons: 'heavy weapons',
};

/** Each once, with its count. */
function counted(names: readonly string[]): readonly string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count === 1 ? name : `${name} ×${count}`;
  });
}

function gunPhrase(fitting: WeaponFitting): string {
  const { weapon, mount, targeting, twin } = fitting;
  // What is carried by hand is built in only where the line says so.
  const isPlain = mount === 'fixed' && WEAPONS[weapon].carried !== 'hand';
  return [
    ...(twin ? ['twin'] : []),
    WEAPONS[weapon].name.toLowerCase(),
    facingText(fitting),
    ...(isPlain ? [] : [MOUNT_TEXT[mount]]),
    ...(targeting === 'none' ? [] : [`with ${TARGETING[targeting].name.toLowerCase()}`]),
  ].join(' ');
}

/** What no hand can hold must be said to be in one. */
const carriedText = (id: WeaponId): string =>
  `${WEAPONS[id].carried === 'vehicle' ? 'carrying ' : ''}${WEAPONS[id].name.toLowerCase()}`;

function personPhrase({ name, skills, gear, weapons }: Character, seat: number): string {
  const role = seat === 0 ? 'driver' : 'passenger';
  const who = name === seatTitle(seat) ? role : `${role} ${JSON.stringify(name)}`;
  const words = [
    ...SKILL_IDS.flatMap((id) => ((skills[id] ?? 0) === 0 ? [] : [`${SKILL_TEXT[id]} ${skills[id]}`])),
    ...gear.map((id) => GEAR[id].name.toLowerCase()),
    ...counted(weapons.map(carriedText)),
  ];
  return words.length === 0 ? who : `${who} (${words.join(', ')})`;
}

function figuresText(design: Design): string {
  const { topSpeed, acceleration, deceleration, hc, size, seats, cargo, hitPoints } = figuresOf(design);
  const { minor, major } = costOf(design);
  return (
    `Cost ${minor} minor, ${major} major. Top ${topSpeed}, Acc ${acceleration}, Dec ${deceleration}, HC ${hc}, ` +
    `size ${size}, seats ${seats}, cargo ${cargoText(cargo)}, hit points ${hitPoints}.`
  );
}

export function makeStatLine(design: Design): string {
  const { name, body, options, weapons, crew, drive } = design;
  const parts = [
    BODIES[body].name.toLowerCase(),
    ...(drive === 'right' ? ['right-hand drive'] : []),
    ...counted(options.map((id) => OPTIONS[id].name.toLowerCase())),
  ];
  const people = crew.length === 0 ? ['no crew'] : crew.map(personPhrase);
  const phrases = [parts.join(', '), ...weapons.map(gunPhrase), ...people];
  return `${makeName(name)} — ${phrases.join('; ')}. ${figuresText(design)}`;
}
