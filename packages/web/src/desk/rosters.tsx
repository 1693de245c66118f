import type { DeskRoster } from '@hardtop/campaign';
import './rosters.css';

export function Rosters({ rosters }: { readonly rosters: readonly DeskRoster[] }) {
  return (
    <div className="rosters">
      {rosters.map(({ title, lines }) => (
        <div key={title}>
          <h3 className="label">{title}</h3>
          <dl className="roster">
            {lines.map(({ name, text, bad }) => (
              <div key={name} className={bad === true ? 'roster-line is-bad' : 'roster-line'}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
