import type { LiveMatch, Moment } from '@hardtop/host';
import type { Saying } from '@hardtop/host/wire';
import type { Audience } from './audience.ts';
import type { Darkroom } from './darkroom.ts';
import { stackOf } from './room-tools.ts';
import type { Traffic } from './traffic.ts';

/** However much is waiting to be done, all are told after so many. */
const TOLD_TOGETHER = 3;
/** How long a question stands before its previews are worked out, where many wait for an answer; and how often that much more if they still do. */
const LATER_MILLISECONDS = 250;
const PUT_OFF = 3;

interface CrierTools {
  readonly audience: Audience;
  readonly darkroom: Darkroom;
  readonly traffic: Traffic;
  /** All have been told how the game stands. */
  readonly onTold: (match: LiveMatch) => void;
  /** Previews are owed, and due. */
  readonly onLater: () => void;
  readonly onProblem: (message: string) => void;
}

/**
 * Tells those who look on how the game stands. What several do at the same time is told together. Where much is going on questions come first,
 * and their previews once somebody thinks about them.
 */
export class Crier {
  private readonly tools: CrierTools;
  /** How much was done since all were told. */
  private untold = 0;
  private readonly sayings: Saying[] = [];
  private timer: NodeJS.Timeout | undefined;
  private putOff = 0;

  constructor(tools: CrierTools) {
    this.tools = tools;
  }

  /** Something was done, and is to be told with these reasons. */
  note(sayings: readonly Saying[]): void {
    this.untold++;
    this.sayings.push(...sayings);
  }

  /** Whether it is time to tell; `waiting`: what is to be done next at this table. */
  isToTell(waiting: number): boolean {
    return this.untold > 0 && (waiting === 0 || this.untold >= TOLD_TOGETHER);
  }

  /** It counts, whatever becomes of telling it. */
  async announce(match: LiveMatch): Promise<void> {
    const { audience, darkroom, traffic, onTold } = this.tools;
    this.untold = 0;
    const whole = darkroom.moment(match);
    const moment = traffic.isDense ? whole.bare : whole;
    if (audience.size > 0) await darkroom.develop(moment, audience.seats);
    this.guard(() => {
      this.tell(match, moment);
      audience.tellSayings(match, this.sayings.splice(0));
      onTold(match);
    });
  }

  /** How the game stands now, whatever was told before. */
  showAgain(match: LiveMatch): void {
    const { audience, darkroom, onTold } = this.tools;
    this.guard(() => {
      audience.tellUpdate(match, darkroom.moment(match));
      onTold(match);
    });
  }

  /** To whoever thinks about a question that came without them. */
  async tellPreviews(match: LiveMatch): Promise<void> {
    const { audience, darkroom } = this.tools;
    const moment = darkroom.moment(match);
    await darkroom.develop(moment, audience.seats);
    this.guard(() => this.tell(match, moment));
  }

  /** Nothing is owed to anybody any more. */
  forget(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private tell(match: LiveMatch, moment: Moment): void {
    const { audience } = this.tools;
    audience.tellUpdate(match, moment);
    if (moment.owesPreviews(audience.seats)) this.later();
  }

  private later(): void {
    this.putOff = 0;
    if (this.timer !== undefined) this.timer.refresh();
    else this.timer = setTimeout(() => this.due(), LATER_MILLISECONDS).unref();
  }

  private due(): void {
    if (this.tools.traffic.isDense && this.putOff++ < PUT_OFF) this.timer?.refresh();
    else this.tools.onLater();
  }

  private guard(job: () => void): void {
    try {
      job();
    } catch (error) {
      this.tools.onProblem(stackOf(error));
    }
  }
}
