import { setImmediate as nextTurn } from 'node:timers/promises';

/** JSON as text, which is handed on as it is: nobody here need know what is in it. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** An object of which some members are texts already. */
export function joined(members: Readonly<Record<string, unknown>>): JsonText {
  const parts = Object.entries(members).flatMap(([name, value]) => {
    const text = value instanceof JsonText ? value.text : JSON.stringify(value);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return new JsonText(`{${parts.join(',')}}`);
}

/** As bytes; what it was made of has been read in a turn of its own. */
export async function bytesOf({ text }: JsonText): Promise<Buffer> {
  await nextTurn();
  return Buffer.from(text);
}
