import { driverName } from '@hardtop/board';
import type { Seat } from '@hardtop/kernel';
import type { GameCard } from '@hardtop/server/wire';
import { CopyField } from '../base/copy-field.tsx';
import { useMyGames } from '../base/my-games.ts';
import { paths } from '../base/router.ts';

/** The secret link of a seat kept for a friend, for as long as nobody has sat down there. */
export function InviteNotice({ card, online }: { readonly card: GameCard; readonly online: readonly Seat[] }) {
  const game = useMyGames((mine) => mine.games.find((each) => each.id === card.id));
  const open = (game?.invites ?? []).filter(({ seat }) => !online.includes(seat));
  if (open.length === 0) return null;
  return (
    <>
      {open.map(({ seat, key }) => (
        <div key={seat} className="notice">
          <p>
            Send this link to your opponent, <b>{driverName(card.seats, seat)}</b>, and to nobody else: whoever holds it
            holds the wheel.
          </p>
          <CopyField
            label={`Secret link for ${driverName(card.seats, seat)}`}
            text={`${window.location.origin}${paths.join(card.id, seat, key)}`}
          />
        </div>
      ))}
    </>
  );
}
