// Reads phrase after phrase of a line into a draft, and keeps what it cannot make out.

import { WEAPONS } from '../../catalog/weapons.ts';
import { type GunDraft, LineDraft, noneAhead, type PersonDraft } from './draft.ts';
import { isSilent, numberOf, type TextPiece, type Token } from './lexer.ts';
import { unquoted } from './line-name.ts';
import { findPhrase } from './phrases.ts';
import { type Atom, SKILL_OF_BODY, type StatedId } from './words.ts';

type Label = { readonly kind: 'figure'; readonly id: StatedId } | Extract<Atom, { readonly kind: 'skill' }>;

const KILOGRAMS_PER_TONNE = 1000;
/** No line means more of a thing. */
const MOST = 20;
/** Nor has anybody more points in a skill. */
const MOST_POINTS = 9;

export class LineReader {
  readonly draft = new LineDraft();
  readonly unknown: TextPiece[] = [];
  private readonly tokens: readonly Token[];
  private at = 0;
  /** A number that waits for what it counts, and a label that waits for its number. */
  private number: Token | null = null;
  private label: Label | null = null;
  private gun: GunDraft | null = null;
  private person: PersonDraft | null = null;
  /** Said before the gun it is about. */
  private ahead = noneAhead();
  private repeat: ((count: number) => void) | null = null;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  read(): void {
    for (let token = this.tokens[this.at]; token !== undefined; token = this.tokens[this.at]) this.step(token);
    this.dropNumber();
  }

  private step(token: Token): void {
    if (token.kind === 'stop') this.stop();
    else if (token.kind === 'times') this.times();
    else if (token.kind === 'quoted') this.quoted(token);
    else if (!isSilent(token)) {
      const found = findPhrase(this.tokens, this.at);
      if (found !== null) {
        this.at = found.next;
        this.take(found.atom, token);
        return;
      }
      this.unread(token);
    }
    this.at += 1;
  }

  /** Numbers, shorthand, or words that nobody knows. */
  private unread(token: Token): void {
    if (token.kind === 'number') this.counted(token);
    else if (!this.shorthand(token)) this.reject(token);
  }

  private stop(): void {
    this.dropNumber();
    this.label = null;
  }

  private dropNumber(): void {
    if (this.number !== null) this.reject(this.number);
    this.number = null;
  }

  /** "cargo area ×2": once more for each beyond the first. */
  private times(): void {
    const next = this.tokens[this.at + 1];
    if (next?.kind === 'number' && this.repeat !== null && this.number === null) {
      this.repeat(Math.min(MOST, numberOf(next)));
      this.at += 1;
    }
  }

  private quoted(token: Token): void {
    if (this.person === null) this.reject(token);
    else this.person.name = unquoted(token.text);
  }

  private counted(token: Token): void {
    const { label } = this;
    if (label === null) {
      this.dropNumber();
      this.number = token;
    } else if (label.kind === 'skill' && numberOf(token) > MOST_POINTS) this.reject(token);
    else this.state(label, numberOf(token));
  }

  private state(label: Label, value: number): void {
    if (label.kind === 'figure') this.draft.stated[label.id] = value;
    else if (this.person !== null) this.person.skills[label.id] = value;
    this.repeat = null;
    this.label = null;
  }

  /** "6m", "mm", "M": small letters are minor options, capitals major ones. */
  private shorthand({ text }: Token): boolean {
    const [, small, capital] = /^(m*)(M*)$/.exec(text) ?? [];
    if (small === undefined || capital === undefined) return false;
    if (small !== '') this.draft.stated.minor = this.takeNumber(small.length);
    if (capital !== '') this.draft.stated.major = this.takeNumber(capital.length);
    return true;
  }

  private reject({ at, end }: TextPiece): void {
    const last = this.unknown.at(-1);
    const before = this.lastBefore(at);
    if (last !== undefined && before?.end === last.end) this.unknown[this.unknown.length - 1] = { at: last.at, end };
    else this.unknown.push({ at, end });
  }

  /** The last word that ends before a place; it is never far behind where the reader stands. */
  private lastBefore(at: number): Token | undefined {
    for (let i = Math.min(this.at, this.tokens.length - 1); i >= 0; i -= 1) {
      const token = this.tokens[i];
      if (token !== undefined && token.end <= at && !isSilent(token)) return token;
    }
    return undefined;
  }

