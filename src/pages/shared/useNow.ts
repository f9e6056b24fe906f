import { useEffect, useState } from 'react';
import { civilMomentAt, type CivilMoment } from '../../domain/time.ts';
import { league } from '../../league/league.config.ts';

/** What the league's clock shows, kept up to the minute: *Hoy* turns into *Ayer* on an open page. */
export function useNow(): CivilMoment {
  const [now, setNow] = useState(() => civilMomentAt(Date.now(), league.timeZone));
  useEffect(() => {
    const timer = setInterval(() => {
      const next = civilMomentAt(Date.now(), league.timeZone);
      setNow((shown) => (shown.time === next.time && shown.date === next.date ? shown : next));
    }, 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
