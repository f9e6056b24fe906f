import { useAnnounced } from '../matches/useAnnounced.ts';
import { CalendarPanel } from './CalendarPanel.tsx';
import { useData } from '../matches/DataProvider.tsx';
import type { Category } from '../league/category.ts';
import { allItemsOf } from '../live/listState.ts';
import { pairLists } from '../matches/pairLists.ts';
import { isPlayed, parseScore } from '../padel/score.ts';
import type { Pair } from '../padel/pair.ts';
import { pairSlug } from '../padel/pairSlug.ts';
import { useList } from '../live/useList.ts';
import { downloadFile } from '../ui/downloadFile.ts';
import { calendarFile } from './calendarFile.ts';
import { useSettings } from '../league/settings.ts';

export type MatchesCalendarProps = {
  category: Category;
  /** Without it, all matches of the category. */
  pair?: Pair;
};

/** The calendar of a category or a pair: to subscribe to, or a file of what is announced now. */
export function MatchesCalendar({ category, pair }: MatchesCalendarProps) {
  const { sources, tables } = useData();
  const league = useSettings();
  const of = pair === undefined ? { category: category.name } : { pair: pair.id };
  const { state, onRetry } = useAnnounced('upcoming', of);
  // One that was put off takes the place of what a calendar has of it.
  const matches = [...allItemsOf(state), ...allItemsOf(useAnnounced('postponed', of).state)];
  // Those of the page too.
  const results = useList(
    tables.results.lists,
    pair === undefined ? { order: 'day', category: category.name } : pairLists.results(pair.id),
  );
  const cancelled = allItemsOf(results.state).filter(({ score }) => !isPlayed(parseScore(score)));
  const names = [...(pair === undefined ? [] : [pair.name]), category.title];
  return (
    <CalendarPanel
      address={sources.functionAddress('calendar', {
        category: category.slug,
        // Without a pair: all matches of the category.
        ...(pair === undefined ? {} : { pair: pair.name }),
      })}
      of={names[0] ?? ''}
      matches={state.kind === 'loaded' ? matches.length : state.kind}
      cancelled={cancelled.length}
      onDownload={() => {
        const name = names.map(pairSlug).join('-');
        downloadFile(calendarFile(name, matches, league, { title: names.join(' · '), cancelled }));
      }}
      onRetry={onRetry}
    />
  );
}
