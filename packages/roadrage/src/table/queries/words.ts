export function squaresOf(count: number): string {
  return count === 1 ? '1 square' : `${count} squares`;
}
