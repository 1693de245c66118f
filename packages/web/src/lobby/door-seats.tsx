import type { Seat } from '@hardtop/kernel';
import type { GameInfo, OfferCard, SeatCard } from '@hardtop/server/wire';
import { useState } from 'preact/compat';
import type { MyGame } from '../base/my-games.ts';
import { paths } from '../base/router.ts';
import type { DoorSecret } from './door-secret.ts';
import { LinkCard } from './link-card.tsx';
import { NameField } from './name-field.tsx';
import { ownName } from './own-name.ts';
import { TextField } from './text-field.tsx';
import type { Door } from './use-door.ts';

interface DoorSeatsProps {
  readonly info: GameInfo;
  readonly mine: MyGame;
  readonly door: Door;
  readonly opens: DoorSecret;
}

/** Who sits there, in words. */
function sitterWords({ kind, open, neutral, by, bot }: SeatCard): string {
  if (open === true) return 'Free';
  if (neutral === true) return 'The referee decides';
  if (kind === 'bot') return `A machine (${bot ?? 'bot'})`;
  return by ?? 'Somebody';
}

const GOES_TO: Readonly<Record<OfferCard['to'], string>> = {
  friend: 'is to be handed to a friend',
  bot: 'is to be handed to a machine',
  open: 'is to be free',
  referee: 'is to be the referee’s',
};

/** Whether we could sit down at a seat, as far as one can tell from here. */
function mayTake({ open, seat }: SeatCard, { table, over }: GameInfo, opens: DoorSecret): boolean {
  if (over) return false;
  if (opens.kind === 'claim') return opens.seat === seat;
  return open === true && (opens.kind === 'invite' || table?.listed === true || table?.password === true);
}

/** An offer that waits for us, or that we made. */
function OfferLine({ offer, info, mine, door }: Omit<DoorSeatsProps, 'opens'> & { readonly offer: OfferCard }) {
  const seat = info.seats.find((each) => each.seat === offer.seat);
  const own = mine.keys.find((key) => offer.awaited.includes(key.seat))?.key ?? mine.referee;
  const made = mine.keys.find((key) => key.seat === offer.seat)?.key ?? mine.host;
  const names = offer.awaited.map((each) => {
    const sitter = info.seats.find((other) => other.seat === each);
    return sitter?.by ?? sitter?.name ?? each;
  });
  return (
    <div className="notice other">
      <p>
        The seat of <b>{seat?.name}</b> {GOES_TO[offer.to]}.{' '}
        {names.length > 0 ? `${names.join(', ')} must agree.` : 'All agree: whoever has the link may sit down.'}
      </p>
      {own !== undefined && offer.awaited.length > 0 && (
        <button type="button" className="button go" onClick={() => door.agree(offer.seat, true, own)}>
          Agree
        </button>
      )}
      {(own ?? made) !== undefined && (
        <button type="button" className="button" onClick={() => door.agree(offer.seat, false, own ?? made ?? '')}>
          {own === undefined ? 'Take it back' : 'Refuse'}
        </button>
      )}
    </div>
  );
}

interface SeatRowProps extends DoorSeatsProps {
  readonly seat: SeatCard;
  readonly name: string;
  readonly password: string;
  onClaim(seat: Seat, claim: string): void;
}

/** What the one who sits there may do with the seat. */
function OwnSeat({ seat, keyOf, door, onClaim }: OwnSeatProps) {
  const give = async (to: 'friend' | 'bot') => {
    const claim = await door.offer(seat, { to }, keyOf);
    if (claim !== null) onClaim(seat, claim);
  };
  return (
    <>
      <button type="button" className="button" disabled={door.busy} onClick={() => void give('friend')}>
        Hand to a friend
      </button>
      <button type="button" className="button" disabled={door.busy} onClick={() => void give('bot')}>
        Hand to a machine
      </button>
      <button
        type="button"
        className="button quiet"
        disabled={door.busy}
        title="The link and the key of before open nothing any more, on any device"
        onClick={() => door.renew(seat, keyOf)}
      >
        New key
      </button>
      <button type="button" className="button danger" disabled={door.busy} onClick={() => door.leave(seat, keyOf)}>
        Leave
      </button>
    </>
  );
}

