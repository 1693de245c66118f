/** How the others answered a request: said once, until it is put away or something else is done. */
export function NewsLine({ news, onDismiss }: { readonly news: string | null; onDismiss(): void }) {
  if (news === null) return null;
  return (
    <div className="notice other" role="status">
      <p>{news}</p>
      <button type="button" className="button quiet" onClick={onDismiss}>
        Close
      </button>
    </div>
  );
}
