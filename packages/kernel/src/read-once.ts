/** A reader that reads each of the house's own files once: they never change. Others are read whenever they come. */
export function readingOnce<Read>(own: readonly unknown[], read: (file: unknown) => Read): (file: unknown) => Read {
  const known = new Map<unknown, Read>();
  return (file) => {
    const found = known.get(file);
    if (found !== undefined) return found;
    const fresh = read(file);
    if (own.includes(file)) known.set(file, fresh);
    return fresh;
  };
}
