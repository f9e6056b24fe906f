import { Button } from '@mantine/core';
import { useState } from 'react';
import { PictureField } from '../pictures/PictureField.tsx';
import { pictureUrl, useSettings } from '../../league/settings.ts';
import { IdentityPreview } from './IdentityPreview.tsx';
import { LeagueForm } from './LeagueForm.tsx';
import { identityFields, type IdentityName, type Shown } from './settingFields.ts';
import { useChosenPictures } from './useChosenPictures.ts';

type IdentitySectionProps = {
  /** The fields that are asked for, in their order; default: all. */
  asked?: readonly IdentityName[];
  /** The address that a new league has. */
  newAddress?: string;
  /** Called after each save. */
  onSaved?: () => void;
};

/** The league's name, place, time zone, colours and icon. */
export function IdentitySection({ asked, newAddress = '', onSaved }: IdentitySectionProps) {
  const shown = useSettings();
  const pictures = useChosenPictures();
  const [removals, setRemovals] = useState(0);
  const addressOf = (icon: string) => (icon === '' ? null : pictureUrl(pictures.shown(icon)));
  const icon: Shown<IdentityName>['icon'] = {
    render: ({ values: { icon }, initial, error, onChange, onWork }) => (
      <>
        <PictureField
          // Forgets the one that was chosen.
          key={removals}
          kind="icon"
          label="Icono"
          description="Cuadrado: en la pestaña, en el teléfono y junto al nombre."
          shown={addressOf(icon)}
          error={error}
          onChange={(chosen) => {
            pictures.keep(chosen);
            onChange({ icon: chosen.path });
          }}
          onWork={onWork}
          onUndo={() => onChange({ icon: initial.icon })}
        />
        {icon === '' ? null : (
          <Button
            variant="subtle"
            px={0}
            onClick={({ currentTarget }) => {
              const field = currentTarget.closest('[data-field]');
              setRemovals(removals + 1);
              onChange({ icon: '' });
              // This button goes with the icon.
              requestAnimationFrame(() => field?.querySelector('button')?.focus());
            }}
          >
            Quitar icono
          </Button>
        )}
      </>
    ),
  };
  return (
    <LeagueForm<IdentityName>
      fields={identityFields}
      {...(asked === undefined ? {} : { asked })}
      shown={{ icon }}
      // The colours that the site has while none are stored.
      start={(isNew) => ({
        brand: shown.brand,
        accent: shown.accent,
        ...(isNew ? { address: newAddress } : {}),
      })}
      onSaved={onSaved}
      uploadPictures={(client, { icon: path }) =>
        pictures.upload(client, typeof path === 'string' ? path : '')
      }
      renderPreview={(typed) => <IdentityPreview {...typed} icon={addressOf(typed.icon)} />}
    />
  );
}
