/** The number of one node among those that serve one address together. */
export interface Place {
  readonly node: number;
  readonly nodes: number;
}

/** Where a node learns its place from: whoever starts it says so, and the threads that it starts find it there as well. */
export const PLACE_VARIABLE = 'HARDTOP_NODE_PLACE';

export function makePlace({ node, nodes }: Place): string {
  return `${node}/${nodes}`;
}

/** A server that nobody gave a place is the only one. */
export function parsePlace(text: string | undefined): Place {
  const [node, nodes] = (text ?? '').split('/').map(Number);
  const isPlace = node !== undefined && nodes !== undefined && node >= 0 && node < nodes;
  return isPlace ? { node, nodes } : { node: 0, nodes: 1 };
}

/** Which node has a game, if it can be had there: by FNV-1a over its id, so that nobody need ask anybody. */
export function nodeOf(game: string, nodes: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < game.length; i++) hash = Math.imul(hash ^ game.charCodeAt(i), 0x01000193);
  return (hash >>> 0) % nodes;
}
