import type { Outcome, Seat } from '@hardtop/kernel';
import type { GameCard, RulesetCard, Snapshot } from '@hardtop/server/wire';
import { Link } from '../base/link.tsx';
import { gameOf } from '../base/my-games.ts';
import { paths } from '../base/router.ts';
import { fightersIn } from '../log/fighters.ts';
import { storyOf } from '../log/story.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { DiceCheck } from './dice-line.tsx';
import { JournalDownload } from './journal-download.tsx';
import { ReportList } from './report-list.tsx';
import { namesOf } from './seat-names.ts';
import { useTable } from './table-context.tsx';
import { useChallenge } from './use-challenge.ts';
import { useSayingYou } from './use-own-names.ts';

interface OutcomePanelProps {
  readonly card: GameCard;
  readonly outcome: Outcome;
  readonly snapshot: Snapshot;
  readonly seats: readonly Seat[];
  readonly ruleset: RulesetCard | null;
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
  const { card, outcome, snapshot, seats, ruleset, rematching, onRematch } = props;
  const { report } = snapshot;
  const events = useTable((table) => table.events);
  const story = storyOf(events, fightersIn({ seats: card.seats, board: snapshot.board, events, own: seats }));
  const challenge = useChallenge(ruleset, card);
  const say = useSayingYou();
  // A fight of a campaign is not over before the campaign knows.
  const campaign = gameOf(card.id)?.campaign;
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
      <p className="outcome-next">
        {campaign !== undefined && (
          <Link to={paths.deskCampaign(campaign)} className="button go">
            Back to the campaign
          </Link>
        )}
        {seats.length > 0 && (
          <button
            type="button"
            className={campaign === undefined ? 'button go' : 'button'}
            disabled={rematching}
            onClick={onRematch}
          >
            {rematching ? 'Setting it up…' : 'Rematch'}
          </button>
        )}
        {challenge !== null && seats.length > 0 && campaign === undefined && (
          <button type="button" className="button" title={challenge.scenario.summary} onClick={challenge.take}>
            Next challenge: {challenge.scenario.title}
          </button>
        )}
        <Link to={paths.replay(card.id)} className="button">
          Watch it again
        </Link>
        <JournalDownload id={card.id} />
      </p>
      {report !== null && <ReportList report={report} say={say} />}
      <DiceCheck card={card} />
    </div>
  );
}
