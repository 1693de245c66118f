// What the fire of two sides is worth in the mean, while a game is played on without a shot being rolled for.
import type { Seat } from '@hardtop/kernel';
import { aimsOf } from '../table/queries/arsenal.ts';
import type { Aim } from '../table/queries/batteries.ts';
import { ownerOf } from '../table/queries/deciding.ts';
import { isSameTarget } from '../table/queries/target-names.ts';
import type { Vehicle, World } from '../table/state/state.ts';
import { HarmTable, KILL } from './harm.ts';

/** What a turn counts for against the one before it. */
const FADE = 0.9;
/** How sure one may be that whoever is killed fires no more. */
const SILENCED = 0.8;
/** What harm taken weighs against harm done. */
const CAUTION = 1.2;

/** Harm done and suffered, in hundredths of a kill. */
export class Ledger {
  private readonly seat: Seat;
  private readonly onFoe: HarmTable;
  private readonly onOwn: HarmTable;
  private readonly from: number;
  private sum = 0;
  /** The chances that either still fires. */
  private own = 1;
  private foe = 1;

  constructor({ setup, state }: World, own: Vehicle, foe: Vehicle) {
    this.seat = ownerOf({ setup }, own);
    this.onFoe = new HarmTable(setup, foe);
    this.onOwn = new HarmTable(setup, own);
    this.from = state.turn;
  }

  get balance(): number {
    return this.sum;
  }

  /** Enters a shot, and takes what it spends; false if it is none at a vehicle. */
  enter(world: World, seat: Seat, id: string): boolean {
    const aim = aimsOf(world, seat, []).find(({ shot }) => shot.id === id);
    if (aim === undefined || aim.shot.target.kind !== 'vehicle') return false;
    const { turn } = world.state;
    const weight = FADE ** (turn - this.from);
    if (seat === this.seat) {
      const worth = Math.max(0, this.onFoe.ofAim(aim)) * this.own;
      this.sum += worth * weight;
      this.foe *= 1 - (SILENCED * worth) / KILL;
    } else {
      const worth = Math.max(0, this.onOwn.ofAim(aim)) * this.foe;
      this.sum -= CAUTION * worth * weight;
      this.own *= 1 - (SILENCED * worth) / KILL;
    }
    spend(aim, turn);
    return true;
  }
}

/** As if it had been fired. */
function spend({ shot: { target }, person, guns }: Aim, turn: number): void {
  person.actedTurn = turn;
  for (const { state } of guns) {
    state.row = state.lastTarget !== null && isSameTarget(state.lastTarget, target) ? state.row + 1 : 1;
    state.lastTarget = target;
    state.firedTurn = turn;
    if (state.shots !== null) state.shots--;
  }
}
