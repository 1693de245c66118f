import { group, rule, text } from '@hardtop/workshop/sheet';
import { CHARACTERS, GEAR, SKILL_IDS, SKILL_NAMES } from '../../catalog/characters.ts';
import { WEAPONS } from '../../catalog/weapons.ts';
import type { Character, Design } from '../design/design.ts';
import { seatTitle } from '../design/people.ts';
import type { DrawnBlock } from './block.ts';
import { boxes, boxesWidth } from './boxes.ts';
import type { SheetDamage } from './damage.ts';

const LINE = 10;
/** Without the second line for what they carry. */
const BLANK_LINE = 7;
const SIZE = 4;
const BLANK_ROWS = 5;

const skillsText = ({ skills }: Character): string =>
  SKILL_IDS.flatMap((id) => ((skills[id] ?? 0) === 0 ? [] : [`${SKILL_NAMES[id]} ${skills[id]}`])).join(', ');

function gearText({ gear, weapons }: Character): string {
  const worn = gear.map((id) => `${GEAR[id].name.toLowerCase()} (${GEAR[id].save === 6 ? '6' : `${GEAR[id].save}–6`})`);
  return [...weapons.map((id) => WEAPONS[id].name.toLowerCase()), ...worn].join(', ');
}

function person(
  one: Character | null,
  seat: number,
  left: number | undefined,
  x: number,
  y: number,
  width: number,
): string {
  // biome-ignore format: one signature
  const { hitPoints } = CHARACTERS;
  const lost = hitPoints - Math.min(hitPoints, left ?? hitPoints);
  const across = boxesWidth(hitPoints, SIZE);
  const hits = boxes(x + width - across, y, hitPoints, lost, SIZE);
  if (one === null)
    return group(
      `${seatTitle(seat)}: to fill in`,
      text(x, y + 3.2, seatTitle(seat), { size: 3, italic: true }) +
        rule(x + 20, y + 4, width - across - 24, 'hair') +
        hits,
    );
  const who = one.name === seatTitle(seat) ? one.name : `${seatTitle(seat)}: ${one.name}`;
  const skills = skillsText(one);
  return group(
    `${who}: ${hitPoints - lost} of ${hitPoints} hit points`,
    text(x, y + 3.2, who, { size: 3.4, bold: true, max: width * 0.28 }) +
      text(x + width * 0.3, y + 3.2, skills === '' ? 'no skills' : skills, {
        size: 3.2,
        max: width * 0.7 - across - 4,
      }) +
      text(x + width * 0.3, y + 7.2, gearText(one), { size: 2.8, italic: true, max: width * 0.7 }) +
      hits,
  );
}

export function crewRows(design: Design | null, state: SheetDamage, x: number, y: number, width: number): DrawnBlock {
  const people: readonly (Character | null)[] = design?.crew ?? Array.from({ length: BLANK_ROWS }, () => null);
  const line = design === null ? BLANK_LINE : LINE;
  const svg = people.map((one, seat) => person(one, seat, state.crew[seat], x, y + seat * line, width)).join('');
  return { svg, height: people.length * line - 2 };
}
