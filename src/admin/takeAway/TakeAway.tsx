import '@mantine/core/styles/Stack.layer.css';
import { Button, Group, Stack, Text } from '@mantine/core';
import { assertNever } from '../../padel/assertNever.ts';
import { Notice } from '../../ui/Notice.tsx';

/** The state of the download. */
export type TakeAwayState =
  | { kind: 'ready' | 'packing' | 'failed' }
  /** `missing`: how many pictures could not be read. */
  | { kind: 'done'; file: string; missing: number };

type TakeAwayProps = {
  /** The state of the download. */
  state: TakeAwayState;
  /** Packs and downloads. */
  onTake: () => void;
};

/**
 * Downloads the whole league as spreadsheets and pictures.
 *
 * - **Keyboard:** One button.
 * - **Screen reader:** How it ended is read out.
 */
export function TakeAway({ state, onTake }: TakeAwayProps) {
  const isPacking = state.kind === 'packing';
  return (
    <Stack gap="var(--space-12)" maw="44rem">
      <Text>
        Resultados, partidos, parejas con sus jugadores y las tablas de todas las temporadas: una
        planilla de Excel, y lo mismo como CSV, que se puede volver a pegar. También las fotos.
      </Text>
      <Group>
        <Button aria-disabled={isPacking} onClick={isPacking ? undefined : onTake}>
          {isPacking ? 'Preparando…' : 'Descargar ZIP'}
        </Button>
      </Group>
      {state.kind === 'failed' ? (
        <Notice kind="failure">No se pudieron leer los datos. Intenta de nuevo.</Notice>
      ) : (
        <Text component="output">{outcomeOf(state)}</Text>
      )}
    </Stack>
  );
}

function outcomeOf(state: Exclude<TakeAwayState, { kind: 'failed' }>): string {
  switch (state.kind) {
    case 'done':
      return [`Descargado: ${state.file}.`, missingPictures(state.missing)].join(' ').trim();
    case 'ready':
    case 'packing':
    case 'failed':
      return '';
    default:
      return assertNever(state);
  }
}

function missingPictures(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? 'Falta 1 foto, que no se pudo leer.'
    : `Faltan ${count} fotos, que no se pudieron leer.`;
}
