import { Button, Group, Text, Textarea } from '@mantine/core';
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
import { sharesPictureAlone } from '../ui/device.ts';
import { downloadFile } from '../ui/downloadFile.ts';
import { fieldProps } from '../ui/form/fieldProps.ts';
import { useDownload } from '../ui/hooks/useDownload.tsx';
import classes from './ShareDialog.module.css';
import { useSettings } from '../league/settings.ts';

type ShareActionsProps = {
  share: Shareable;
  address: string;
  /** The picture, once it is there. */
  file: File | null;
};

/** The ways in which this device can share; where one fails, the text stands there to be copied. */
export function ShareActions({ share, address, file }: ShareActionsProps) {
  const league = useSettings();
  const [said, setSaid] = useState<Said>('nothing');
  const { download, note } = useDownload(address);
  const whole = `${shareText(share, league)}\n${address}`;
  const canShare = 'share' in navigator;
  const canShareFile =
    file !== null && 'canShare' in navigator && navigator.canShare({ files: [file] });

  const send = async (data: ShareData) => {
    setSaid('nothing');
    try {
      await navigator.share(data);
    } catch (error) {
      // The visitor closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setSaid('notShared');
    }
  };
  const copy = async (done: Said) => {
    try {
      await navigator.clipboard.writeText(whole);
      setSaid(done);
    } catch {
      setSaid('notCopied');
    }
  };
  const sendPicture = (picture: File) => {
    const isAlone = sharesPictureAlone();
    // Before it is shared: that uses up the tap.
    if (isAlone) void copy('copiedBeside');
    void send(isAlone ? { files: [picture] } : { files: [picture], text: whole });
  };

  return (
    <>
      <Group gap={8} className={classes['actions'] ?? ''}>
        {canShareFile ? (
          <Button
            onClick={() => sendPicture(file)}
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
          onClick={() => void copy('copied')}
          leftSection={<IconCopy size={20} aria-hidden />}
        >
          Copiar texto
        </Button>
        {share.kind === 'pair' ? null : (
          <Button
            variant="default"
            disabled={file === null}
            onClick={() => file && download(() => downloadFile(file))}
            leftSection={<IconDownload size={20} aria-hidden />}
          >
            Descargar imagen
          </Button>
        )}
      </Group>
      {note}
      <Text component="output" size="sm" c="dimmed" mih="1.45em">
        {messages[said]}
      </Text>
      {said === 'notShared' || said === 'notCopied' ? (
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

const messages = {
  nothing: '',
  copied: 'Texto copiado.',
  copiedBeside: 'La imagen va sin texto: el texto quedó copiado, para pegarlo junto a ella.',
  notShared: 'No se pudo compartir. Abajo está el texto para copiarlo.',
  notCopied: 'El navegador no deja copiar: el texto quedó seleccionado.',
};
type Said = keyof typeof messages;