interface OwnSeatProps {
  readonly seat: Seat;
  readonly keyOf: string;
  readonly door: Door;
  onClaim(seat: Seat, claim: string): void;
}

function SeatRow({ seat, info, mine, door, opens, name, password, onClaim }: SeatRowProps) {
  const own = seat.neutral === true ? undefined : mine.keys.find((key) => key.seat === seat.seat)?.key;
  const atTable = mine.referee ?? mine.host ?? mine.keys[0]?.key;
  return (
    <li className="door-seat plate">
      <div>
        <h3>{seat.name}</h3>
        <p>
          {seat.plays === '' ? '' : `${seat.plays}. `}
          <b>{own === undefined ? sitterWords(seat) : `You${seat.by === undefined ? '' : ` (${seat.by})`}`}</b>
        </p>
      </div>
      <div className="door-do">
        {own !== undefined && !info.over && <OwnSeat seat={seat.seat} keyOf={own} door={door} onClaim={onClaim} />}
        {own === undefined && mayTake(seat, info, opens) && (
          <button
            type="button"
            className="button go"
            disabled={door.busy}
            aria-label={`Take this seat: ${seat.name}`}
            onClick={() => door.take(seat.seat, name, password)}
          >
            Take this seat
          </button>
        )}
        {own === undefined && atTable !== undefined && seat.open === true && !info.over && (
          <button
            type="button"
            className="button"
            disabled={door.busy}
            aria-label={`Give it to a machine: ${seat.name}`}
            onClick={() => void door.offer(seat.seat, { to: 'bot' }, atTable)}
          >
            Give it to a machine
          </button>
        )}
        {own === undefined && atTable !== undefined && seat.kind === 'bot' && !info.over && (
          <button
            type="button"
            className="button quiet"
            disabled={door.busy}
            aria-label={`Make it free: ${seat.name}`}
            onClick={() => void door.offer(seat.seat, { to: 'open' }, atTable)}
          >
            Make it free
          </button>
        )}
      </div>
    </li>
  );
}

/** Who sits where, and what that can become. */
export function DoorSeats(props: DoorSeatsProps) {
  const { info, mine, door, opens } = props;
  const [name, setName] = useState(ownName);
  const [password, setPassword] = useState('');
  const [claimed, setClaimed] = useState<{ readonly seat: Seat; readonly claim: string } | null>(null);
  const canSit = info.seats.some((seat) => mayTake(seat, info, opens));
  const needsPassword = info.table?.password === true && opens.kind === 'none' && mine.keys.length === 0;
  const given = info.table?.offers.find(({ seat }) => seat === claimed?.seat);
  return (
    <>
      <h2 className="unseen">Seats</h2>
      {(canSit || needsPassword) && (
        <div className="door-taking">
          {canSit && <NameField value={name} onText={setName} />}
          {needsPassword && (
            <TextField label="Password of the table" isSecret value={password} most={100} onText={setPassword} />
          )}
          {needsPassword && (
            <button type="button" className="button" disabled={password === ''} onClick={() => door.watch(password)}>
              Only look on
            </button>
          )}
        </div>
      )}
      {info.table?.offers.map((offer) => (
        <OfferLine key={offer.seat} offer={offer} info={info} mine={mine} door={door} />
      ))}
      {claimed !== null && given !== undefined && (
        <LinkCard
          title="The link for your friend"
          link={`${window.location.origin}${paths.door(info.id, `${claimed.seat}.${claimed.claim}`)}`}
        >
          Whoever opens it takes your seat{given.awaited.length > 0 ? ', once the others have agreed' : ''}; your own
          key then opens nothing any more.
        </LinkCard>
      )}
      <ul className="door-seats">
        {info.seats.map((seat) => (
          <SeatRow
            {...props}
            key={seat.seat}
            seat={seat}
            name={name}
            password={password}
            onClaim={(of, claim) => setClaimed({ seat: of, claim })}
          />
        ))}
      </ul>
    </>
  );
}
