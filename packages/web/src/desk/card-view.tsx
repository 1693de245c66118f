import type { Card, DeskCard } from '@hardtop/campaign';
import { useId, useState } from 'preact/compat';
import { RuleLink } from '../rules/rule-link.tsx';
import { AgainButton } from './again-button.tsx';
import { AmendReason } from './amend-reason.ts';
import { EditForm } from './edit-form.tsx';
import { CardLine } from './line-switch.tsx';
import { RollTable } from './roll-table.tsx';
import './card-view.css';
import { keyed } from './keyed.ts';

function PartView({ card }: { readonly card: Card }) {
  return (
    <article className="card-part" aria-label={card.title}>
      <h4>
        {card.title} {card.rule !== null && <RuleLink rule={card.rule} text="§" />}
      </h4>
      {card.lines.length > 0 && (
        <ul className="card-lines">
          {keyed(card.lines).map(({ item, key }) => (
            <li key={key}>
              <CardLine line={item} />
            </li>
          ))}
        </ul>
      )}
      <Unfolded card={card} />
    </article>
  );
}

/** Parts and rolls, and what can be done about them. */
function Unfolded({ card }: { readonly card: Card }) {
  const canReroll = card.path !== '' && (card.rolls.length > 0 || card.parts.length > 0);
  return (
    <>
      {card.rolls.length > 0 && <RollTable rolls={card.rolls} />}
      {canReroll && (
        <AgainButton part={card.path} label={`Roll “${card.title}” again`} className="button quiet card-again">
          Roll “{card.title}” again
        </AgainButton>
      )}
      {card.parts.map((part) => (
        <PartView key={part.path} card={part} />
      ))}
    </>
  );
}

/** All of it, with a line to say why, which may stay empty. */
function Amendable({ card }: { readonly card: Card }) {
  const id = useId();
  const [reason, setReason] = useState('');
  return (
    <AmendReason value={reason.trim()}>
      <div className="field card-reason">
        <label className="label" htmlFor={id}>
          Why, if anybody asks
        </label>
        <input
          id={id}
          type="text"
          className="text-input"
          autoComplete="off"
          placeholder="may stay empty"
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
      <Unfolded card={card} />
    </AmendReason>
  );
}

const countRolls = (card: Card): number => card.parts.reduce((sum, part) => sum + countRolls(part), card.rolls.length);

/** A result: its words, and unfolded every part, every roll and the row it was read from. */
export function CardView({ deskCard: { card, edits } }: { readonly deskCard: DeskCard }) {
  const [isOpen, setOpen] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const rolls = countRolls(card);
  return (
    <article className="desk-card" aria-label={card.title}>
      <header className="card-head">
        <h3>{card.title}</h3>
        {card.rule !== null && <RuleLink rule={card.rule} text="Rule" />}
      </header>
      {keyed(card.lines).map(({ item, key }) => (
        <p key={key}>
          <CardLine line={item} />
        </p>
      ))}
      <p className="desk-buttons">
        <button type="button" className="button quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Fold' : `Unfold ${rolls === 1 ? '1 roll' : `${rolls} rolls`}`}
        </button>
        {edits.length > 0 && (
          <button
            type="button"
            className="button quiet"
            aria-expanded={isEditing}
            onClick={() => setEditing(!isEditing)}
          >
            Edit
          </button>
        )}
      </p>
      {isEditing && <EditForm part={card.path} edits={edits} onDone={() => setEditing(false)} />}
      {isOpen && <Amendable card={card} />}
    </article>
  );
}
