import { createContext, use, useSyncExternalStore } from 'react';
import type { LeagueSettings } from './league.ts';

// The league's settings: those of the build stand in each page as data; newer ones take their place while
// the page is open (`SettingsProvider`). Where there is no page, whoever starts gives them.

// Where a device keeps settings that are newer than its pages, and the CSS of their colours for the head
// script.
export const keptSettingsKey = 'league-settings';
export const keptColorsKey = 'league-colors';

/** The id of the element in which a page has the settings of its build. */
export const settingsElement = 'settings';

/** The settings as the build writes them into a page. */
export type PageSettings = {
  league: LeagueSettings;
  /** The address at which the pictures of the database are read, e.g. `https://…/storage/v1/object/public/pictures/`. */
  storage: string;
};

let given: () => PageSettings | undefined = () => undefined;
let built: PageSettings | null = null;
let current: LeagueSettings | null = null;
let areSettled = false;
const listeners = new Set<() => void>();
const settledListeners = new Set<() => void>();

/**
 * The settings of the build, with which a prerendered page hydrates.
 * @throws Error where there is no page and nobody has given any
 */
export function builtSettings(): PageSettings {
  return given() ?? (built ??= readPage());
}

/**
 * The settings as they are now, for code without React alone: the tables with their filters, texts and clock, what is
 * prefetched and cached, early rows, the pairs and notices that a device keeps, the icon of the tab, what the
 * administrator's forms and pastes read. Components take `useSettings`, which renders them again after a change, and pass
 * the league on to sentences.
 */
export function settings(): LeagueSettings {
  return given()?.league ?? current ?? builtSettings().league;
}

/** Starts with these settings where no page has them: tests, Storybook. */
export function startWithSettings(given: PageSettings): void {
  built = given;
  current = null;
  areSettled = true;
}

/** Takes these instead of the page's: in a renderer, whose pages each have their own. */
export function giveSettings(find: () => PageSettings | undefined): void {
  given = find;
}

/** Shows other settings from now on. */
export function changeSettings(changed: LeagueSettings): void {
  current = changed;
  for (const listener of listeners) listener();
}

/**
 * Says that the page has compared its settings with the database's, or could not: what it does not know by
 * now, it does not know.
 */
export function settleSettings(): void {
  if (areSettled) return;
  areSettled = true;
  for (const listener of settledListeners) listener();
}

/** Whether newer settings may still be on their way. */
function areSettingsComing(): boolean {
  return !areSettled;
}

/** The same in a component. */
export function useAreSettingsComing(): boolean {
  return useSyncExternalStore(onSettled, areSettingsComing, areSettingsComing);
}

/** @returns a function that removes the listener */
export function onSettingsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function onSettled(listener: () => void): () => void {
  settledListeners.add(listener);
  return () => settledListeners.delete(listener);
}

/** The site's own host, for calendars; empty while it is published nowhere. */
export function siteHost({ address }: Pick<LeagueSettings, 'address'>): string {
  return address === '' ? '' : new URL(address).host;
}

/** The site's address as people write it, e.g. `club.example/liga`; empty while it is published nowhere. */
export function siteName({ address }: Pick<LeagueSettings, 'address'>): string {
  return address.replace('https://', '');
}

/** The folder into which the build puts the pictures that it has, below the site's base. */
export const builtPictures = 'assets/fotos/';

/**
 * The address of a picture: those that the build's settings name are files of the site, newer ones are read
 * from the database. The address of one that was just chosen on this device (`blob:`) is its own.
 * @param path e.g. `hero/cancha.avif`
 */
export function pictureUrl(path: string): string {
  if (path.startsWith('blob:')) return path;
  const { league, storage } = builtSettings();
  const isBuilt =
    league.icon === path ||
    league.sponsors.some(({ picture }) => picture === path) ||
    league.heroPictures.some(({ picture, phonePicture }) => [picture, phonePicture].includes(path));
  return isBuilt ? import.meta.env.BASE_URL + builtPictures + path : storage + path;
}

/** The widths in which a build has the league's icon, px: of tabs, the header, phones and home screens. */
export const iconSizes = [32, 96, 180, 192, 512] as const;

/** The file of an icon in one of its sizes; `maskable`: with room around it, since phones cut it. */
export function iconFile(icon: string, size: (typeof iconSizes)[number] | 'maskable'): string {
  return icon.replace(/\.png$/u, `-${size}.png`);
}

/**
 * The address of the league's icon: the build has it in several sizes, a newer one is read as it is stored.
 * @returns `null`: the league has none
 */
export function iconUrl(icon: string, size: (typeof iconSizes)[number]): string | null {
  if (icon === '') return null;
  if (icon !== builtSettings().league.icon) return pictureUrl(icon);
  return import.meta.env.BASE_URL + builtPictures + iconFile(icon, size);
}

export const SettingsContext = createContext<LeagueSettings | null>(null);

/** The settings as they are now, in a component. */
export function useSettings(): LeagueSettings {
  return use(SettingsContext) ?? settings();
}

function readPage(): PageSettings {
  const text = document.getElementById(settingsElement)?.textContent;
  if (!text) throw new Error('The page has no settings of the league.');
  return JSON.parse(text);
}
