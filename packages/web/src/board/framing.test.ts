import { describe, expect, test } from 'vitest';
import { BOARD, KESTREL, MANEUVERS, TOLLBOOTH } from '../drawing-board/board-fixtures.ts';
import { toScreen } from './camera.ts';
import { closingScene, fightScene, frameOf, openingScene, reframe, sceneOf } from './framing.ts';

const PHONE = { width: 390, height: 350 };
const DESK = { width: 934, height: 455 };

const inside = (camera: ReturnType<typeof frameOf>, size: typeof PHONE, x: number, y: number) => {
  if (camera === null) return false;
  const at = toScreen(camera, size, { x, y });
  return at.x > 20 && at.x < size.width - 20 && at.y > 20 && at.y < size.height - 20;
};

describe('what a question is about', () => {
  test.each([
    ['a phone', PHONE],
    ['a desk', DESK],
  ])('%s shows the car, its maneuvers and the foe near by, large enough', (_, size) => {
    const camera = frameOf(sceneOf(BOARD.pieces, KESTREL, MANEUVERS), size);
    expect(camera?.k).toBeGreaterThan(size === PHONE ? 30 : 44);
    expect(inside(camera, size, KESTREL.pose.x, KESTREL.pose.y)).toBe(true);
    for (const { at } of MANEUVERS) if ('pose' in at) expect(inside(camera, size, at.pose.x, at.pose.y)).toBe(true);
  });

  test('a foe far off is left out, the car stays large, and the view leans that way', () => {
    const far = { ...TOLLBOOTH, pose: { x: 24, y: 10, h: 0 } };
    const camera = frameOf(sceneOf([KESTREL, far], KESTREL, []), PHONE);
    expect(camera?.k).toBeGreaterThan(44);
    expect(inside(camera, PHONE, KESTREL.pose.x, KESTREL.pose.y)).toBe(true);
    expect(camera?.x).toBeGreaterThan(KESTREL.pose.x + 1);
  });

  test('a pack far behind does not turn the eye from the way ahead', () => {
    const [own, pack] = [12, 0].map((y) => ({ ...KESTREL, pose: { x: 10, y, h: 0 }, seat: y === 12 ? 0 : 1 }));
    if (own === undefined || pack === undefined) throw new Error('nobody there');
    const camera = frameOf(sceneOf([own, pack], own, []), DESK);
    expect([own.pose.y, own.pose.y + 4].map((y) => inside(camera, DESK, 10, y))).toEqual([true, true]);
    expect(camera?.k).toBeGreaterThan(44);
    expect(camera?.y).toBeLessThan(own.pose.y + 2);
  });

  test('whoever is asked where to go is in view, however far off all the places are', () => {
    const places = [30, 60, 90].map((y) => ({
      ...{ optionId: `go-${y}`, label: 'Go', primary: false },
      at: { point: { x: KESTREL.pose.x + 40, y: KESTREL.pose.y - y } },
    }));
    const scene = sceneOf([KESTREL], KESTREL, places);
    for (const size of [PHONE, DESK])
      expect(inside(frameOf(scene, size), size, KESTREL.pose.x, KESTREL.pose.y)).toBe(true);
  });

  test('a view that shows it about as well stays where it is', () => {
    const scene = sceneOf(BOARD.pieces, KESTREL, []);
    const best = frameOf(scene, DESK);
    if (best === null) throw new Error('no frame');
    const near = { ...best, k: best.k * 0.9 };
    expect(reframe(near, scene, DESK)).toBe(near);
    expect(reframe({ ...best, x: best.x + 30 }, scene, DESK)).toEqual(best);
  });
});

describe('who is in the picture', () => {
  const far = { ...TOLLBOOTH, pose: { x: KESTREL.pose.x + 24, y: 10, h: 0 } };
  const seen = (camera: ReturnType<typeof frameOf>, size: typeof PHONE, piece: typeof KESTREL) =>
    inside(camera, size, piece.pose.x, piece.pose.y);

  test.each([
    ['a phone', PHONE],
    ['a desk', DESK],
  ])('%s opens on both sides, also where a question alone would leave the foe out', (_, size) => {
    const camera = frameOf(openingScene([KESTREL, far], KESTREL, [], size), size);
    expect([KESTREL, far].map((piece) => seen(camera, size, piece))).toEqual([true, true]);
    expect(seen(frameOf(sceneOf([KESTREL, far], KESTREL, []), PHONE), PHONE, far)).toBe(false);
  });

  test('sides at the two ends of a highway are not both shown: nobody could see them', () => {
    const away = { ...TOLLBOOTH, pose: { x: KESTREL.pose.x + 300, y: 10, h: 0 } };
    expect(openingScene([KESTREL, away], KESTREL, [], PHONE)).toEqual(sceneOf([KESTREL, away], KESTREL, []));
  });

  test('a replay shows whoever something happens to, where he was and where he is, and all the others that fit', () => {
    const gone = { ...TOLLBOOTH, pose: { ...TOLLBOOTH.pose, x: TOLLBOOTH.pose.x + 4 } };
    const camera = frameOf(fightScene([KESTREL, TOLLBOOTH], [KESTREL, gone], new Set(['car-2'])), DESK);
    expect([KESTREL, TOLLBOOTH, gone].map((piece) => seen(camera, DESK, piece))).toEqual([true, true, true]);
    const away = { ...TOLLBOOTH, pose: { x: 200, y: 90, h: 0 } };
    const alone = frameOf(fightScene([KESTREL, away], [KESTREL, away], new Set(['car-2'])), DESK);
    expect(seen(alone, DESK, away)).toBe(true);
  });
});

test('the end shows everybody who fought, wrecks too', () => {
  const wrecks = [KESTREL, { ...TOLLBOOTH, pose: { x: 12, y: 9, h: 0 } }].map((piece) => ({
    ...piece,
    state: 'wreck' as const,
  }));
  const camera = frameOf(closingScene(wrecks), PHONE);
  for (const { pose } of wrecks) expect(inside(camera, PHONE, pose.x, pose.y)).toBe(true);
});

test('squares to walk to are large enough for a thumb, from the first question on', () => {
  const far = { ...TOLLBOOTH, pose: { x: KESTREL.pose.x + 9, y: KESTREL.pose.y, h: 0 } };
  const cells = [-1.75, 0, 1.75].flatMap((dx) =>
    [-1.75, 0, 1.75].map((dy) => ({
      optionId: `${dx},${dy}`,
      label: '',
      at: { pose: { x: KESTREL.pose.x + dx, y: KESTREL.pose.y + dy, h: 0 } },
      primary: false,
      cell: true as const,
    })),
  );
  const camera = frameOf(openingScene([KESTREL, far], KESTREL, cells, PHONE), PHONE);
  expect((camera?.k ?? 0) / 4).toBeGreaterThanOrEqual(15);
});
