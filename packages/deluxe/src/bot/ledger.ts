// What the fire of two sides is worth in the mean, while a game is played on without a shot being rolled for; and what a roll for
// control might have cost.
import type { NewEvent, Seat } from '@hardtop/kernel';
import { ENEMY_FIRE, type FireHazardRow } from '../catalog/hazards.ts';
import { aimsOf } from '../table/queries/arsenal.ts';
import type { Aim } from '../table/queries/batteries.ts';
import { controlChance } from '../table/queries/control-table.ts';
import { ownerOf } from '../table/queries/deciding.ts';
import { inOrder } from '../table/queries/movement.ts';
import { isSameTarget } from '../table/queries/target-names.ts';
import { expectedDamage } from '../table/queries/targeting.ts';
import { type Vehicle, vehicleOf, type World } from '../table/state/state.ts';
import { crashCost } from './crash-cost.ts';
import { HarmTable, KILL } from './harm.ts';

/** What a turn counts for against the one before it. */
const FADE = 0.9;
/** How sure one may be that whoever is killed fires no more. */
const SILENCED = 0.8;
/** What harm taken weighs against harm done. */
const CAUTION = 1.2;
/** The sides of the die that control is rolled with. */
const DIE = 6;

/** A shot that was announced. */
interface Entry {
  readonly firer: Vehicle;
  /** What it is worth, and what it may cost its target to keep control when it is hit. */
  readonly worth: number;
  readonly shock: number;
}

/** Harm done and suffered, in hundredths of a kill. */
export class Ledger {
  private readonly own: string;
  private readonly seat: Seat;
  private readonly onFoe: HarmTable;
  private readonly onOwn: HarmTable;
  private readonly from: number;
  private sum = 0;
  /** The chances that either still fires. */
  private ownFires = 1;
  private foeFires = 1;
  /** What is fired in one phase, and the weight of it. */
  private announced: Entry[] = [];
  private moment = '';
  private weight = 1;

  constructor({ setup, state }: World, own: Vehicle, foe: Vehicle) {
    this.own = own.id;
    this.seat = ownerOf({ setup }, own);
    this.onFoe = new HarmTable(setup, foe);
    this.onOwn = new HarmTable(setup, own);
    this.from = state.turn;
  }

  get balance(): number {
    this.settle();
    return this.sum;
  }

  /** Enters a shot, and takes what it spends; false if it is none at a vehicle. */
  enter(world: World, seat: Seat, id: string): boolean {
    const aim = aimsOf(world, seat, []).find(({ shot }) => shot.id === id);
    if (aim === undefined || aim.shot.target.kind !== 'vehicle') return false;
    const { state } = world;
    this.passTo(state.turn, state.phase);
    const worth = Math.max(0, (seat === this.seat ? this.onFoe : this.onOwn).ofAim(aim));
    const shock = shockOf(aim, vehicleOf(state, aim.shot.target.vehicle));
    this.announced.push({ firer: vehicleOf(state, aim.shot.firer), worth, shock });
    spend(aim, state.turn);
    return true;
  }

  /** A roll for control: dice that show their mean keep it nearly always, so what is lost by losing it counts by its chance. */
  enterControl({ state }: World, { about, target }: NewEvent): void {
    if (about === undefined || target?.kind !== 'need') return;
    const vehicle = vehicleOf(state, about);
    const cost = ((target.need - 1) / DIE) * crashCost(vehicle.speed) * FADE ** (state.turn - this.from);
    this.sum += vehicle.id === this.own ? -CAUTION * cost : cost;
  }

  /** What is fired in one phase is fired together: the faster first, as the rules have it. */
  private passTo(turn: number, phase: number): void {
    const moment = `${turn} ${phase}`;
    if (moment === this.moment) return;
    this.settle();
    this.moment = moment;
    this.weight = FADE ** (turn - this.from);
  }

  private settle(): void {
    const { announced, weight } = this;
    if (announced.length === 0) return;
    for (const { firer, worth, shock } of announced.sort((a, b) => inOrder(a.firer, b.firer))) {
      if (firer.id === this.own) {
        this.sum += (worth + shock) * this.ownFires * weight;
        this.foeFires *= 1 - (SILENCED * worth * this.ownFires) / KILL;
      } else {
        this.sum -= CAUTION * (worth + shock) * this.foeFires * weight;
        this.ownFires *= 1 - (SILENCED * worth * this.foeFires) / KILL;
      }
    }
    this.announced = [];
  }
}

/** Whoever is hit has a hazard to master. */
function shockOf({ hit, guns }: Aim, { status, speed }: Vehicle): number {
  const hits = expectedDamage(guns[0].model.weapon) * guns.length;
  const row: FireHazardRow | undefined = ENEMY_FIRE.findLast(({ from }) => hits >= from);
  return row === undefined ? 0 : hit * (1 - controlChance(status - row.difficulty, speed)) * crashCost(speed);
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
