import { useEffect } from 'react';

/** How often the screen looks for a new version of the site, ms. */
const interval = 10 * 60_000;

/** The scripts that a page begins with: their names change with every version. */
const entry = /<script type="module"[^>]* src="([^"]+)"/u;

/**
 * Reloads the page when a new version of the site is published, and only once it answers: a screen that
 * nobody touches would otherwise show the old one for ever, or the browser's own error page.
 */
export function useNewVersion() {
  useEffect(() => {
    const running = document.querySelector('script[type="module"][src]')?.getAttribute('src');
    const reloadIfNew = async () => {
      try {
        const published = await publishedScript();
        if (published !== undefined && published !== running) window.location.reload();
      } catch {
        // Without a network there is no new version.
      }
    };
    const timer = setInterval(() => void reloadIfNew(), interval);
    return () => clearInterval(timer);
  }, []);
}

async function publishedScript(): Promise<string | undefined> {
  const response = await fetch(window.location.href, { cache: 'no-store' });
  return response.ok ? entry.exec(await response.text())?.[1] : undefined;
}
