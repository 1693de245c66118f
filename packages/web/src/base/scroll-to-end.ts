/** Shows the last line with the next frame: at once would lay the whole page out once for every update that comes in between. */
export function scrollToEnd(box: HTMLElement): () => void {
  const frame = requestAnimationFrame(() => {
    box.scrollTop = box.scrollHeight;
  });
  return () => cancelAnimationFrame(frame);
}
