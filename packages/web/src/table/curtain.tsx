import type { Seat } from '@hardtop/kernel';
import type { SeatStyle } from '../base/seat-style.ts';

interface CurtainProps {
  readonly seat: Seat;
  readonly name: string;
  readonly style: SeatStyle;
  onTake(seat: Seat): void;
}

/** Between two secret answers at one screen: nobody sees the other's. */
export function Curtain({ seat, name, style, onTake }: CurtainProps) {
  return (
    <div className="curtain" style={{ '--seat': style.hue }}>
      <p className="curtain-pass">
        Pass the screen to <b>{name}</b>.
      </p>
      <p>What comes next is secret until everybody has answered. The others look at the ceiling.</p>
      <button type="button" className="button go" onClick={() => onTake(seat)}>
        I am {name}: show me
      </button>
    </div>
  );
}
