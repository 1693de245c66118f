import { useBench } from './bench-store.ts';
import { useGarage } from './garage-context.ts';

/** The body on the stand: the one asked for, or the first, as one may vanish under the hands. */
export function useSection(): string {
  const { workshop } = useGarage();
  const design = useBench((bench) => bench.design);
  const section = useBench((bench) => bench.section);
  const sections = workshop.sections(design);
  return sections.some(({ id }) => id === section) ? section : (sections[0]?.id ?? '');
}
