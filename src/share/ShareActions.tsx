import { Button, Group, Text, Textarea } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import {
  IconBrandWhatsapp,
  IconCopy,
  IconDownload,
  IconPhoto,
  IconShare2,
} from '@tabler/icons-react';
import { useState } from 'react';
import { shareText } from './shareText.ts';
import type { Shareable } from '../matches/shareContext.ts';
import { downloadFile } from '../ui/downloadFile.ts';
import { fieldProps } from '../ui/form/fieldProps.ts';
import classes from './ShareDialog.module.css';

type ShareActionsProps = {
  share: Shareable;
  address: string;
  /** The picture, once it is there. */
  file: File | null;
};

/** The ways in which this device can share; where one fails, the text stands there to be copied. */
export function ShareActions({ share, address, file }: ShareActionsProps) {
  const [hasFailed, setFailed] = useState(false);
  const clipboard = useClipboard({ timeout: 10_000 });
  const whole = `${shareText(share)}\n${address}`;
  const canShare = 'share' in navigator;
  const canShareFile =
    file !== null && 'canShare' in navigator && navigator.canShare({ files: [file] });

  const send = async (data: ShareData) => {
    setFailed(false);
    try {
      await navigator.share(data);
    } catch (error) {
      // The visitor closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setFailed(true);
    }
  };
  const copy = () => {
    setFailed(false);
    clipboard.copy(whole);
  };

  return (
    <>
      <Group gap={8} className={classes['actions'] ?? ''}>
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
        <Button variant="default" onClick={copy} leftSection={<IconCopy size={20} aria-hidden />}>
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
      </Group>
      <Text component="output" size="sm" c="dimmed" mih="1.45em">
        {messageOf(hasFailed, clipboard)}
      </Text>
      {hasFailed || clipboard.error !== null ? (
        <Textarea
          {...fieldProps}
          ref={select}
          aria-label="Texto para compartir"
          readOnly
          rows={4}
          value={whole}
        />
      ) : null}
    </>
  );
}

const select = (field: HTMLTextAreaElement | null) => field?.select();

function messageOf(
  hasFailed: boolean,
  { copied, error }: Pick<ReturnType<typeof useClipboard>, 'copied' | 'error'>,
): string {
  if (hasFailed) return 'No se pudo compartir. Abajo está el texto para copiarlo.';
  if (error !== null) return 'El navegador no deja copiar: el texto quedó seleccionado.';
  return copied ? 'Texto copiado.' : '';
}
