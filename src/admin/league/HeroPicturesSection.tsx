import { HeroSlider } from '../../home/HeroSlider.tsx';
import { PictureField } from '../pictures/PictureField.tsx';
import { pictureUrl, useSettings } from '../../league/settings.ts';
import { heroPicturesTable } from './settingTables.ts';
import { heroPictureFields } from './settingFields.ts';
import { SettingsRows } from './SettingsRows.tsx';
import { renderThumbnail } from './renderThumbnail.tsx';
import { useChosenPictures } from './useChosenPictures.ts';

/** The pictures at the top of the home page. */
export function HeroPicturesSection() {
  const pictures = useChosenPictures();
  const { name } = useSettings();
  return (
    <SettingsRows
      table={heroPicturesTable}
      noun="foto"
      addLabel="Agregar foto"
      most={8}
      fields={heroPictureFields}
      shown={{
        picture: {
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
      }}
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
          title={name}
          titleOrder={2}
        />
      )}
    />
  );
}
