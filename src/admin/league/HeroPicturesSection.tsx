import { Title } from '@mantine/core';
import { HeroSlider } from '../../home/HeroSlider.tsx';
import { PictureField } from '../../league/pictures/PictureField.tsx';
import { pictureUrl, useSettings } from '../../league/settings.ts';
import { pictureProblem } from '../../league/settingRules.ts';
import {
  heroPicturesTable,
  type HeroPictureRow,
  type NewHeroPicture,
} from '../../league/settingTables.ts';
import { textProblem } from '../../padel/fieldRules.ts';
import { SettingsRows } from './SettingsRows.tsx';
import { renderThumbnail } from './renderThumbnail.tsx';
import { useChosenPictures } from './useChosenPictures.ts';

/** The pictures at the top of the home page. */
export function HeroPicturesSection() {
  const pictures = useChosenPictures();
  const { name } = useSettings();
  return (
    <SettingsRows<HeroPictureRow, NewHeroPicture, 'picture' | 'phonePicture' | 'alt' | 'focus'>
      table={heroPicturesTable}
      noun="foto"
      addLabel="Agregar foto"
      most={8}
      fields={[
        {
          name: 'picture',
          label: 'Foto',
          problem: pictureProblem,
          render: ({ values: { picture }, initial, error, onChange, onWork }) => (
            <PictureField
              kind="hero"
              label="Foto"
              shown={picture === '' ? null : pictureUrl(pictures.shown(picture))}
              error={error}
              onChange={(chosen) => {
                pictures.keep(chosen);
                onChange({
                  picture: chosen.path,
                  phonePicture: chosen.phone?.path ?? '',
                  focus: chosen.focus ?? '50% 50%',
                });
              }}
              onWork={onWork}
              onReplace={() => onChange({ alt: '' })}
              onUndo={() => onChange(initial)}
            />
          ),
        },
        {
          name: 'alt',
          label: 'Qué muestra la foto',
          description: 'La leen quienes no pueden ver la foto.',
          placeholder: 'Dos parejas se saludan en la red',
          problem: (text) => textProblem(text, 200),
        },
      ]}
      empty={{ picture: '', phonePicture: '', alt: '', focus: '50% 50%' }}
      toFields={({ picture, phonePicture, alt, focus }, position) => ({
        picture,
        phonePicture: phonePicture || null,
        alt: alt.trim(),
        focus,
        position,
      })}
      toTyped={({ picture, phonePicture, alt, focus }) => ({
        picture,
        phonePicture: phonePicture ?? '',
        alt,
        focus,
      })}
      nameOf={({ alt }) => alt}
      detailOf={renderThumbnail}
      uploadPictures={(client, { picture }) => pictures.upload(client, picture)}
      renderPreview={(_, { picture, phonePicture, alt, focus }) => (
        // This one alone: the page's would have turned to the next one by now.
        <HeroSlider
          slides={
            picture === ''
              ? []
              : [
                  {
                    picture: pictures.shown(picture),
                    phonePicture: pictures.shown(phonePicture ?? ''),
                    alt,
                    focus,
                  },
                ]
          }
        >
          <Title order={2}>{name}</Title>
        </HeroSlider>
      )}
    />
  );
}
