/** A game as it is named by whatever is asked of it: its picture, its socket, its seats. What is not plain letters was not made here. */
const OF_A_GAME = /^\/api\/games\/([a-z\d]{1,100})(?:[/?]|$)/;

export function gameOf(target: string): string | null {
  return OF_A_GAME.exec(target)?.[1] ?? null;
}
