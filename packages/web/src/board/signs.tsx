import type { SignArt } from './sign-words.ts';
import './signs.css';

const CALTROP = 'm0-15 4 11 11 4-11 4-4 11-4-11-11-4 11-4Z';
const CALTROPS = [
  [-24, -24],
  [22, -28],
  [0, 0],
  [-26, 24],
  [26, 22],
]
  .map(([x, y]) => `M${x} ${y}${CALTROP}`)
  .join('');

const CROWN = Array.from({ length: 9 }, (_, i) => {
  const [a, b] = [(i / 9) * 2 * Math.PI, ((i + 1) / 9) * 2 * Math.PI];
  const at = (angle: number) => `${(Math.cos(angle) * 36).toFixed(1)} ${(Math.sin(angle) * 36).toFixed(1)}`;
  return `${i === 0 ? `M${at(a)}` : ''}A13 13 0 0 1 ${at(b)}`;
}).join('');

const disc = (r: number, x = 0, y = 0): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

type Stroke = readonly [paint: string, d: string];

// No two have the same outline; the paint is a class.
const SIGNS: Readonly<Record<SignArt, readonly Stroke[]>> = {
  oil: [['drop', 'M0-30C13-11 20-2 20 9A20 20 0 0 1-20 9C-20-2-13-11 0-30ZM-9 9A9 9 0 0 0 0 19']],
  spikes: [['steel', CALTROPS]],
  mine: [
    ['horns', 'M-38 0H38M0-38V38M-27-27 27 27M-27 27 27-27'],
    ['mine', disc(24)],
    ['fuse', disc(8)],
  ],
  grenade: [
    ['leaf', 'M0-22C30-22 32 40 0 40S-30-22 0-22Z'],
    ['arm', 'M-8-24V-36H10L26-10'],
  ],
  debris: [['steel', 'M-34 14-18-6-6 16ZM2-26 24-18 12-2ZM14 10 34 20 16 34ZM-30-32-16-30-24-18Z']],
  obstacle: [['wood', 'M-38-28-28-38 38 28 28 38ZM28-38 38-28-28 38-38 28Z']],
  cone: [
    ['cone', 'M-26-26H26V26H-26Z'],
    ['white', disc(19)],
    ['cone', disc(12)],
  ],
  crate: [['wood', 'M-34-34H34V34H-34ZM-34-34 34 34M34-34-34 34M-24-24H24V24H-24Z']],
  barrier: [
    ['white', 'M-46-14H46V14H-46Z'],
    ['cone', 'M-46 14-30-14H-14L-30 14ZM-14 14 2-14H18L2 14ZM18 14 34-14H46V-8L34 14Z'],
  ],
  post: [
    ['white', disc(20)],
    ['dark', 'M-20 0A20 20 0 0 1 20 0ZM-5 0A5 5 0 0 0 5 0Z'],
  ],
  lamp: [
    ['glow', disc(48)],
    ['arm', 'M-26 26 14-14'],
    ['dark', disc(9, -26, 26)],
    ['bulb', 'M4-24Q20-34 30-26Q34-14 24-4Z'],
  ],
  tree: [
    ['leaf', CROWN],
    ['trunk', disc(8)],
  ],
  canopy: [
    ['leafage', disc(20, -18, 10)],
    ['leafage', disc(17, 20, 14)],
    ['leafage', disc(21, 3, -14)],
  ],
  trace: [
    ['lost', disc(40)],
    ['doubt', 'M-14-12C-14-30 16-30 16-12C16 2 0 0 0 14M0 26V30'],
  ],
  blip: [
    ['echo', disc(44)],
    ['echo', disc(28)],
    ['blip', disc(13)],
  ],
  brush: [['leaf', 'M-34 22C-46 6-34-10-20-6C-18-26 14-30 18-8C36-12 46 8 34 22ZM-14 22-4-2M12 22 4 2']],
  sidecar: [
    ['dark', 'M22-14H40V30H22Z'],
    ['steel', 'M-8-44Q20-36 22-4V28Q20 42-8 42Q-30 42-30 28V-4Q-28-36-8-44Z'],
    ['crack', 'M-18-12Q-6-22 8-12L6 4H-16Z'],
  ],
  boulder: [
    ['rock', 'M-38 20-30-16-6-36 24-28 40 4 26 32-14 36Z'],
    ['crack', 'M-30-16-4-6 24-28M-4-6 4 34'],
  ],
  fire: [['flame', 'M0-36C6-18 24-8 22 12A22 22 0 0 1-22 12C-22 0-12-6-10-16C-4-12-2-8-2-2C4-10 4-22 0-36Z']],
};

/** The sign of a kind about the origin, in a frame of 100 by 100 units. */
export function Sign({ art }: { readonly art: SignArt }) {
  return SIGNS[art].map(([paint, d]) => <path key={d} className={`bd-sign-${paint}`} d={d} />);
}
