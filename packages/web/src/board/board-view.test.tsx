import type { MotionRecord } from '@hardtop/kernel';
import { fireEvent, screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seatStyleOf } from '../base/seat-style.ts';
import {
  BEND_PREVIEW,
  BOARD,
  CRASH,
  DRIVE,
  HIT,
  KESTREL,
  MANEUVERS,
  ROLL,
  SHOT_PREVIEW,
  SKID,
  TARGETS,
} from '../drawing-board/board-fixtures.ts';
import { act, cleanup, render } from '../testing/render.tsx';
import { beatsOf } from './beats.ts';
import { BoardView, type BoardViewProps } from './board-view.tsx';

const noise = vi.spyOn(console, 'error');

beforeEach(() => void noise.mockClear());
afterEach(() => {
  cleanup();
  // React tells of missing act() and of bad markup here.
  expect(noise).not.toHaveBeenCalled();
});

function propsOf(more: Partial<BoardViewProps> = {}) {
  return {
    board: BOARD,
    selected: null,
    onSelect: vi.fn(),
    preview: null,
    actions: [],
    onAction: vi.fn(),
    onActionHover: vi.fn(),
    show: null,
    onShown: vi.fn(),
    arcsOf: null,
    seatStyle: seatStyleOf,
    ...more,
  } satisfies BoardViewProps;
}

const counter = (id: string) => document.querySelector(`[data-moves="${id}"]`);

