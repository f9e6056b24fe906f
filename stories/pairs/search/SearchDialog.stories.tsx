import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SearchDialog } from '../../../src/pairs/search/SearchDialog.tsx';
import { createSearchIndex, search } from '../../../src/pairs/search/search.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { searchEntries } from '../../../src/pairs/search/searchEntries.ts';
import { longestName } from '../../fixtures/names.ts';
import { pair } from '../../fixtures/pairs.ts';

const names = ['Los Smash', 'La Víbora', 'Los Ñandúes', 'Drive & Revés'];

const indexOf = (all: readonly string[]) =>
  createSearchIndex(
    searchEntries(
      all.map((name) => ({ ...pair, id: name, name, players: null })),
      {
        categories: demoSettings.categories,
        clubs: [{ name: 'La Red Pádel', address: null, map: 'https://mapas.example/la-red' }],
        city: '',
      },
      { pair: ({ id }) => `/parejas/${id}`, category: (slug) => `/categorias/${slug}` },
    ),
  );
const index = indexOf(names);

const meta = preview.meta({
  title: 'Forms and dialogs/SearchDialog',
  component: SearchDialog,
  args: {
    find: (query: string) => search(index, query),
    state: 'loaded' as const,
    onRetry: fn(),
    onChoose: fn(),
    onClose: fn(),
  },
  parameters: { roomBelow: 500, framed: 'phone' },
});

const field = () => screen.getByRole('combobox');

const code = `import { SearchDialog } from '../pairs/search/SearchDialog.tsx';

<SearchDialog
  find={() => []}
  state="loaded"
  onRetry={() => {}}
  onChoose={() => {}}
  onClose={() => {}}
/>`;

/** Somebody searches: answers as they type, chosen by the arrows and Enter. */
export const Answers = meta.story({
  name: 'Command palette, combobox: answers',
  parameters: { docs: { source: { code } }, reach: [['Buscar', 'los']] },
  tags: ['plays-on'],
  play: async ({ args, userEvent }) => {
    await expect(field()).toHaveFocus();
    // Beside the dialog the wheel moves nothing: the page stays where it was left.
    await expect(fireEvent.wheel(document.body, { deltaY: 100 })).toBe(false);
    const options = screen.getAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([
      'Los ÑandúesSexta Damas',
      'Los SmashSexta Damas',
    ]);
    await userEvent.keyboard('{ArrowDown}');
    const [, second] = options;
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field()).toHaveAttribute('aria-activedescendant', second?.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ text: 'Los Smash', kind: 'pair' }),
    );
    await userEvent.click(screen.getByRole('option', { name: /Ñandúes/u }));
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
  },
});

const many = Array.from({ length: 23 }, (_, index) => `Los Smash ${index + 10}`);

/** More than eight answers: they are counted, and the last option shows them all. */
export const Many = meta.story({
  tags: ['plays-on'],
  parameters: { reach: [['Buscar', 'smash']] },
  args: { find: (query: string) => search(indexOf(many), query) },
  play: async ({ args, userEvent, step }) => {
    const note = () => screen.getByRole('status');
    const options = () => screen.getAllByRole('option');
    await expect(note()).toHaveTextContent(/^8 de 23 respuestas$/u);
    await expect(options()).toHaveLength(9);
    await step('by keyboard', async () => {
      await userEvent.keyboard('{ArrowUp}');
      const all = screen.getByRole('option', { name: 'Ver los 23', selected: true });
      await expect(field()).toHaveAttribute('aria-activedescendant', all.id);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(options()).toHaveLength(23));
      await expect(note()).toHaveTextContent(/^23 respuestas$/u);
      await expect(options()[8]).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{Enter}');
      await expect(args.onChoose).toHaveBeenCalledWith(
        expect.objectContaining({ text: 'Los Smash 18' }),
      );
    });
    await step('by mouse, after another letter', async () => {
      await userEvent.type(field(), ' ');
      await expect(options()).toHaveLength(9);
      await userEvent.click(screen.getByRole('option', { name: 'Ver los 23' }));
      await waitFor(() => expect(options()).toHaveLength(23));
      await expect(field()).toHaveFocus();
    });
  },
});

/** Just opened; the × closes it. */
export const Opened = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Nothing has this name. */
export const Empty = meta.story({
  parameters: { reach: [['Buscar', 'zzzzz']] },
  play: async () => {
    await expect(screen.getByText(/^No hay nada con ese nombre/u)).toBeVisible();
    await expect(field()).toHaveAttribute('aria-expanded', 'false');
  },
});

/** The pairs are still loading: categories and clubs are found already. */
export const Loading = meta.story({
  parameters: { reach: [['Buscar', 'la red']] },
  args: { state: 'loading', find: (query: string) => search(indexOf([]), query) },
});

/** The pairs could not be read. */
export const Failed = meta.story({
  args: { state: 'error', find: (query: string) => search(indexOf([]), query) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** The longest name that the league accepts, on the smallest screen. */
export const Longest = meta.story({
  parameters: { reach: [['Buscar', 'Asocia']] },
  args: { find: (query: string) => search(indexOf([longestName, ...names]), query) },
  globals: { viewport: { value: 'smallest' } },
});

type DialogProps = ComponentProps<typeof SearchDialog>;

/** The button that opens the search. */
function Opener(props: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Abrir la búsqueda</button>
      {isOpen ? <SearchDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Closed again by Escape: the focus is on the button that had opened it. */
export const Closed = meta.story({
  tags: ['plays-on'],
  render: (props: DialogProps) => <Opener {...props} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Abrir la búsqueda' });
    await userEvent.click(button);
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});
