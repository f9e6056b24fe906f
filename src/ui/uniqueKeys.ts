/** Items with their keys for React, by what they show: of equal ones, the later ones have their number behind it. */
export function uniqueKeys<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const text = keyOf(item);
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    return { item, key: count === 0 ? text : `${text} ${count}` };
  });
}
