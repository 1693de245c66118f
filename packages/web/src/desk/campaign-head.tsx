import { useCampaign } from './campaign-context.ts';
import './campaign-head.css';

/** When and where: the date, the six watches of the day, the place. */
export function CampaignHead() {
  const { now } = useCampaign();
  const watches = Array.from({ length: now.periods }, (_, i) => i + 1);
  const hour = (period: number) => String(((period - 1) * 24) / now.periods).padStart(2, '0');
  return (
    <header className="campaign-head">
      <h1>{now.name}</h1>
      <p className="campaign-when">
        <b className="figures">{now.date}</b> <span>{now.clock}</span>
        <span className="text-dim">{now.isNight ? ' night' : ' day'}</span>
      </p>
      <ol className="watches" aria-hidden="true">
        {watches.map((period) => (
          <li
            key={period}
            className={period === now.period ? 'watch is-now' : period < now.period ? 'watch is-past' : 'watch'}
          >
            {hour(period)}
          </li>
        ))}
      </ol>
      <p className="campaign-where">{now.where}</p>
    </header>
  );
}
