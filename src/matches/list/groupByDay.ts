import type { CivilDate } from '../../padel/time.ts';

export type Day<Item> = { date: CivilDate; items: readonly Item[] };

/** The items by their date: days in the order of their first item, items in the given order. */
export function groupByDay<Item extends { date: CivilDate }>(
  items: readonly Item[],
): readonly Day<Item>[] {
  const days = new Map<CivilDate, Item[]>();
  for (const item of items) {
    const day = days.get(item.date);
    if (day === undefined) days.set(item.date, [item]);
    else day.push(item);
  }
  return Array.from(days, ([date, itemsOfDay]) => ({ date, items: itemsOfDay }));
}
