import { Suspense, lazy } from 'react';
import { useIsHydrated } from '../ui/hooks/useIsHydrated.ts';
import type { MatchesCalendarProps } from './MatchesCalendar.tsx';

const Nothing = (_props: MatchesCalendarProps) => null;
const MatchesCalendar = lazy(async () => {
  const module = await import('./MatchesCalendar.tsx').catch(() => null);
  return { default: module?.MatchesCalendar ?? Nothing };
});

/** The panel for calendars, whose code is fetched after the page; the page works without it. */
export function LazyCalendar(props: MatchesCalendarProps) {
  const isHydrated = useIsHydrated();
  return <Suspense>{isHydrated ? <MatchesCalendar {...props} /> : null}</Suspense>;
}
