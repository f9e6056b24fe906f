import type { Params } from 'react-router-dom';
import type { LeagueSettings } from '../league/league.ts';
import { paths } from '../league/paths.ts';

/** What a page's link shows in a chat or a search engine. */
export type PagePreview = {
  description: string;
  picture: LinkPicture;
  /** The way from the home page to this one, itself included; empty on the home page. */
  trail: readonly { name: string; path: string }[];
};

/** A picture of 1200 × 630 px; pages with the same name share it. */
export type LinkPicture = {
  /** Name of the file, without its extension. */
  name: string;
  /** Small, above the title. */
  kicker: string;
  title: string;
  subtitle: string;
  /** The hero picture behind it; counted from the first, beginning again after the last. */
  background: number;
};

type Address = { pattern: string; path: string; params: Params; title: string | null };

/** What search engines and chats show of a league; one that says nothing of itself has its name in a sentence. */
export function describeLeague({ name, description }: LeagueSettings): string {
  return description === ''
    ? `Resultados en vivo, próximos partidos y tablas de posiciones de ${name}.`
    : description;
}

/** @param address of a prerendered page; `pattern` is its path as the router writes it */
export function previewOf(address: Address, league: LeagueSettings): PagePreview {
  const { pattern, path, params, title } = address;
  const category = league.categories.find(({ slug }) => slug === params['categoryId']);
  const own = { name: title ?? league.name, path };
  if (category !== undefined && pattern.startsWith(paths.category(':categoryId'))) {
    const isWhole = pattern === paths.category(':categoryId');
    return {
      description: isWhole
        ? `Resultados en vivo, próximos partidos y posiciones de ${category.title} en ${league.name}.`
        : `Lo que falta jugar en ${category.title}, pareja por pareja, en ${league.name}.`,
      picture: {
        name: `categoria-${category.slug}`,
        kicker: league.name,
        title: category.title,
        subtitle: 'Resultados y próximos partidos',
        background: 1,
      },
      trail: [
        { name: 'Categorías', path: paths.categories() },
        { name: category.title, path: paths.category(category.slug) },
        ...(isWhole ? [] : [{ name: 'Lo que falta', path }]),
      ],
    };
  }
  if (category !== undefined && pattern.startsWith(paths.table(':categoryId'))) {
    const season = league.seasons.find(({ slug }) => slug === params['seasonId']);
    const table = { name: category.title, path: paths.table(category.slug) };
    return {
      description: `Tabla de posiciones de ${category.title}${season === undefined ? '' : `, ${season.name}`}: puntos, sets, rachas y qué necesita cada pareja en ${league.name}.`,
      picture: {
        name: `tabla-${category.slug}${season === undefined ? '' : `-${season.slug}`}`,
        kicker: league.name,
        title: category.title,
        subtitle: `Tabla de posiciones${season === undefined ? '' : ` · ${season.name}`}`,
        background: 0,
      },
      trail: [
        { name: 'Tablas', path: paths.tables() },
        table,
        ...(season === undefined ? [] : [{ name: season.name, path }]),
      ],
    };
  }
  const trail = path === paths.home() ? [] : [own];
  if (path === paths.about()) {
    return {
      description: firstSentence(league.about.story[0] ?? describeLeague(league)),
      picture: {
        name: 'nosotros',
        kicker: league.name,
        title: 'Nosotros',
        subtitle: 'La liga, los clubes y cómo sumarse',
        background: 2,
      },
      trail,
    };
  }
  return {
    description: descriptions[path]?.(league.name) ?? describeLeague(league),
    picture: {
      name: 'inicio',
      kicker: '',
      title: league.name,
      subtitle: 'Resultados en vivo y próximos partidos',
      background: 0,
    },
    trail,
  };
}

/** Descriptions of the pages that share the home page's picture. */
const descriptions: Readonly<Record<string, (league: string) => string>> = {
  [paths.results()]: (league) =>
    `Todos los resultados de ${league}, día por día y en vivo: ganadores, sets y canchas.`,
  [paths.upcoming()]: (league) =>
    `Los próximos partidos de ${league}: quién juega, cuándo y en qué cancha.`,
  [paths.categories()]: (league) =>
    `Las categorías de ${league}, con el último resultado y el próximo partido de cada una.`,
  [paths.tables()]: (league) =>
    `Las tablas de posiciones de ${league}: quién va primero y por qué.`,
  [paths.rules()]: (league) => `El reglamento de ${league}: puntos, desempates y qué vale un W.O.`,
  [paths.myPairs()]: (league) =>
    `Mi pareja en ${league}: el próximo partido, la racha y la posición en la tabla.`,
};

function firstSentence(text: string): string {
  return /^.+?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;
}
