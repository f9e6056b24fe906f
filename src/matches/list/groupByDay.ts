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

/**
 * Joins days that follow each other and have one item each.
 * @returns for each section of a list its days; a day of several items is a section of its own
 */
export function joinSingleDays<Item>(
  days: readonly Day<Item>[],
): readonly (readonly Day<Item>[])[] {
  const sections: Day<Item>[][] = [];
  for (const day of days) {
    const last = sections.at(-1);
    if (day.items.length === 1 && last?.[0]?.items.length === 1) last.push(day);
    else sections.push([day]);
  }
  return sections;
}
