import { builtSettings, iconUrl, onSettingsChange, settings } from '../league/settings.ts';

/** Gives the browser's tab an icon that is newer than the build, and the build's where it is that again. */
export function followIcon(): void {
  let built: (readonly [HTMLLinkElement, Node])[] = [];
  let shown = builtSettings().league.icon;
  const show = () => {
    const { icon } = settings();
    if (icon === shown) return;
    shown = icon;
    for (const [link, before] of built) link.replaceWith(before);
    built = [];
    if (icon === builtSettings().league.icon) return;
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel$="icon"]');
    built = [...links].map((link) => [link, link.cloneNode()]);
    for (const link of links) {
      // What the build says of its own file.
      link.removeAttribute('type');
      link.removeAttribute('sizes');
      link.href = iconUrl(icon, 192) ?? import.meta.env.BASE_URL + genericFile(link.rel);
    }
  };
  show();
  onSettingsChange(show);
}

function genericFile(rel: string): string {
  return rel === 'icon' ? 'favicon.svg' : 'apple-touch-icon.png';
}
