import '../../ui/theme/mantineForms.css';
import { Button, FileButton, Input } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { fieldProps } from '../../ui/form/fieldProps.ts';
import type { SourcePicture } from './choosePicture.ts';
import type { ChosenPicture, PictureKind } from './picture.ts';
import { PictureCrop } from './PictureCrop.tsx';
import classes from './PictureField.module.css';
import { readPicture } from './readPicture.ts';

export type PictureFieldProps = {
  /** Gives the picture its shape, its place in the bucket and its largest size. */
  kind: PictureKind;
  /** The name of the field. */
  label: string;
  /** Below the field. */
  description?: string;
  /** The address of the present picture, see `pictureUrl`; null: there is none. */
  shown: string | null;
  /** A picture was chosen, cut and compressed. It is not stored yet: see `uploadPicture`. */
  onChange: (picture: ChosenPicture) => void;
  /** Why the form cannot be saved. */
  error?: string | null;
  /** Whether nothing can be chosen, e.g. while it is saved. */
  disabled?: boolean;
};

/**
 * A picture of this device instead of the present one: chosen, cut and compressed.
 *
 * - **When:** For a logo, a picture of the cover, the league's icon.
 * - **When not:** For what is read from a file: PasteField.
 * - **Keyboard:** The picture is enlarged and moved by sliders.
 * - **Screen reader:** A group with the field's label; what cannot be used is said at once.
 */
export function PictureField(props: PictureFieldProps) {
  const { kind, label, description, shown, onChange, error, disabled } = props;
  const [source, setSource] = useState<SourcePicture | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const forgetFile = useRef<() => void>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasCropping = useRef(false);
  useEffect(() => (chosen === null ? undefined : () => URL.revokeObjectURL(chosen)), [chosen]);
  useEffect(() => (source === null ? undefined : () => source.image.close()), [source]);
  useEffect(() => {
    if (source === null && wasCropping.current) opener.current?.focus();
    wasCropping.current = source !== null;
  }, [source]);

  async function read(file: File) {
    setProblem(null);
    const picture = await readPicture(file);
    if ('problem' in picture) setProblem(picture.problem);
    else setSource(picture.source);
  }

  const address = chosen ?? shown;
  return (
    <Input.Wrapper
      {...fieldProps}
      label={label}
      labelElement="div"
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={problem ?? error}
      errorProps={{ role: 'alert' }}
    >
      <fieldset aria-label={label} className={classes['root']}>
        {source === null ? (
          <>
            <div className={classes['frame']} data-kind={kind}>
              {address === null ? (
                <IconPhoto size={28} aria-hidden="true" />
              ) : (
                <img className={classes['picture']} src={address} alt="" />
              )}
            </div>
            <FileButton
              accept="image/jpeg,image/png,image/webp,image/*"
              resetRef={forgetFile}
              disabled={disabled === true}
              onChange={(file) => {
                if (file !== null) void read(file);
                // The input would not report the same file a second time.
                forgetFile.current?.();
              }}
            >
              {(props) => (
                <Button {...props} ref={opener} variant="default" disabled={disabled === true}>
                  {address === null ? 'Elegir imagen' : 'Cambiar imagen'}
                </Button>
              )}
            </FileButton>
          </>
        ) : (
          <PictureCrop
            kind={kind}
            source={source}
            onCancel={() => setSource(null)}
            onChoose={(picture) => {
              setChosen(URL.createObjectURL(picture.blob));
              setSource(null);
              onChange(picture);
            }}
            onFail={() => {
              setSource(null);
              setProblem('La imagen no se pudo preparar en este navegador. Intentar con otra.');
            }}
          />
        )}
      </fieldset>
    </Input.Wrapper>
  );
}
