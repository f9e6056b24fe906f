import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { SaveBar } from '../../src/paste/SaveBar.tsx';

const meta = preview.meta({
  title: 'Admin/Paste/SaveBar',
  component: SaveBar,
  args: {
    note: null,
    label: 'Guardar 10 resultados',
    isReady: true,
    isSaving: false,
    onSave: fn(),
    onDiscard: fn(),
  },
});

/** Every row of the paste can be saved. */
export const Ready = meta.story();

/** Two rows have a question that nobody has answered yet. */
export const Open = meta.story({ args: { note: 'Faltan 2: no se guardan.' } });

/** The rows are on their way. */
export const Saving = meta.story({ args: { isSaving: true } });

/** The server was not reached; the rows stay. */
export const Failed = meta.story({
  args: { note: 'Error al guardar los resultados. Intenta de nuevo.' },
});

/** No row can be saved. */
export const Empty = meta.story({ args: { label: 'Guardar 0 resultados', isReady: false } });
