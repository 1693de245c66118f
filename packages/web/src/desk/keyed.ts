/** Items with a key of their own each, though two may say the same. */
export function keyed<T>(items: readonly T[]): readonly { readonly item: T; readonly key: string }[] {
  return items.map((item, i) => ({ item, key: `item-${i}` }));
}
