// Pure changes to a design: the page and the ways out of a problem are made of them.

import type { BodyId } from '../../catalog/bodies.ts';
import type { OptionId } from '../../catalog/options.ts';
import type { Character, Design, WeaponFitting } from './design.ts';

export type Edit =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'body'; readonly body: BodyId }
  | { readonly kind: 'drive'; readonly drive: Design['drive'] }
  | { readonly kind: 'addOption'; readonly option: OptionId }
  /** One of it: the last. */
  | { readonly kind: 'removeOption'; readonly option: OptionId }
  | { readonly kind: 'addWeapon'; readonly fitting: WeaponFitting }
  | { readonly kind: 'setWeapon'; readonly index: number; readonly fitting: WeaponFitting }
  | { readonly kind: 'removeWeapon'; readonly index: number }
  | { readonly kind: 'addCrew'; readonly character: Character }
  | { readonly kind: 'setCrew'; readonly index: number; readonly character: Character }
  | { readonly kind: 'removeCrew'; readonly index: number }
  | { readonly kind: 'several'; readonly edits: readonly Edit[] };

const without = <T>(items: readonly T[], index: number): readonly T[] => items.filter((_, i) => i !== index);
const having = <T>(items: readonly T[], index: number, item: T): readonly T[] =>
  items.map((old, i) => (i === index ? item : old));

export function applyEdit(design: Design, edit: Edit): Design {
  const { options, weapons, crew } = design;
  switch (edit.kind) {
    case 'name':
      return { ...design, name: edit.name };
    case 'body':
      return { ...design, body: edit.body };
    case 'drive':
      return { ...design, drive: edit.drive };
    case 'addOption':
      return { ...design, options: [...options, edit.option] };
    case 'removeOption':
      return { ...design, options: without(options, options.lastIndexOf(edit.option)) };
    case 'addWeapon':
      return { ...design, weapons: [...weapons, edit.fitting] };
    case 'setWeapon':
      return { ...design, weapons: having(weapons, edit.index, edit.fitting) };
    case 'removeWeapon':
      return { ...design, weapons: without(weapons, edit.index) };
    case 'addCrew':
      return { ...design, crew: [...crew, edit.character] };
    case 'setCrew':
      return { ...design, crew: having(crew, edit.index, edit.character) };
    case 'removeCrew':
      return { ...design, crew: without(crew, edit.index) };
    case 'several':
      return edit.edits.reduce(applyEdit, design);
  }
}
