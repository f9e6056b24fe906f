import { describeLeague, type LeagueSettings } from '../league/league.ts';
import { builtPictures, iconFile } from '../league/settings.ts';
import { scriptJson } from './escapeText.ts';
import type { PagePreview } from '../app/pageFiles.ts';

/**
 * The structured data of a page (schema.org), as the text of a JSON-LD element. The league itself
 * stands on the home page; the others name the way to them.
 * @param origin of the site, with the path below which it stands, without a slash at its end
 */
export function structuredData(
  trail: PagePreview['trail'],
  league: LeagueSettings,
  origin: string,
): string {
  const data = trail.length === 0 ? organization(league, origin) : breadcrumbs(trail, origin);
  return scriptJson({ '@context': 'https://schema.org', ...data });
}

function organization(league: LeagueSettings, origin: string) {
  return {
    '@type': 'SportsOrganization',
    '@id': `${origin}/#liga`,
    name: league.name,
    description: describeLeague(league),
    sport: 'Pádel',
    url: `${origin}/`,
    logo: `${origin}/${league.icon === '' ? 'icon-512.png' : builtPictures + iconFile(league.icon, 512)}`,
    image: `${origin}/vistas/inicio.jpg`,
    ...(league.city === '' ? {} : { areaServed: league.city }),
    ...(league.profile === null ? {} : { sameAs: [league.profile.url] }),
    location: league.clubs.map(({ name, address, map, url }) => ({
      '@type': 'SportsActivityLocation',
      name,
      address: [address ?? '', league.city].filter((part) => part !== '').join(', '),
      ...(map === null ? {} : { hasMap: map }),
      ...(url === null ? {} : { sameAs: url }),
    })),
  };
}

function breadcrumbs(trail: PagePreview['trail'], origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Inicio', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
