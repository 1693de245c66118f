// `npm run house`: draws the house (packages, their rooms, the arrows between them) to docs/house.svg. A test keeps it current.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDoor, packagesOf, planOf, roomArrows } from './house-plan.mjs';
import { layered, reduced } from './layered.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const PICTURE = path.join(root, 'docs/house.svg');

const INK = '#2b2a27';
const LINE = '#8a867c';
const KNOT = '#b3261e';
const FILL = { package: '#f6f3ea', room: '#ffffff' };

const esc = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
/** Room for a package's name. */
const HEAD = 24;

const textWidth = (text, size) => Math.ceil(text.length * size * 0.58);

/** The rooms of a package: its folders, with the names of the folders in them; its own files if there are any beside. */
function roomsOf({ files }) {
  const rooms = new Map();
  for (const file of files.keys()) {
    if (isDoor(file)) continue;
    const [first, second, ...rest] = file.split('/');
    const name = second === undefined ? '.' : first;
    if (!rooms.has(name)) rooms.set(name, new Set());
    if (rest.length > 0) rooms.get(name).add(second);
  }
  return rooms;
}

/** Words in lines that are not much wider than the room's own name. */
function wrapped(words, most) {
  const lines = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function roomBox(name, inner) {
  const title = name === '.' ? 'own files' : name;
  const lines = wrapped([...inner].sort(), 18);
  const width = Math.max(textWidth(title, 11), ...lines.map((line) => textWidth(line, 8.5))) + 12;
  return { title, lines, width, height: 20 + lines.length * 10 };
}

/** One package drawn from its own top left corner. */
function packagePicture(plan) {
  const rooms = roomsOf(plan);
  if (rooms.size < 2) return { width: textWidth(plan.pkg, 14) + 28, height: 34, svg: [], head: HEAD };
  const arrows = roomArrows(plan).get('') ?? new Map();
  const lines = [...arrows].flatMap(([from, to]) => [...to.keys()].sort().map((one) => [from, one])).sort();
  const boxes = new Map([...rooms].sort().map(([name, inner]) => [name, roomBox(name, inner)]));
  const few = reduced([...boxes.keys()], lines);
  const plot = layered(boxes, few, { gap: 10, rise: 22 });
  const svg = [
    ...plot.paths.map((line) => curve(line, line.isBack ? KNOT : LINE)),
    ...[...boxes].map(([name, box]) => roomSvg(box, plot.at.get(name))),
  ];
  const head = plot.paths.some(({ isBack }) => isBack) ? HEAD + 12 : HEAD;
  const width = Math.max(plot.width, textWidth(plan.pkg, 14)) + 24;
  return { width, height: plot.height + head + 14, svg, head, shift: (width - plot.width) / 2 };
}

function roomSvg({ title, lines, width, height }, { x, y }) {
  const top = y - height / 2;
  const texts = lines.map((line, i) => `<text x="${x}" y="${top + 24 + i * 10}" class="in">${esc(line)}</text>`);
  return [
    `<rect x="${x - width / 2}" y="${top}" width="${width}" height="${height}" rx="4" class="room"/>`,
    `<text x="${x}" y="${top + 14}" class="name">${esc(title)}</text>`,
    ...texts,
  ].join('');
}

/** Down from foot to head, through the places in between; within a knot over what stands there. */
function curve({ points, isBack }, colour) {
  const [first, ...rest] = points;
  let d = `M${first.x} ${first.y}`;
  let last = first;
  for (const point of rest) {
    const middle = isBack ? Math.min(last.y, point.y) - 14 : (last.y + point.y) / 2;
    d += ` C${last.x} ${middle} ${point.x} ${middle} ${point.x} ${point.y}`;
    last = point;
  }
  return `<path d="${d}" stroke="${colour}" class="arrow" marker-end="url(#tip${colour.slice(1)})"/>`;
}

const CAPTION =
  'An arrow points to what is imported, types included. What a longer way implies is left out; what points back is red.';

const STYLE = [
  'text { font-family: ui-sans-serif, system-ui, sans-serif; text-anchor: middle; }',
  `.pkg { fill: ${FILL.package}; stroke: ${INK}; stroke-width: 1.4; }`,
  `.room { fill: ${FILL.room}; stroke: ${LINE}; }`,
  '.arrow { fill: none; stroke-width: 1.1; }',
  `.title { font-size: 14px; font-weight: 700; fill: ${INK}; }`,
  `.name { font-size: 11px; fill: ${INK}; }`,
  `.in { font-size: 8.5px; fill: #6b675e; }`,
].join(' ');

const marker = (colour) =>
  `<marker id="tip${colour.slice(1)}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto"><path d="M0 0 L8 4 L0 8 z" fill="${colour}"/></marker>`;

/** The whole picture of the project at a root. */
export function housePicture(at) {
  const plans = packagesOf(at).map((pkg) => planOf(at, pkg));
  const names = plans.map(({ pkg }) => pkg);
  const boxes = new Map(plans.map((plan) => [plan.pkg, packagePicture(plan)]));
  const all = plans.flatMap(({ pkg, files }) => {
    const far = new Set([...files.values()].flatMap((file) => [...file.far]));
    return [...far]
      .filter((one) => names.includes(one))
      .sort()
      .map((one) => [pkg, one]);
  });
  const lines = reduced(names, all);
  const plot = layered(boxes, lines, { gap: 22, rise: 46 });
  const [width, height] = [plot.width + 40, plot.height + 66];
  const parts = [...boxes].map(([name, box]) => {
    const { x, y } = plot.at.get(name);
    return packageSvg(name, box, x - box.width / 2, y - box.height / 2);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="The packages of Hardtop, their rooms, and what imports what">`,
    `<style>${STYLE}</style>`,
    `<defs>${[INK, LINE, KNOT].map(marker).join('')}</defs>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    '<g transform="translate(20 20)">',
    ...plot.paths.map((line) => curve(line, INK)),
    ...parts,
    `<text x="${plot.width / 2}" y="${plot.height + 30}" class="in">${CAPTION}</text>`,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

function packageSvg(name, { width, height, svg, head, shift = 0 }, x, y) {
  return [
    `<g transform="translate(${x} ${y})">`,
    `<rect width="${width}" height="${height}" rx="7" class="pkg"/>`,
    `<text x="${width / 2}" y="${svg.length === 0 ? height / 2 + 5 : 18}" class="title">${esc(name)}</text>`,
    `<g transform="translate(${shift} ${head + 4})">`,
    ...svg,
    '</g>',
    '</g>',
  ].join('\n');
}

export const isCurrent = () => readFileSync(PICTURE, 'utf8') === housePicture(root);

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  writeFileSync(PICTURE, housePicture(root));
}
