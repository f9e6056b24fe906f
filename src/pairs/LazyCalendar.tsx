import { Suspense } from 'react';
import { lazyPart } from '../ui/lazyPart.ts';
import { useIsHydrated } from '../ui/hooks/useIsHydrated.ts';
import type { MatchesCalendarProps } from './MatchesCalendar.tsx';

const Nothing = (_props: MatchesCalendarProps) => null;
const MatchesCalendar = lazyPart(async () => {
  const module = await import('./MatchesCalendar.tsx').catch(() => null);
  return module?.MatchesCalendar ?? Nothing;
});

/** The panel for calendars, whose code is fetched after the page; the page works without it. */
export function LazyCalendar(props: MatchesCalendarProps) {
  const isHydrated = useIsHydrated();
  return <Suspense>{isHydrated ? <MatchesCalendar {...props} /> : null}</Suspense>;
}
