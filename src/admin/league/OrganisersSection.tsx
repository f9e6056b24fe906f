import { organisersTable } from './settingTables.ts';
import { phoneProblem } from './settingRules.ts';
import { Contacts } from '../../home/about/Contacts.tsx';
import { isAccepted, readPhone } from './phone.ts';
import { PhoneField } from './PhoneField.tsx';
import { organiserFields } from './settingFields.ts';
import { SettingsRows } from './SettingsRows.tsx';

const fields = {
  ...organiserFields,
  whatsapp: {
    ...organiserFields.whatsapp,
    problem: (typed: string) => phoneProblem(readPhone(typed).number) ?? openDoubt(typed),
    toValue: (typed: string) => readPhone(typed).number,
  },
};

/** The contacts for players. @param isFirstOpen whether the form of the first one is open */
export function OrganisersSection({ isFirstOpen = false }: { isFirstOpen?: boolean }) {
  return (
    <SettingsRows
      table={organisersTable}
      noun="contacto"
      addLabel="Agregar contacto"
      most={20}
      first={isFirstOpen ? {} : undefined}
      fields={fields}
      shown={{
        whatsapp: {
          render: ({ values, error, onChange }) => (
            <PhoneField
              value={values.whatsapp}
              error={error}
              onChange={(whatsapp) => onChange({ whatsapp })}
            />
          ),
        },
      }}
      nameOf={({ name }) => name}
      detailOf={({ whatsapp }) => whatsapp}
      renderPreview={(rows) => <Contacts organisers={rows} />}
    />
  );
}

/** A number that may open nobody is asked for, and never refused. */
function openDoubt(text: string): string | null {
  const isAsked = readPhone(text).doubt !== null && !isAccepted(text);
  return isAsked ? 'Falta responder la pregunta de abajo.' : null;
}
