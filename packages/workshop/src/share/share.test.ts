import { describe, expect, it } from 'vitest';
import { cardSvg } from './card.ts';
import { forumPost } from './forum-text.ts';
import type { Portrait } from './portrait.ts';
import { LONGEST_QR, makeQr, QUIET, qrLines, qrPath } from './qr.ts';

const PORTRAIT: Portrait = {
  name: 'Mule [*bad_boy*] & <b>',
  kind: 'Barrow',
  game: 'Toy Cars',
  verdict: 'Legal',
  isLegal: true,
  figures: [
    { id: 'cost', label: 'Cost', text: '$10' },
    { id: 'weight', label: 'Weight', text: '3 lb', limit: '4 lb' },
  ],
  bodies: [
    {
      title: 'Barrow',
      shape: 'car',
      wheels: 4,
      armor: [{ id: 'front', label: 'Front', points: 5 }],
      arms: [{ place: 'front', short: '2 PG' }],
    },
  ],
  weapons: ['2 × Pea Gun, front'],
  statLine: 'Mule — barrow, 2 PG front.',
};
const LINK = 'https://duel.example/garage/shared#toy.3.abc';

describe('a post for a forum', () => {
  it('is plain text', () => {
    expect(forumPost(PORTRAIT, 'text', LINK)).toBe(
      'Mule [*bad_boy*] & <b>\nBarrow. Toy Cars. Legal.\n\nMule — barrow, 2 PG front.\n\n' +
        'Cost: $10\nWeight: 3 lb of 4 lb\nArmor by side: front 5\nWeapons: 2 × Pea Gun, front\n\n' +
        `${LINK}\n`,
    );
  });

  it('is Markdown in which a name stays a name', () => {
    const post = forumPost(PORTRAIT, 'markdown', LINK);
    expect(post).toContain('### Mule \\[\\*bad\\_boy\\*\\] & \\<b\\>\n');
    expect(post).toContain('\n> Mule — barrow, 2 PG front.\n\n- **Cost** $10\n- **Weight** 3 lb of 4 lb\n');
    expect(post).toContain(`[Open it on the bench](${LINK})`);
  });

  it('is BBCode in which a name stays a name', () => {
    const post = forumPost(PORTRAIT, 'bbcode', LINK);
    expect(post).toContain('[b]Mule (*bad_boy*) & <b>[/b]\n');
    expect(post).toContain('[quote]Mule — barrow, 2 PG front.[/quote]\n\n[list]\n[*][b]Cost[/b] $10\n');
    expect(post).toContain(`[url=${LINK}]Open it on the bench[/url]`);
  });

  it('goes without a link where there is none', () => {
    expect(forumPost(PORTRAIT, 'text', null)).not.toContain('http');
  });
});

describe('a code for cameras', () => {
  it('has light around it, and three corners to be found by', () => {
    const rows = makeQr(LINK) ?? [];
    const size = rows.length;
    expect(rows.every((row) => row.length === size)).toBe(true);
    for (let i = 0; i < size; i++) for (let rim = 0; rim < QUIET; rim++) expect(rows[rim]?.[i]).toBe(false);
    const corner = (x: number, y: number) => [0, 1, 2, 3, 4, 5, 6].map((i) => rows[y]?.[x + i]);
    const far = size - QUIET - 7;
    for (const [x, y] of [
      [QUIET, QUIET],
      [far, QUIET],
      [QUIET, far],
    ] as const) {
      expect(corner(x, y)).toEqual([true, true, true, true, true, true, true]);
      expect(corner(x, y + 1)).toEqual([true, false, false, false, false, false, true]);
    }
  });

  it('is drawn as it is, in a path and in half blocks', () => {
    const rows = [
      [true, true, false],
      [false, true, false],
      [false, false, true],
    ];
    expect(qrPath(rows)).toBe('M0 0h2v1H0zM1 1h1v1H1zM2 2h1v1H2z');
    expect(qrLines(rows, false)).toEqual(['▀█ ', '  ▀']);
    expect(qrLines(rows, true)).toEqual(['▄ █', '██▄']);
  });

  it('mends less the longer the link is, so that it can still be seen, and is none at last', () => {
    const side = (length: number) => (makeQr('x'.repeat(length))?.length ?? 0) - 2 * QUIET;
    // What the standard has for byte data: 161 characters fit into version 9 at M, 501 into version 15 at L.
    expect([side(160), side(161), side(501)]).toEqual([61, 53, 77]);
    expect(makeQr('x'.repeat(LONGEST_QR))).not.toBeNull();
    expect(makeQr('x'.repeat(LONGEST_QR + 1))).toBeNull();
  });
});

describe('a card', () => {
  it('takes no name for markup, and shows figures, armor and weapons', () => {
    const svg = cardSvg(PORTRAIT, LINK);
    expect(svg).toContain('>Mule [*bad_boy*] &amp; &lt;b&gt;</text>');
    for (const words of ['$10', 'WEIGHT, OF 4 LB', 'F 5', '2 PG', '2 × Pea Gun, front', 'Toy Cars', 'Legal'])
      expect(svg).toContain(`>${words}</text>`);
    expect(svg).toContain('duel.example');
  });

  it('has no code where there is no link', () => {
    expect(cardSvg(PORTRAIT, null)).not.toContain('crispEdges');
    expect(cardSvg(PORTRAIT, LINK)).toContain('crispEdges');
    // Too fine to be seen in its corner.
    expect(cardSvg(PORTRAIT, LINK.padEnd(500, 'x'))).not.toContain('crispEdges');
  });
});
