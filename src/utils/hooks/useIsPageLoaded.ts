import { useEffect, useState } from 'react';

/** Whether all that the page itself needs has come, so that more may be fetched. */
export function useIsPageLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const note = () => setLoaded(true);
    if (document.readyState === 'complete') {
      note();
      return undefined;
    }
    window.addEventListener('load', note, { once: true });
    return () => window.removeEventListener('load', note);
  }, []);
  return isLoaded;
}
