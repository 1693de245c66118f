import type { NoticeBook, OpenedChannel } from '@hardtop/server/wire';
import { useCallback, useEffect, useState } from 'preact/compat';
import { CopyField } from '../base/copy-field.tsx';
import { Link } from '../base/link.tsx';
import { type MyGame, useMyGames } from '../base/my-games.ts';
import { paths } from '../base/router.ts';
import { isHere } from '../here/here-id.ts';
import { TextField } from './fields.tsx';
import { canPush, noticesApi, pushSubscription } from './notices-api.ts';

/** The ways, and what was told once when one was opened. */
function useNotices() {
  const [book, setBook] = useState<NoticeBook | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [opened, setOpened] = useState<OpenedChannel | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const look = useCallback(async () => {
    const answer = await noticesApi.book();
    setProblem(answer.problem);
    if (answer.body !== null) setBook(answer.body);
  }, []);
  useEffect(() => void look(), [look]);
  const open = async (body: object, words: string) => {
    const answer = await noticesApi.open(body);
    setOpened(answer.body);
    setDone(answer.problem === null ? words : null);
    if (answer.problem === null) await look();
    else setProblem(answer.problem);
  };
  const change = async (job: Promise<{ readonly problem: string | null }>) => {
    const answer = await job;
    if (answer.problem === null) await look();
    else setProblem(answer.problem);
  };
  return { book, problem, opened, done, open, change, fail: setProblem };
}

type Notices = ReturnType<typeof useNotices>;

const KINDS = { push: 'Push', mail: 'Mail', feed: 'Feed', hook: 'Webhook' } as const;

function Ways({ book, change }: { readonly book: NoticeBook; readonly change: Notices['change'] }) {
  if (book.channels.length === 0) return <p>Nobody tells you yet. Choose a way below.</p>;
  return (
    <ul className="notice-ways">
      {book.channels.map(({ id, kind, label, confirmed }) => (
        <li key={id}>
          <span>
            <b>{KINDS[kind]}</b> {label}
            {!confirmed && ' (waits for the answer to the mail we sent there)'}
          </span>
          <button type="button" className="button quiet" onClick={() => void change(noticesApi.close(id))}>
            Stop
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What is secret in a new way is shown this once. */
function Opened({ opened }: { readonly opened: OpenedChannel }) {
  return (
    <>
      {opened.feed !== undefined && (
        <CopyField
          label="Address of the feed, for your reader alone"
          text={`${window.location.origin}${opened.feed}`}
        />
      )}
      {opened.secret !== undefined && <CopyField label="Secret that signs what is sent" text={opened.secret} />}
    </>
  );
}

/** A way that wants one line of text. */
function LineForm({
  label,
  button,
  onSend,
}: {
  readonly label: string;
  readonly button: string;
  onSend(text: string): void;
}) {
  const [text, setText] = useState('');
  return (
    <form
      className="notice-line"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(text.trim());
        setText('');
      }}
    >
      <TextField label={label} value={text} autoComplete="off" onValue={setText} />
      <button type="submit" className="button" disabled={text.trim() === ''}>
        {button}
      </button>
    </form>
  );
}

function NewWays({ book, notices }: { readonly book: NoticeBook; readonly notices: Notices }) {
  const { push, mail, hook } = book.offers;
  const subscribe = async (key: string) => {
    const subscription = await pushSubscription(key).catch(() => null);
    if (subscription === null) notices.fail('This browser does not let us: allow notifications for this site.');
    else await notices.open({ kind: 'push', subscription }, 'This browser will be told.');
  };
  return (
    <div className="notice-new">
      {push !== null && canPush() && (
        <button type="button" className="button" onClick={() => void subscribe(push)}>
          Tell this browser
        </button>
      )}
      <button type="button" className="button" onClick={() => void notices.open({ kind: 'feed' }, 'A feed is open.')}>
        A feed of my own
      </button>
      {mail && (
        <LineForm
          label="Mail address"
          button="Tell me by mail"
          onSend={(address) => void notices.open({ kind: 'mail', address }, 'Look at your mail, and confirm it there.')}
        />
      )}
      {hook && (
        <LineForm
          label="Webhook, for programs"
          button="Call this address"
          onSend={(url) => void notices.open({ kind: 'hook', url }, 'It will be called.')}
        />
      )}
    </div>
  );
}

function Games({ book, change }: { readonly book: NoticeBook; readonly change: Notices['change'] }) {
  const games = useMyGames((mine) => mine.games).filter(
    ({ id, over, keys }) => !over && keys.length > 0 && !isHere(id),
  );
  if (games.length === 0) return <p>You sit at no game that waits for others.</p>;
  const isFollowed = ({ id }: MyGame) => book.seats.some(({ game }) => game === id);
  return (
    <ul className="notice-games">
      {games.map((game) => (
        <li key={game.id}>
          <label className="check">
            <input
              type="checkbox"
              checked={isFollowed(game)}
              onChange={() => void change(isFollowed(game) ? noticesApi.unfollow(game.id) : noticesApi.follow(game))}
            />
            <span>
              <Link to={paths.game(game.id)}>{game.title}</Link> <small>{game.standing}</small>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** How one is told that it is one's turn, where one is not at the table. */
export function NoticesPart() {
  const notices = useNotices();
  const { book, problem, opened, done, change } = notices;
  return (
    <section className="you-part plate" aria-labelledby="notices-title">
      <h2 id="notices-title">When it is your turn</h2>
      <p>Games that last for days call you: with what happened since you were last there, and a link to the table.</p>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <p aria-live="polite" className={done === null ? 'unseen' : 'notice'}>
        {done}
      </p>
      {opened !== null && <Opened opened={opened} />}
      {book !== null && (
        <>
          <Ways book={book} change={change} />
          <NewWays book={book} notices={notices} />
          <h3>Which games call you</h3>
          <Games book={book} change={change} />
        </>
      )}
    </section>
  );
}
