import '@mantine/core/styles/Stack.layer.css';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Notice } from '../../ui/Notice.tsx';

/** The state of the download. */
export type BackupDownload =
  | { kind: 'ready' | 'taking' | 'failed' | 'ended' }
  /** `missing`: how many pictures are not in it. */
  | { kind: 'done'; file: string; missing: number };

type BackupProps = {
  /** The moment at which the last backup was made, in words; empty while that is not known. */
  last: string;
  /** The state of the download. */
  download: BackupDownload;
  /** Makes and downloads a backup. */
  onTake: () => void;
};

/**
 * Downloads the one file that brings a laptop’s league back.
 *
 * - **Keyboard:** One button.
 * - **Screen reader:** How it ended is read out.
 */
export function Backup({ last, download, onTake }: BackupProps) {
  const isTaking = download.kind === 'taking';
  return (
    <Stack gap="var(--space-12)" maw="44rem">
      <Text>
        Un archivo con toda la liga: con él vuelve, en esta computadora o en otra. Tiene las cuentas
        y no está cifrado: guardarlo donde nadie más lo lea.
      </Text>
      {last === '' ? null : (
        <Text>{`${last} Con la liga abierta se hace otra junto a sus datos, cada hora si algo cambió y al detenerla.`}</Text>
      )}
      <Group>
        <Button aria-disabled={isTaking} onClick={isTaking ? undefined : onTake}>
          {isTaking ? 'Preparando…' : 'Descargar copia'}
        </Button>
      </Group>
      {download.kind === 'failed' || download.kind === 'ended' ? (
        <Notice kind="failure">
          {download.kind === 'ended'
            ? 'La sesión terminó: iniciar sesión de nuevo.'
            : 'No se pudo hacer la copia. Intenta de nuevo.'}
        </Notice>
      ) : (
        <Text component="output">{outcomeOf(download)}</Text>
      )}
    </Stack>
  );
}

function outcomeOf(download: BackupDownload): string {
  if (download.kind !== 'done') return '';
  const { file, missing } = download;
  if (missing === 0) return `Descargada: ${file}.`;
  return missing === 1
    ? `Descargada: ${file}. Falta 1 foto, que no se pudo leer.`
    : `Descargada: ${file}. Faltan ${missing} fotos, que no se pudieron leer.`;
}
