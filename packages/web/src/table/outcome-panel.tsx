import type { MatchReport, Outcome, Seat } from '@hardtop/kernel';
import type { GameCard, RulesetCard } from '@hardtop/server/wire';
import { Link } from '../base/link.tsx';
import { paths } from '../base/router.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { DiceCheck } from './dice-line.tsx';
import { JournalDownload } from './journal-download.tsx';
import { ReportList } from './report-list.tsx';
import { namesOf } from './seat-names.ts';
import { useChallenge } from './use-challenge.ts';
import { useSayingYou } from './use-own-names.ts';

interface OutcomePanelProps {
  readonly card: GameCard;
  readonly outcome: Outcome;
  readonly report: MatchReport | null;
  readonly seats: readonly Seat[];
  readonly ruleset: RulesetCard | null;
  /** The game in a few sentences. */
  readonly story: readonly string[];
  readonly rematching: boolean;
  onRematch(): void;
}

function headline(outcome: Outcome, card: GameCard, seats: readonly Seat[]): string {
  if (outcome.kind === 'draw') return 'A draw. Nobody wins.';
  const mine = seats.filter((seat) => outcome.winners.includes(seat));
  if (seats.length === 1)
    return mine.length > 0 ? 'You win.' : `${namesOf(card, outcome.winners)} wins. You walk home.`;
  return `${namesOf(card, outcome.winners)} wins.`;
}

/** The end: who won, why, by which rule, and what one can do now. */
export function OutcomePanel(props: OutcomePanelProps) {
  const { card, outcome, report, seats, ruleset, story, rematching, onRematch } = props;
  const challenge = useChallenge(ruleset, card);
  const say = useSayingYou();
  const won = outcome.kind === 'win' && seats.some((seat) => outcome.winners.includes(seat));
  return (
    <div className={won ? 'outcome won' : 'outcome'}>
      <p className="outcome-head" role="status">
        {headline(outcome, card, seats)}
      </p>
      <p>
        {say(outcome.reason)} <RuleLink rule={outcome.rule} />
      </p>
      {story.length > 0 && <p className="outcome-story">{story.join(' ')}</p>}
      {report !== null && <ReportList report={report} say={say} />}
      <p className="outcome-next">
        {seats.length > 0 && (
          <button type="button" className="button go" disabled={rematching} onClick={onRematch}>
            {rematching ? 'Setting it up…' : 'Rematch'}
          </button>
        )}
        {challenge !== null && seats.length > 0 && (
          <button type="button" className="button" title={challenge.scenario.summary} onClick={challenge.take}>
            Next challenge: {challenge.scenario.title}
          </button>
        )}
        <Link to={paths.replay(card.id)} className="button">
          Watch it again
        </Link>
        <JournalDownload id={card.id} />
      </p>
      <DiceCheck card={card} />
    </div>
  );
}
