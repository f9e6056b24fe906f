import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { NameTakenError } from '../../src/session/writeErrors.ts';
import type { Pair } from '../../src/padel/pair.ts';
import { PairsEditor } from '../../src/admin/PairsEditor.tsx';
import { longestName } from '../fixtures/names.ts';

const base = { category: 'Sexta Damas', players: null, createdAt: '2026-11-01T12:00:00Z' } as const;
const pairs: readonly Pair[] = [
  { ...base, id: 'a', name: 'Doble Pared' },
  { ...base, id: 'b', name: 'Los Esmash' },
  { ...base, id: 'c', name: 'Los Smash', players: 'Ana Pérez / Luz Gómez' },
];

type EditorProps = ComponentProps<typeof PairsEditor>;

/** The editor, which opens what is chosen. */
function Stage({ onSave, ...props }: EditorProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const save: EditorProps['onSave'] = async (change) => {
    const outcome = await onSave(change);
    if (outcome.kind === 'saved') setChosen(null);
    return outcome;
  };
  return <PairsEditor {...props} chosen={chosen} onChoose={setChosen} onSave={save} />;
}

const saved: EditorProps['onSave'] = () => Promise.resolve({ kind: 'saved' });

const meta = preview.meta({
  title: 'Admin/Pairs/PairsEditor',
  component: PairsEditor,
  render: (props) => <Stage {...props} />,
  args: { pairs, chosen: null, matches: 12, onChoose: fn(), onSave: fn(saved) },
  globals: { viewport: { value: 'phone' } },
});

/** A pair is renamed, or merged with another: the form says how many matches follow. */
export const Pairs = meta.story({
  tags: ['plays-on'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Los Esmash' }));
    await expect(canvas.getByText('También cambia en 12 partidos.')).toBeVisible();
    const name = canvas.getByLabelText(/Nombre/u);
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Este campo es obligatorio.');
    await expect(name).toHaveAccessibleDescription(/^Este campo es obligatorio\./u);
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'Las Smash ');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({
      kind: 'edit',
      pair: pairs[1],
      name: 'Las Smash',
      players: null,
      near: pairs[2],
    });
    // The form closes: the focus is where it came from.
    const edit = canvas.getByRole('button', { name: 'Editar Los Esmash' });
    await waitFor(() => expect(edit).toHaveFocus());
    await userEvent.click(edit);
    await userEvent.click(canvas.getByRole('button', { name: 'Unir' }));
    const sameAs = canvas.getByLabelText(/misma pareja/u);
    await expect(sameAs).toHaveAccessibleDescription('Elegir con qué pareja se une.');
    await userEvent.selectOptions(sameAs, 'Los Smash');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Unir' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({
      kind: 'merge',
      pair: pairs[1],
      into: pairs[2],
    });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Editar Los Smash' })).toHaveFocus(),
    );
  },
});

/** A pair is registered before its first match. */
export const Added = meta.story({
  parameters: { reach: ['Agregar Pareja'] },
  tags: ['plays-on'],
  args: { pairs: [] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Nombre/u), 'La Víbora');
    await userEvent.type(canvas.getByLabelText(/Jugadores/u), 'Mora Ruiz / Eva Paz{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({
      kind: 'add',
      name: 'La Víbora',
      players: 'Mora Ruiz / Eva Paz',
      near: null,
    });
  },
});

/** A name that nearly exists is asked about, as in the form for a result. */
export const NearlyThere = meta.story({
  tags: ['plays-on'],
  parameters: { reach: ['Agregar Pareja', ['Nombre', 'Doble Parde']] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '¿Es «Doble Pared»?' }));
    // The league has that pair: its form opens, and nothing that was typed is lost.
    const edit = canvas.getByRole('button', { name: 'Editar Doble Pared' });
    await waitFor(() => expect(edit).toHaveFocus());
    await expect(edit).toHaveAttribute('aria-expanded', 'true');
    const [name, typed] = canvas.getAllByLabelText(/Nombre/u);
    await expect(typed).toHaveValue('Doble Parde');
    // The pair's own name is not asked about; another pair's is, and the two can be merged.
    if (name === undefined) throw new Error('There is no form');
    await userEvent.clear(name);
    await userEvent.type(name, 'Los Smahs');
    await userEvent.click(canvas.getByRole('button', { name: '¿Es «Los Smash»?' }));
    await expect(name).toHaveValue('Doble Pared');
    await expect(canvas.getByLabelText(/misma pareja/u)).toHaveValue('c');
    await expect(canvas.getByLabelText(/misma pareja/u)).toHaveFocus();
  },
});

/** The administrator cancels the question: what is typed stays. */
export const Declined = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onSave: fn<EditorProps['onSave']>(() => Promise.resolve({ kind: 'asks' })) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Los Esmash' }));
    await userEvent.type(canvas.getByLabelText(/Nombre/u), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText(/Nombre/u)).toHaveValue('Los Esmash 2');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** The name is taken. */
export const Failed = meta.story({
  parameters: { reach: ['Editar', 'Guardar'] },
  args: {
    pairs: [{ ...base, id: 'a', name: longestName }],
    onSave: fn<EditorProps['onSave']>(() =>
      Promise.resolve({
        kind: 'failed',
        message: 'Otra pareja de la categoría ya se llama así: se pueden unir.',
        error: new NameTakenError('', {}),
      }),
    ),
  },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Nombre/u)).toHaveAccessibleDescription(/se pueden unir/u);
  },
});

/** Until the pairs are there. */
export const Loading = meta.story({ args: { pairs: null } });

const twins: readonly Pair[] = [
  { ...base, id: 'd', name: 'Pérez - Gómez', createdAt: '2026-11-02T12:00:00Z' },
  { ...base, id: 'e', name: 'Pérez/Gómez' },
];

/** Two that differ only in signs are offered for merging, the newer one into the older. */
export const OfOneAddress = meta.story({
  args: { pairs: [...pairs, ...twins] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Unir' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({
      kind: 'merge',
      pair: twins[0],
      into: twins[1],
    });
  },
});

/** A new name that another pair has in other signs is refused with its name, and one of signs alone. */
export const RefusedNames = meta.story({
  tags: ['plays-on'],
  args: { pairs: [...pairs, ...twins] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar Pareja' }));
    const name = canvas.getByLabelText(/Nombre/u);
    await userEvent.type(name, 'Perez & Gomez');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Es el nombre de «Pérez');
    await userEvent.clear(name);
    await userEvent.type(name, '...');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('necesita una letra o un número');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});
