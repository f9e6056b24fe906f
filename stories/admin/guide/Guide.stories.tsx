import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Guide } from '../../../src/admin/guide/Guide.tsx';
import { guideSteps, type GuideRows } from '../../../src/admin/guide/guideProgress.ts';

const nothing: GuideRows = {
  league: 0,
  categories: 0,
  seasons: 0,
  pairs: 0,
  results: 0,
  pictures: 0,
};
const played: GuideRows = { ...nothing, league: 1, categories: 4, seasons: 1, pairs: 40 };

type Props = ComponentProps<typeof Guide>;

/** Each step is done by its button. */
function Stage({ rows: initial, onLater }: Props) {
  const [rows, setRows] = useState(initial);
  return (
    <Guide
      rows={rows}
      onLater={onLater}
      renderStep={(step) => (
        <button type="button" onClick={() => setRows({ ...rows, [step]: 1 })}>
          {`Guardar ${guideSteps.indexOf(step) + 1}`}
        </button>
      )}
    />
  );
}

const meta = preview.meta({
  title: 'Admin/Guide/Guide',
  component: Guide,
  // From the start again with the rows of the controls.
  render: (props) => <Stage key={JSON.stringify(props.rows)} {...props} />,
  args: { rows: nothing, renderStep: () => null, onLater: fn() },
  globals: { viewport: { value: 'phone' } },
});

/** An empty database: the first step is open. */
export const Beginning = meta.story({
  tags: ['plays-on'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('0 de 6')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar 1' }));
    // The next step opens.
    await expect(await canvas.findByRole('button', { name: 'Guardar 2' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Nombre y ciudad Listo/u })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Categorías/u })).toHaveFocus());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Guardar 1', hidden: true })).not.toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Ahora no' }));
    await expect(args.onLater).toHaveBeenCalledOnce();
  },
});

/** Taken up again on another day: what is stored is done, the rest can wait. */
export const Resumed = meta.story({
  tags: ['plays-on'],
  args: { rows: played },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /Listo: 40 parejas/u })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Guardar 5' })).toBeVisible();
    // A step that is done can be opened again.
    await userEvent.click(canvas.getByRole('button', { name: /^Categorías/u }));
    await expect(await canvas.findByRole('button', { name: 'Guardar 2' })).toBeVisible();
  },
});

/** Steps may be done in any order: the first that is missing is open. */
export const OutOfOrder = meta.story({
  args: { rows: { ...played, categories: 0, results: 60 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 de 6')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Guardar 2' })).toBeVisible();
  },
});

/** The pictures alone are missing, on the smallest screen. */
export const AlmostDone = meta.story({
  args: { rows: { ...played, results: 60 } },
  globals: { viewport: { value: 'smallest' } },
});
