import { useSyncExternalStore } from 'react';

export type ColorScheme = 'light' | 'dark';
export type ColorSchemeChoice = ColorScheme | 'auto';

/** Where this device keeps the choice; the script in index.html reads it before anything is painted. */
const storageKey = 'mantine-color-scheme-value';

/** The choice where the browser keeps nothing: it holds for this visit. */
let unkept: ColorSchemeChoice | null = null;
const listeners = new Set<() => void>();

/** What the visitor chose: by day, by night, or as the device has it. */
export function useColorSchemeChoice(): ColorSchemeChoice {
  return useSyncExternalStore(watch, choice, () => 'auto');
}

/** The scheme that the choice comes to on this device. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(watch, scheme, () => 'light');
}

/** Paints the site so from now on, and remembers it on the device. */
export function chooseColorScheme(next: ColorSchemeChoice) {
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    unkept = next;
  }
  tell();
}

function choice(): ColorSchemeChoice {
  return unkept ?? stored() ?? 'auto';
}

function scheme(): ColorScheme {
  const chosen = choice();
  if (chosen !== 'auto') return chosen;
  return deviceIsDark().matches ? 'dark' : 'light';
}

function stored(): ColorSchemeChoice | null {
  try {
    const value = localStorage.getItem(storageKey);
    return value === 'light' || value === 'dark' || value === 'auto' ? value : null;
  } catch {
    return null;
  }
}

/** Follows the visitor here and in other tabs, and the device. */
function watch(listener: () => void): () => void {
  if (listeners.size === 0) {
    deviceIsDark().addEventListener('change', tell);
    window.addEventListener('storage', tell);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    deviceIsDark().removeEventListener('change', tell);
    window.removeEventListener('storage', tell);
  };
}

function tell() {
  document.documentElement.dataset['mantineColorScheme'] = scheme();
  for (const listener of listeners) listener();
}

function deviceIsDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}
