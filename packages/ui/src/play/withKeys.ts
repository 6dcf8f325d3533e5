/** Assigns a key to items without ids: the text, and its index among equal texts. */
export function withKeys<Item>(
  items: readonly Item[],
  text: (item: Item) => string,
): readonly { readonly key: string; readonly item: Item }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const words = text(item);
    const times = (seen.get(words) ?? 0) + 1;
    seen.set(words, times);
    return { key: `${words} ${times}`, item };
  });
}
