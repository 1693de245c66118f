// A design as a post for a forum, in the markup that the forum reads.

import type { LabelledFigure } from '../garage.ts';
import type { Portrait } from './portrait.ts';

export const POST_STYLES = ['text', 'markdown', 'bbcode'] as const;
export type PostStyle = (typeof POST_STYLES)[number];

interface Markup {
  /** What people wrote, so that it is not taken for markup. */
  plain(text: string): string;
  title(text: string): string;
  strong(text: string): string;
  quote(text: string): string;
  list(items: readonly string[]): string;
  link(address: string): string;
}

const LINK_WORDS = 'Open it on the bench';

const MARKUPS: Readonly<Record<PostStyle, Markup>> = {
  text: {
    plain: (text) => text,
    title: (text) => text,
    strong: (text) => `${text}:`,
    quote: (text) => text,
    list: (items) => items.join('\n'),
    link: (address) => address,
  },
  markdown: {
    plain: (text) => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&').replace(/^(\d+)([.)])/, '$1\\$2'),
    title: (text) => `### ${text}`,
    strong: (text) => `**${text}**`,
    quote: (text) => `> ${text}`,
    list: (items) => items.map((item) => `- ${item}`).join('\n'),
    link: (address) => `[${LINK_WORDS}](${address})`,
  },
  bbcode: {
    // No forum agrees with another on how a bracket is written.
    plain: (text) => text.replaceAll('[', '(').replaceAll(']', ')'),
    title: (text) => `[b]${text}[/b]`,
    strong: (text) => `[b]${text}[/b]`,
    quote: (text) => `[quote]${text}[/quote]`,
    list: (items) => `[list]\n${items.map((item) => `[*]${item}`).join('\n')}\n[/list]`,
    link: (address) => `[url=${address}]${LINK_WORDS}[/url]`,
  },
};

const figureText = ({ text, limit }: LabelledFigure): string => (limit === undefined ? text : `${text} of ${limit}`);

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Armor by side, body by body. */
function armorRows({ bodies }: Portrait): readonly (readonly [label: string, text: string])[] {
  return bodies.flatMap(({ title, armor }) => {
    if (armor.length === 0) return [];
    const sides = armor.map(({ label, points }) => `${label.toLowerCase()} ${points}`).join(', ');
    return [[bodies.length > 1 ? `Armor, ${title}` : 'Armor by side', sides] as const];
  });
}

/** `link` null: the design is too big for one. */
export function forumPost(portrait: Portrait, style: PostStyle, link: string | null): string {
  const { name, kind, game, verdict, figures, weapons, statLine } = portrait;
  const { plain, title, strong, quote, list, link: linkTo } = MARKUPS[style];
  const rows: readonly (readonly [string, string])[] = [
    ...figures.map((figure) => [figure.label, figureText(figure)] as const),
    ...armorRows(portrait),
    ...(weapons.length === 0 ? [] : [['Weapons', weapons.join('; ')] as const]),
  ];
  const parts = [
    `${title(plain(oneLine(name)))}\n${plain(`${kind}. ${game}. ${verdict}.`)}`,
    quote(plain(oneLine(statLine))),
    list(rows.map(([label, text]) => `${strong(plain(label))} ${plain(text)}`)),
    ...(link === null ? [] : [linkTo(link)]),
  ];
  return `${parts.join('\n\n')}\n`;
}
