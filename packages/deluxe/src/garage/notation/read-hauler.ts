// Trailers and carriers, by length and kind: "10' van", "40-foot reefer semi-trailer", "15-foot tanker carrier".

import { CAR_TRAILERS } from '../../catalog/car-trailers.ts';
import { CARRIERS } from '../../catalog/carriers.ts';
import { TRAILERS } from '../../catalog/trailers.ts';
import type { Cursor } from './cursor.ts';
import type { VehicleDraft } from './draft.ts';
import { found, type NamedBody } from './found-body.ts';
import * as words from './words-bodies.ts';

export function feet(cursor: Cursor): number | null {
  return cursor.attempt(() => {
    const length = cursor.count();
    return length !== null && cursor.take(words.FEET) !== null ? length : null;
  });
}

/** "6-foot flatbed car trailer", "15' van carrier", "40-foot van semi-trailer", "mini trailer". */
export function haulerBody(cursor: Cursor, vehicle: VehicleDraft): NamedBody | null {
  const start = cursor.at;
  const length = feet(cursor);
  const isMini = cursor.word('mini');
  const kind = cursor.take(words.HAULER_KINDS);
  const isLabelled = cursor.tokens[start - 2]?.text === 'trailer' && cursor.tokens[start - 1]?.text === ':';
  const noun =
    cursor.take(words.HAULER_NOUNS) ??
    (isLabelled && (isMini || kind !== null) ? 'trailer' : nounOf(length, kind, vehicle));
  if (noun === null) return null;
  if (isMini) return found('minivan', 'car-trailer', kind === 'reefer' ? { reefer: true } : {});
  if (noun === 'carrier') return kind !== null && `${kind}15` in CARRIERS ? found(`${kind}15`, 'carrier') : null;
  const isBig = length === 40 || noun === 'semi' || noun === 'full';
  if (isBig && kind !== null && `${kind}40` in TRAILERS)
    return found(`${kind}40`, 'trailer', { kind: noun === 'full' ? 'full' : 'semi' });
  const id = `${length ?? ''}${kind === 'reefer' ? 'van' : (kind ?? '')}`;
  return id in CAR_TRAILERS ? found(id, 'car-trailer', kind === 'reefer' ? { reefer: true } : {}) : null;
}

/** "15' dumper", "10' van": what it is follows from its length and from what it stands behind. */
function nounOf(
  length: number | null,
  kind: words.HaulerKind | null,
  vehicle: VehicleDraft,
): 'carrier' | 'trailer' | null {
  if (length === null || kind === null) return null;
  const isCarrier = length === 15 && vehicle.class === 'ten-wheeler' && vehicle.carrier === null;
  return isCarrier || (length === 15 && (kind === 'tanker' || kind === 'dumper')) ? 'carrier' : 'trailer';
}
