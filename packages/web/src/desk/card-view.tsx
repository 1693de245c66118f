import type { Card, DeskCard } from '@hardtop/campaign';
import { useState } from 'preact/compat';
import { RuleLink } from '../rules/rule-link.tsx';
import { AmendForm } from './amend-form.tsx';
import { EditForm } from './edit-form.tsx';
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
            <li key={key}>{item}</li>
          ))}
        </ul>
      )}
      <Unfolded card={card} />
    </article>
  );
}

/** Parts and rolls, and what can be done about them. */
function Unfolded({ card }: { readonly card: Card }) {
  const [isAmending, setAmending] = useState(false);
  const canReroll = card.path !== '' && (card.rolls.length > 0 || card.parts.length > 0);
  return (
    <>
      {card.rolls.length > 0 && <RollTable rolls={card.rolls} />}
      {canReroll && !isAmending && (
        <button type="button" className="button quiet card-again" onClick={() => setAmending(true)}>
          Roll “{card.title}” again
        </button>
      )}
      {isAmending && <AmendForm action="reroll" part={card.path} onDone={() => setAmending(false)} />}
      {card.parts.map((part) => (
        <PartView key={part.path} card={part} />
      ))}
    </>
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
        <p key={key}>{item}</p>
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
      {isOpen && <Unfolded card={card} />}
    </article>
  );
}
