import { Box } from '@mantine/core';
import { SponsorCarousel } from '../../home/SponsorCarousel.tsx';
import { PictureField } from '../../league/pictures/PictureField.tsx';
import { pictureUrl } from '../../league/settings.ts';
import { pictureProblem } from '../../league/settingRules.ts';
import { sponsorsTable } from '../../league/settingTables.ts';
import { textProblem } from '../../padel/fieldRules.ts';
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
      fields={[
        { name: 'name', label: 'Nombre', problem: (text) => textProblem(text, 80) },
        {
          name: 'picture',
          label: 'Logo',
          problem: pictureProblem,
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
        {
          name: 'alt',
          label: 'Qué muestra el logo',
          description: 'Lo leen quienes no pueden ver el logo: el nombre y a qué se dedica.',
          placeholder: 'Ferretería del Centro',
          proposed: ({ name }) => name,
          isRenamed: true,
          problem: (text) => textProblem(text, 200),
        },
      ]}
      empty={{ name: '', picture: '', alt: '' }}
      toFields={({ name, picture, alt }, position) => ({
        name: name.trim(),
        picture,
        alt: alt.trim(),
        position,
      })}
      toTyped={({ name, picture, alt }) => ({ name, picture, alt })}
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
