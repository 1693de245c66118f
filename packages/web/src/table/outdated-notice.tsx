import type { Seat } from '@hardtop/kernel';
import type { GameCard, Outdated } from '@hardtop/server/wire';
import { Link } from '../base/link.tsx';
import { paths } from '../base/router.ts';
import { namesOf } from './seat-names.ts';
import './referee.css';

interface OutdatedNoticeProps {
  readonly card: GameCard;
  readonly outdated: Outdated;
  readonly seats: readonly Seat[];
  onAgree(seat: Seat): void;
}

/** The rules have changed since this game was played: it can be watched, and goes on if everybody agrees. */
export function OutdatedNotice({ card, outdated, seats, onAgree }: OutdatedNoticeProps) {
  const { problem, refusal, awaited, version, here } = outdated;
  const mine = awaited.filter((seat) => seats.includes(seat));
  return (
    <section className="notice outdated" aria-label="The rules have changed">
      <p>
        {problem.message} <Link to={paths.replay(card.id)}>Watch it</Link>
      </p>
      {refusal !== null && (
        <p>
          It cannot go on under version {here} either: {refusal.message}
        </p>
      )}
      {refusal === null && awaited.length > 0 && (
        <p>
          It can go on from its last rest point, under version {here} instead of {version}, once all agree. Awaited:{' '}
          {namesOf(card, awaited)}.
        </p>
      )}
      {refusal === null &&
        mine.map((seat) => (
          <button key={seat} type="button" className="button go" onClick={() => onAgree(seat)}>
            {seats.length > 1 ? `Agree for ${namesOf(card, [seat])}` : 'Agree, and play on'}
          </button>
        ))}
    </section>
  );
}
