import { organisersTable } from '../../league/settingTables.ts';
import { phoneProblem } from '../../league/settingRules.ts';
import { Contacts } from '../../home/about/Contacts.tsx';
import { textProblem } from '../../padel/fieldRules.ts';
import { SettingsRows } from './SettingsRows.tsx';

/** The contacts for players. */
export function OrganisersSection() {
  return (
    <SettingsRows
      table={organisersTable}
      noun="contacto"
      addLabel="Agregar contacto"
      most={20}
      fields={[
        { name: 'name', label: 'Nombre', problem: (text) => textProblem(text, 80) },
        {
          name: 'whatsapp',
          label: 'WhatsApp',
          kind: 'tel',
          placeholder: '+54 9 351 555-0100',
          problem: phoneProblem,
        },
      ]}
      empty={{ name: '', whatsapp: '' }}
      toFields={({ name, whatsapp }, position) => ({
        name: name.trim(),
        whatsapp: whatsapp.trim(),
        position,
      })}
      toTyped={({ name, whatsapp }) => ({ name, whatsapp })}
      nameOf={({ name }) => name}
      detailOf={({ whatsapp }) => whatsapp}
      renderPreview={(rows) => <Contacts organisers={rows} />}
    />
  );
}
