type Row = Readonly<Record<string, unknown>>;

function rowsOf(file: unknown): readonly Row[] {
  const vehicles = typeof file === 'object' && file !== null && 'vehicles' in file ? file.vehicles : null;
  return Array.isArray(vehicles) ? vehicles : [];
}

/** A file in which vehicles were picked: what was fitted to one is not fitted to another in its place. */
export function withoutRefits(before: unknown, picked: unknown): unknown {
  const old = rowsOf(before);
  if (!old.some((row) => row?.refit !== undefined)) return picked;
  const vehicles = rowsOf(picked).map((row, i) => {
    if (row.car === old[i]?.car) return row;
    const { refit: _, ...plain } = row;
    return plain;
  });
  return { ...(picked as Row), vehicles };
}
