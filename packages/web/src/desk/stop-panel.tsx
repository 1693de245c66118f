import { ActionPanel } from './action-panel.tsx';
import { BattlePanel } from './battle-panel.tsx';
import { useCampaign } from './campaign-context.ts';
import { newestTold } from './told-entries.ts';
import './stop-panel.css';

/** Why the journey stands still, in words, and what can be done on the spot. */
export function StopPanel() {
  const { campaign, now } = useCampaign();
  const newest = newestTold(campaign);
  const last = newest < 0 ? null : campaign.entry(newest).stop;
  const words = [last, now.stop].filter((text) => text !== null);
  return (
    <section className="stop-panel" aria-label="Here">
      {now.inside !== null && (
        <p className="stop-inside">
          In {now.inside} <span className="text-dim">what is rolled now is rolled in its streets</span>
        </p>
      )}
      {words.length > 0 && (
        <p className="stop-words" role="status">
          {words.join(' ')}
        </p>
      )}
      <BattlePanel />
      <ActionPanel group="here" />
    </section>
  );
}
