/** Sorts the few things that lie on a table, in place and stably: what an engine does before it compares the first two is dear for so few. */
export function sortFew<T>(few: T[], order: (a: T, b: T) => number): T[] {
  for (let i = 1; i < few.length; i++) {
    const one = few[i];
    if (one === undefined) continue;
    let place = i;
    for (let before = few[place - 1]; place > 0 && before !== undefined; before = few[place - 1]) {
      if (order(before, one) <= 0) break;
      few[place] = before;
      place--;
    }
    few[place] = one;
  }
  return few;
}
