import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../ui/visuallyHidden.ts';
import type { SeasonRow } from './seasonTable.ts';
import { describeNews } from './tableNews.ts';

/** Results that arrive within this time are announced in one sentence, ms. */
const batchTime = 1000;

type TableNewsProps = { rows: readonly SeasonRow[]; isHypothesis: boolean };

/** Announces politely who rose when a result has changed the table. */
export function TableNews({ rows, isHypothesis }: TableNewsProps) {
  const announced = useRef({ rows, isHypothesis });
  const [news, setNews] = useState('');
  useEffect(() => {
    if (rows === announced.current.rows) return undefined;
    const timer = setTimeout(() => {
      const table = { rows, isHypothesis };
      const said = describeNews(announced.current, table);
      // Rows that were only loaded again leave what was said.
      if (said !== null) setNews(said);
      announced.current = table;
    }, batchTime);
    return () => clearTimeout(timer);
  }, [rows, isHypothesis]);
  return (
    <output className={visuallyHidden} aria-live="polite" aria-label="Novedades de la tabla">
      {news}
    </output>
  );
}
