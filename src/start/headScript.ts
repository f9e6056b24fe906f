import { myPairsKey } from '../data/myPairStorage.ts';
import { sessionKey } from '../data/sources.ts';
import { rememberTaps } from './earlyTaps.ts';
import { colorSchemeKey } from '../theme/colorScheme.ts';

/**
 * Runs in the page's head, before anything is painted: sets the colour scheme that the visitor chose,
 * else the device's, and marks that somebody may be signed in, and
 * that pairs are starred.
 * Inlined as text: it must not use anything outside itself.
 */
function readStoredChoices(schemeKey: string, storedSessionKey: string, pairsKey: string) {
  const { dataset } = document.documentElement;
  let choice: string | null = null;
  try {
    choice = localStorage.getItem(schemeKey);
    if (localStorage.getItem(storedSessionKey) !== null) dataset['session'] = '';
    if (localStorage.getItem(pairsKey) !== null) dataset['myPairs'] = '';
  } catch {
    // Storage is forbidden: the device decides.
  }
  const isDark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  dataset['mantineColorScheme'] = isDark ? 'dark' : 'light';
}

/** The text of the script. */
export const headScript = `(${rememberTaps.toString()})();(${readStoredChoices.toString()})(${JSON.stringify(colorSchemeKey)},${JSON.stringify(sessionKey)},${JSON.stringify(myPairsKey)})`;
