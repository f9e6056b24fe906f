import type { ComponentProps } from 'react';
import type { TableRow } from '../../live/table.ts';
import type { SettingsTable } from './settingTables.ts';
import type { SaveOutcome } from '../../session/save.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import {
  emptyTyped,
  formFields,
  typedOf,
  valuesOf,
  type FieldsOf,
  type SettingField,
  type Shown,
} from './settingFields.ts';
import { SettingsEditor } from './SettingsEditor.tsx';
import type { Typed } from '../form/field.ts';
import {
  useSettingsTable,
  type AddRow,
  type Refusals,
  type UploadPictures,
} from './useSettingsTable.ts';

type SettingsRowsProps<
  Row extends TableRow & Fields,
  Fields extends { position: number },
  Name extends string,
> = {
  table: SettingsTable<Row, Fields>;
  /** The fields of a row. */
  fields: FieldsOf<Fields> & Readonly<Record<Name, SettingField>>;
  /** Replaces what no input shows, such as a picture. */
  shown?: Shown<Name>;
  /** Which rows are shown; default: all. */
  isShown?: (row: Row) => boolean;
  /** Its place, where that follows from what is typed. */
  positionOf?: (typed: Typed<Name>) => number;
  /** The sentences where the database refuses a row of this table. */
  refusals?: Refusals;
  /** Stores the pictures that a row names, before the row. */
  uploadPictures?: UploadPictures<Fields>;
  /** The write that adds a row, where it adds more than the row. */
  addRow?: AddRow<Row, Fields>;
  /** Called after each row that is stored. */
  onSaved?: (() => void) | undefined;
} & Omit<
  ComponentProps<typeof SettingsEditor<Row, Fields, Name>>,
  | 'rows'
  | 'fields'
  | 'empty'
  | 'toFields'
  | 'toTyped'
  | 'onAdd'
  | 'onChange'
  | 'onRemove'
  | 'onReorder'
>;

/** The editor of a table of settings. */
export function SettingsRows<
  Row extends TableRow & Fields,
  Fields extends { position: number },
  Name extends string,
>({
  table,
  fields,
  shown,
  isShown = () => true,
  positionOf,
  refusals,
  uploadPictures,
  addRow,
  onSaved,
  ...editor
}: SettingsRowsProps<Row, Fields, Name>) {
  const { state, onRetry, add, change, remove, reorder } = useSettingsTable(
    table,
    refusals,
    uploadPictures,
    addRow,
  );
  if (state.kind === 'loading') return <output>Cargando…</output>;
  if (state.kind === 'error') {
    return <ErrorState message="No se pudo leer la lista." onRetry={onRetry} />;
  }
  const told = async (outcome: Promise<SaveOutcome>) => {
    if ((await outcome).kind === 'saved') onSaved?.();
    return outcome;
  };
  return (
    <SettingsEditor
      {...editor}
      fields={formFields(fields, shown)}
      empty={emptyTyped(fields)}
      toTyped={(row) => typedOf(fields, row)}
      toFields={(typed, position) => valuesOf(fields, typed, positionOf?.(typed) ?? position)}
      rows={state.items.filter(isShown)}
      onAdd={(id, fields) => told(add(id, fields))}
      onChange={(row, fields) => told(change(row, fields))}
      onRemove={(row) => void remove(row)}
      onReorder={(rows) => reorder(rows)}
    />
  );
}
