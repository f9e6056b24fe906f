import { useSyncExternalStore, type ReactNode } from 'react';
import { builtSettings, onSettingsChange, settings, SettingsContext } from './settings.ts';

const atFirst = () => builtSettings().league;

/** Renders what it holds again when a setting changes. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const current = useSyncExternalStore(onSettingsChange, settings, atFirst);
  return <SettingsContext value={current}>{children}</SettingsContext>;
}
