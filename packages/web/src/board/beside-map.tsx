import type { Board, Hand } from '@hardtop/board';

type BesideProps = Pick<Board, 'hands' | 'zones'>;

/** What lies off the map, plainly: each hand with its cards, each zone with who is there. */
export function BesideMap({ hands = [], zones = [] }: BesideProps) {
  if (hands.length + zones.length === 0) return null;
  return (
    <ul className="bd-beside" aria-label="Beside the map">
      {hands.map((hand) => (
        <li key={hand.id}>
          <b>{hand.label}</b> {cardsText(hand)}
        </li>
      ))}
      {zones.map(({ id, label, pieces }) => (
        <li key={id}>
          <b>{label}</b> {pieces.map(({ tag, name }) => `${tag} ${name}`).join(', ') || 'nobody'}
        </li>
      ))}
    </ul>
  );
}

function cardsText({ cards, unseen }: Hand): string {
  const names = cards.map(({ name, text }) => (text === undefined ? name : `${name} (${text})`));
  return [...names, ...(unseen > 0 ? [`${unseen} face down`] : [])].join(', ') || 'empty';
}
