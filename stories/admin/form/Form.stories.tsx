import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { NameTakenError } from '../../../src/session/writeErrors.ts';
import { Form, type FormProps } from '../../../src/admin/form/Form.tsx';
import { Contacts } from '../../../src/home/about/Contacts.tsx';
import { proposeShortName, proposeSlug } from '../../../src/admin/league/proposedNames.ts';
import { phoneProblem } from '../../../src/admin/league/settingRules.ts';
import { textProblem } from '../../../src/padel/fieldRules.ts';
import { longestName } from '../../fixtures/names.ts';

type Name = 'name' | 'whatsapp';

type Props = FormProps<Name>;

const args: Props = {
  fields: [
    { name: 'name', label: 'Nombre', problem: (text) => textProblem(text, 80) },
    {
      name: 'whatsapp',
      label: 'WhatsApp',
      kind: 'tel',
      placeholder: '+54 9 351 555-0100',
      problem: phoneProblem,
    },
  ],
  initial: { name: 'Ana Carranza', whatsapp: '+54 9 351 555-0100' },
  renderPreview: (organiser) => <Contacts organisers={[organiser]} />,
  onSave: fn(async () => ({ kind: 'saved' as const })),
  onCancel: fn(),
};

const meta = preview.meta({
  title: 'Admin/Forms/Form',
  component: Form,
  render: (props: Props) => <Form {...props} />,
  args,
});

const code = `import { Form } from '../admin/form/Form.tsx';
import { Contacts } from '../home/about/Contacts.tsx';
import { phoneProblem } from '../admin/league/settingRules.ts';
import { textProblem } from '../padel/fieldRules.ts';

<Form
  fields={[
    { name: 'name', label: 'Nombre', problem: (text) => textProblem(text, 80) },
    { name: 'whatsapp', label: 'WhatsApp', kind: 'tel', problem: phoneProblem },
  ]}
  initial={{ name: 'Ana Carranza', whatsapp: '+54 9 351 555-0100' }}
  renderPreview={(organiser) => <Contacts organisers={[organiser]} />}
  onSave={async () => ({ kind: 'saved' })}
  onCancel={() => {}}
/>`;

/** What is typed is shown as the page will have it. */
export const Contact = meta.story({
  parameters: { docs: { source: { code } } },
  tags: ['plays-on'],
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByLabelText(/Nombre/u);
    await userEvent.clear(name);
    await userEvent.type(name, 'Ana Peralta');
    await expect(canvas.getByRole('region', { name: 'Así se verá' })).toHaveTextContent(
      'Ana Peralta',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({
      name: 'Ana Peralta',
      whatsapp: '+54 9 351 555-0100',
    });
  },
});

