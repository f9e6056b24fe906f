import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/ErrorState.tsx';
import type { Typed } from '../form/field.ts';
import { Form } from '../form/Form.tsx';
import {
  formFields,
  typedColumns,
  writtenColumns,
  type SettingField,
  type Shown,
} from './settingFields.ts';
import { useLeague, type LeagueColumns } from './useLeague.ts';
import type { UploadPictures } from './useSettingsTable.ts';

type LeagueFormProps<Name extends string> = {
  /** Its settings, which it writes. */
  fields: Readonly<Record<Name, SettingField>>;
  /** Those that are asked for, in their order; default: all. */
  asked?: readonly Name[];
  /** Replaces what no input shows, such as a picture. */
  shown?: Shown<Name>;
  /** The texts that the form begins with where nothing is stored. */
  start?: (isNew: boolean) => Partial<Typed<Name>>;
  /** Called after each save. */
  onSaved?: (() => void) | undefined;
  /** Stores the pictures that the columns name, before these. */
  uploadPictures?: UploadPictures<LeagueColumns>;
  /** A preview of the page with what is typed. */
  renderPreview?: (typed: Typed<Name>) => ReactNode;
};

/** A form of some columns of the league's one row. */
export function LeagueForm<Name extends string>(props: LeagueFormProps<Name>) {
  const { fields, asked, shown, start, onSaved, renderPreview } = props;
  const { state, retry, store } = useLeague(props.uploadPictures);
  if (state.kind === 'loading') return <output>Cargando…</output>;
  if (state.kind === 'error') {
    return <ErrorState message="No se pudo leer la liga." onRetry={retry} />;
  }
  if (state.kind === 'new' && !('name' in fields)) {
    return <p>Primero la liga necesita un nombre: se guarda arriba, en «Nombre y colores».</p>;
  }
  const stored = typedColumns(fields, state.league);
  const initial = { ...stored, ...startOf(stored, start?.(state.kind === 'new') ?? {}) };
  const all = formFields(fields, shown);
  return (
    <Form
      // Begins again with what another device has stored.
      key={JSON.stringify(initial)}
      fields={asked?.flatMap((name) => all.filter((field) => field.name === name)) ?? all}
      initial={initial}
      renderPreview={renderPreview}
      onSave={async (typed) => {
        const outcome = await store(state.league, writtenColumns(fields, typed));
        if (outcome.kind === 'saved') onSaved?.();
        return outcome;
      }}
    />
  );
}

/** The stored texts, and others in the fields that are empty. */
function startOf<Name extends string>(stored: Typed<Name>, start: Partial<Typed<Name>>) {
  return Object.fromEntries(
    Object.entries(start).filter(([name]) => Reflect.get(stored, name) === ''),
  );
}
