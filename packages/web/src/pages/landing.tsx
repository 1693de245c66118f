import type { RulesetCard } from '@hardtop/server/wire';
import { type FormEvent, useState } from 'preact/compat';
import { Link } from '../base/link.tsx';
import { Masthead } from '../base/masthead.tsx';
import { useMyGames } from '../base/my-games.ts';
import { navigate, paths } from '../base/router.ts';
import { useSettings } from '../base/settings.ts';
import { explain } from '../net/api.ts';
import { AwayLine } from './away-line.tsx';
import { DuelChooser } from './duel-chooser.tsx';
import { type DuelPlan, defaultPlan, firstPlan, lessonsOf, othersOf, planOf, startDuel } from './duel-plan.ts';
import { JournalUpload } from './journal-upload.tsx';
import { LandingPicture } from './landing-picture.tsx';
import { MyGamesList } from './my-games-list.tsx';
import { type Rulesets, useRulesets } from './use-rulesets.ts';
import { useWatchForServer } from './use-watch-for-server.ts';
import './landing.css';

/** Starts a duel and goes to its table; says why if it cannot. */
function useStart() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = async (plan: DuelPlan, ruleset: RulesetCard) => {
    setBusy(true);
    setProblem(null);
    const reply = await startDuel(plan, ruleset);
    setBusy(false);
    if (reply.ok) navigate(paths.game(reply.value.game));
    else setProblem(explain(reply.error.problems));
  };
  return { busy, problem, start };
}

function promiseOf(plan: DuelPlan | null, isAway: boolean): string {
  const others = plan === null ? [] : othersOf(plan);
  const words = [
    others.includes('friend') &&
      (others.length > 1 ? 'You get secret links to send.' : 'You get a secret link to send.'),
    others.includes('here') && 'The screen is passed where something is secret.',
    others.every((other) => other === 'bot') &&
      (others.length > 1 ? 'Machines are waiting in the other cars.' : 'A machine is waiting in the other car.'),
  ];
  const where = isAway && !others.includes('friend') ? 'Played and kept on this device.' : 'No name, no account.';
  return [where, ...words.filter((word) => word !== false)].join(' ');
}

function Problems({ known, problem }: { readonly known: Rulesets; readonly problem: string | null }) {
  return (
    <>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      {known.state === 'failed' && (
        <div className="notice bad" role="alert">
          <p>{known.message}</p>
          <button type="button" className="button" onClick={known.retry}>
            Try again
          </button>
        </div>
      )}
    </>
  );
}

/** For who has finished no game here yet: the first duel of all, with its first steps explained. */
function Guided({ ruleset, busy, onStart }: GuidedProps) {
  const isNew = useMyGames((mine) => !mine.games.some(({ over }) => over));
  const startGuide = useSettings((settings) => settings.startGuide);
  if (!isNew) return null;
  const start = () => {
    startGuide();
    onStart(firstPlan(ruleset), ruleset);
  };
  return (
    <button type="button" className="button guided" disabled={busy} onClick={start}>
      <span>
        First time? <b>A guided duel</b>
      </span>
    </button>
  );
}

/** What a ruleset teaches, in its order. */
function Lessons({ ruleset, busy, onStart }: GuidedProps) {
  const startGuide = useSettings((settings) => settings.startGuide);
  const lessons = lessonsOf(ruleset);
  if (lessons.length === 0) return null;
  const start = (lesson: (typeof lessons)[number]) => {
    startGuide();
    onStart(planOf(ruleset, lesson), ruleset);
  };
  return (
    <fieldset className="lessons">
      <legend>Learn it step by step</legend>
      {lessons.map((lesson) => (
        <button
          key={lesson.id}
          type="button"
          className="button quiet"
          title={lesson.summary}
          disabled={busy}
          onClick={() => start(lesson)}
        >
          {lesson.title}
        </button>
      ))}
    </fieldset>
  );
}

interface GuidedProps {
  readonly ruleset: RulesetCard;
  readonly busy: boolean;
  onStart(plan: DuelPlan, ruleset: RulesetCard): void;
}

/** The one button, and beside it what it will start. */
function Dashboard({ known, isAway }: { readonly known: Rulesets; readonly isAway: boolean }) {
  const { busy, problem, start } = useStart();
  const [chosen, setChosen] = useState<DuelPlan | null>(null);
  const rulesets = known.state === 'ready' ? known.rulesets : [];
  const [first] = rulesets;
  const ruleset = rulesets.find(({ id }) => id === chosen?.ruleset) ?? first;
  const plan = chosen ?? (ruleset === undefined ? null : defaultPlan(ruleset));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (plan !== null && ruleset !== undefined) void start(plan, ruleset);
  };
  return (
    <form className="dashboard" aria-label="A duel" onSubmit={submit}>
      {isAway && plan !== null && <AwayLine />}
      <div className="dashboard-go">
        <button type="submit" className="button go duel-now" disabled={plan === null || busy}>
          {busy ? 'Engines on…' : 'Duel now'}
        </button>
        <p className="hero-small">{promiseOf(plan, isAway)}</p>
        {first !== undefined && (
          <>
            <Guided ruleset={first} busy={busy} onStart={(...duel) => void start(...duel)} />
            <Lessons ruleset={first} busy={busy} onStart={(...duel) => void start(...duel)} />
          </>
        )}
        {plan !== null && (
          <p className="hero-small">
            Another map? <Link to={paths.scenarioNew(plan.ruleset, plan.scenario)}>Change a copy of this one</Link> or{' '}
            <Link to={paths.scenarioNew(plan.ruleset)}>draw your own</Link>.
          </p>
        )}
      </div>
      {plan !== null && ruleset !== undefined && (
        <DuelChooser rulesets={rulesets} ruleset={ruleset} plan={plan} isAway={isAway} onPlan={setChosen} />
      )}
      <Problems known={known} problem={problem} />
    </form>
  );
}

export function Landing() {
  const known = useRulesets();
  const isAway = useWatchForServer();
  return (
    <div className="landing">
      <Masthead />
      <main id="main" tabIndex={-1}>
        <section className="hero">
          <div className="hero-scene">
            <LandingPicture />
            <div className="hero-words">
              <h1>Hardtop</h1>
              <p className="hero-line">Duels of armed cars, by the book, with the odds on the windscreen.</p>
            </div>
          </div>
          <Dashboard known={known} isAway={isAway} />
        </section>
        <section aria-labelledby="my-games-title" className="my-games-part">
          <h2 id="my-games-title">Your games</h2>
          <MyGamesList isAway={isAway} />
          <JournalUpload />
          <p>
            <Link to={paths.lobby} className="button">
              Find a table
            </Link>{' '}
            <Link to={paths.garage} className="button">
              Build your own car
            </Link>{' '}
            <Link to={paths.scenarios} className="button">
              Draw your own scenario
            </Link>{' '}
            <Link to={paths.desk} className="button">
              Run a campaign
            </Link>
          </p>
        </section>
      </main>
      <footer className="colophon">
        <p>Unofficial. The games belong to their makers; the words and lines here are ours.</p>
      </footer>
    </div>
  );
}
