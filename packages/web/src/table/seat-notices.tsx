import { driverName } from '@hardtop/board';
import type { Seat } from '@hardtop/kernel';
import type { GameCard } from '@hardtop/server/wire';
import { useState } from 'preact/compat';
import { Link } from '../base/link.tsx';
import { type MyGame, useMyGames } from '../base/my-games.ts';
import { paths } from '../base/router.ts';
import { explain } from '../net/api.ts';
import { tableApi } from '../net/table-api.ts';
import { InviteNotice } from './invite-notice.tsx';

/** A seat that is to change hands, and our word is awaited. */
function OfferNotice({ card, game, seat }: { readonly card: GameCard; readonly game: MyGame; readonly seat: Seat }) {
  const [problem, setProblem] = useState<string | null>(null);
  const offer = card.table?.offers.find((each) => each.seat === seat);
  const key = game.keys.find((own) => offer?.awaited.includes(own.seat))?.key ?? game.referee;
  if (offer === undefined || offer.awaited.length === 0 || key === undefined) return null;
  const say = async (grant: boolean) => {
    const reply = await tableApi.agree(card.id, seat, grant, key);
    setProblem(reply.ok ? null : explain(reply.error.problems));
  };
  return (
    <div className="notice other" role="status">
      <p>
        {problem ?? (
          <>
            <b>{driverName(card.seats, seat)}</b> is to be{' '}
            {offer.to === 'friend' ? 'handed to a friend' : offer.to === 'bot' ? 'handed to a machine' : 'free'}.
          </>
        )}
      </p>
      <button type="button" className="button go" onClick={() => void say(true)}>
        Agree
      </button>
      <button type="button" className="button" onClick={() => void say(false)}>
        Refuse
      </button>
    </div>
  );
}

/** Who is still to come, and who wants to go. */
export function SeatNotices({ card, online }: { readonly card: GameCard; readonly online: readonly Seat[] }) {
  const game = useMyGames((mine) => mine.games.find((each) => each.id === card.id));
  const free = card.seats.filter(({ open }) => open === true).length;
  if (game === undefined) return null;
  return (
    <>
      <InviteNotice card={card} online={online} />
      {card.table?.offers.map(({ seat }) => (
        <OfferNotice key={seat} card={card} game={game} seat={seat} />
      ))}
      {free > 0 && (
        <div className="notice">
          <p>{free === 1 ? 'A seat is free.' : `${free} seats are free.`}</p>
          <Link to={paths.door(card.id)} className="button">
            Invite, or give it to a machine
          </Link>
        </div>
      )}
    </>
  );
}
