import { clubsTable } from './settingTables.ts';
import { Clubs } from '../../home/about/Clubs.tsx';
import { clubFields } from './settingFields.ts';
import { useSettings } from '../../league/settings.ts';
import { SettingsRows } from './SettingsRows.tsx';

/** The clubs of the league: a match whose place names one leads to its map. */
export function ClubsSection() {
  const { city } = useSettings();
  return (
    <SettingsRows
      table={clubsTable}
      noun="club"
      addLabel="Agregar club"
      most={20}
      fields={clubFields}
      nameOf={({ name }) => name}
      detailOf={({ address }) => address ?? ''}
      renderPreview={(rows) => <Clubs clubs={rows} city={city} />}
    />
  );
}
