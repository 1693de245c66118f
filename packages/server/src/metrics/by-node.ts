/** Several nodes' measures as one text: every sample says by a label whose it is, and what a name means stands there once. */
export function byNode(texts: readonly { readonly node: number; readonly text: string }[]): string {
  const heads = new Map<string, string[]>();
  const samples = new Map<string, string[]>();
  for (const { node, text } of texts) {
    let name = '';
    for (const line of text.split('\n')) {
      if (line === '') continue;
      if (!line.startsWith('#')) samples.get(name)?.push(labelled(line, node));
      else {
        name = line.split(' ')[2] ?? '';
        const known = heads.get(name) ?? [];
        if (!known.includes(line)) heads.set(name, [...known, line]);
        if (!samples.has(name)) samples.set(name, []);
      }
    }
  }
  return `${[...heads].flatMap(([name, head]) => [...head, ...(samples.get(name) ?? [])]).join('\n')}\n`;
}

function labelled(sample: string, node: number): string {
  return sample.replace(/^(\w+)(\{)?/, (_, name: string, more: string | undefined) =>
    more === undefined ? `${name}{node="${node}"}` : `${name}{node="${node}",`,
  );
}
