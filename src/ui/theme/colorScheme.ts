import { useSyncExternalStore } from 'react';
import { afterPaint } from '../afterPaint.ts';

export type ColorScheme = 'light' | 'dark';
export type ColorSchemeChoice = ColorScheme | 'auto';

/** Where this device keeps the choice; `src/opening/headScript.ts` reads it before anything is painted. */
export const colorSchemeKey = 'mantine-color-scheme-value';

/** `data-mantine-color-scheme` on the page's root, on which the styles depend. */
const attribute = 'mantineColorScheme';

/** The choice of this visit, where storage is not available. */
let unkept: ColorSchemeChoice | null = null;
const listeners = new Set<() => void>();

/** The visitor's choice: light, dark or automatic. */
export function useColorSchemeChoice(): ColorSchemeChoice {
  return useSyncExternalStore(watch, choice, () => 'auto');
}

/** The scheme that is shown. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(watch, painted, () => 'light');
}

/** Stores the choice on the device and applies it. */
export function chooseColorScheme(next: ColorSchemeChoice) {
  try {
    localStorage.setItem(colorSchemeKey, next);
  } catch {
    unkept = next;
  }
  notify();
  // The whole page is repainted: the control responds first.
  void afterPaint().then(paint);
}

function choice(): ColorSchemeChoice {
  return unkept ?? stored() ?? 'auto';
}

function scheme(): ColorScheme {
  const chosen = choice();
  if (chosen !== 'auto') return chosen;
  return deviceIsDark().matches ? 'dark' : 'light';
}

function painted(): ColorScheme {
  return document.documentElement.dataset[attribute] === 'dark' ? 'dark' : 'light';
}

function stored(): ColorSchemeChoice | null {
  try {
    const value = localStorage.getItem(colorSchemeKey);
    return value === 'light' || value === 'dark' || value === 'auto' ? value : null;
  } catch {
    return null;
  }
}

/** Follows the visitor here and in other tabs, and the device. */
function watch(listener: () => void): () => void {
  if (listeners.size === 0) {
    deviceIsDark().addEventListener('change', paint);
    window.addEventListener('storage', onStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    deviceIsDark().removeEventListener('change', paint);
    window.removeEventListener('storage', onStorage);
  };
}

/** Storage holds more than the choice; without a key, all of it was removed. */
function onStorage({ key }: StorageEvent) {
  if (key === null || key === colorSchemeKey) paint();
}

function paint() {
  document.documentElement.dataset[attribute] = scheme();
  notify();
}

function notify() {
  for (const listener of listeners) listener();
}

function deviceIsDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}
