/** What waits for one who looks on may come to this; more, and the line is given up. */
const MOST_LETTERS = 16 * 1024 * 1024;

interface Waiting {
  readonly at: number;
  readonly text: string;
}

/** The line to somebody who sees everything so much later. */
export class DelayedLine {
  private readonly pass: (text: string) => void;
  private readonly giveUp: () => void;
  private readonly milliseconds: number;
  private readonly now: () => number;
  private waiting: Waiting[] = [];
  private letters = 0;
  private timer: NodeJS.Timeout | undefined;
  private isOpen = false;

  constructor(pass: (text: string) => void, giveUp: () => void, milliseconds: number, now: () => number) {
    this.pass = pass;
    this.giveUp = giveUp;
    this.milliseconds = milliseconds;
    this.now = now;
  }

  send(text: string): void {
    if (this.isOpen) {
      this.pass(text);
      return;
    }
    this.letters += text.length;
    if (this.letters > MOST_LETTERS) {
      this.stop();
      this.giveUp();
      return;
    }
    this.waiting.push({ at: this.now() + this.milliseconds, text });
    this.schedule();
  }

  /** What is said in answer to them alone tells nothing of the game. */
  sendNow(text: string): void {
    this.pass(text);
  }

  /** Nothing is hidden any more. */
  open(): void {
    this.isOpen = true;
    clearTimeout(this.timer);
    for (const { text } of this.waiting.splice(0)) this.pass(text);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  /** Hands on what has waited long enough; by itself, and when a test says so. */
  handOn(): void {
    this.timer = undefined;
    const now = this.now();
    while (this.waiting[0] !== undefined && this.waiting[0].at <= now) {
      const first = this.waiting.shift();
      if (first === undefined) break;
      this.letters -= first.text.length;
      this.pass(first.text);
    }
    this.schedule();
  }

  private schedule(): void {
    const first = this.waiting[0];
    if (first === undefined || this.timer !== undefined) return;
    this.timer = setTimeout(() => this.handOn(), Math.max(1, first.at - this.now())).unref();
  }
}
