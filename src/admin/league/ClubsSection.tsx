import { clubsTable, type NewClub } from '../../league/settingTables.ts';
import { linkProblem } from '../../league/settingRules.ts';
import { Clubs } from '../../home/about/Clubs.tsx';
import { textProblem } from '../../padel/fieldRules.ts';
import { SettingsRows } from './SettingsRows.tsx';

const networks = [
  { value: 'Instagram', label: 'Instagram' },
  { value: 'Facebook', label: 'Facebook' },
];

/** The clubs of the league: a match whose place names one leads to its map. */
export function ClubsSection() {
  return (
    <SettingsRows
      table={clubsTable}
      noun="club"
      addLabel="Agregar club"
      most={20}
      fields={[
        {
          name: 'name',
          label: 'Nombre',
          description: 'Como se escribe en el campo «Lugar» de los partidos.',
          problem: (text) => textProblem(text, 80),
        },
        {
          name: 'address',
          label: 'Dirección',
          placeholder: 'Av. San Martín 250',
          problem: (text) => textProblem(text, 120),
        },
        {
          name: 'map',
          label: 'Mapa',
          kind: 'url',
          description: 'El enlace que aparece en el mapa al tocar «Compartir».',
          problem: linkProblem,
        },
        { name: 'network', label: 'Red', choices: networks, problem: () => null },
        { name: 'url', label: 'Su página', kind: 'url', problem: linkProblem },
      ]}
      empty={{ name: '', address: '', map: '', network: 'Instagram', url: '' }}
      toFields={({ name, address, map, network, url }, position): NewClub => ({
        name: name.trim(),
        address: address.trim(),
        map: map.trim(),
        network: network === 'Facebook' ? 'Facebook' : 'Instagram',
        url: url.trim(),
        position,
      })}
      toTyped={({ name, address, map, network, url }) => ({ name, address, map, network, url })}
      nameOf={({ name }) => name}
      detailOf={({ address }) => address}
      renderPreview={(rows) => <Clubs clubs={rows} />}
    />
  );
}
