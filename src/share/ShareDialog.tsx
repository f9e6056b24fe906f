import { RemoveScroll } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Shareable } from '../matches/shareContext.ts';
import controls from '../ui/theme/controls.module.css';
import { useCloseOnBack } from '../ui/hooks/useCloseOnBack.ts';
import { Choice } from './Choice.tsx';
import { ShareActions } from './ShareActions.tsx';
import classes from './ShareDialog.module.css';
import { SharePicture, type Branding } from './SharePicture.tsx';

type ShareDialogProps = {
  share: Shareable;
  /** All results of its day, where the visitor may share those instead. */
  day?: Shareable | undefined;
  /** The address of what is shared, with its origin. */
  addressOf: (share: Shareable) => string;
  branding: Branding;
  /** Below the actions, e.g. the calendar. */
  children?: ReactNode;
  onClose: () => void;
};

/** Shares a result, a match, a pair, a table or a day as text, link and picture. */
export function ShareDialog(props: ShareDialogProps) {
  const { share, day, addressOf, branding, children, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [isDay, setDay] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const shown = isDay && day !== undefined ? day : share;
  useEffect(() => {
    // After the picture has gone to its encoder: to open takes long on a slow phone, with the styles
    // of a page that becomes inert.
    const opening = setTimeout(() => dialog.current?.showModal());
    return () => clearTimeout(opening);
  }, []);
  useCloseOnBack(true, () => {
    dialog.current?.close();
    return true;
  });
  return (
    // A click beside the dialog; its keys are Escape and the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classes['root']}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={({ target }) => {
        if (target === dialog.current) dialog.current.close();
      }}
    >
      {/* The page behind does not scroll, as with Mantine's dialogs; the dialog itself does. */}
      <RemoveScroll shards={[dialog]} allowPinchZoom>
        {null}
      </RemoveScroll>
      <div className={classes['content']}>
        <div className={classes['header']}>
          <h2 id={titleId} className={classes['title']}>
            Compartir
          </h2>
          <button
            type="button"
            className={`${controls['plain']} ${classes['close']}`}
            aria-label="Cerrar"
            onClick={() => dialog.current?.close()}
          >
            <IconX size={22} aria-hidden />
          </button>
        </div>
        {day === undefined ? null : (
          <Choice
            label="Qué se comparte"
            options={[
              { value: 'one', label: 'Este resultado' },
              { value: 'day', label: 'Todo el día' },
            ]}
            value={isDay ? 'day' : 'one'}
            onChange={(value) => setDay(value === 'day')}
          />
        )}
        {shown.kind === 'pair' ? null : (
          <SharePicture share={shown} branding={branding} onFile={setFile} />
        )}
        <ShareActions share={shown} address={addressOf(shown)} file={file} />
        {children}
      </div>
    </dialog>
  );
}
