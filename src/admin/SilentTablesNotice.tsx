import { use, useSyncExternalStore } from 'react';
import { ConnectionContext } from '../live/LiveProvider.tsx';
import { Notice } from '../ui/Notice.tsx';

/** Says what to look at when the live channel seems to say nothing of some changes. */
export function SilentTablesNotice() {
  const connection = use(ConnectionContext);
  if (connection === null)
    throw new Error('SilentTablesNotice debe ser usado dentro de LiveProvider');
  const streams = useSyncExternalStore(
    connection.subscribe,
    connection.suspected,
    connection.suspected,
  );
  const tables = [...new Set(streams.map((stream) => stream.split(' ')[0] ?? ''))];
  if (tables.length === 0) return null;
  return (
    <Notice kind="warning">
      <span>La base no avisa de todos los cambios de </span>
      <span translate="no">{tables.join(', ')}</span>
      <span>
        . Los datos no se pierden: esta página los vuelve a leer cada 30 segundos, sin «En vivo». En
        Supabase, mira en Database, Publications que «supabase_realtime» tenga esas tablas; si las
        tiene, reinicia el proyecto en Settings, General. En una computadora, vuelve a abrir la
        liga.
      </span>
    </Notice>
  );
}
