/** The keys of a record that has no others than its type says. */
export function keysOf<Item extends object>(item: Item): (keyof Item & string)[] {
  const isKey = (key: string): key is keyof Item & string => Object.hasOwn(item, key);
  return Object.keys(item).filter(isKey);
}
