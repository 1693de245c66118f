import { type Board, type Gauge, gaugeArt, type Piece, type Sheet, type SheetTrack, type Spot } from '@hardtop/board';
import type { Style } from './style.ts';

const SPOTS: Readonly<Record<Spot, string>> = {
  front: 'F',
  back: 'B',
  left: 'L',
  right: 'R',
  top: 'T',
  under: 'U',
  inside: 'in',
  'front-left': 'FL',
  'front-right': 'FR',
  'back-left': 'BL',
  'back-right': 'BR',
};

/** One line per vehicle: what it does, what is left of it. */
export function statusLines(board: Board, style: Style): readonly string[] {
  return board.pieces.map((piece) => {
    const sheet = board.sheets.find((candidate) => candidate.piece === piece.id);
    const parts = [...piece.notes, ...(sheet === undefined ? [] : sheetParts(sheet, piece))];
    const wreck = piece.state === 'wreck' ? [style.bad('wreck')] : [];
    const burning = piece.burning && !piece.notes.includes('burning') ? [style.bad('burning')] : [];
    return [style.seat(piece.seat, `${piece.tag} ${piece.name}`), ...wreck, ...burning, ...parts].join(' · ');
  });
}

function sheetParts(sheet: Sheet, piece: Piece): readonly string[] {
  const tracks = sheet.tracks
    .filter((track) => !piece.notes.some((note) => saysTrack(note, track)))
    .map((track) => `${track.label} ${track.cells[track.at] ?? '?'}`);
  const armor = sheet.gauges
    .filter((gauge) => gaugeArt(gauge) === 'armor')
    .map((gauge) => `${SPOTS[gauge.spot]}${gauge.unknown === true ? '?' : gauge.now}`);
  const weapons = sheet.gauges.filter((gauge) => gaugeArt(gauge) === 'weapon').map(weaponText);
  // Whole tires, plants and drivers are no news.
  const hurt = sheet.gauges.filter((gauge) => !['armor', 'weapon'].includes(gaugeArt(gauge)) && gauge.now < gauge.full);
  return [
    ...tracks,
    ...tokensText(sheet),
    ...(armor.length > 0 ? [`armor ${armor.join(' ')}`] : []),
    ...weapons,
    ...hurt.map((gauge) => `${gauge.label} ${gauge.now}/${gauge.full}`),
  ];
}

/** A note such as `45 mph` or `speed 3` already says what the speed track says. */
function saysTrack(note: string, { label, cells, at }: SheetTrack): boolean {
  return note.startsWith(`${cells[at]} `) || note.toLowerCase() === `${label} ${cells[at]}`.toLowerCase();
}

const tokensText = ({ tokens = [] }: Sheet): readonly string[] =>
  tokens.length === 0 ? [] : [tokens.map(({ count, label }) => `${count} ${label}`).join(', ')];

function weaponText(gauge: Gauge): string {
  if (gauge.unknown === true) return gauge.label;
  if (gauge.now <= 0 && gauge.full > 0) return `${gauge.label} out`;
  return gauge.ammo === undefined ? gauge.label : `${gauge.label} ×${gauge.ammo.now}`;
}

/** The whole record sheet. */
export function sheetLines(sheet: Sheet, style: Style): readonly string[] {
  return [
    style.bold(sheet.title),
    ...sheet.lines.map((line) => `  ${line}`),
    ...sheet.tracks.map((track) => `  ${track.label}: ${trackText(track.cells, track.at, style)}`),
    ...tokensText(sheet).map((line) => `  ${line}`),
    ...sheet.gauges.map((gauge) => `  ${gaugeText(gauge)}`),
    ...sheet.notes.map((note) => `  ! ${note}`),
  ];
}

function trackText(cells: readonly string[], at: number, style: Style): string {
  // Long tracks are shown around their marker.
  const from = Math.max(0, at - 4);
  const shown = cells.slice(from, at + 5).map((cell, i) => (from + i === at ? style.bold(`[${cell}]`) : cell));
  return `${from > 0 ? '… ' : ''}${shown.join(' ')}${at + 5 < cells.length ? ' …' : ''}`;
}

function gaugeText(gauge: Gauge): string {
  const ammo = gauge.ammo === undefined ? '' : `, ammunition ${gauge.ammo.now}/${gauge.ammo.full}`;
  const note = gauge.note === undefined ? '' : ` (${gauge.note})`;
  // What has no end has no figures.
  const figures = gauge.unknown === true ? ' unknown' : gauge.full === 0 ? '' : ` ${gauge.now}/${gauge.full}`;
  return `${gauge.group} ${SPOTS[gauge.spot]}  ${gauge.label}${figures}${ammo}${note}`;
}
