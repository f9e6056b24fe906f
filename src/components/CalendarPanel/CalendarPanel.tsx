import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import classes from './CalendarPanel.module.css';

type CalendarPanelProps = {
  /** Of the calendar, with http(s): see `Sources.calendarAddress`. */
  address: string;
  /** Whose matches, e.g. *Sexta Damas*. */
  of: string;
};

/** How to subscribe to the matches of a category or a pair. */
export function CalendarPanel({ address, of }: CalendarPanelProps) {
  const [message, setMessage] = useState('');
  const webcal = address.replace(/^https?:/u, 'webcal:');
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`;
  const outlook = `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}&name=${encodeURIComponent(of)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setMessage('Dirección copiada.');
    } catch {
      setMessage(`El navegador no deja copiar. La dirección es ${address}`);
    }
  };
  return (
    <details className={classes['root']}>
      <summary className={classes['summary']}>
        <IconCalendarPlus size={20} aria-hidden />
        Calendario de {of}
      </summary>
      <div className={classes['content']}>
        <p>
          Los partidos aparecen en tu calendario y cambian solos si cambia la fecha o la cancha.
        </p>
        <ul className={classes['ways']}>
          <li>
            <a href={webcal}>Suscribirse en este teléfono</a>: iPhone y Mac lo abren directamente.
          </li>
          <li>
            <a href={google} target="_blank" rel="noopener noreferrer">
              Google Calendar
            </a>
            : se agrega en la web y después se ve en Android; se actualiza cada varias horas.
          </li>
          <li>
            <a href={outlook} target="_blank" rel="noopener noreferrer">
              Outlook
            </a>
            : «Suscribirse desde la web», con esta misma dirección.
          </li>
        </ul>
        <Button variant="default" onClick={() => void copy()}>
          Copiar la dirección
        </Button>
        <output className={classes['message']}>{message}</output>
      </div>
    </details>
  );
}
