import type { ReactNode } from 'react';
import type { LeagueColumns, StoredLeague } from '../../league/storedLeague.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SettingsForm, type SettingsField, type Typed } from './SettingsForm.tsx';
import { useLeague } from './useLeague.ts';
import type { UploadPictures } from './useSettingsTable.ts';

type LeagueFormProps<Name extends string> = {
  fields: ReadonlyArray<SettingsField<Name>>;
  /** The typed values of the stored row. */
  toTyped: (league: StoredLeague) => Typed<Name>;
  /** What the form writes. */
  toColumns: (typed: Typed<Name>) => LeagueColumns;
  /** Called after each save. */
  onSaved?: () => void;
  /** Stores the pictures that the columns name, before these. */
  uploadPictures?: UploadPictures<LeagueColumns>;
  /** How the page will look with what is typed. */
  renderPreview?: (typed: Typed<Name>) => ReactNode;
};

/** A form of some columns of the league's one row. */
export function LeagueForm<Name extends string>(props: LeagueFormProps<Name>) {
  const { fields, toTyped, toColumns, onSaved, renderPreview } = props;
  const { state, retry, store } = useLeague(props.uploadPictures);
  if (state.kind === 'loading') return <output>Cargando…</output>;
  if (state.kind === 'error') {
    return <ErrorState message="No se pudo leer la liga." onRetry={retry} />;
  }
  if (state.kind === 'new' && !fields.some(({ name }) => name === 'name')) {
    return <p>Primero la liga necesita un nombre: se guarda arriba, en «Nombre y colores».</p>;
  }
  const initial = toTyped(state.league);
  return (
    <SettingsForm
      // Begins again with what another device has stored.
      key={JSON.stringify(initial)}
      fields={fields}
      initial={initial}
      {...(renderPreview === undefined ? {} : { renderPreview })}
      onSave={async (typed) => {
        const outcome = await store(state.league, toColumns(typed));
        if (outcome.kind === 'saved') onSaved?.();
        return outcome;
      }}
    />
  );
}
