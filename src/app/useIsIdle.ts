import { useEffect, useState } from 'react';
import { whenIdle } from '../data/whenIdle.ts';

/** Whether the page stands, so that what comes below it may be fetched. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
