// Rain and the sky are fetched with the first board that has them.
import { late } from '../base/late.tsx';

export const LateSky = late(async () => (await import('./weather.tsx')).Sky);
export const LateWet = late(async () => (await import('./weather.tsx')).Wet);
