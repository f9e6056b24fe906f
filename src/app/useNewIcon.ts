import { useEffect } from 'react';
import { builtSettings, iconUrl } from '../league/settings.ts';

/** Gives the browser's tab an icon that is newer than the build. */
export function useNewIcon(icon: string) {
  useEffect(() => {
    if (icon === builtSettings().league.icon) return undefined;
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel$="icon"]');
    const built = [...links].map((link) => [link, link.cloneNode()] as const);
    for (const link of links) {
      // What the build says of its own file.
      link.removeAttribute('type');
      link.removeAttribute('sizes');
      link.href = iconUrl(icon, 192) ?? import.meta.env.BASE_URL + genericFile(link.rel);
    }
    return () => {
      for (const [link, before] of built) link.replaceWith(before);
    };
  }, [icon]);
}

function genericFile(rel: string): string {
  return rel === 'icon' ? 'favicon.svg' : 'apple-touch-icon.png';
}
