import { caption, group, rule, text } from '@hardtop/workshop/sheet';
import { MOUNTS, TARGETING } from '../../catalog/mounts.ts';
import { RANGES, WEAPONS } from '../../catalog/weapons.ts';
import type { Design, WeaponFitting } from '../design/design.ts';
import { facingText, gunPlaces, gunText } from '../figures/components.ts';
import { weaponNote } from '../figures/effects.ts';
import type { DrawnBlock } from './block.ts';
import { boxes } from './boxes.ts';
import type { SheetDamage } from './damage.ts';

const LINE = 6.6;
const SIZE = 3.6;
const BLANK_ROWS = 4;
/** Shares of the width at which the columns begin. */
const COLUMNS = { name: 0, mount: 0.27, aim: 0.51, effect: 0.6, shots: 0.84 } as const;

const toHit = ({ weapon, targeting }: WeaponFitting): string => {
  const { attributes, range } = WEAPONS[weapon];
  if (range === 'dropped') return '–';
  const own = attributes.includes('accurate') ? 1 : attributes.includes('inaccurate') ? -1 : 0;
  const sum = own + TARGETING[targeting].toHit;
  return sum > 0 ? `+${sum}` : String(sum).replace('-', '−');
};

/** What it does, without what has a column of its own. */
const effectOf = ({ weapon }: WeaponFitting): string => {
  const { range } = WEAPONS[weapon];
  const words = weaponNote(weapon)
    .split(', ')
    .filter((word) => !/^(accurate|inaccurate|short|medium|long|dropped|\d+ shots?)$/.test(word));
  return [...words, range === 'dropped' ? 'behind' : `${RANGES[range]} sq.`].join(', ');
};

function gunRow(
  fitting: WeaponFitting,
  state: SheetDamage['weapons'][number],
  x: number,
  y: number,
  width: number,
): string {
  // biome-ignore format: one signature
  const { shots } = WEAPONS[fitting.weapon];
  const at = (share: number): number => x + share * width;
  const room = (from: number, to: number): number => (to - from) * width - 2;
  const { name, mount, aim, effect, shots: last } = COLUMNS;
  const place = `${MOUNTS[fitting.mount].name.toLowerCase()}, ${facingText(fitting)}`;
  const gone = state.destroyed ? rule(x, y - 1.2, width * last - 2, 'medium') : '';
  return group(
    `${gunText(fitting)}, ${place}${state.destroyed ? ', destroyed' : ''}`,
    text(at(name), y, gunText(fitting), { size: 3.4, bold: true, max: room(name, mount) }) +
      text(at(mount), y, place, { size: 3, max: room(mount, aim) }) +
      text(at(aim), y, toHit(fitting), { size: 3.4, bold: true }) +
      text(at(effect), y, effectOf(fitting), { size: 3, max: room(effect, last) }) +
      (shots === null ? text(at(last), y, 'no limit', { size: 3 }) : boxes(at(last), y - SIZE + 0.8, shots, state.fired, SIZE)) +
      gone,
  ); // biome-ignore format: one column a line
}

/** A row is crossed out when all its guns are gone. */
function together(places: readonly number[], { weapons }: SheetDamage): SheetDamage['weapons'][number] {
  const states = places.flatMap((place) => weapons[place] ?? []);
  return {
    fired: Math.max(0, ...states.map(({ fired }) => fired)),
    destroyed: states.length === places.length && states.every(({ destroyed }) => destroyed),
  };
}

export function gunRows(design: Design | null, state: SheetDamage, x: number, y: number, width: number): DrawnBlock {
  const heads = (['Weapon', 'Mount', 'To hit', 'Effect', 'Shots'] as const).map((label, i) =>
    caption(x + (Object.values(COLUMNS)[i] ?? 0) * width, y + 1.4, label, { size: 2.2 }),
  );
  const guns = design?.weapons ?? [];
  const places = design === null ? [] : gunPlaces(design);
  const rows =
    design === null
      ? Array.from({ length: BLANK_ROWS }, (_, i) => rule(x, y + (i + 1) * LINE + 1.4, width, 'hair'))
      : guns.map((fitting, i) => gunRow(fitting, together(places[i] ?? [], state), x, y + (i + 1) * LINE, width));
  const none = design !== null && guns.length === 0 ? text(x, y + LINE, 'Nothing built in.', { size: 3.3 }) : '';
  return { svg: heads.join('') + rows.join('') + none, height: Math.max(1, rows.length) * LINE + 1.4 };
}
