import type { WorkshopSetting } from '@hardtop/kernel';
import { useId } from 'react';
import { useBench } from './bench-store.ts';
import { useGarage } from './garage-context.ts';

function SettingField({ setting }: { readonly setting: WorkshopSetting }) {
  const id = useId();
  const apply = useBench((bench) => bench.apply);
  const { chosen, choices } = setting;
  const pick = (choiceId: string) => {
    const choice = choices.find((each) => each.id === choiceId);
    if (choice !== undefined) apply(choice.edit);
  };
  const now = choices.find((choice) => choice.id === chosen);
  return (
    <div className="field setting">
      <label htmlFor={id} className="label">
        {setting.label}
      </label>
      <div className={now === undefined ? 'select-face unset' : 'select-face'}>
        <span aria-hidden="true">{now?.label ?? 'Choose…'}</span>
        <select id={id} value={chosen ?? ''} onChange={(event) => pick(event.target.value)} title={now?.note}>
          {chosen === null && (
            <option value="" disabled>
              Choose…
            </option>
          )}
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.note === '' ? choice.label : `${choice.label} · ${choice.note}`}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

/** Body, chassis, plant, tires: choices of the vehicle as a whole. */
export function SettingsPanel() {
  const { workshop } = useGarage();
  const design = useBench((bench) => bench.design);
  const section = useBench((bench) => bench.section);
  return (
    <section className="settings" aria-label="Body and gear">
      {workshop.settings(design, section).map((setting) => (
        <SettingField key={setting.id} setting={setting} />
      ))}
    </section>
  );
}

/** The vehicle, its carrier, what it pulls. */
export function SectionTabs() {
  const { workshop } = useGarage();
  const design = useBench((bench) => bench.design);
  const section = useBench((bench) => bench.section);
  const visit = useBench((bench) => bench.visit);
  const sections = workshop.sections(design);
  if (sections.length < 2) return null;
  const open = sections.some(({ id }) => id === section) ? section : sections[0]?.id;
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
