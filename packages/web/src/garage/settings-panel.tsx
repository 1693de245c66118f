import { BenchSelect } from './bench-select.tsx';
import { useBench } from './bench-store.ts';
import { useGarage } from './garage-context.ts';
import { useSection } from './use-section.ts';
import './settings-panel.css';

/** Body, chassis, plant, tires: choices of the vehicle as a whole. */
export function SettingsPanel() {
  const { workshop } = useGarage();
  const design = useBench((bench) => bench.design);
  const section = useSection();
  return (
    <section className="settings" aria-label="Body and gear">
      {workshop.settings(design, section).map((setting) => (
        <BenchSelect key={setting.id} setting={setting} />
      ))}
    </section>
  );
}

/** The vehicle, its carrier, what it pulls. */
export function SectionTabs() {
  const { workshop } = useGarage();
  const design = useBench((bench) => bench.design);
  const visit = useBench((bench) => bench.visit);
  const open = useSection();
  const sections = workshop.sections(design);
  if (sections.length < 2) return null;
  return (
    <fieldset className="section-tabs" aria-label="Part of the vehicle">
      {sections.map(({ id, title }) => (
        <button key={id} type="button" className="button" aria-pressed={id === open} onClick={() => visit(id)}>
          {title}
        </button>
      ))}
    </fieldset>
  );
}
