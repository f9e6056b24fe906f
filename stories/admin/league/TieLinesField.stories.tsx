import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { TieLinesField } from '../../../src/admin/league/TieLinesField.tsx';
import { tiePresets } from '../../../src/league/rulePresets.ts';

type FieldProps = ComponentProps<typeof TieLinesField>;

/** What is chosen is shown. */
function Stage(props: FieldProps) {
  const [ties, setTies] = useState(props.ties);
  return (
    <TieLinesField
      ties={ties}
      onChange={(next) => {
        setTies(next);
        props.onChange(next);
      }}
    />
  );
}

const args: FieldProps = { ties: tiePresets['direct-first'], onChange: fn() };

const meta = preview.meta({
  title: 'Admin/League/TieLinesField',
  component: TieLinesField,
  render: (props: FieldProps) => <Stage {...props} />,
  args,
});

/** One choice says all lines. */
export const Default = meta.story({
  tags: ['plays-on'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByLabelText(/Empates/u),
      'Partidos entre ellas y sorteo',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(tiePresets['direct-then-lots']);
  },
});

/** Lines are moved, removed and added by buttons; the focus stays where the next tap is. */
export const Other = meta.story({
  tags: ['plays-on'],
  args: { ties: ['sets-won', 'points-among'] },
  play: async ({ args, canvas, userEvent }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    button('Subir los puntos en los partidos entre ellas').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['points-among', 'sets-won']);
    await waitFor(() =>
      expect(button('Bajar los puntos en los partidos entre ellas')).toHaveFocus(),
    );
    await userEvent.click(button('Agregar los partidos ganados'));
    await userEvent.click(button('Quitar los sets ganados'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['points-among', 'wins']);
    await waitFor(() =>
      expect(button('Bajar los puntos en los partidos entre ellas')).toHaveFocus(),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Los sets ganados: fuera de la lista.',
    );
  },
});

/** With no line, lots decide. */
export const Lots = meta.story({ args: { ties: [] } });

/** All lines on the smallest screen. */
export const AllOnTheSmallestScreen = meta.story({
  args: { ties: [...tiePresets['direct-first'], 'wins', 'fewest-walkovers'] },
  globals: { text: '200-percent', viewport: { value: 'smallest' } },
});
