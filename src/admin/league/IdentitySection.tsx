import { useSettings } from '../../league/settings.ts';
import { IdentityPreview } from './IdentityPreview.tsx';
import { identityColumns, identityFields, typedIdentity } from './identityFields.ts';
import { LeagueForm } from './LeagueForm.tsx';

/** What the league is called, where and when it plays, and its colours. */
export function IdentitySection() {
  const shown = useSettings();
  return (
    <LeagueForm
      fields={identityFields}
      toTyped={(league) => typedIdentity(league, shown)}
      toColumns={identityColumns}
      renderPreview={(typed) => <IdentityPreview {...typed} />}
    />
  );
}
