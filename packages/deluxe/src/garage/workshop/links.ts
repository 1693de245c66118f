// Links of weapons (deluxe/VIII.8/link): new ones, joining and leaving, and links of links under a further name.

import type { PartAction } from '@hardtop/workshop';
import type { Edit } from '../design/edit.ts';
import type { WeaponFit } from '../design/fittings.ts';
import { hullsOf } from '../design/hull.ts';
import { linkNames } from '../figures/fitting-lines.ts';
import { sideName } from '../problems/problem.ts';
import { slotOfWeapon } from './places.ts';
import type { Section } from './section.ts';

type Action = PartAction<Edit>;

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The first letter free on the whole vehicle. */
function freeName({ design }: Section): string {
  const used = hullsOf(design).flatMap(linkNames);
  return LETTERS.find((name) => !used.includes(name)) ?? `L${used.length + 1}`;
}

function setLinks({ part }: Section, fit: WeaponFit, index: number, links: readonly string[]): Edit {
  return {
    kind: 'replace',
    list: 'weapons',
    index,
    item: { ...fit, links: links.length === 0 ? undefined : links },
    part,
  };
}

/** Two and more that point the same way, on one new link. */
function linkAll(section: Section, fit: WeaponFit): readonly Action[] {
  const mates = section.hull.fit.weapons.flatMap((mate, i) => (slotOfWeapon(mate) === slotOfWeapon(fit) ? [i] : []));
  if (mates.length < 2) return [];
  const name = freeName(section);
  const edits = mates.flatMap((i): readonly Edit[] => {
    const mate = section.hull.fit.weapons[i];
    return mate === undefined ? [] : [setLinks(section, mate, i, [...(mate.links ?? []), name])];
  });
  return [{ label: 'Link all here', edit: { kind: 'several', edits } }];
}

const saysOf = ({ weapon, mount, count }: WeaponFit): string =>
  `${count > 1 ? `${count} ` : ''}${weapon} ${sideName(mount)}`;

/** Who else hangs on it. */
function membersOf(section: Section, name: string, except: number): string {
  const others = section.hull.fit.weapons.filter(({ links }, i) => i !== except && links?.includes(name));
  return others.length === 0 ? '' : ` (${others.map(saysOf).join(', ')})`;
}

export function linkActions(section: Section, fit: WeaponFit, index: number): readonly Action[] {
  const own = fit.links ?? [];
  const set = (links: readonly string[]): Edit => setLinks(section, fit, index, links);
  const others = linkNames(section.hull).filter((name) => !own.includes(name));
  return [
    ...own.map((name) => ({ label: `Off link ${name}`, edit: set(own.filter((each) => each !== name)) })),
    ...others.map((name) => ({
      label: `Onto link ${name}${membersOf(section, name, index)}`,
      edit: set([...own, name]),
    })),
    { label: own.length === 0 ? 'New link' : 'Further link', edit: set([...own, freeName(section)]) },
    ...linkAll(section, fit),
  ];
}
