import { Box } from '@mantine/core';
import { SponsorCarousel } from '../../home/SponsorCarousel.tsx';
import { PictureField } from '../pictures/PictureField.tsx';
import { pictureUrl } from '../../league/settings.ts';
import { sponsorsTable } from './settingTables.ts';
import { sponsorFields } from './settingFields.ts';
import { SettingsRows } from './SettingsRows.tsx';
import { renderThumbnail } from './renderThumbnail.tsx';
import { useChosenPictures } from './useChosenPictures.ts';

/** The sponsors, whose logos turn at the foot of every page. */
export function SponsorsSection() {
  const pictures = useChosenPictures();
  return (
    <SettingsRows
      table={sponsorsTable}
      noun="auspiciante"
      addLabel="Agregar auspiciante"
      most={50}
      fields={sponsorFields}
      shown={{
        picture: {
          render: ({ values: { picture }, initial, error, onChange, onWork }) => (
            <PictureField
              kind="logo"
              label="Logo"
              shown={picture === '' ? null : pictureUrl(pictures.shown(picture))}
              error={error}
              onChange={(chosen) => {
                pictures.keep(chosen);
                onChange({ picture: chosen.path });
              }}
              onWork={onWork}
              onReplace={() => onChange({ alt: '' })}
              onUndo={() => onChange({ picture: initial.picture, alt: initial.alt })}
            />
          ),
        },
      }}
      nameOf={({ name }) => name}
      detailOf={renderThumbnail}
      uploadPictures={(client, { picture }) => pictures.upload(client, picture)}
      renderPreview={(rows) => (
        // On the footer's ground.
        <Box data-night bg="var(--color-inverse)" p="var(--space-12)">
          <SponsorCarousel
            sponsors={rows
              .filter(({ picture }) => picture !== '')
              .map((row) => ({ ...row, picture: pictures.shown(row.picture) }))}
          />
        </Box>
      )}
    />
  );
}