/** What is wrong stands below its field, which has the focus; nothing is sent. */
export const WrongNumber = meta.story({
  args: { initial: { name: 'Ana', whatsapp: '351 555-0134' } },
  parameters: { reach: ['Guardar'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/código del país/u)).toBeVisible();
    await expect(canvas.getByLabelText(/WhatsApp/u, { selector: 'input' })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** What may be a mistake is asked about before it is saved, until it is mended or meant. */
export const Asks = meta.story({
  args: {
    remarks: ({ name }, kept) =>
      name !== 'Ana' || kept.includes('name')
        ? []
        : [
            {
              id: 'name',
              level: 'ask',
              text: '¿Ana, sin apellido?',
              choices: [{ text: 'Guardar así', set: { kept: 'name' }, saves: true }],
            },
          ],
    initial: { name: 'Ana', whatsapp: '+54 9 351 555-0100' },
    renderNote: ({ name }) => <p>{`Se guarda como ${name}.`}</p>,
  },
  parameters: { reach: ['Guardar'] },
  tags: ['plays-on'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('¿Ana, sin apellido?')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(/Nombre/u), ' P.');
    await expect(canvas.queryByText('¿Ana, sin apellido?')).toBeNull();
    await userEvent.clear(canvas.getByLabelText(/Nombre/u));
    await userEvent.type(canvas.getByLabelText(/Nombre/u), 'Ana');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar así' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
});

/** The database did not answer: what was typed stays. */
export const NotSaved = meta.story({
  parameters: { reach: ['Guardar'] },
  args: {
    onSave: fn(async () => ({
      kind: 'failed' as const,
      message: 'No se pudo guardar. Lo escrito sigue aquí: intentar de nuevo.',
    })),
  },
});

/** A field that is no input changes the form, and has the focus when something is wrong with it. */
export const FieldOfItsOwn = meta.story({
  tags: ['plays-on'],
  args: {
    fields: [
      {
        name: 'name',
        label: 'Logo',
        problem: (path) => (path === '' ? 'Falta la imagen.' : null),
        render: ({ values, error, onChange }) => (
          <>
            <button type="button" onClick={() => onChange({ name: 'logos/nuevo.webp' })}>
              Elegir imagen
            </button>
            <p>{error ?? values.name}</p>
          </>
        ),
      },
    ],
    initial: { name: '', whatsapp: '' },
    renderPreview: () => null,
  },
  parameters: { reach: ['Guardar'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Falta la imagen.')).toBeVisible();
    const choose = canvas.getByRole('button', { name: 'Elegir imagen' });
    await expect(choose).toHaveFocus();
    await userEvent.click(choose);
    await expect(canvas.getByText('logos/nuevo.webp')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({ name: 'logos/nuevo.webp', whatsapp: '' });
  },
});

/** In a new row one field follows from another, until something else is typed there. */
export const Proposed = meta.story({
  tags: ['plays-on'],
  args: {
    isNew: true,
    fields: [
      { name: 'name', label: 'Nombre', problem: () => null },
      {
        name: 'whatsapp',
        label: 'Dirección',
        proposed: ({ name }) => proposeSlug(name),
        problem: () => null,
      },
    ],
    initial: { name: '', whatsapp: '' },
  },
  play: async ({ canvas, userEvent }) => {
    const [name, address] = [canvas.getByLabelText(/Nombre/u), canvas.getByLabelText(/Dirección/u)];
    await userEvent.type(name, 'Sexta');
    await expect(address).toHaveValue('sexta');
    await userEvent.clear(address);
    await userEvent.type(address, 'propia');
    await userEvent.type(name, ' Damas');
    await expect(address).toHaveValue('propia');
  },
});

/** A stored row is renamed: what followed from its name follows; what was typed stays, with an offer. */
export const Renamed = meta.story({
  tags: ['plays-on'],
  args: {
    fields: [
      { name: 'name', label: 'Nombre', problem: () => null },
      {
        name: 'whatsapp',
        label: 'Nombre corto',
        proposed: ({ name }) => proposeShortName(name),
        isRenamed: true,
        problem: () => null,
      },
    ],
    initial: { name: 'Sexta Damas', whatsapp: '6.ª D' },
    renderPreview: () => null,
  },
  play: async ({ canvas, userEvent }) => {
    const [name, short] = [canvas.getByLabelText('Nombre *'), canvas.getByLabelText(/corto/u)];
    await userEvent.clear(name);
    await userEvent.type(name, 'Quinta Damas');
    await expect(short).toHaveValue('5.ª D');
    await userEvent.type(short, 'amas');
    await userEvent.clear(name);
    await userEvent.type(name, 'Cuarta Damas');
    await expect(short).toHaveValue('5.ª Damas');
    await userEvent.click(canvas.getByRole('button', { name: 'Usar «4.ª D»' }));
    await expect(short).toHaveValue('4.ª D');
    await expect(canvas.queryByRole('button', { name: /^Usar/u })).toBeNull();
  },
});

/** Of what belongs together, an error goes where another field mends it; the others stay. */
export const Mended = meta.story({
  tags: ['plays-on'],
  args: {
    fields: (['name', 'whatsapp'] as const).map((name) => ({
      name,
      label: name,
      isOptional: true,
      problem: () => null,
      problemIfEmpty: (values) => (values.name + values.whatsapp === '' ? null : 'Falta.'),
    })),
    initial: { name: 'algo', whatsapp: '' },
    renderPreview: () => null,
  },
  parameters: { reach: ['Guardar'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('whatsapp')).toHaveAccessibleDescription('Falta.');
    await userEvent.type(canvas.getByLabelText('name'), ' más');
    await expect(canvas.getByText('Falta.')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('name'));
    await expect(canvas.queryByText('Falta.')).toBeNull();
  },
});

/** What another row has already is said below its field. */
export const InUse = meta.story({
  args: {
    fields: [
      { name: 'name', label: 'Nombre', problem: () => null },
      { name: 'whatsapp', label: 'Dirección', column: 'slug', problem: () => null },
    ],
    onSave: fn(async () => ({
      kind: 'failed' as const,
      message: 'Es de otra: elegir otro.',
      error: new NameTakenError('', {}, { column: 'slug' }),
    })),
    renderPreview: () => null,
  },
  parameters: { reach: ['Guardar'] },
  play: async ({ canvas }) => {
    const address = canvas.getByLabelText(/Dirección/u);
    await waitFor(() => expect(address).toHaveAccessibleDescription('Es de otra: elegir otro.'));
    await expect(address).toHaveFocus();
  },
});

/** The longest name that the league accepts, on the smallest screen. */
export const LongestOnTheSmallestScreen = meta.story({
  args: { initial: { name: longestName, whatsapp: '+54 9 351 555-0100' } },
  globals: { viewport: { value: 'smallest' } },
});
