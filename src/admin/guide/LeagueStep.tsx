import { IdentitySection } from '../league/IdentitySection.tsx';
import type { IdentityName } from '../league/settingFields.ts';
import { siteAddressHere } from './siteAddressHere.ts';

/** In the order of a new league; what it says of itself has its form on /admin/liga. */
const asked: readonly IdentityName[] = [
  'name',
  'shortName',
  'city',
  'brand',
  'accent',
  'icon',
  'timeZone',
  'address',
];

/** What the league is called and looks like, where and when it plays. */
export function LeagueStep({ onSaved }: { onSaved: () => void }) {
  return (
    // A league that is begun is published where its page is open, if it is published.
    <IdentitySection
      asked={asked}
      newAddress={siteAddressHere(window.location)}
      onSaved={onSaved}
    />
  );
}
