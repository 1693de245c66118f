import { group, rule, text, widthOf, wrap } from '@hardtop/workshop/sheet';
import { ENGINE } from '../../catalog/damage.ts';
import { OPTIONS, type OptionId } from '../../catalog/options.ts';
import type { Design } from '../design/design.ts';
import { type Component, componentsOf, otherOptions } from '../figures/components.ts';
import { figuresOf } from '../figures/figures.ts';
import type { DrawnBlock } from './block.ts';
import { boxes, boxesWidth } from './boxes.ts';
import type { SheetDamage } from './damage.ts';

const SIZE = 3.6;
const LINE = 5.6;
const COLUMNS = 3;
const TYPE = { size: 3.3 };

/** How often a component has been hit, and how often it can be. */
function hitsOn({ kind, index, option }: Component, state: SheetDamage): readonly [hits: number, lives: number] {
  const yes = (lost: boolean): readonly [number, number] => [lost ? 1 : 0, 1];
  switch (kind) {
    case 'engine':
      return [state.engineHits, ENGINE.lives];
    case 'fuel':
      return yes(state.fuelLost);
    case 'brakes':
      return yes(state.brakesLost);
    case 'occupant':
      return yes(state.crew[index] === 0);
    case 'option':
      return yes(option !== undefined && state.lost.includes(option));
    case 'weapon':
      return yes(state.weapons[index]?.destroyed === true);
    case 'mount':
      return yes(state.lost.includes(`mount-${index}`));
  }
}

const BLANK: readonly Component[] = componentsOf({
  version: 1,
  ruleset: 'roadrage',
  name: '',
  body: 'midSized',
  options: [],
  weapons: [],
  crew: Array.from({ length: 2 }, () => ({ name: '', skills: {}, gear: [], weapons: [] })),
  drive: 'left',
});
const BLANK_LINES = 12;

/** Box and name, three to a line; a blank sheet has the fixed ones and lines for the rest. */
export function criticals(design: Design | null, state: SheetDamage, x: number, y: number, width: number): DrawnBlock {
  const components = design === null ? BLANK : componentsOf(design);
  const count = design === null ? BLANK_LINES : components.length;
  const wide = width / COLUMNS;
  const drawn = Array.from({ length: count }, (_, i) => {
    const component = components[i];
    const left = x + (i % COLUMNS) * wide;
    const top = y + Math.floor(i / COLUMNS) * LINE;
    const [hits, lives] = component === undefined ? ([0, 1] as const) : hitsOn(component, state);
    const words = left + boxesWidth(lives, SIZE) + 1.8;
    const name =
      component === undefined
        ? rule(words, top + SIZE, left + wide - words - 4, 'hair')
        : text(words, top + SIZE - 0.7, component.label, { ...TYPE, max: left + wide - words - 2 });
    const title = component === undefined ? 'Component to fill in' : `${component.label}: ${hits} of ${lives} hits`;
    return group(title, boxes(left, top, lives, hits, SIZE) + name);
  });
  return { svg: drawn.join(''), height: Math.ceil(count / COLUMNS) * LINE - (LINE - SIZE) };
}

export function others(design: Design | null, x: number, y: number, width: number): DrawnBlock {
  if (design === null) {
    const lines = [0, 1].map((i) => rule(x, y + 4 + i * 7, width, 'hair'));
    return { svg: lines.join(''), height: 11 };
  }
  const names = otherOptions(design);
  const lines = wrap(names.length === 0 ? 'None.' : `${names.join(', ')}.`, TYPE, width);
  const svg = lines.map((line, i) => text(x, y + 2.8 + i * 4.6, line, { ...TYPE, max: width })).join('');
  return { svg, height: lines.length * 4.6 - 1.4 };
}

/** Tires, and options that are used up. */
export function supplies(design: Design | null, state: SheetDamage, x: number, y: number): DrawnBlock {
  const tires = design === null ? 10 : figuresOf(design).tires;
  const spent = (id: OptionId): number => OPTIONS[id].effects.shots ?? 0;
  const used = design === null ? [] : [...new Set(design.options)].filter((id) => spent(id) > 0);
  const rows: readonly (readonly [label: string, count: number, crossed: number])[] = [
    ['Tires', tires, state.tiresBlown],
    ...used.map((id) => [OPTIONS[id].name, spent(id), state.used[id] ?? 0] as const),
  ];
  let left = x;
  const svg = rows.map(([label, count, crossed]) => {
    const words = text(left, y + SIZE - 0.7, label, { ...TYPE, bold: true });
    const at = left + widthOf(label, { ...TYPE, bold: true }) + 2;
    left = at + boxesWidth(count, SIZE) + 9;
    return group(`${label}: ${crossed} of ${count} gone`, words + boxes(at, y, count, crossed, SIZE));
  });
  return { svg: svg.join(''), height: SIZE };
}
