import '../../ui/theme/mantineForms.css';
import { Button, FileButton, Group, Input } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { fieldProps } from '../../ui/form/fieldProps.ts';
import type { SourcePicture } from './choosePicture.ts';
import type { ChosenPicture } from '../../session/pictures.ts';
import type { PictureKind } from './pictureShapes.ts';
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
  /** The picture as it is in the frame, cut and compressed. It is not stored yet: see `uploadPicture`. */
  onChange: (picture: ChosenPicture) => void;
  /** Called with what is going on until `onChange` has what is in the frame: a save waits for it. */
  onWork?: (work: Promise<void>) => unknown;
  /** Another picture than the present one is chosen: what is said of it is not true any more. */
  onReplace?: () => void;
  /** The present picture is kept after all. */
  onUndo: () => void;
  /** Why the form cannot be saved. */
  error?: string | null;
  /** Whether nothing can be chosen, e.g. while it is saved. */
  disabled?: boolean;
};

/**
 * A picture of this device instead of the present one: chosen, cut and compressed.
 *
 * - **Keyboard:** The picture is enlarged and moved by sliders.
 * - **Screen reader:** A group with the field's label; what cannot be used is said at once.
 */
export function PictureField(props: PictureFieldProps) {
  const { kind, label, description, shown, onChange, onWork, onReplace, onUndo, error, disabled } =
    props;
  const [source, setSource] = useState<SourcePicture | null>(null);
  const [files, setFiles] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const forgetFile = useRef<() => void>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => (source === null ? undefined : () => source.image.close()), [source]);

  async function read(file: File) {
    setProblem(null);
    const picture = await readPicture(file);
    if ('problem' in picture) {
      setProblem(picture.problem);
      return;
    }
    if (source === null && shown !== null) onReplace?.();
    setSource(picture.source);
    setFiles(files + 1);
  }

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
          <div className={classes['frame']} data-kind={kind}>
            {shown === null ? (
              <IconPhoto size={28} aria-hidden="true" />
            ) : (
              <img className={classes['picture']} src={shown} alt="" />
            )}
          </div>
        ) : (
          <PictureCrop
            // Another file begins in its own middle.
            key={files}
            kind={kind}
            source={source}
            onChoose={onChange}
            onWork={(work) => onWork?.(work)}
            onFail={() => {
              setSource(null);
              onUndo();
              setProblem('La imagen no se pudo preparar en este navegador. Intentar con otra.');
            }}
          />
        )}
        <Group gap="var(--space-8)">
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
                {shown === null && source === null ? 'Elegir imagen' : 'Cambiar imagen'}
              </Button>
            )}
          </FileButton>
          {source === null ? null : (
            <Button
              variant="subtle"
              onClick={() => {
                setSource(null);
                onUndo();
                opener.current?.focus();
              }}
            >
              Dejar como estaba
            </Button>
          )}
        </Group>
      </fieldset>
    </Input.Wrapper>
  );
}
