// By its own door: the table page needs no more of the kernel.
import { type MatchReport, type ReportEntry, type ReportPerson, spentOf } from '@hardtop/kernel/report';
import './referee.css';

function Entry({ name, fate, notes, items, work = [], people, say }: ReportEntry & { say(text: string): string }) {
  const gone = items.filter((item) => spentOf(item) > 0);
  const hurt = people.filter((person) => person.fate !== 'unhurt');
  return (
    <li>
      <b>{say(name)}</b>: {[fate, ...notes].join(', ')}
      {hurt.length > 0 && <div>{hurt.map((person) => `${person.name} ${person.fate}`).join(', ')}</div>}
      {people.map((person) => (
        <Awards key={person.id} {...person} />
      ))}
      {gone.length > 0 && (
        <div className="figures">{gone.map(({ label, now, full }) => `${label} ${now}/${full}`).join(' · ')}</div>
      )}
      {work.map((line) => (
        <div key={line} className="work">
          {line}
        </div>
      ))}
    </li>
  );
}

/** What somebody has earned, with the reasons where one points at it. */
function Awards({ name, awards = [] }: ReportPerson) {
  if (awards.length === 0) return null;
  return (
    <div className="awards">
      {name}:{' '}
      {awards.map(({ label, points, why }, i) => (
        <span key={label} title={why.join(', ')}>
          {i > 0 && ' · '}
          {label} {points < 0 ? '' : '+'}
          {points} <small>({why.join(', ')})</small>
        </span>
      ))}
    </div>
  );
}

/** What the match leaves behind: who and what is left, spent, broken, lost. */
export function ReportList({ report, say }: { readonly report: MatchReport; say(text: string): string }) {
  if (report.entries.length === 0) return null;
  return (
    <details className="report">
      <summary>What is left after {report.length}</summary>
      <ul>
        {report.entries.map((entry) => (
          <Entry key={entry.piece} {...entry} say={say} />
        ))}
      </ul>
    </details>
  );
}
