import { useState } from 'react';
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
  const { lists } = tables.upcomingMatches;
  const [isOpen, setOpen] = useState(false);
  const list = {
    order: 'soonest',
    ...(pair === undefined ? { category: category.name } : { pair: pair.id }),
  } as const;
  // The rows of the page, which are there without a network too, unless there are more.
  const shown = useList(lists, list).state;
  const isCut = shown.kind === 'loaded' && shown.hasMore;
  const { state, onRetry } = useList(lists, { ...list, isWhole: (isOpen && isCut) || undefined });
  const announced = allItemsOf(state);
  // One that was put off takes the place of what a calendar has of it.
  const postponed = allItemsOf(
    useList(lists, { ...list, order: 'postponed', isWhole: isOpen || undefined }).state,
  );
  const matches = [...announced, ...postponed];
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
      onToggle={setOpen}
      onDownload={() => {
        const name = names.map(pairSlug).join('-');
        downloadFile(calendarFile(name, matches, league, { title: names.join(' · '), cancelled }));
      }}
      onRetry={onRetry}
    />
  );
}
