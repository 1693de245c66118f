/** Shows the last line when the page has been laid out with it, and before it is painted: to ask sooner would lay it out twice. Says if lines are above. */
export function scrollToEnd(box: HTMLElement, onCut?: (isCut: boolean) => void): () => void {
  const last = box.lastElementChild;
  if (last === null) return () => undefined;
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    box.scrollTop = box.scrollHeight;
    onCut?.(box.scrollTop > 0);
  });
  observer.observe(last);
  return () => observer.disconnect();
}

/** Nearer to the end than this many pixels is at the end. */
const NEAR_END = 60;

/** Whether a list that was scrolled goes on following its end: a reader goes back, more lines only leave the end behind. */
export function followsEnd(
  box: Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>,
  topBefore: number,
  followed: boolean,
): boolean {
  const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END;
  return isNear || (followed && box.scrollTop >= topBefore);
}
