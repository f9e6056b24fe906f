import { startTransition, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../live/whenIdle.ts';
import { lazyPart } from '../ui/lazyPart.ts';
import type { MatchesCalendarProps } from './MatchesCalendar.tsx';

const Nothing = (_props: MatchesCalendarProps) => null;
const MatchesCalendar = lazyPart(async () => {
  const module = await import('./MatchesCalendar.tsx').catch(() => null);
  return module?.MatchesCalendar ?? Nothing;
});

/** The panel for calendars, whose code is fetched after the page; the page works without it. */
export function LazyCalendar(props: MatchesCalendarProps) {
  const [isDue, setDue] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setDue(true))), []);
  return <Suspense>{isDue ? <MatchesCalendar {...props} /> : null}</Suspense>;
}
