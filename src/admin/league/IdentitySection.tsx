import { Button } from '@mantine/core';
import { PictureField } from '../../league/pictures/PictureField.tsx';
import { pictureUrl, useSettings } from '../../league/settings.ts';
import { IdentityPreview } from './IdentityPreview.tsx';
import {
  identityColumns,
  identityFields,
  typedIdentity,
  type IdentityName,
} from './identityFields.ts';
import { LeagueForm } from './LeagueForm.tsx';
import type { SettingsField } from './SettingsForm.tsx';
import { useChosenPictures } from './useChosenPictures.ts';

/** What the league is called, where and when it plays, its colours and its icon. */
export function IdentitySection() {
  const shown = useSettings();
  const pictures = useChosenPictures();
  const addressOf = (icon: string) => (icon === '' ? null : pictureUrl(pictures.shown(icon)));
  const iconField: SettingsField<IdentityName> = {
    name: 'icon',
    label: 'Icono',
    isRequired: false,
    problem: () => null,
    render: ({ values: { icon }, error, onChange }) => (
      <>
        <PictureField
          // Shows the one that is left.
          key={icon === '' ? 'none' : 'icon'}
          kind="icon"
          label="Icono"
          description="Cuadrado: en la pestaña, en el teléfono y junto al nombre."
          shown={addressOf(icon)}
          error={error}
          onChange={(chosen) => {
            pictures.keep(chosen);
            onChange({ icon: chosen.path });
          }}
        />
        {icon === '' ? null : (
          <Button variant="subtle" px={0} onClick={() => onChange({ icon: '' })}>
            Quitar icono
          </Button>
        )}
      </>
    ),
  };
  return (
    <LeagueForm
      fields={[...identityFields, iconField]}
      toTyped={(league) => typedIdentity(league, shown)}
      toColumns={identityColumns}
      uploadPictures={(client, { icon }) => pictures.upload(client, icon ?? '')}
      renderPreview={(typed) => <IdentityPreview {...typed} icon={addressOf(typed.icon)} />}
    />
  );
}
