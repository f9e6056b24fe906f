import { Notice } from '../ui/Notice.tsx';
import type { LeagueState } from './useLeagueState.ts';

type UnreadableNoticeProps = {
  /** Null: not known. */
  state: LeagueState | null;
};

/** Names what of a laptop's league is damaged on its disk, or that its folder is gone. */
export function UnreadableNotice({ state }: UnreadableNoticeProps) {
  if (state?.kind !== 'laptop') return null;
  const { tables, pictures, missingFolder } = state;
  if (missingFolder !== null) {
    return (
      <Notice kind="warning">
        <span>La carpeta con los datos de la liga ya no está en su lugar: </span>
        <span translate="no">{missingFolder}</span>
        <span>
          . Nada se puede guardar hasta que vuelva. La terminal en la que está abierta la liga
          indica cómo seguir.
        </span>
      </Notice>
    );
  }
  if (tables.length === 0 && pictures === 0) return null;
  const files = pictures === 0 ? [] : [pictures === 1 ? '1 imagen' : `${pictures} imágenes`];
  const parts = [...new Set(tables.map((table) => names[table] ?? 'ajustes de la liga')), ...files];
  return (
    <Notice kind="warning">
      <span>En el disco de esta computadora hay datos dañados. No se puede leer:</span>
      <ul>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <span>
        Lo demás funciona. La terminal en la que está abierta la liga indica cuál es la última copia
        y cómo recuperarla.
      </span>
    </Notice>
  );
}

const names: Readonly<Record<string, string>> = {
  'public.results': 'resultados',
  'public.upcoming_matches': 'próximos partidos',
  'public.pairs': 'parejas',
  'public.pair_names': 'parejas',
  'private.mentioned_pairs': 'parejas',
  'private.history': 'historial y papelera',
  'private.admins': 'cuentas',
  'public.backup_key': 'clave de las copias',
  'auth.users': 'cuentas',
  'storage.buckets': 'imágenes',
  'storage.objects': 'imágenes',
};
