const TYPE = 'application/x-hardtop-part';

// Browsers hide what is dragged until it is dropped; the page remembers it for the looks.
let dragged = '';

export function setDragged(event: DragEvent, what: string): void {
  dragged = what;
  if (event.dataTransfer === null) return;
  event.dataTransfer.setData(TYPE, what);
  event.dataTransfer.effectAllowed = 'copyMove';
}

export function draggedOf(event: DragEvent): string {
  return event.dataTransfer?.getData(TYPE) || dragged;
}
