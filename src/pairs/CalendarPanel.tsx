import '@mantine/core/styles/Stack.layer.css';
import { Button, Paper, Stack } from '@mantine/core';
import { IconCalendarPlus, IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import controls from '../ui/theme/controls.module.css';
import { CopyAddress } from '../ui/CopyAddress.tsx';
import { useDownload } from '../ui/hooks/useDownload.tsx';
import classes from './CalendarPanel.module.css';

type CalendarPanelProps = {
  /** The calendar's address, with http(s): see `Sources.functionAddress`. */
  address: string;
  /** The pair or category that the calendar is about, e.g. *Sexta Damas*. */
  of: string;
  /** The number of announced matches, which the file has. */
  matches: number | 'loading' | 'error';
  /** The number of matches that were announced and not played: the file takes them out of a calendar. */
  cancelled: number;
  /** Downloads the matches as a file for a calendar. */
  onDownload: () => void;
  /** Loads the matches again. */
  onRetry: () => void;
};

/**
 * The ways to have the matches of a category or a pair in a calendar: subscribed to, or as a file.
 *
 * - **Keyboard:** Enter or Space on the summary opens and closes it; Tab then goes through the
 *   ways.
 * - **Screen reader:** The summary is announced as expanded or collapsed. That the address was
 *   copied is announced politely.
 */
export function CalendarPanel(props: CalendarPanelProps) {
  const { address, of, matches, cancelled, onDownload, onRetry } = props;
  const { download, note } = useDownload();
  const webcal = address.replace(/^https?:/u, 'webcal:');
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`;
  const outlook = `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}&name=${encodeURIComponent(of)}`;
  return (
    <Paper
      component="details"
      className={classes['root'] ?? ''}
      bg="var(--color-surface-raised)"
      bd="1px solid var(--color-border)"
    >
      <summary className={classes['summary']}>
        <IconCalendarPlus size={20} aria-hidden />
        <span>{`Calendario de ${of}`}</span>
      </summary>
      <Stack gap={8} align="start" px={12} pb={12}>
        <span>
          Los partidos aparecen en el calendario y se actualizan si cambia la fecha o la cancha.
        </span>
        <ul className={`${controls['list']} ${classes['ways']}`}>
          <Way link={<a href={webcal}>Suscribirse en este dispositivo</a>}>
            iPhone y Mac lo abren directamente.
          </Way>
          <Way
            link={
              <a href={google} target="_blank" rel="noopener noreferrer">
                Google Calendar
              </a>
            }
          >
            Se agrega en la web y después se ve en Android; se actualiza cada varias horas.
          </Way>
          <Way
            link={
              <a href={outlook} target="_blank" rel="noopener noreferrer">
                Outlook
              </a>
            }
          >
            «Suscribirse desde la web», con esta misma dirección.
          </Way>
        </ul>
        <CopyAddress address={address}>Copiar la dirección</CopyAddress>
        <span>{describe(matches, cancelled)}</span>
        {matches === 'error' ? (
          <Button variant="default" onClick={onRetry}>
            Intentar de nuevo
          </Button>
        ) : (
          <Button
            variant="default"
            disabled={matches === 'loading' || matches + cancelled === 0}
            onClick={() => download(onDownload)}
            leftSection={<IconDownload size={20} aria-hidden />}
          >
            Descargar el archivo .ics
          </Button>
        )}
        {note}
      </Stack>
    </Paper>
  );
}

/** One way into a calendar: the link, and what it does below it. */
function Way({ link, children }: { link: ReactNode; children: string }) {
  return (
    <li>
      {link}
      <span>{children}</span>
    </li>
  );
}

function describe(matches: CalendarPanelProps['matches'], cancelled: number): string {
  if (matches === 'error') return 'Error al cargar los partidos para el archivo.';
  const gone =
    cancelled === 1
      ? 'un partido que no se jugó, para quitarlo'
      : `${cancelled} partidos que no se jugaron, para quitarlos`;
  if (matches === 0 && cancelled > 0) return `El archivo tiene ${gone} del calendario.`;
  if (matches === 0) return 'Para el archivo todavía no hay partidos anunciados.';
  const all =
    matches === 'loading'
      ? 'los partidos anunciados'
      : matches === 1
        ? 'el partido anunciado'
        : `los ${matches} partidos anunciados`;
  const more = cancelled === 0 ? '' : ` Incluye ${gone} del calendario.`;
  return `Para calendarios sin suscripción: ${all} hasta ahora, en un archivo que no se actualiza.${more}`;
}
