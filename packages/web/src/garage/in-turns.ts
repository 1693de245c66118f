/** Milliseconds of work before the page may breathe: less than a frame. */
const TURN = 12;

const breath = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Goes through many things without holding up the page. Stops where `onTurn`, told how many are done, says false. */
export async function inTurns<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => void,
  onTurn: (done: number) => boolean,
) {
  let began = performance.now();
  let done = 0;
  for await (const item of items) {
    work(item);
    done += 1;
    if (performance.now() - began < TURN) continue;
    if (!onTurn(done)) return;
    await breath();
    began = performance.now();
  }
  onTurn(done);
}
