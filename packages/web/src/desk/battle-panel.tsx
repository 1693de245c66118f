import type { DeskAction, DeskBattle, DeskFight, FormValues } from '@hardtop/campaign';
import type { Problem } from '@hardtop/kernel';
import { useMemo, useState } from 'preact/compat';
import { Link } from '../base/link.tsx';
import { navigate, paths } from '../base/router.ts';
import { ActionForm } from './action-form.tsx';
import { type BattleWish, beginBattle, USUAL_WISH } from './begin-battle.ts';
import { useCampaign } from './campaign-context.ts';
import './battle-panel.css';

function Problems({ problems }: { readonly problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <div className="notice bad" role="alert">
      {problems.map(({ message, legal, rule }) => (
        <p key={message}>
          {message}
          {legal !== undefined && legal.length > 0 && legal.length <= 12 && ` Legal: ${legal.join(', ')}.`}
          {rule !== undefined && <small className="text-dim"> {rule}</small>}
        </p>
      ))}
    </div>
  );
}

interface WishProps {
  readonly battle: DeskBattle;
  readonly wish: BattleWish;
  onChange(wish: BattleWish): void;
}

const SIDES = [
  ['party', 'The party'],
  ['others', 'The others'],
] as const;

/** Who plays whom; nobody has to touch it. */
function WhoPlays({ battle, wish, onChange }: WishProps) {
  const toggle = (name: string) =>
    onChange({ ...wish, own: wish.own.includes(name) ? wish.own.filter((one) => one !== name) : [...wish.own, name] });
  return (
    <details className="battle-who">
      <summary>Who plays whom</summary>
      {SIDES.map(([side, label]) => (
        <label key={side}>
          {label}{' '}
          <select
            value={wish[side]}
            onChange={({ currentTarget }) => onChange({ ...wish, [side]: currentTarget.value === 'me' ? 'me' : 'bot' })}
          >
            <option value="me">played by me</option>
            <option value="bot">played by a machine</option>
          </select>
        </label>
      ))}
      <fieldset>
        <legend>Seats of their own, by link</legend>
        {battle.people.map((name) => (
          <label key={name}>
            <input type="checkbox" checked={wish.own.includes(name)} onChange={() => toggle(name)} /> {name}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

function BattleOffer({ battle }: { readonly battle: DeskBattle }) {
  const { id, campaign, act } = useCampaign();
  const [wish, setWish] = useState(USUAL_WISH);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const fight = async () => {
    setBusy(true);
    const begun = await beginBattle({ id, ruleset: campaign.file.ruleset }, battle, wish);
    setBusy(false);
    if (!begun.ok) return setProblems(begun.error);
    const refused = act('fight', { part: battle.part, game: begun.value });
    if (refused.length > 0) return setProblems(refused);
    navigate(paths.game(begun.value));
  };
  return (
    <div className="battle-offer">
      <p>
        <b>{battle.title}</b> <span className="text-dim">{battle.summary}</span>
      </p>
      <p className="desk-buttons">
        <button type="button" className="button go" disabled={isBusy} onClick={() => void fight()}>
          Fight it out
        </button>
      </p>
      <WhoPlays battle={battle} wish={wish} onChange={setWish} />
      <Problems problems={problems} />
    </div>
  );
}

/** The form of the aftermath with what the table says in it. */
function filledIn(action: DeskAction, values: FormValues): DeskAction {
  return {
    ...action,
    fields: action.fields.map((field) => {
      const value = values[field.name];
      return value === undefined ? field : ({ ...field, value } as typeof field);
    }),
  };
}

function OpenFight({ fight }: { readonly fight: DeskFight }) {
  const { campaign, now, act } = useCampaign();
  const [form, setForm] = useState<DeskAction | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const action = now.actions.find(({ id }) => id === 'aftermath');
  const takeIn = async () => {
    setProblems([]);
    const { foughtOut } = await import('./fought-out.ts');
    const fought = await foughtOut(campaign.file.ruleset, fight);
    if (!fought.ok) return setProblems(fought.error);
    if (action !== undefined) setForm(filledIn(action, campaign.aftermath(fought.value).values));
  };
  const byHand = () => action !== undefined && setForm(filledIn(action, { part: fight.part }));
  return (
    <div className="battle-offer is-open">
      <p>
        <b>The fight: {fight.name}</b>
      </p>
      <p className="desk-buttons">
        {fight.game !== '' && (
          <>
            <Link to={paths.game(fight.game)} className="button">
              To the table
            </Link>
            <button type="button" className="button go" onClick={() => void takeIn()}>
              Take in what came of it
            </button>
          </>
        )}
        <button type="button" className="button" onClick={byHand}>
          Write it down by hand
        </button>
      </p>
      <Problems problems={problems} />
      {form !== null && (
        <ActionForm action={form} onDo={(values) => act('aftermath', values)} onLeave={() => setForm(null)} />
      )}
    </div>
  );
}

/** What can be fought out here, and fights that are not over. */
export function BattlePanel() {
  const { campaign, now } = useCampaign();
  const battles = useMemo(() => campaign.battles(), [campaign]);
  if (battles.length + now.fights.length === 0) return null;
  return (
    <section className="battle-panel" aria-label="Fights">
      {now.fights.map((fight) => (
        <OpenFight key={fight.part} fight={fight} />
      ))}
      {battles.map((battle) => (
        <BattleOffer key={battle.part} battle={battle} />
      ))}
    </section>
  );
}
