import { driverName } from '@hardtop/board';
import type { Seat } from '@hardtop/kernel';
import type { GameCard } from '@hardtop/server/wire';
import { type FormEvent, useId, useState } from 'preact/compat';
import { Link } from '../base/link.tsx';
import { useMyGames } from '../base/my-games.ts';
import { Pick } from '../base/pick.tsx';
import { navigate, paths } from '../base/router.ts';
import { isHere } from '../here/here-id.ts';
import { explain } from '../net/api.ts';
import { tableApi } from '../net/table-api.ts';
import { useTable, useTableActions } from './table-context.tsx';

const seatsOf = (card: GameCard, isWanted: (seat: GameCard['seats'][number]) => boolean = () => true) =>
  card.seats.filter(isWanted).map(({ seat }) => ({ id: String(seat), title: driverName(card.seats, seat) }));

interface WordsProps {
  readonly label: string;
  readonly most: number;
  readonly button: string;
  readonly isOff: boolean;
  onWords(words: string): void;
}

/** One line, and the button that sends it. */
function Words({ label, most, button, isOff, onWords }: WordsProps) {
  const [words, setWords] = useState('');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onWords(words.trim());
    setWords('');
  };
  return (
    <form onSubmit={submit}>
      <div className="field">
        <label htmlFor={id} className="label">
          {label}
        </label>
        <input
          id={id}
          type="text"
          autoComplete="off"
          maxLength={most}
          value={words}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
      </div>
      <button type="submit" className="button" disabled={isOff || words.trim() === ''}>
        {button}
      </button>
    </form>
  );
}

/** A result is overruled by taking back what brought it about: the seat answers again, and the dice fall anew. */
function TakeBack({ card }: { readonly card: GameCard }) {
  const { tell } = useTableActions();
  const [seat, setSeat] = useState('');
  return (
    <section>
      <h3>Take something back</h3>
      <Pick label="What did last" none="Choose…" value={seat} items={seatsOf(card)} onPick={setSeat} />
      <Words
        label="Why it is taken back"
        most={300}
        button="Take it back, and roll anew"
        isOff={seat === ''}
        onWords={(reason) => tell({ t: 'overrule', seat: Number(seat), reason })}
      />
    </section>
  );
}

/** What is said to one is read by nobody else. */
function Whisper({ card }: { readonly card: GameCard }) {
  const { tell } = useTableActions();
  const [seat, setSeat] = useState('');
  const people = seatsOf(card, ({ kind, open, neutral }) => kind === 'human' && open !== true && neutral !== true);
  return (
    <section>
      <h3>Speak to one seat</h3>
      <Pick label="To whom" none="Choose…" value={seat} items={people} onPick={setSeat} />
      <Words
        label="What only they read"
        most={500}
        button="Say it"
        isOff={seat === ''}
        onWords={(text) => tell({ t: 'chat', seat: null, to: [Number(seat)], text })}
      />
    </section>
  );
}

/** Seats that are free: the referee may decide for them. */
function Neutrals({ card, whistle }: { readonly card: GameCard; readonly whistle: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  const give = async (seat: Seat, to: 'referee' | 'open') => {
    const reply = await tableApi.offer(card.id, seat, { to }, whistle);
    setProblem(reply.ok ? null : explain(reply.error.problems));
  };
  return (
    <section>
      <h3>Seats</h3>
      {problem !== null && <p role="alert">{problem}</p>}
      <ul className="desk-seats">
        {card.seats.map(({ seat, open, neutral }) => (
          <li key={seat}>
            <b>{driverName(card.seats, seat)}</b>{' '}
            {neutral === true ? (
              <button type="button" className="button" onClick={() => void give(seat, 'open')}>
                Decide no longer for {driverName(card.seats, seat)}
              </button>
            ) : (
              open === true && (
                <button type="button" className="button" onClick={() => void give(seat, 'referee')}>
                  Decide for {driverName(card.seats, seat)}
                </button>
              )
            )}
          </li>
        ))}
      </ul>
      <p>
        <Link to={paths.door(card.id)} className="button quiet">
          All about seats and links
        </Link>
      </p>
    </section>
  );
}

/** The same game once more from here, with keys and dice of its own. */
function Fork({ card, whistle }: { readonly card: GameCard; readonly whistle: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  const fork = async () => {
    const seats = card.seats.map(({ kind, bot }) => ({ kind, ...(bot === undefined ? {} : { bot }) }));
    const reply = await tableApi.fork(card.id, { referee: true, seats }, whistle);
    if (!reply.ok) return setProblem(explain(reply.error.problems));
    const { game: id, keys, referee } = reply.value;
    const title = `${card.title}, as it might have gone`;
    useMyGames.getState().remember({
      ...{ id, title, keys, standing: 'Forked.' },
      ...(referee === undefined ? {} : { referee }),
    });
    navigate(paths.game(id));
  };
  return (
    <section>
      <h3>What if</h3>
      {problem !== null && <p role="alert">{problem}</p>}
      <button type="button" className="button" onClick={() => void fork()}>
        Fork the game here
      </button>{' '}
      <small>A copy with new keys and new dice; this game goes on as it is.</small>
    </section>
  );
}

function Pause() {
  const { tell } = useTableActions();
  const paused = useTable((table) => table.live?.paused ?? null);
  const option = paused === null ? 'offer' : 'resume';
  return (
    <button type="button" className="button" onClick={() => tell({ t: 'pause', seat: null, option })}>
      {paused === null ? 'Pause the game' : 'Go on with the game'}
    </button>
  );
}

/** All that a referee does besides correcting figures. */
export function RefereeDesk({ card }: { readonly card: GameCard }) {
  const whistle = useMyGames((mine) => mine.games.find(({ id }) => id === card.id)?.referee);
  return (
    <details className="referee">
      <summary>Referee’s desk</summary>
      <div className="desk-parts">
        <TakeBack card={card} />
        {!isHere(card.id) && (
          <>
            <Whisper card={card} />
            {whistle !== undefined && <Neutrals card={card} whistle={whistle} />}
            {whistle !== undefined && <Fork card={card} whistle={whistle} />}
            <section>
              <h3>The clock</h3>
              <Pause />
            </section>
          </>
        )}
      </div>
    </details>
  );
}
