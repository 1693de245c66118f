import type { Option, Preview } from '@hardtop/kernel';

/** An option that only says what it is. */
export class PlainOption implements Option {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  readonly at?: NonNullable<Option['at']>;
  private readonly text: string;
  private readonly chance: number | null;

  constructor(
    id: string,
    group: string,
    label: string,
    text: string,
    about: { readonly piece?: string; readonly chance?: number } = {},
  ) {
    this.id = id;
    this.group = group;
    this.label = label;
    this.text = text;
    this.chance = about.chance ?? null;
    if (about.piece !== undefined) this.at = { piece: about.piece };
  }

  get words(): readonly string[] {
    return this.label.toLowerCase().split(' ');
  }

  preview(): Preview {
    const { text, chance } = this;
    return chance === null ? { text } : { text, chances: [{ label: 'succeeds', chance }] };
  }
}
