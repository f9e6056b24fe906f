import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../ui/visuallyHidden.ts';
import type { SeasonRow } from './seasonTable.ts';
import { describeRises } from './tableNews.ts';

/** Results that arrive within this time are announced in one sentence, ms. */
const batchTime = 1000;

/** Announces politely who rose when a result has changed the table. */
export function TableNews({ rows }: { rows: readonly SeasonRow[] }) {
  const announced = useRef(rows);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (rows === announced.current) return undefined;
    const timer = setTimeout(() => {
      const rises = describeRises(announced.current, rows);
      // Rows that were only loaded again leave what was said.
      if (rises !== null) setNews(rises);
      announced.current = rows;
    }, batchTime);
    return () => clearTimeout(timer);
  }, [rows]);
  return (
    <output className={visuallyHidden} aria-live="polite" aria-label="Novedades de la tabla">
      {news}
    </output>
  );
}