  private takeNumber(unsaid: number): number {
    const value = this.number === null ? unsaid : numberOf(this.number);
    this.number = null;
    return value;
  }

  private takeCount(): number {
    return Math.min(MOST, this.takeNumber(1));
  }

  private take(atom: Atom, token: Token): void {
    const { draft } = this;
    switch (atom.kind) {
      case 'body':
        this.takeBody(atom, token);
        return;
      case 'option':
        this.takeOption(atom);
        return;
      case 'weapon':
        this.takeWeapon(atom);
        return;
      case 'mount':
      case 'facing':
      case 'targeting':
      case 'twin':
        this.takeGunWord(atom, token);
        return;
      case 'skill':
      case 'figure':
        this.takeLabel(atom, token);
        return;
      case 'gear':
        if (this.person === null) this.reject(token);
        else this.person.gear.push(atom.id);
        return;
      case 'drive':
        draft.drive = atom.id;
        return;
      case 'role':
        this.person = draft.addPeople(this.takeCount());
        this.gun = null;
        return;
      case 'carrying':
        this.ahead.carried = true;
        return;
      case 'nobody':
        draft.isUnmanned = true;
        return;
      case 'tonnes':
        if (draft.stated.cargo !== undefined) draft.stated.cargo *= KILOGRAMS_PER_TONNE;
        return;
      case 'filler':
    }
  }

  private takeBody({ id }: Extract<Atom, { kind: 'body' }>, token: Token): void {
    const skill = SKILL_OF_BODY[id];
    if (this.person !== null && skill !== undefined && this.nextIsNumber()) this.label = { kind: 'skill', id: skill };
    else if (this.draft.body === null) this.draft.body = id;
    else this.reject(token);
  }

  private nextIsNumber(): boolean {
    for (let i = this.at; i < this.tokens.length; i += 1) {
      const token = this.tokens[i];
      if (token === undefined || !isSilent(token)) return token?.kind === 'number';
    }
    return false;
  }

  private takeOption({ id }: Extract<Atom, { kind: 'option' }>): void {
    const { options } = this.draft;
    const add = (count: number): void => {
      for (let i = 0; i < count; i += 1) options.push(id);
    };
    add(this.takeCount());
    this.repeat = (count) => add(count - 1);
    // The sheet writes "LIGHT (6)".
    this.label = id.startsWith('armor') ? { kind: 'figure', id: 'armorSave' } : null;
  }

  private takeWeapon({ id }: Extract<Atom, { kind: 'weapon' }>): void {
    const { person } = this;
    const count = this.takeCount();
    const { mount, facing, twin, carried } = this.ahead;
    this.ahead = noneAhead();
    if (person !== null && mount === null && (carried || WEAPONS[id].carried !== 'vehicle')) {
      const add = (times: number): void => {
        for (let i = 0; i < times; i += 1) person.weapons.push(id);
      };
      add(count);
      this.repeat = (times) => add(times - 1);
      this.gun = null;
      return;
    }
    const gun: GunDraft = { weapon: id, mount, facing, targeting: null, twin, count };
    this.draft.guns.push(gun);
    this.gun = gun;
    this.person = null;
    this.repeat = (times) => {
      gun.count = times;
    };
  }

  private takeGunWord(atom: Extract<Atom, { kind: 'mount' | 'facing' | 'targeting' | 'twin' }>, token: Token): void {
    if (atom.kind === 'twin') {
      this.ahead.twin = true;
      return;
    }
    const next = findPhrase(this.tokens, this.at)?.atom.kind;
    const { gun } = this;
    if (atom.kind === 'targeting') {
      if (gun === null) this.reject(token);
      else gun.targeting = atom.id;
    } else if (atom.kind === 'mount') {
      if (gun !== null && gun.mount === null && next !== 'weapon') gun.mount = atom.id;
      else this.ahead.mount = atom.id;
    } else if (gun !== null && gun.facing === null && next !== 'weapon') gun.facing = atom.id;
    else this.ahead.facing = atom.id;
  }

  private takeLabel(atom: Extract<Atom, { kind: 'skill' | 'figure' }>, token: Token): void {
    if (atom.kind === 'skill' && this.person === null) {
      this.reject(token);
      return;
    }
    const label: Label = atom.kind === 'skill' ? atom : { kind: 'figure', id: atom.id };
    if (this.number === null) this.label = label;
    else this.state(label, this.takeNumber(0));
  }
}
