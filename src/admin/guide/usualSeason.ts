import { proposeSlug } from '../league/proposedNames.ts';
import type { CivilDate } from '../../padel/time.ts';

/** The season that is likely played on a day: from January, *Apertura*, or from July, *Clausura*. */
export function usualSeason(today: CivilDate): { name: string; slug: string; startsOn: CivilDate } {
  const [year = '', month = ''] = today.split('-');
  const isFirst = Number(month) <= 6;
  const name = `${isFirst ? 'Apertura' : 'Clausura'} ${year}`;
  return { name, slug: proposeSlug(name), startsOn: `${year}-${isFirst ? '01' : '07'}-01` };
}
