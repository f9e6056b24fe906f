import { settings } from '../../league/settings.ts';
import { categoryFinder, partFinder, readCategory } from '../../reading/categoryInText.ts';
import type { CategoryName } from '../../league/category.ts';
import type { CivilDate } from '../../padel/time.ts';
import { isDateCell } from '../../reading/dates.ts';
import { leftoversIn } from '../reading/coverage.ts';
import { partsOfHeading } from '../reading/messageRows.ts';
import { readMoment } from '../reading/moment.ts';

/** The category that a cell names: `Sexta Libre`, `6ta`, if only one of the league is meant; empty for anything else. */
export function categoryOfCell(text: string): CategoryName {
  const named = readCategory(text);
  if (named !== '') return named;
  const [part, ...others] = partFinder(settings().categories)(text.replace(/\.?$/u, ':'));
  const isWhole =
    part !== undefined && !/[\p{L}\d]/u.test(text.slice(0, part.start) + text.slice(part.end));
  return isWhole && others.length === 0 ? (part.category ?? '') : '';
}

/** What a text alone in its row says of the rows below it; empty: nothing. */
type SheetHeading = { category: CategoryName; day: string };

/** Reads a title or a heading: `SEXTA LIBRE`, `Viernes 13/11`, `Resultados 2026`; `null`: not all of it was understood. */
export function readHeading(text: string, today: CivilDate): SheetHeading | null {
  if (isDateCell(text)) return { category: '', day: text };
  const category = categoryOfCell(text);
  if (category !== '') return { category, day: '' };
  const [found, ...others] = categoryFinder(settings().categories)(text);
  const { days, consumed } = readMoment(text, [today], today, 'heading');
  const year = text.indexOf(today.slice(0, 4));
  const left = leftoversIn(text, [
    ...(found === undefined || found.category === null || others.length > 0
      ? []
      : [{ by: 'category' as const, start: found.start, end: found.end }]),
    ...consumed.filter(({ by }) => by === 'day'),
    ...partsOfHeading(text),
    ...(year === -1 ? [] : [{ by: 'heading' as const, start: year, end: year + 4 }]),
  ]);
  const [day = ''] = days ?? [];
  return left.length > 0 ? null : { category: found?.category ?? '', day };
}
