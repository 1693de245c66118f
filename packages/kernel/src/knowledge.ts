import type { Known } from './bot.ts';
import type { Ask, AskData, Seat } from './decision.ts';
import type { Ruleset } from './ruleset.ts';
import type { Viewer } from './viewer.ts';

/** What each viewer may know of one game. Where the scenario hides nothing, everybody gets the truth itself, at no cost. */
export class Knowledge<Setup, State, View> {
  readonly hides: boolean;
  private readonly ruleset: Ruleset<Setup, State, View>;
  private readonly file: unknown;
  private readonly truth: Setup;
  private readonly files = new Map<Viewer, unknown>();
  private readonly setups = new Map<Viewer, Setup>();

  constructor(ruleset: Ruleset<Setup, State, View>, file: unknown, setup: Setup) {
    this.ruleset = ruleset;
    this.file = file;
    this.truth = setup;
    this.hides = ruleset.hides(setup);
  }

  /** The scenario file as a viewer may have it. */
  fileFor(viewer: Viewer): unknown {
    if (this.isOpenTo(viewer)) return this.file;
    const known = this.files.get(viewer) ?? this.ruleset.knownFile(this.file, this.truth, viewer);
    this.files.set(viewer, known);
    return known;
  }

  setupFor(viewer: Viewer): Setup {
    if (this.isOpenTo(viewer)) return this.truth;
    const known = this.setups.get(viewer) ?? this.readKnown(viewer);
    this.setups.set(viewer, known);
    return known;
  }

  stateFor(state: State, viewer: Viewer): State {
    return this.isOpenTo(viewer) ? state : this.ruleset.known(this.truth, state, viewer);
  }

  /** The question that some data stands for, from what its seat knows. */
  question(state: State, asked: AskData): Ask {
    return this.ruleset.question(this.of(state, asked.seat), asked);
  }

  of(state: State, seat: Seat): Known<Setup, State> {
    return { setup: this.setupFor(seat), state: this.stateFor(state, seat), seat };
  }

  private isOpenTo(viewer: Viewer): boolean {
    return !this.hides || viewer === 'referee';
  }

  private readKnown(viewer: Viewer): Setup {
    const read = this.ruleset.parseSetup(this.ruleset.knownFile(this.file, this.truth, viewer));
    if (!read.ok) throw new Error(`what a viewer knows of the set-up does not read: ${read.error[0]?.message}`);
    return read.value;
  }
}
