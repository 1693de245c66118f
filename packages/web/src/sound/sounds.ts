import type { Beat } from '../board/beats.ts';

/** One strand of a sound: noise through a filter, or a tone; its pitch goes from here to there. */
export interface Layer {
  readonly source: 'noise' | 'sine' | 'square' | 'sawtooth' | 'triangle';
  readonly from: number;
  readonly to: number;
  /** Milliseconds after the beginning, and how long. */
  readonly at: number;
  readonly ms: number;
  readonly gain: number;
}

const rounds = (count: number, every: number, layer: Omit<Layer, 'at'>): readonly Layer[] =>
  Array.from({ length: count }, (_, i) => ({ ...layer, at: i * every }));

export const SOUNDS = {
  bullets: rounds(5, 62, { source: 'noise', from: 2600, to: 500, ms: 60, gain: 0.7 }),
  shell: [
    { source: 'noise', from: 1400, to: 90, at: 0, ms: 260, gain: 0.9 },
    { source: 'sine', from: 150, to: 45, at: 0, ms: 220, gain: 0.8 },
  ],
  rocket: [
    { source: 'noise', from: 500, to: 3200, at: 0, ms: 380, gain: 0.5 },
    { source: 'noise', from: 900, to: 70, at: 370, ms: 320, gain: 0.9 },
  ],
  beam: [
    { source: 'sawtooth', from: 2400, to: 420, at: 0, ms: 300, gain: 0.22 },
    { source: 'sine', from: 3600, to: 900, at: 0, ms: 300, gain: 0.25 },
  ],
  flame: [{ source: 'noise', from: 420, to: 900, at: 0, ms: 620, gain: 0.55 }],
  thrown: [{ source: 'noise', from: 900, to: 1700, at: 0, ms: 200, gain: 0.18 }],
  miss: [{ source: 'sine', from: 2300, to: 700, at: 260, ms: 260, gain: 0.16 }],
  hit: [
    { source: 'square', from: 720, to: 240, at: 0, ms: 70, gain: 0.2 },
    { source: 'noise', from: 5200, to: 1400, at: 0, ms: 110, gain: 0.5 },
  ],
  crash: [
    { source: 'noise', from: 1800, to: 110, at: 0, ms: 420, gain: 1 },
    { source: 'sine', from: 110, to: 38, at: 0, ms: 300, gain: 0.9 },
    { source: 'noise', from: 7200, to: 4200, at: 90, ms: 380, gain: 0.25 },
  ],
  skid: [
    { source: 'sawtooth', from: 980, to: 720, at: 0, ms: 340, gain: 0.1 },
    { source: 'noise', from: 2100, to: 1500, at: 0, ms: 340, gain: 0.25 },
  ],
  wheel: [
    { source: 'square', from: 300, to: 120, at: 0, ms: 80, gain: 0.25 },
    { source: 'sine', from: 190, to: 90, at: 260, ms: 110, gain: 0.5 },
    { source: 'sine', from: 170, to: 90, at: 460, ms: 90, gain: 0.3 },
  ],
  fire: [{ source: 'noise', from: 260, to: 1100, at: 0, ms: 520, gain: 0.45 }],
  blast: [
    { source: 'noise', from: 2200, to: 40, at: 0, ms: 1100, gain: 1 },
    { source: 'sine', from: 90, to: 24, at: 0, ms: 900, gain: 1 },
  ],
  dice: rounds(3, 55, { source: 'noise', from: 3400, to: 2400, ms: 22, gain: 0.16 }),
} as const satisfies Readonly<Record<string, readonly Layer[]>>;

export type SoundName = keyof typeof SOUNDS;

/** What a beat sounds like: guns are told apart by ear. */
export function soundsOf(beat: Beat): readonly SoundName[] {
  switch (beat.kind) {
    case 'shot':
      return beat.shot.hit ? [beat.shot.style] : [beat.shot.style, 'miss'];
    case 'dice':
      return ['dice'];
    case 'harm':
      return [beat.harm.style];
    case 'circle':
      return ['blast'];
    case 'motion':
      return motionSounds(beat.motion.style);
  }
}

function motionSounds(style: Extract<Beat, { kind: 'motion' }>['motion']['style']): readonly SoundName[] {
  if (style === 'skid' || style === 'fishtail') return ['skid'];
  return style === 'roll' ? ['crash'] : [];
}
