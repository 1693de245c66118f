import type { Board } from '@hardtop/board';
import { type Decision, expectOk, Match, matchOrder, type Seat } from '@hardtop/kernel';
import { deluxe } from '../play/ruleset.ts';
import type { ScenarioFile } from '../scenarios/scenario-file.ts';
import type { VehicleModel } from '../table/state/model.ts';
import { modelOf, type Setup } from '../table/state/setup.ts';
import { type State, type Vehicle, vehicleOf } from '../table/state/state.ts';

type VehicleFile = ScenarioFile['vehicles'][number];

/** Reflexes that sharpen nobody and leave no tie: 4, 3, 2, 1. */
const REFLEXES = [4, 3, 2, 1];

interface DuelOptions extends Partial<Omit<ScenarioFile, 'vehicles'>> {
  /** Dice after the reflex rolls, in the order they fall. */
  readonly dice?: readonly number[];
  readonly reflexes?: readonly number[];
}

/** A match on an open lot with every die scripted: it fails when a die is missing, and `done` when one is left. */
export class Duel {
  readonly match: Match<Setup, State, Board>;
  private readonly script: readonly number[];

  constructor(
    vehicles: readonly (Partial<VehicleFile> & { readonly car?: VehicleFile['car'] })[],
    options: DuelOptions = {},
  ) {
    const { dice = [], reflexes = REFLEXES.slice(0, vehicles.length), ...rest } = options;
    const seats = new Set(vehicles.map((vehicle, i) => vehicle.seat ?? i)).size;
    const file: ScenarioFile = {
      ruleset: 'deluxe',
      id: 'test',
      title: 'Test',
      turnLimit: 50,
      map: { minX: -50, minY: -50, maxX: 50, maxY: 50 },
      seats: Array.from({ length: seats }, (_, seat) => ({ name: `Side ${seat}` })),
      vehicles: vehicles.map((vehicle, i) => ({ seat: i, car: 'stinger', x: i * 20, y: 0, heading: 0, ...vehicle })),
      ...rest,
    };
    this.script = [...reflexes, ...dice];
    const started = Match.start(deluxe, file, { seed: 'unused', dice: { script: this.script, after: 'stop' } });
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    this.match = started.value;
  }

  get state(): State {
    return this.match.state;
  }

  car(index: number): Vehicle {
    return vehicleOf(this.state, `v${index + 1}`);
  }

  model(index: number): VehicleModel {
    return modelOf(this.match.setup, `v${index + 1}`);
  }

  asked(seat: Seat): Decision {
    const decision = this.match.decisionFor(seat);
    if (decision === undefined)
      throw new Error(
        `seat ${seat} is not asked; open: ${this.match.decisions().map((open) => `${open.seat} ${open.topic}`)}`,
      );
    return decision;
  }

  topic(seat: Seat): string | undefined {
    return this.match.decisionFor(seat)?.topic;
  }

  /** Answers by words, as a player would type them. */
  say(seat: Seat, words: string): this {
    const decision = this.asked(seat);
    const answer = expectOk(matchOrder(words, decision));
    expectOk(this.match.choose({ ask: decision.id, seat, ...answer }));
    return this;
  }

  /** Suggested answers for everybody until a seat is asked about a topic (or the game is over). */
  until(seat: Seat, topic: string): this {
    for (let i = 0; i < 2_000 && this.match.outcome === null; i++) {
      if (this.topic(seat) === topic) return this;
      this.takeSuggested();
    }
    throw new Error(`seat ${seat} was never asked about ${topic}`);
  }

  /** Suggested answers for everybody until the turn is over. */
  finishTurn(): this {
    const { turn } = this.state;
    while (this.state.turn === turn && this.match.outcome === null) this.takeSuggested();
    return this;
  }

  private takeSuggested(): void {
    const decision = this.match.decisions()[0];
    if (decision?.suggested === undefined) throw new Error('nothing is suggested');
    expectOk(this.match.choose({ ask: decision.id, seat: decision.seat, ...decision.suggested }));
  }

  /** Events of a kind, as text. */
  texts(kind: string): readonly string[] {
    return this.match.events.filter((event) => event.kind === kind).map((event) => event.text);
  }

  /** Dice scripted but never rolled. */
  get diceLeft(): number {
    return this.script.length - this.match.dice.length;
  }
}
