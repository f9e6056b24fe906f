import type { LeagueSettings } from '../league/league.ts';
import { builtSettings, iconUrl, onSettingsChange, settings } from '../league/settings.ts';
import { ballIcon } from '../league/shades.ts';

/** Gives the browser's tab an icon that is newer than the build, and the build's where it is that again. */
export function followIcon(): void {
  let built: (readonly [HTMLLinkElement, Node])[] = [];
  let shown = markOf(builtSettings().league);
  const show = () => {
    const league = settings();
    const mark = markOf(league);
    if (mark === shown) return;
    shown = mark;
    for (const [link, before] of built) link.replaceWith(before);
    built = [];
    if (mark === markOf(builtSettings().league)) return;
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel$="icon"]');
    built = [...links].map((link) => [link, link.cloneNode()]);
    for (const link of links) {
      // What the build says of its own file.
      link.removeAttribute('type');
      link.removeAttribute('sizes');
      link.href = iconUrl(league.icon, 192) ?? import.meta.env.BASE_URL + genericFile(link.rel);
    }
    if (league.icon !== '') return;
    const draw = async () => {
      const response = await fetch(import.meta.env.BASE_URL + genericFile('icon'));
      const svg = ballIcon(await response.text(), league);
      if (shown !== mark) return;
      for (const link of links)
        if (link.rel === 'icon') link.href = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    };
    // Without a network the ball keeps its colours.
    draw().catch(() => undefined);
  };
  show();
  onSettingsChange(show);
}

/** The icon of the tab: the league's, else the ball in its colours. */
function markOf({ icon, brand, accent }: LeagueSettings): string {
  return icon === '' ? brand + accent : icon;
}

function genericFile(rel: string): string {
  return rel === 'icon' ? 'favicon.svg' : 'apple-touch-icon.png';
}
