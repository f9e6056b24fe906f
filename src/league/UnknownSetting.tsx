import { NotFound } from './NotFound.tsx';
import { useAreSettingsComing } from './settings.ts';

type UnknownSettingProps = {
  what: 'categoría' | 'temporada';
};

/**
 * The content at the address of a category or season that the page does not know. It may have been added
 * after the build: until the page has asked, nothing is said to be missing.
 *
 * - **When:** Where an address names a category or a season.
 * - **When not:** At other unknown addresses: NotFound.
 */
export function UnknownSetting({ what }: UnknownSettingProps) {
  return useAreSettingsComing() ? (
    <output data-loading>Cargando…</output>
  ) : (
    <NotFound what={what} />
  );
}
