import { Button } from '@mantine/core';
import {
  IconBrandWhatsapp,
  IconCopy,
  IconDownload,
  IconPhoto,
  IconShare2,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { shareText } from './shareText.ts';
import type { Shareable } from '../matches/shareContext.ts';
import { downloadFile } from '../ui/downloadFile.ts';
import classes from './ShareDialog.module.css';

type ShareActionsProps = {
  share: Shareable;
  address: string;
  /** The picture, once it is there. */
  file: File | null;
};

const failed = 'No se pudo compartir. Abajo está el texto para copiarlo.';

/** The ways in which this device can share; where one fails, the text stands there to be copied. */
export function ShareActions({ share, address, file }: ShareActionsProps) {
  const [message, setMessage] = useState('');
  const [isShown, setShown] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  const whole = `${shareText(share)}\n${address}`;
  const canShare = 'share' in navigator;
  const canShareFile =
    file !== null && 'canShare' in navigator && navigator.canShare({ files: [file] });

  const showText = (why: string) => {
    setMessage(why);
    setShown(true);
    requestAnimationFrame(() => text.current?.select());
  };
  const send = async (data: ShareData) => {
    setMessage('');
    try {
      await navigator.share(data);
    } catch (error) {
      // The visitor closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showText(failed);
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(whole);
      setMessage('Texto copiado.');
    } catch {
      showText('El navegador no deja copiar: el texto quedó seleccionado.');
    }
  };

  return (
    <>
      <div className={classes['actions']}>
        {canShareFile ? (
          <Button
            onClick={() => void send({ files: [file], text: whole })}
            leftSection={<IconPhoto size={20} aria-hidden />}
          >
            Compartir imagen
          </Button>
        ) : null}
        {canShare ? (
          <Button
            variant="default"
            onClick={() => void send({ text: whole })}
            leftSection={<IconShare2 size={20} aria-hidden />}
          >
            Compartir texto
          </Button>
        ) : null}
        <Button
          component="a"
          variant={canShareFile ? 'default' : 'filled'}
          href={`https://wa.me/?text=${encodeURIComponent(whole)}`}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
        >
          WhatsApp
        </Button>
        <Button
          variant="default"
          onClick={() => void copy()}
          leftSection={<IconCopy size={20} aria-hidden />}
        >
          Copiar texto
        </Button>
        {share.kind === 'pair' ? null : (
          <Button
            variant="default"
            disabled={file === null}
            onClick={() => file && downloadFile(file)}
            leftSection={<IconDownload size={20} aria-hidden />}
          >
            Descargar imagen
          </Button>
        )}
      </div>
      <output className={classes['message']}>{message}</output>
      {isShown ? (
        <textarea
          ref={text}
          className={classes['text']}
          aria-label="Texto para compartir"
          readOnly
          rows={4}
          value={whole}
        />
      ) : null}
    </>
  );
}
