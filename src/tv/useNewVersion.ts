import { useEffect } from 'react';

/** How often the screen looks for a new version of the site, ms. */
const interval = 10 * 60_000;

/** The scripts that the page begins with: the name of one at least changes with every version. */
const scripts = /<script type="module"[^>]* src="([^"]+)"/gu;

/**
 * Reloads the page when a new version of the site is published, and only once it answers: a screen that
 * nobody touches would otherwise show the old one for ever, or the browser's own error page.
 */
export function useNewVersion() {
  useEffect(() => {
    const running = scriptsOf(document.documentElement.outerHTML);
    const reloadIfNew = async () => {
      try {
        const response = await fetch(window.location.href, { cache: 'no-store' });
        const published = response.ok ? scriptsOf(await response.text()) : '';
        if (published !== '' && published !== running) window.location.reload();
      } catch {
        // Without a network there is no new version.
      }
    };
    const timer = setInterval(() => void reloadIfNew(), interval);
    return () => clearInterval(timer);
  }, []);
}

function scriptsOf(html: string): string {
  return Array.from(html.matchAll(scripts), ([, address]) => address).join(' ');
}
