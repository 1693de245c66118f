import type { Board } from '@hardtop/board';
import type { GameEvent, Preview, ShotRecord } from '@hardtop/kernel';
import { render, useState } from 'preact/compat';
import '../base/fonts/fonts.css';
import '../base/parts.css';
import '../base/theme.css';
import { seatStyleOf } from '../base/seat-style.ts';
import { beatsOf } from '../board/beats.ts';
import { BoardView } from '../board/board-view.tsx';
import { BODY_NAMES } from '../board/car-specs.ts';
import type { Show } from '../board/use-show.ts';
import { RecordSheet } from '../sheet/record-sheet.tsx';
import {
  aCar,
  BEND_PREVIEW,
  BLAST,
  BOARD,
  CRASH,
  DANGER_PREVIEW,
  DRIVE,
  FISHTAIL,
  HIT,
  MANEUVERS,
  MISS,
  ROLL,
  SHOT_PREVIEW,
  SKID,
  TARGETS,
  VAULT,
} from './board-fixtures.ts';

// The drawing board, for looking at one's work: board.html?scene=maneuver&theme=light. Not part of the built page.

const query = new URLSearchParams(location.search);
const scene = query.get('scene') ?? 'maneuver';
document.documentElement.dataset.theme = query.get('theme') ?? 'dark';

const FACES = ['up', 'left', 'right', 'top', 'nose', 'tail'] as const;
const KINDS = ['cycle', 'truck', 'trailer', 'helicopter', 'pedestrian', 'missile'] as const;

function parade(): Board {
  const cars = BODY_NAMES.map((body, i) =>
    aCar({ id: body, tag: `${i + 1}`, seat: i, name: body, body, pose: { x: 2 + i * 1.4, y: 7.5, h: i * 50 } }),
  );
  const hurt = BODY_NAMES.map((body, i) =>
    aCar({
      id: `${body}-2`,
      tag: `${i + 11}`,
      seat: 7 - i,
      name: body,
      body,
      pose: { x: 2 + i * 1.4, y: 5.5, h: 0 },
      state: i % 2 === 0 ? 'hurt' : 'wreck',
      burning: i > 3,
    }),
  );
  const faces = FACES.map((face, i) =>
    aCar({ id: face, tag: `${i}`, seat: i, name: face, body: 'midsize', pose: { x: 2 + i * 1.4, y: 3.5, h: 0 }, face }),
  );
  const others = KINDS.map((kind, i) =>
    aCar({ id: kind, tag: `${i}`, seat: i, name: kind, kind, body: kind, pose: { x: 2 + i * 1.4, y: 1.5, h: 0 } }),
  );
  return {
    ...BOARD,
    bounds: { minX: 0, minY: 0, maxX: 12, maxY: 9 },
    areas: [],
    pieces: [...cars, ...hurt, ...faces, ...others],
  };
}

const SIGNS = [
  'oil',
  'spikes',
  'mine',
  'debris',
  'obstacle',
  'cone',
  'crate',
  'barrier',
  'post',
  'lamp',
  'tree',
  'fire',
];

function signs(): Board {
  const areas = SIGNS.map((kind, i) => {
    const [x, y] = [1 + (i % 6) * 1.8, 5 - Math.floor(i / 6) * 2];
    const [w, h] = i % 2 === 0 ? [1, 1] : [1, 0.5];
    const points = [
      { x, y },
      { x: x + w, y },
      { x: x + w, y: y + h },
      { x, y: y + h },
    ];
    return { id: kind, kind, points };
  });
  return { ...BOARD, bounds: { minX: 0, minY: 0, maxX: 12, maxY: 7 }, areas, pieces: BOARD.pieces.slice(0, 0) };
}

const PREVIEWS: Record<string, Preview> = { maneuver: BEND_PREVIEW, danger: DANGER_PREVIEW, target: SHOT_PREVIEW };
const moving = [DRIVE, SKID, FISHTAIL, ROLL, VAULT].map(
  (motion, i): GameEvent => ({ n: i + 1, kind: 'move', rule: 'demo/fight', text: '', about: motion.piece, motion }),
);
const STYLES: readonly ShotRecord['style'][] = ['bullets', 'shell', 'rocket', 'beam', 'flame', 'thrown'];
const withStyle = (events: readonly GameEvent[], style: ShotRecord['style']): readonly GameEvent[] =>
  events.map((event) => (event.shot === undefined ? event : { ...event, shot: { ...event.shot, style } }));
const SHOWS: Record<string, readonly GameEvent[]> = {
  ...Object.fromEntries(moving.map((event) => [event.motion?.style ?? '', [event]])),
  ...Object.fromEntries(STYLES.map((style) => [style, withStyle(HIT, style)])),
  miss: MISS,
  crash: CRASH,
  blast: BLAST,
};
const ACTIONS = { maneuver: MANEUVERS, target: TARGETS } as Record<string, typeof MANEUVERS>;
const NONE: readonly never[] = [];

function DrawingBoard() {
  const [selected, setSelected] = useState<string | null>('car-1');
  const [show, setShow] = useState<Show | null>(null);
  const [hit, setHit] = useState(0);
  const board = scene === 'parade' ? parade() : scene === 'signs' ? signs() : BOARD;
  const found = BOARD.sheets.find(({ piece }) => piece === selected) ?? BOARD.sheets[0];
  const sheet = found && {
    ...found,
    gauges: found.gauges.map((g) => (g.id === 'front' ? { ...g, now: Math.max(0, g.now - hit) } : g)),
  };
  return (
    <div className="dev">
      <style>{`.dev{display:grid;grid-template:minmax(0,1fr) auto/minmax(0,1fr) 380px;height:100dvh}.dev-sheet{overflow:auto;border-left:1px solid var(--line)}.dev-bar{grid-column:1/-1;display:flex;gap:6px;padding:4px}
      @media(max-width:700px){.dev{grid-template:minmax(0,1fr) 40% auto/1fr}}.dev[data-only=sheet]{}`}</style>
      <BoardView
        board={board}
        selected={selected}
        onSelect={setSelected}
        preview={PREVIEWS[scene] ?? null}
        actions={ACTIONS[scene] ?? NONE}
        onAction={(id) => console.log('action', id)}
        onActionHover={() => undefined}
        show={show}
        onShown={() => setShow(null)}
        arcsOf={scene === 'arcs' ? selected : null}
        seatStyle={seatStyleOf}
      />
      <div className="dev-sheet">
        {sheet && (
          <RecordSheet
            sheet={sheet}
            piece={BOARD.pieces.find(({ id }) => id === sheet.piece) ?? null}
            seatStyle={seatStyleOf(sheet.seat)}
            compact={query.has('compact')}
          />
        )}
      </div>
      <div className="dev-bar">
        {Object.entries(SHOWS).map(([name, events]) => (
          <button key={name} type="button" onClick={() => setShow({ beats: beatsOf(events) })}>
            {name}
          </button>
        ))}
        <button type="button" onClick={() => setHit(hit + 4)}>
          hit
        </button>
      </div>
    </div>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('board.html has no #root');
render(<DrawingBoard />, root);
