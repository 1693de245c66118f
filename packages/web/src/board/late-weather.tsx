// Rain and the sky are fetched with the first board that has them.
import type { ComponentProps, ComponentType } from 'preact/compat';
import { late } from '../base/late.tsx';
import type { Sky, Wet } from './weather.tsx';

export const LateSky: ComponentType<ComponentProps<typeof Sky>> = late(async () => (await import('./weather.tsx')).Sky);
export const LateWet: ComponentType<ComponentProps<typeof Wet>> = late(async () => (await import('./weather.tsx')).Wet);
