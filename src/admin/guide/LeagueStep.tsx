import { useSettings } from '../../league/settings.ts';
import {
  identityColumns,
  identityFields,
  typedIdentity,
  type IdentityName,
} from '../league/identityFields.ts';
import { LeagueForm } from '../league/LeagueForm.tsx';
import { siteAddressHere } from './siteAddressHere.ts';

const asked: readonly IdentityName[] = ['name', 'city', 'timeZone', 'address'];
const fields = identityFields.filter(({ name }) => asked.includes(name));

/** What the league is called, where and when it plays. The rest has its form on /admin/liga. */
export function LeagueStep({ onSaved }: { onSaved: () => void }) {
  const shown = useSettings();
  return (
    <LeagueForm
      fields={fields}
      toTyped={(league) => {
        const typed = typedIdentity(league, shown);
        // A league that is begun is published where its page is open, if it is published.
        return league.name === '' ? { ...typed, address: siteAddressHere(window.location) } : typed;
      }}
      toColumns={(typed) => {
        const { name, city, time_zone, address } = identityColumns(typed);
        return { name, city, time_zone, address };
      }}
      onSaved={onSaved}
    />
  );
}
