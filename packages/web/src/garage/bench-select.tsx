import type { WorkshopSetting } from '@hardtop/workshop';
import { useId } from 'preact/compat';
import { useBench } from './bench-store.ts';
import './bench-select.css';

/** One thing of several: a short face over the browser's own list, which tells more. */
export function BenchSelect({ setting }: { readonly setting: Omit<WorkshopSetting, 'id'> }) {
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
        <select id={id} value={now?.id ?? ''} onChange={(event) => pick(event.currentTarget.value)} title={now?.note}>
          {now === undefined && (
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
