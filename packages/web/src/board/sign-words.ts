import { type Area, type AreaArt, areaArt } from '@hardtop/board';

/** What lies or stands on the board and is told by its shape. */
const SIGN_WORDS = {
  oil: 'oil',
  spikes: 'spikes',
  mine: 'mine',
  grenade: 'grenade',
  debris: 'debris',
  obstacle: 'obstacle',
  cone: 'cone',
  crate: 'crate',
  barrier: 'barrier',
  post: 'post',
  lamp: 'lamppost',
  tree: 'tree',
  canopy: 'wood',
  trace: 'last known place',
  blip: 'blip',
  brush: 'brush',
  boulder: 'boulder',
  sidecar: 'sidecar',
  fire: 'fire',
} as const satisfies Partial<Record<AreaArt, string>>;

export type SignArt = keyof typeof SIGN_WORDS;

export function isSign(art: AreaArt): art is SignArt {
  return art in SIGN_WORDS;
}

/** What an area is called: by the ruleset's own word, else by its sign's. */
export function signWord(area: Area): string {
  const art = areaArt(area);
  if (area.drawn !== undefined) return spaced(area.kind);
  return isSign(art) ? SIGN_WORDS[art] : area.kind;
}

/** `trafficLight` as people write it. */
const spaced = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