describe('kinds the page has no drawing for', () => {
  test('a piece is a token with its tag, and keeps its own word', async () => {
    const mule = { ...KESTREL, id: 'mule', tag: '7', name: 'Dolly', kind: 'mule', body: '' };
    render(<BoardView {...propsOf({ board: { ...BOARD, pieces: [mule] } })} />);
    await vi.waitFor(() => expect(counter('mule')?.querySelector('.bd-paint')).toBeTruthy());
    expect(counter('mule')?.querySelector('.bd-beams')).toBeNull();
    expect(counter('mule')?.textContent).toContain('7');
    expect(screen.getByRole('list', { name: 'Pieces on the board' }).textContent).toContain('Dolly, mule');
  });

  test('an area is an outline with its word, unless the ruleset says what it looks like', () => {
    const points = [0, 1, 2].map((i) => ({ x: i, y: (i * i) / 2 }));
    const areas = [
      { id: 'a', kind: 'tear gas', points },
      { id: 'b', kind: 'crude', drawn: 'oil' as const, points },
    ];
    render(<BoardView {...propsOf({ board: { ...BOARD, areas, pieces: [] } })} />);
    expect(document.querySelectorAll('.bd-zone')).toHaveLength(1);
    expect(document.querySelectorAll('.bd-oil')).toHaveLength(1);
    expect([...document.querySelectorAll('.bd-area-label')].map(({ textContent }) => textContent)).toEqual([
      'tear gas',
    ]);
  });

  test('hands and zones are told in words beside the map', () => {
    const cards = [{ id: 'c1', name: 'Oil slick' }];
    const hands = [{ id: 'h', seat: 0, label: "Ann's hand", cards, unseen: 2 }];
    const zones = [{ id: 'z', label: 'Reserve', pieces: [] }];
    render(<BoardView {...propsOf({ board: { ...BOARD, hands, zones } })} />);
    const lines = within(screen.getByRole('list', { name: 'Beside the map' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      "Ann's hand Oil slick, 2 face down",
      'Reserve nobody',
    ]);
  });
});

describe('pieces', () => {
  test('the board is told in words, and a piece can be selected there', async () => {
    const props = propsOf({ selected: 'car-2' });
    render(<BoardView {...props} />);
    const list = screen.getByRole('list', { name: 'Pieces on the board' });
    const words = within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(words).toEqual([
      '1, Kestrel, midsize, 9.5 inches east, 10 north, heading north, 45 mph, handling +2',
      '2, Tollbooth, van, 12 inches east, 15.5 north, heading southwest, hurt, 35 mph',
    ]);
    expect(within(list).getByRole('button', { pressed: true }).textContent).toContain('Tollbooth');
    await userEvent.click(within(list).getByText(/Kestrel/));
    expect(props.onSelect).toHaveBeenCalledWith('car-1');
  });

  test('a click on a counter selects it, a click on the asphalt selects nothing', () => {
    const props = propsOf();
    render(<BoardView {...props} />);
    fireEvent.click(document.querySelector('[data-piece="car-1"] .bd-plate') as Element);
    expect(props.onSelect).toHaveBeenLastCalledWith('car-1');
    fireEvent.click(document.querySelector('.bd-asphalt') as Element);
    expect(props.onSelect).toHaveBeenLastCalledWith(null);
  });

  test('counters stand at their pose, y to the north', () => {
    render(<BoardView {...propsOf()} />);
    expect(counter('car-1')?.getAttribute('transform')).toBe('translate(950 -1000) rotate(0)');
    expect(counter('car-2')?.getAttribute('transform')).toBe('translate(1200 -1550) rotate(-135)');
  });
});

describe('actions', () => {
  test('each can be clicked, and says its chance', async () => {
    const props = propsOf({ actions: TARGETS });
    render(<BoardView {...props} />);
    await userEvent.click(screen.getByRole('button', { name: 'MG at front left tire, 17 %' }));
    expect(props.onAction).toHaveBeenCalledExactlyOnceWith('mg-tire');
  });

  test('each takes the focus, tells the page, and answers Enter', async () => {
    const props = propsOf({ actions: MANEUVERS });
    render(<BoardView {...props} />);
    const straight = screen.getByRole('button', { name: 'Straight' });
    act(() => straight.focus());
    expect(props.onActionHover).toHaveBeenLastCalledWith('straight');
    await userEvent.keyboard('{Enter}');
    expect(props.onAction).toHaveBeenCalledWith('straight');
    act(() => straight.blur());
    expect(props.onActionHover).toHaveBeenLastCalledWith(null);
  });

  test('the ghost of a maneuver is as good as its marker', () => {
    const props = propsOf({ actions: MANEUVERS });
    render(<BoardView {...props} />);
    fireEvent.click(document.querySelector('[data-option="bend-left-45"] .bd-ghost-plate') as Element);
    expect(props.onAction).toHaveBeenCalledWith('bend-left-45');
    expect(props.onSelect).not.toHaveBeenCalled();
  });
});

test('previews draw the ghost, its way and the line of fire; arcs name their guns', () => {
  const { rerender } = render(<BoardView {...propsOf({ preview: BEND_PREVIEW, arcsOf: 'car-1' })} />);
  expect(document.querySelector('.bd-preview .bd-ghost-way')).not.toBeNull();
  expect(document.querySelector('.bd-ghost-label')?.textContent).toBe('keeps control 83 %');
  expect([...document.querySelectorAll('.bd-arc-label')].map(({ textContent }) => textContent)).toEqual([
    'MG · RL',
    'Mines',
  ]);
  rerender(<BoardView {...propsOf({ preview: SHOT_PREVIEW })} />);
  expect(document.querySelector('.bd-sight-label')?.textContent).toContain('58 %');
});

describe('a show', () => {
  beforeEach(
    () =>
      void vi.useFakeTimers({
        toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
      }),
  );
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const showing = (...motions: readonly MotionRecord[]) => ({
    beats: beatsOf(motions.map((motion, i) => ({ n: i + 1, kind: 'move', rule: 'demo/fight', text: '', motion }))),
  });
  // How the pieces stood before.
  const EARLIER = {
    ...BOARD,
    pieces: BOARD.pieces.map((piece) => {
      const [pose] = [DRIVE, SKID].find((motion) => motion.piece === piece.id)?.path ?? [];
      return pose === undefined ? piece : { ...piece, pose };
    }),
  };

  test('starts where the pieces were, ends where they are, and then calls back once', () => {
    const props = propsOf({ board: EARLIER, show: showing(DRIVE, SKID) });
    const { rerender } = render(<BoardView {...props} />);
    expect(counter('car-1')?.getAttribute('transform')).toBe('translate(950 -900) rotate(0)');
    pass(100);
    expect(counter('car-1')?.getAttribute('transform')).not.toBe('translate(950 -900) rotate(0)');
    expect(counter('car-2')?.getAttribute('transform')).toBe('translate(1320 -1680) rotate(-135)');
    pass(900);
    expect(counter('car-1')?.getAttribute('transform')).toBe('translate(950 -1000) rotate(0)');
    expect(counter('car-2')?.getAttribute('transform')).toBe('translate(1200 -1550) rotate(-135)');
    expect(props.onShown).toHaveBeenCalledExactlyOnceWith(false);
    expect(document.querySelectorAll('.bd-skid')).toHaveLength(1);
    rerender(<BoardView {...props} board={BOARD} show={null} />);
    expect(counter('car-1')?.getAttribute('transform')).toBe('translate(950 -1000) rotate(0)');
  });

  test('goes on whatever else is drawn anew', () => {
    const props = propsOf({ board: EARLIER, show: showing(DRIVE) });
    const { rerender } = render(<BoardView {...props} />);
    pass(100);
    const under = counter('car-1')?.getAttribute('transform');
    rerender(<BoardView {...props} selected="car-1" board={{ ...EARLIER }} />);
    expect(counter('car-1')?.getAttribute('transform')).toBe(under);
    pass(900);
    expect(props.onShown).toHaveBeenCalledOnce();
  });

  test('leaves the board as it is drawn, even where that is not where the motion ended', () => {
    const props = propsOf({ show: showing({ ...DRIVE, path: DRIVE.path.toReversed() }) });
    const { rerender } = render(<BoardView {...props} />);
    pass(1000);
    rerender(<BoardView {...props} show={null} />);
    expect(counter('car-1')?.getAttribute('transform')).toBe('translate(950 -1000) rotate(0)');
  });

  test('of a roll is seen face by face, and the last face stays until the board is drawn anew', () => {
    const half = { ...ROLL, path: ROLL.path.slice(0, 3) };
    const props = propsOf({ show: showing(half) });
    const { rerender } = render(<BoardView {...props} />);
    pass(900);
    expect(counter('car-1')?.querySelector('.bd-under')).not.toBeNull();
    rerender(<BoardView {...props} show={null} />);
    expect(counter('car-1')?.querySelector('.bd-under')).toBeNull();
  });

  test('carries along what lies about and is pushed, and bursts where it lies', () => {
    const square = (x: number) => [0, 1, 2, 3].map((i) => ({ x: x + (i % 3 ? 1 : 0), y: i > 1 ? 1 : 0 }));
    const barrel = (x: number) => ({ id: 'barrel', kind: 'barrel', drawn: 'cone' as const, points: square(x) });
    const [from, to] = [
      { x: 1.5, y: 0.5, h: 0 },
      { x: 2.5, y: 0.5, h: 0 },
    ];
    const beats = [
      ...showing(DRIVE, { piece: 'barrel', path: [from, to], style: 'shove' }).beats,
      ...beatsOf([
        { n: 3, kind: 'burst', rule: 'demo/fight', text: '', harm: [{ piece: 'barrel', style: 'blast', points: 4 }] },
      ]),
    ];
    const props = propsOf({ board: { ...EARLIER, areas: [barrel(1)] }, show: { beats } });
    const { rerender } = render(<BoardView {...props} />);
    const drawn = () => document.querySelector('[data-glides="barrel"]')?.getAttribute('transform');
    expect(drawn()).toBe('translate(0 0)');
    pass(400);
    expect(drawn()).toBe('translate(100 0)');
    expect(document.querySelector('.fx-points')?.textContent).toBe('−4');
    rerender(<BoardView {...props} board={{ ...BOARD, areas: [barrel(2)] }} show={null} />);
    expect(drawn()).toBe('');
  });

  test('of a shot has a flash, a spark, the dice, and then the points', () => {
    render(<BoardView {...propsOf({ show: { beats: beatsOf(HIT) } })} />);
    expect(document.querySelector('.fx-flash')).not.toBeNull();
    expect(document.querySelector('.fx-spark')).not.toBeNull();
    expect(document.querySelectorAll('.fx-die')).toHaveLength(2);
    expect(document.querySelector('.fx-points')).toBeNull();
    pass(800);
    expect(document.querySelector('.fx-points')?.textContent).toBe('−7');
  });

  test('of two rolls for one car shows the dice of the later', () => {
    const [control] = CRASH;
    if (control === undefined) throw new Error('no roll');
    const rolls = [control, { ...control, n: 2, roll: { dice: '3d6', values: [1, 2, 3], total: 6 } }];
    render(<BoardView {...propsOf({ show: { beats: beatsOf(rolls) } })} />);
    expect(document.querySelectorAll('.fx-die')).toHaveLength(1);
    pass(500);
    expect(document.querySelectorAll('.fx-die')).toHaveLength(3);
  });

  test.each([
    ['a pointer', () => fireEvent.pointerDown(document.body)],
    ['a key', () => fireEvent.keyDown(document.body, { key: ' ' })],
  ])('%s skips the rest', (_, skip) => {
    const props = propsOf({ show: showing(DRIVE, SKID) });
    render(<BoardView {...props} />);
    pass(50);
    act(skip);
    expect(props.onShown).toHaveBeenCalledExactlyOnceWith(true);
    pass(2000);
    expect(props.onShown).toHaveBeenCalledOnce();
  });

  test('with reduced motion nothing moves, and the callback comes at once', () => {
    const props = propsOf({ board: EARLIER, show: showing(DRIVE), reducedMotion: true });
    render(<BoardView {...props} />);
    expect(counter('car-1')?.getAttribute('transform')).toBe('translate(950 -900) rotate(0)');
    pass(1);
    expect(props.onShown).toHaveBeenCalledExactlyOnceWith(false);
    expect(document.querySelector('.fx-life')).toBeNull();
  });
});

describe('the view', () => {
  const transform = () => document.querySelector('.bd-svg > g')?.getAttribute('transform');

  test('arrow keys pan when the board has the focus', async () => {
    render(<BoardView {...propsOf({ reducedMotion: true })} />);
    const before = transform();
    act(() => screen.getByRole('application').focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(transform()).not.toBe(before);
  });

  test('its buttons have names, and zoom', async () => {
    render(<BoardView {...propsOf({ reducedMotion: true, selected: KESTREL.id })} />);
    const before = transform();
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    const near = transform();
    expect(near).not.toBe(before);
    const follow = screen.getByRole('button', { name: 'Follow the action' });
    expect(follow.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(follow);
    expect(follow.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Show the whole board' }));
    expect(transform()).not.toBe(near);
    // Space must go on answering the question.
    expect(document.activeElement).not.toBe(follow);
  });
});
