import type { Workshop } from '@hardtop/workshop';
import { useBench } from './bench-store.ts';
import { useGarage } from './garage-context.ts';

/** The body asked for, or the first, as one may vanish under the hands. */
export function sectionAsked(workshop: Workshop, design: unknown, asked: string): string {
  const sections = workshop.sections(design);
  return sections.some(({ id }) => id === asked) ? asked : (sections[0]?.id ?? '');
}

/** The body on the stand. */
export function useSection(): string {
  const { workshop } = useGarage();
  const design = useBench((bench) => bench.design);
  return sectionAsked(
    workshop,
    design,
    useBench((bench) => bench.section),
  );
}
