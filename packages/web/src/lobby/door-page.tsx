import type { Seat } from '@hardtop/kernel';
import type { GameInfo, SeatCard } from '@hardtop/server/wire';
import { useEffect, useState } from 'preact/compat';
import { Link } from '../base/link.tsx';
import { Masthead } from '../base/masthead.tsx';
import { type MyGame, useMyGames } from '../base/my-games.ts';
import { navigate, paths } from '../base/router.ts';
import { tableApi } from '../net/table-api.ts';
import { useRulesets } from '../pages/use-rulesets.ts';
import { clockText, delayText } from './clock-choices.ts';
import { DoorSeats } from './door-seats.tsx';
import { parseDoorSecret } from './door-secret.ts';
import { HostPart } from './host-part.tsx';
import { TermsList } from './terms-list.tsx';
import { toldLine } from './told-line.ts';
import { type Door, dropKey, useDoor } from './use-door.ts';
import './lobby.css';

/** Whatever is not told is seen by then. */
const LOOK_MILLISECONDS = 60_000;

/** What is there, looked at whenever the server says that it has changed; a page that nobody sees looks when it is seen. */
function useInfo(id: string) {
  const [info, setInfo] = useState<GameInfo | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [looks, setLooks] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `looks` is how one asks to look again.
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      if (document.hidden) return;
      const reply = await tableApi.info(id);
      if (isOver) return;
      if (reply.ok) setInfo(reply.value);
      setProblem(reply.ok ? null : (reply.error.problems[0]?.message ?? null));
    };
    const lookNow = () => void look();
    lookNow();
    const timer = setInterval(lookNow, LOOK_MILLISECONDS);
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, [id, looks]);
  useEffect(() => {
    const onMessage = () => setLooks((old) => old + 1);
    return toldLine(`/api/lobby/socket?table=${encodeURIComponent(id)}`, { onMessage, onAway: () => {} });
  }, [id]);
  return { info, problem, look: () => setLooks((old) => old + 1) };
}

function Facts({ info }: { readonly info: GameInfo }) {
  const known = useRulesets();
  const rules = known.state === 'ready' ? known.rulesets.find(({ id }) => id === info.ruleset)?.title : undefined;
  const { table } = info;
  return (
    <p className="lobby-facts">
      <span>
        {rules ?? info.ruleset} · {info.title}
      </span>
      {table !== undefined && <span className="lobby-tag">{clockText(table.clock)}</span>}
      {table?.watchDelay !== undefined && <span className="lobby-tag">Looking on: {delayText(table.watchDelay)}</span>}
      {table !== undefined && <span className="lobby-tag">Rules {table.terms.hash}</span>}
      {table?.listed === true && <span className="lobby-tag">In the lobby</span>}
      {table?.password === true && <span className="lobby-tag">Password</span>}
      {info.referee && <span className="lobby-tag">Referee</span>}
      {info.over && <span className="lobby-tag">Over</span>}
    </p>
  );
}

interface HeldSeat {
  readonly seat: Seat;
  readonly key: string;
  readonly card: SeatCard | undefined;
  readonly offered: boolean;
}

/** A key to a seat at which a machine or nobody sits, or that was handed over, opens nothing: it is not kept. */
function useLostSeats(info: GameInfo | null, { id, keys }: MyGame): void {
  const held = keys.map(({ seat, key }): HeldSeat => {
    const card = info?.seats.find((each) => each.seat === seat);
    return { seat, key, card, offered: info?.table?.offers.some((offer) => offer.seat === seat) === true };
  });
  // Only a seat that has changed is worth asking about.
  const standing = JSON.stringify(held);
  useEffect(() => {
    for (const { seat, key, card } of JSON.parse(standing) as readonly HeldSeat[]) {
      if (card === undefined) continue;
      if (card.kind === 'bot' || card.open === true || card.neutral === true) dropKey(id, seat);
      else void tableApi.fits(id, key).then((fits) => fits || dropKey(id, seat));
    }
  }, [id, standing]);
}

/** Whoever was told to wait for the others need not be told so when they have agreed. */
function problemNow({ problem, isAwaiting }: Door, info: GameInfo): string | null {
  const isAgreed = info.table?.offers.every(({ awaited }) => awaited.length === 0) === true;
  return isAwaiting && isAgreed ? null : problem;
}

const NOBODY: MyGame = { id: '', title: '', keys: [], invites: [], standing: '', over: false, seen: 0 };

interface DoorPageProps {
  readonly id: string;
  readonly secret: string;
}

/** Before one sits down: who sits where, what is played, how others come; and where seats are left and handed over. */
export function DoorPage({ id, secret }: DoorPageProps) {
  // The address forgets what opens the seat; the page keeps it while it is open.
  const [opens] = useState(() => parseDoorSecret(secret));
  useEffect(() => {
    if (secret !== '') navigate(paths.door(id), 'replace');
  }, [id, secret]);
  const { info, problem, look } = useInfo(id);
  const mine = useMyGames((all) => all.games.find((each) => each.id === id)) ?? NOBODY;
  const door = useDoor(id, opens, look);
  useLostSeats(info, mine);
  return (
    <>
      <Masthead />
      <main id="main" className="page lobby" tabIndex={-1}>
        <h1 className="list-title">{info?.table?.title ?? info?.title ?? 'A table'}</h1>
        {info === null ? (
          <p role="status">{problem ?? 'Looking who sits there…'}</p>
        ) : (
          <>
            <Facts info={info} />
            {problemNow(door, info) !== null && (
              <p className="notice bad" role="alert">
                {problemNow(door, info)}
              </p>
            )}
            <DoorSeats info={info} mine={mine} door={door} opens={opens} />
            <p>
              <Link to={paths.game(id)} className="button go">
                {mine.keys.length > 0 || mine.referee !== undefined ? 'To the table' : 'Look on'}
              </Link>
            </p>
            <HostPart info={info} mine={mine} door={door} />
            {info.table !== undefined && <TermsList terms={info.table.terms} />}
          </>
        )}
      </main>
    </>
  );
}
