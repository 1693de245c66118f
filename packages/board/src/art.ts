// A kind is the ruleset's own word; the art says which drawing stands for it. The art is closed: whoever draws knows every one.

/** How an area is drawn. `zone` is a bare outline, the art of every kind that has none of its own. */
const AREA_ARTS = [
  'floor',
  'dirt',
  'mud',
  'road',
  'rough',
  'grove',
  'wet',
  'ice',
  'snow',
  'shallows',
  'water',
  'ditch',
  'slope',
  'curb',
  'zone',
  'lane',
  'door',
  'window',
  'mark',
  'oil',
  'spikes',
  'mine',
  'grenade',
  'paint',
  'debris',
  'obstacle',
  'cone',
  'crate',
  'barrier',
  'post',
  'lamp',
  'tree',
  'canopy',
  'trace',
  'blip',
  'beam',
  'brush',
  'boulder',
  'sidecar',
  'smoke',
  'gas',
  'fire',
  'cliff',
  'building',
  'breach',
  'wall',
] as const;
export type AreaArt = (typeof AREA_ARTS)[number];

/** How a piece is drawn. `figure`: by the words of its body. `token` is a plate with its tag, the art of every kind that has none of its own. */
const PIECE_ARTS = [
  'car',
  'cycle',
  'truck',
  'trailer',
  'helicopter',
  'pedestrian',
  'figure',
  'missile',
  'token',
] as const;
export type PieceArt = (typeof PIECE_ARTS)[number];

/** Where a gauge stands on a sheet. `other` is a list under the group's own word. */
const GAUGE_ARTS = ['armor', 'hull', 'weapon', 'crew', 'plant', 'tire', 'gear', 'cargo', 'other'] as const;
export type GaugeArt = (typeof GAUGE_ARTS)[number];

/** What is drawn: as the ruleset says, else after its kind if that is an art, else plainly. */
function artOf<Art extends string>(arts: readonly Art[], drawn: string | undefined, kind: string, plain: Art): Art {
  return arts.find((art) => art === drawn) ?? arts.find((art) => art === kind) ?? plain;
}

export function areaArt({ kind, drawn }: { readonly kind: string; readonly drawn?: AreaArt }): AreaArt {
  return artOf(AREA_ARTS, drawn, kind, 'zone');
}

export function pieceArt({ kind, drawn }: { readonly kind: string; readonly drawn?: PieceArt }): PieceArt {
  return artOf(PIECE_ARTS, drawn, kind, 'token');
}

export function gaugeArt({ group, drawn }: { readonly group: string; readonly drawn?: GaugeArt }): GaugeArt {
  return artOf(GAUGE_ARTS, drawn, group, 'other');
}
