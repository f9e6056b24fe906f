import { Suspense, lazy } from 'react';
import { useIsHydrated } from '../../utils/useIsHydrated.ts';

type CalendarSlotProps = {
  /** Of the calendar, with http(s). */
  address: string;
  /** Whose matches, e.g. *Sexta Damas*. */
  of: string;
};

const Nothing = (_props: CalendarSlotProps) => null;
const CalendarPanel = lazy(async () => {
  const module = await import('../../components/CalendarPanel/CalendarPanel.tsx').catch(() => null);
  return { default: module?.CalendarPanel ?? Nothing };
});

/** The panel for subscribing, whose code is fetched after the page; the page works without it. */
export function CalendarSlot(props: CalendarSlotProps) {
  const isHydrated = useIsHydrated();
  return <Suspense>{isHydrated ? <CalendarPanel {...props} /> : null}</Suspense>;
}
