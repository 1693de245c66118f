import type { LobbyTable } from '@hardtop/server/wire';
import { Link } from '../base/link.tsx';
import { Masthead } from '../base/masthead.tsx';
import { paths } from '../base/router.ts';
import { useRulesets } from '../pages/use-rulesets.ts';
import { clockText } from './clock-choices.ts';
import { useLobby } from './lobby-store.ts';
import './lobby.css';

/** Whoever waits there, in words. */
export function waitingAt({ seats }: Pick<LobbyTable, 'seats'>): string {
  const people = seats.filter(({ sits }) => sits === 'person');
  const names = people.flatMap(({ by }) => (by === undefined ? [] : [by]));
  const others = people.length - names.length;
  const nameless = others === 0 ? [] : [others === 1 ? 'somebody' : `${others} people`];
  const all = [...names, ...nameless];
  return all.length === 0
    ? 'Nobody waits yet'
    : `${all.join(', ')} ${all.length === 1 && others < 2 ? 'waits' : 'wait'}`;
}

function Row({ table, ruleset }: { readonly table: LobbyTable; readonly ruleset: string }) {
  const free = table.seats.filter(({ sits }) => sits === 'nobody').length;
  const { hash, differs } = table.terms;
  return (
    <li className="lobby-table plate">
      <div>
        <h2>{table.title}</h2>
        <p>
          {ruleset} · {table.scenario}
        </p>
        <p className="lobby-facts">
          <b>
            {free} of {table.seats.length} seats free
          </b>{' '}
          <span>{waitingAt(table)}.</span> <span className="lobby-tag">{clockText(table.clock)}</span>{' '}
          {table.referee && <span className="lobby-tag">Referee</span>}{' '}
          {table.password && <span className="lobby-tag">Password</span>}{' '}
          <span
            className="lobby-tag"
            title={differs === 0 ? 'As in the book' : `${differs} options differ from the book`}
          >
            Rules {hash}
            {differs === 0 ? '' : ` (${differs})`}
          </span>
        </p>
      </div>
      <Link to={paths.door(table.id)} className="button go" label={`Sit down: ${table.title}`}>
        Sit down
      </Link>
    </li>
  );
}

/** Tables at which a seat is free, as they come and go. */
export function LobbyPage() {
  const { tables, next, line, more } = useLobby();
  const known = useRulesets();
  const titleOf = (id: string) =>
    (known.state === 'ready' ? known.rulesets.find((each) => each.id === id)?.title : undefined) ?? id;
  return (
    <>
      <Masthead />
      <main id="main" className="page lobby" tabIndex={-1}>
        <div className="lobby-head">
          <h1 className="list-title">The lobby</h1>
          <Link to={paths.tableNew} className="button go">
            Open a table
          </Link>
        </div>
        <p role="status">
          {line === 'away'
            ? 'The server is away; the list comes back by itself.'
            : line === 'connecting'
              ? 'Looking around…'
              : tables.length === 0
                ? 'No table waits for anybody right now. Open one: it stands here until all seats are taken.'
                : `${tables.length}${next === null ? '' : ' and more'} ${tables.length === 1 && next === null ? 'table waits' : 'tables wait'}.`}
        </p>
        <ul className="lobby-tables">
          {tables.map((table) => (
            <Row key={table.id} table={table} ruleset={titleOf(table.ruleset)} />
          ))}
        </ul>
        {next !== null && (
          <button type="button" className="button" onClick={more}>
            Show more
          </button>
        )}
      </main>
    </>
  );
}
