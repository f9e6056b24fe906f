import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { SaveOutcome } from '../../../src/session/save.ts';
import { PairListForm } from '../../../src/admin/pairList/PairListForm.tsx';
import { longestName } from '../../fixtures/names.ts';

const message = `SEXTA DAMAS
1. Ana Pérez / Luz Gómez
2. Los Smash (Mía Sosa - Eva Paz)
Hola, falta confirmar
Séptima libre
• Juan/Leo
• Beto / Nico`;

type Props = ComponentProps<typeof PairListForm>;

function Stage({ text: initial, ...props }: Props) {
  const [text, setText] = useState(initial);
  return <PairListForm {...props} text={text} onText={setText} />;
}

const saved = async (): Promise<SaveOutcome> => ({ kind: 'saved' });
const failed = async (): Promise<SaveOutcome> => ({
  kind: 'failed',
  message: 'No se pudo guardar. Lo escrito sigue aquí: intentar de nuevo.',
});

const meta = preview.meta({
  title: 'Admin/Pairs/PairListForm',
  component: PairListForm,
  render: (props) => <Stage {...props} />,
  args: {
    text: message,
    onText: fn(),
    stored: [{ id: 'stored', category: 'Séptima Libre', name: 'beto / nico', players: null }],
    onAdd: fn(saved),
  },
  globals: { viewport: { value: 'phone' } },
});

/** What was read is shown before it is saved; what was not understood stays in the field. */
export const Read = meta.story({
  tags: ['plays-on'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Ya está en la liga o se repite: Beto / Nico.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar 3 parejas' }));
    const women = { category: 'Sexta Damas', players: null } as const;
    await expect(args.onAdd).toHaveBeenLastCalledWith([
      { ...women, name: 'Ana Pérez / Luz Gómez' },
      { ...women, name: 'Los Smash', players: 'Mía Sosa / Eva Paz' },
      { category: 'Séptima Libre', name: 'Juan / Leo', players: null },
    ]);
    await expect(canvas.getByLabelText('La lista de parejas')).toHaveValue('Hola, falta confirmar');
  },
});

/** A list without categories: which it is is asked. */
export const WithoutCategory = meta.story({
  tags: ['plays-on'],
  args: { text: 'Ana / Luz\nMía / Eva\nCuarta Libre\nJuan / Leo' },
  parameters: { reach: ['Agregar parejas'] },
  play: async ({ args, canvas, userEvent }) => {
    const category = canvas.getByLabelText('¿De qué categoría son estas 2 parejas?');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Falta elegir');
    await expect(category).toHaveAccessibleDescription(/^Falta elegir de qué categoría son\./u);
    await expect(category).toHaveFocus();
    await userEvent.selectOptions(category, 'Sexta Damas');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar 2 parejas' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('La lista de parejas')).toHaveValue(
      'Cuarta Libre\nJuan / Leo',
    );
  },
});

/** A greeting that reads like a pair is said to be none, and does not stay in the field. */
export const NotAPair = meta.story({
  tags: ['plays-on'],
  args: { text: 'Hola chicas y chicos\nSexta Damas\n1. Ana / Luz' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByLabelText('¿De qué categoría es esta pareja?'),
      'No es una pareja',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar 1 pareja' }));
    await expect(args.onAdd).toHaveBeenLastCalledWith([
      { category: 'Sexta Damas', name: 'Ana / Luz', players: null },
    ]);
    await expect(canvas.getByLabelText('La lista de parejas')).toHaveValue('');
  },
});

/** A name that is nearly that of a pair of the category is asked, as in every form. */
export const NearlyKnown = meta.story({
  tags: ['plays-on'],
  args: {
    text: 'Séptima Libre\n1. Los Melis\n2. Los Mellis x\n3. Doble Pared',
    stored: [{ id: 'stored', category: 'Séptima Libre', name: 'Los Mellis', players: null }],
  },
  parameters: { reach: ['Agregar 3 parejas'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Falta responder');
    const [first = document.body] = canvas.getAllByRole('button', { name: 'Es Los Mellis' });
    await userEvent.click(first);
    await expect(canvas.getByText('Ya está en la liga o se repite: Los Melis.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Es una pareja nueva' }));
    const men = { category: 'Séptima Libre', players: null } as const;
    await expect(args.onAdd).toHaveBeenLastCalledWith([
      { ...men, name: 'Los Mellis x' },
      { ...men, name: 'Doble Pared' },
    ]);
  },
});

/** A line that may be a name with its players, or two players, is asked about; unanswered it stays. */
export const Doubtful = meta.story({
  tags: ['plays-on'],
  args: { text: 'Sexta Damas\nBandeja y Fernet - Ana y Luz\nLos Smash - Mía\nLas Reinas - Eva' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByLabelText('¿Qué dice «Los Smash - Mía»?'),
      'Jugadores: Los Smash / Mía',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar 2 parejas' }));
    await expect(args.onAdd).toHaveBeenLastCalledWith([
      { category: 'Sexta Damas', name: 'Bandeja y Fernet', players: 'Ana / Luz' },
      { category: 'Sexta Damas', name: 'Los Smash / Mía', players: null },
    ]);
    await expect(canvas.getByLabelText('La lista de parejas')).toHaveValue(
      'Sexta Damas\nLas Reinas - Eva',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar parejas' }));
    await expect(
      canvas.getByLabelText('¿Qué dice «Las Reinas - Eva»?'),
    ).toHaveAccessibleDescription('Falta elegir qué es.');
  },
});

/** As a chat has it: a pair without its second player and a player who stands twice are asked, telephones are left out. */
export const FromAChat = meta.story({
  tags: ['plays-on'],
  args: {
    stored: [],
    text: `*Séptima Libre (confirmados)*
1. Nico Paz / Juan Ruiz 351 555-0191
2. Leo Vera / ??? (busca compañero)
3. Nicolás Paz / Juan Ruiz`,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('El teléfono de la lista no se guarda con la pareja.'),
    ).toBeVisible();
    await expect(
      canvas.getByLabelText('¿Qué dice «2. Leo Vera / ??? (busca compañero)»?'),
    ).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Es Nico Paz / Juan Ruiz' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar 1 pareja' }));
    await expect(args.onAdd).toHaveBeenLastCalledWith([
      { category: 'Séptima Libre', name: 'Nico Paz / Juan Ruiz', players: null },
    ]);
    await expect(canvas.getByLabelText('La lista de parejas')).toHaveValue(
      'Séptima Libre\n2. Leo Vera / ??? (busca compañero)',
    );
  },
});

/** The database did not answer: the list stays. */
export const NotSaved = meta.story({
  args: { onAdd: fn(failed) },
  parameters: { reach: ['Agregar 3 parejas'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Lo escrito sigue aquí');
    await expect(canvas.getByLabelText('La lista de parejas')).toHaveValue(message);
  },
});

/** Before anything is pasted. */
export const Empty = meta.story({ args: { text: '' } });

/** The longest name on the smallest screen. */
export const LongestOnTheSmallestScreen = meta.story({
  args: { text: `Sexta Damas\n1. ${longestName}` },
  globals: { viewport: { value: 'smallest' } },
});
