import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, mocked, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SettingsEditor } from '../../../src/admin/league/SettingsEditor.tsx';
import { Contacts } from '../../../src/home/about/Contacts.tsx';
import type { NewOrganiser, StoredOrganiser } from '../../../src/admin/league/settingTables.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';

const rows: readonly StoredOrganiser[] = demoSettings.organisers.map((organiser, index) => ({
  ...organiser,
  id: `${index}`,
  createdAt: '',
  position: index + 1,
}));

const [first, second] = rows;
if (first === undefined) throw new Error('The demo has no contacts.');

type Name = 'name' | 'whatsapp';

type EditorProps = ComponentProps<typeof SettingsEditor<StoredOrganiser, NewOrganiser, Name>>;

const args: EditorProps = {
  rows,
  noun: 'contacto',
  addLabel: 'Agregar contacto',
  most: 20,
  fields: [
    { name: 'name', label: 'Nombre', problem: () => null },
    { name: 'whatsapp', label: 'WhatsApp', kind: 'tel', problem: () => null },
  ],
  empty: { name: '', whatsapp: '' },
  toFields: (typed, position) => ({ ...typed, position }),
  toTyped: ({ name, whatsapp }) => ({ name, whatsapp }),
  nameOf: ({ name }) => name,
  detailOf: ({ whatsapp }) => whatsapp,
  renderPreview: (organisers) => <Contacts organisers={organisers} />,
  onAdd: fn(async () => ({ kind: 'saved' as const })),
  onChange: fn(async () => ({ kind: 'saved' as const })),
  onRemove: fn(),
  onReorder: fn(async () => {}),
};

/** The order that is stored is shown. */
function Stage(props: EditorProps) {
  const [shown, show] = useState(props.rows);
  const onReorder = async (moved: typeof shown) => {
    show(moved);
    await props.onReorder(moved);
  };
  return <SettingsEditor {...props} rows={shown} onReorder={onReorder} />;
}

const meta = preview.meta({
  title: 'Admin/League/SettingsEditor',
  component: SettingsEditor,
  render: (props: EditorProps) => <Stage {...props} />,
  args,
});

const code = `import { SettingsEditor } from '../admin/league/SettingsEditor.tsx';
import type { StoredOrganiser } from '../admin/league/settingTables.ts';

export function Contacts({ rows }: { rows: readonly StoredOrganiser[] }) {
  return (
    <SettingsEditor
      rows={rows}
      noun="contacto"
      addLabel="Agregar contacto"
      most={20}
      fields={[
        { name: 'name', label: 'Nombre', problem: () => null },
        { name: 'whatsapp', label: 'WhatsApp', kind: 'tel', problem: () => null },
      ]}
      empty={{ name: '', whatsapp: '' }}
      toFields={(typed, position) => ({ ...typed, position })}
      toTyped={({ name, whatsapp }) => ({ name, whatsapp })}
      nameOf={({ name }) => name}
      detailOf={({ whatsapp }) => whatsapp}
      renderPreview={() => null}
      onAdd={async () => ({ kind: 'saved' })}
      onChange={async () => ({ kind: 'saved' })}
      onRemove={() => {}}
      onReorder={async () => {}}
    />
  );
}`;

/** Rows in their order. */
export const Rows = meta.story({
  parameters: { docs: { source: { code } } },
  tags: ['plays-on'],
  play: async ({ args, canvas, userEvent }) => {
    // The first cannot go up.
    const up = canvas.queryByRole('button', { name: `Subir contacto ${first.name}` });
    await expect(up).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: `Bajar contacto ${first.name}` }));
    await expect(args.onReorder).toHaveBeenLastCalledWith([second, first]);
    await expect(canvas.getByText(`${first.name}: lugar 2 de 2.`)).toBeInTheDocument();
    // At the end of the list that arrow is gone.
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: `Subir contacto ${first.name}` })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: `Eliminar contacto ${first.name}` }));
    await expect(args.onRemove).toHaveBeenLastCalledWith(first);
  },
});

/** A row is dragged by its handle: the others make room; it is dropped, or Escape leaves it in its place. */
export const Dragging = meta.story({
  tags: ['plays-on'],
  play: async ({ args, canvas, canvasElement }) => {
    const [row] = canvas.getAllByRole('listitem');
    const handle = row?.querySelector('[aria-hidden="true"]');
    if (row === undefined || !handle) throw new Error('There is no handle.');
    const { top, height } = row.getBoundingClientRect();
    const drag = async () => {
      await fireEvent.pointerDown(handle, { button: 0, clientY: top + 10 });
      await fireEvent.pointerMove(handle, { clientY: top + 10 + height });
    };
    await drag();
    await waitFor(() => expect(getComputedStyle(row).translate).toMatch(/^0px \d/u));
    await fireEvent.keyDown(canvasElement, { key: 'Escape' });
    await expect(row.style.translate).toBe('');
    await fireEvent.pointerUp(handle);
    await expect(args.onReorder).not.toHaveBeenCalled();
    await drag();
    await fireEvent.pointerUp(handle);
    await expect(args.onReorder).toHaveBeenLastCalledWith([second, first]);
  },
});

/** The form of one is open below it. */
export const Editing = meta.story({
  parameters: { reach: [`Corregir contacto ${first.name}`] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    const pencil = canvas.getByRole('button', { name: `Corregir contacto ${first.name}` });
    await waitFor(() => expect(pencil).toHaveFocus());
    await userEvent.click(pencil);
  },
});

/** A change that could not be stored: the form stays open with what was typed, and says why. */
export const NotStored = meta.story({
  parameters: { reach: [`Corregir contacto ${first.name}`, 'Guardar'] },
  args: { onChange: async () => ({ kind: 'failed' as const, message: 'No se pudo guardar.' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No se pudo guardar.')).toBeVisible();
    await expect(canvas.getByLabelText(/Nombre/u)).toHaveValue(first.name);
  },
});

/** Before the first one; each that is added is a row of its own. */
export const Empty = meta.story({
  args: { rows: [] },
  tags: ['plays-on'],
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['Ana', 'Eva']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Agregar contacto' }));
      await waitFor(() => expect(canvas.getByLabelText(/Nombre/u)).toHaveFocus());
      await userEvent.keyboard(name);
      await userEvent.type(canvas.getByLabelText(/WhatsApp/u), first.whatsapp);
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Agregar contacto' })).toHaveFocus(),
      );
    }
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(2));
    const ids = mocked(args.onAdd).mock.calls.map(([id]) => id);
    await expect(new Set(ids).size).toBe(2);
  },
});

/** As many as there can be. */
export const Full = meta.story({ args: { most: 2 } });

/** Seasons stand in the order of their first days. */
export const OrderedByThemselves = meta.story({
  args: { isOrdered: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(?:Subir|Bajar)/u })).toBeNull();
  },
});
