import type { Piece } from '@hardtop/board';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { KESTREL } from '../drawing-board/board-fixtures.ts';
import { cleanup, render } from '../testing/render.tsx';
import { Counter } from './counter.tsx';
import { ANIMALS, BODIES, HELD } from './figure-art.ts';
import { VEHICLES } from './vehicle-art.ts';

// The drawings are there before anybody waits for them.
beforeAll(() => import('./figures.tsx'));
afterEach(cleanup);

const somebody = (body: string, more: Partial<Piece> = {}): Piece => ({
  ...{ ...KESTREL, id: 'p1', tag: 'A1', name: 'Novak', kind: 'person', drawn: 'figure', body, mounts: [], notes: [] },
  ...more,
});

/** All that is painted of it, once its drawings have come. */
async function drawnAs(piece: Piece): Promise<string> {
  const { container } = render(
    <svg aria-hidden="true">
      <Counter piece={piece} face={piece.face} pattern="checker" defs="d" />
    </svg>,
  );
  await vi.waitFor(() => expect(container.querySelector('title')).toBeTruthy());
  const drawn = container.innerHTML;
  cleanup();
  return drawn;
}

describe('figures', () => {
  test('no two postures, animals or vehicles look alike', async () => {
    const bodies = [...Object.keys(BODIES), ...Object.keys(ANIMALS), ...Object.keys(VEHICLES)];
    const drawn = new Set<string>();
    for (const body of bodies) drawn.add(await drawnAs(somebody(body)));
    expect(drawn.size).toBe(bodies.length);
  });

  test('what is in his hands is seen, whatever it is', async () => {
    const held = Object.keys(HELD);
    const drawn = new Set<string>([await drawnAs(somebody('standing'))]);
    for (const word of held) drawn.add(await drawnAs(somebody(`standing, ${word}`)));
    expect(drawn.size).toBe(held.length + 1);
  });

  test('the dead are crossed out, the wounded bear a mark, the dying bleed', async () => {
    expect(await drawnAs(somebody('down', { state: 'wreck' }))).toContain('fig-cross');
    expect(await drawnAs(somebody('kneeling', { state: 'hurt' }))).toContain('fig-wound');
    expect(await drawnAs(somebody('down, bleeding'))).toContain('fig-blood');
    expect(await drawnAs(somebody('standing'))).not.toMatch(/fig-cross|fig-wound|fig-blood/);
  });

  test('a turret points where it points, and heads are counted', async () => {
    expect(await drawnAs(somebody('tank', { turret: 900 }))).toContain('rotate(-90)');
    const boat = await drawnAs(somebody('boat, 3 aboard'));
    expect(boat.match(/class="fig-dark"/g)).toHaveLength(3);
  });
});
