import { useMemo } from 'react';
import { useSettings } from '../../league/settings.ts';
import { organisersTable } from './settingTables.ts';
import { phoneProblem } from './settingRules.ts';
import { Contacts } from '../../home/about/Contacts.tsx';
import { countryOfZone, readCountry, type Country } from './countries.ts';
import { isAccepted, readPhone } from './phone.ts';
import { PhoneField } from './PhoneField.tsx';
import { organiserFields } from './settingFields.ts';
import { SettingsRows } from './SettingsRows.tsx';

/** The contacts for players. @param isFirstOpen whether the form of the first one is open */
export function OrganisersSection({ isFirstOpen = false }: { isFirstOpen?: boolean }) {
  const { country: chosen, timeZone } = useSettings();
  const country = useMemo(() => readCountry(chosen) ?? countryOfZone(timeZone), [chosen, timeZone]);
  return (
    <SettingsRows
      table={organisersTable}
      noun="contacto"
      addLabel="Agregar contacto"
      most={20}
      first={isFirstOpen ? {} : undefined}
      fields={fieldsIn(country)}
      shown={{
        whatsapp: {
          render: ({ values, error, onChange }) => (
            <PhoneField
              value={values.whatsapp}
              country={country}
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

/** @param country of numbers that do not say their own */
function fieldsIn(country: Country | undefined) {
  return {
    ...organiserFields,
    whatsapp: {
      ...organiserFields.whatsapp,
      problem: (typed: string) =>
        phoneProblem(readPhone(typed, country).number) ?? openDoubt(typed, country),
      toValue: (typed: string) => readPhone(typed, country).number,
    },
  };
}

/** A number that may open nobody is asked for, and never refused. */
function openDoubt(text: string, country: Country | undefined): string | null {
  const isAsked = readPhone(text, country).doubt !== null && !isAccepted(text);
  return isAsked ? 'Falta responder la pregunta de abajo.' : null;
}
