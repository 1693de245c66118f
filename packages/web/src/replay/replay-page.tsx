import { type Board, carName, sayingYou } from '@hardtop/board';
import type { Journal, Seat } from '@hardtop/kernel';
import { useMemo, useState } from 'preact/compat';
import { Link } from '../base/link.tsx';
import { Masthead } from '../base/masthead.tsx';
import { gameOf } from '../base/my-games.ts';
import { paths } from '../base/router.ts';
import { seatStyleOf } from '../base/seat-style.ts';
import { beatsOf, hurried, lengthOf } from '../board/beats.ts';
import { BoardView } from '../board/board-view.tsx';
import type { Show } from '../board/use-show.ts';
import { Log } from '../log/log.tsx';
import { SinceList } from '../log/since-list.tsx';
import { explain } from '../net/api.ts';
import { RulePopover } from '../rules/rule-popover.tsx';
import { useSound } from '../sound/use-sound.ts';
import { Panes } from '../table/panes.tsx';
import { SheetPane } from '../table/sheet-pane.tsx';
import { TableHead } from '../table/table-head.tsx';
import { AfterTools } from './after-tools.tsx';
import { attentionAt } from './fight-focus.ts';
import { GoOn } from './go-on.tsx';
import { LOCAL_ID } from './local-journal.ts';
import { PlayerBar } from './player-bar.tsx';
import type { Film, Frame } from './replay-frames.ts';
import { useFilm } from './use-film.ts';
import { type Player, STEP_MS, usePlayer } from './use-player.ts';
import '../table/table.css';
import '../table/question.css';
import './replay.css';

/** What is to be seen of one step forward; of a jump nothing. While the film runs it has no longer than a step takes. */
function showOf(frame: Frame | undefined, before: Frame | undefined, stepMs: number): Show | null {
  if (frame === undefined || before === undefined || before.trail !== frame.trail) return null;
  const beats = beatsOf(frame.trail.slice(before.count, frame.count));
  return beats.length === 0 ? null : { beats: hurried(beats, stepMs / lengthOf(beats)) };
}

interface CinemaProps {
  readonly id: string;
  readonly film: Film;
  readonly journal: Journal | null;
  readonly seat: Seat | null;
  onSeat(seat: Seat | null): void;
}

interface PlayerPaneProps extends CinemaProps {
  readonly player: Player;
  say(text: string): string;
}

function PlayerPane({ id, film, journal, player, seat, onSeat, say }: PlayerPaneProps) {
  return (
    <div className="question">
      <PlayerBar film={film} player={player} seat={seat} onSeat={onSeat} say={say} />
      {film.problem !== null && <p className="notice bad">The journal breaks off here: {film.problem.message}</p>}
      <AfterTools
        id={id}
        film={film}
        journal={journal}
        frame={film.frames[player.at]}
        isLast={player.at === film.frames.length - 1}
      />
      <p className="player-end">
        {film.reason === null ? 'This game is still going on; the replay ends where it stands.' : say(film.reason)}{' '}
        {id === LOCAL_ID && journal !== null ? (
          <GoOn journal={journal} over={film.reason !== null} />
        ) : (
          <Link to={paths.game(id)}>To the table</Link>
        )}
      </p>
    </div>
  );
}

const hueOn =
  ({ pieces }: Board) =>
  (piece: string | undefined) => {
    const found = pieces.find(({ id }) => id === piece);
    return found === undefined ? null : seatStyleOf(found.seat).hue;
  };

/** A game of one's own has a name; of another's the rules are told. */
const titleOf = (id: string, film: Film): string => `Replay: ${gameOf(id)?.title ?? film.title}`;

function Cinema({ id, film, journal, seat, onSeat }: CinemaProps) {
  const player = usePlayer(film.frames.length);
  const [selected, setSelected] = useState<string | null>(null);
  const [playedTo, setPlayedTo] = useState(0);
  const sounds = useSound();
  const frame = film.frames[player.at];
  const stepped = player.at === player.from + 1 ? film.frames[player.from] : undefined;
  const events = useMemo(() => frame?.trail.slice(0, frame.count) ?? [], [frame]);
  const { at, playing, speed } = player;
  const stepMs = playing ? STEP_MS / speed : Number.POSITIVE_INFINITY;
  const show = useMemo(() => showOf(frame, stepped, stepMs), [frame, stepped, stepMs]);
  const attention = useMemo(() => attentionAt(film.frames, at), [film.frames, at]);
  // Whoever watches is none of them.
  const say = useMemo(() => sayingYou(film.frames[0]?.board ?? { pieces: [] }, film.seats, []), [film]);
  const running = playedTo === at ? null : show;
  if (frame === undefined) return null;
  const board = running === null || stepped === undefined ? frame.board : stepped.board;
  const onSheet = selected ?? board.pieces[0]?.id ?? null;
  const seenTo = stepped?.trail === frame.trail ? stepped.count : Number.POSITIVE_INFINITY;
  const seenEvent = events[seenTo - 1]?.n ?? Number.POSITIVE_INFINITY;
  const upTo = running === null ? frame.count : seenEvent;
  const nameOf = (each: Seat) => carName(film.seats, each);
  return (
    <div className="table replay">
      <TableHead title={titleOf(id, film)} board={board} selected={onSheet} onSelect={setSelected} />
      <main id="main" className="table-main" tabIndex={-1}>
        <div className="board-area">
          <div className="board-pane">
            <BoardView
              board={board}
              selected={onSheet}
              onSelect={setSelected}
              preview={null}
              actions={[]}
              onAction={() => undefined}
              onActionHover={() => undefined}
              show={running}
              onBeat={sounds}
              onShown={() => setPlayedTo(at)}
              attention={attention}
              arcsOf={selected}
              seatStyle={seatStyleOf}
              strip={<SinceList events={events} since={seenEvent} upTo={upTo} say={say} />}
            />
          </div>
        </div>
        <Panes
          yourTurn={false}
          titles={{ question: 'Player' }}
          panes={{
            question: <PlayerPane {...{ id, film, journal, player, seat, onSeat, say }} />,
            sheet: <SheetPane board={board} selected={onSheet} onSelect={setSelected} />,
            log: <Log events={events} sayings={[]} seenTo={seenEvent} hueOf={hueOn(board)} nameOf={nameOf} say={say} />,
          }}
        />
      </main>
      <RulePopover />
    </div>
  );
}

export function ReplayPage({ id }: { readonly id: string }) {
  const [seat, setSeat] = useState<Seat | null>(null);
  const state = useFilm(id, seat);
  if (state.state === 'ready')
    return <Cinema id={id} film={state.film} journal={state.journal} seat={seat} onSeat={setSeat} />;
  return (
    <>
      <Masthead />
      <main id="main" className="page" tabIndex={-1}>
        {state.state === 'loading' ? (
          <>
            <h1>Rewinding the tape</h1>
            <p>
              <label className="field">
                Looking for the film of it.
                <progress value={state.progress} max={1} />
              </label>
            </p>
          </>
        ) : (
          <>
            <h1>This tape does not play</h1>
            <p>{explain(state.problems)}</p>
            <p>
              <Link to={paths.landing} className="button go">
                To the first page
              </Link>
            </p>
          </>
        )}
      </main>
    </>
  );
}
