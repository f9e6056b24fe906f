import { delay } from '../live/delay.ts';
import { itemsOf } from '../live/listState.ts';
import type { TableLists } from '../live/openTable.ts';
import { forgetValue, keepValue, keptValue, withStorage } from '../live/storage.ts';
import type { LeagueSettings } from './league.ts';
import { needCode } from './codeVersion.ts';
import { parseSettings } from './parseSettings.ts';
import {
  builtSettings,
  changeSettings,
  keptColorsKey,
  keptSettingsKey,
  settings,
  settleSettings,
} from './settings.ts';
import { colorDeclarations } from './shades.ts';
import type { SettingsVersion } from './settingsVersion.ts';

type Followed = {
  versions: TableLists<SettingsVersion, 'only'>;
  /** The address at which `public.league_settings()` is read, without any headers. */
  address: string;
};

/** After a failure, the settings are read again with the next change, or after this, ms: twice as long each time. */
const retryAfter = 30_000;
const longestRetry = 32 * 60_000;

/**
 * Keeps the page's settings equal to the database's: shows those that an earlier visit has kept, asks for the
 * version, hears of each change, and reads the settings only where the version differs.
 */
export function followSettings({ versions, address }: Followed): void {
  showKept();
  const list = versions.list({ order: 'only' });
  let isReading = false;
  let lastRead = 0;
  const isCurrent = () => {
    const [row] = itemsOf(list.state());
    needCode(row?.code ?? 0);
    if (row === undefined || row.version === settings().version) return true;
    // The settings were read before the event of their version came.
    return row.version < lastRead;
  };
  let hearChange = () => {};
  const look = async () => {
    if (isReading) {
      hearChange();
      return;
    }
    isReading = true;
    let wait = retryAfter;
    // The version may change again while the settings are read.
    while (!isCurrent()) {
      const failedFor = itemsOf(list.state())[0]?.version;
      const changed = await read(address).catch((error: unknown) => {
        // An answer that no page can read, not a network that is away.
        if (error instanceof Unreadable && wait === retryAfter) console.warn(error.message);
        return null;
      });
      if (changed === null) {
        settleSettings();
        const otherVersion = new Promise<void>((resolve) => {
          hearChange = () => {
            if (itemsOf(list.state())[0]?.version !== failedFor) resolve();
          };
        });
        await Promise.race([delay(wait), otherVersion]);
        wait = Math.min(2 * wait, longestRetry);
        continue;
      }
      wait = retryAfter;
      lastRead = changed.version;
      keepValue(keptSettingsKey, changed);
      show(changed);
    }
    isReading = false;
    if (list.state().kind !== 'loading') settleSettings();
  };
  list.watch(() => void look());
  void look();
}

async function read(address: string) {
  const response = await fetch(address, { cache: 'no-store' });
  if (!response.ok) throw new Error(`The database answered with status ${response.status}.`);
  const answer: unknown = await response.json();
  try {
    return parseSettings(answer);
  } catch (error) {
    throw new Unreadable(`No se entienden los ajustes de la liga: ${String(error)}`);
  }
}

class Unreadable extends Error {}

/** Shows the settings that an earlier visit has kept, unless the build has them or newer ones. */
function showKept() {
  const kept = readKept();
  if (kept !== null && kept.version > builtSettings().league.version) {
    show(kept);
    return;
  }
  forgetValue(keptSettingsKey);
  showColors(builtSettings().league);
}

function show(changed: LeagueSettings) {
  showColors(changed);
  changeSettings(changed);
}

/** Over the build's colours; kept for the head script of the next visit. */
function showColors({ brand, accent }: LeagueSettings) {
  const built = builtSettings().league;
  const isBuilt = brand === built.brand && accent === built.accent;
  const declarations = isBuilt ? '' : colorDeclarations({ brand, accent });
  document.documentElement.style.cssText = declarations;
  withStorage((storage) =>
    isBuilt ? storage.removeItem(keptColorsKey) : storage.setItem(keptColorsKey, declarations),
  );
}

function readKept() {
  try {
    return parseSettings(keptValue(keptSettingsKey));
  } catch {
    return null;
  }
}
