import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PointsField } from '../../../src/admin/league/PointsField.tsx';
import { pointPresets } from '../../../src/league/rulePresets.ts';

type FieldProps = ComponentProps<typeof PointsField>;

/** What is chosen is shown. */
function Stage(props: FieldProps) {
  const [points, setPoints] = useState(props.points);
  return (
    <PointsField
      points={points}
      onChange={(next) => {
        setPoints(next);
        props.onChange(next);
      }}
    />
  );
}

const args: FieldProps = { points: pointPresets['2-1-0'], onChange: fn() };

const meta = preview.meta({
  title: 'Admin/League/PointsField',
  component: PointsField,
  render: (props: FieldProps) => <Stage {...props} />,
  args,
});

/** One choice says all eight numbers. */
export const Default = meta.story({
  tags: ['plays-on'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/Puntos/u), 'Por sets: 3, 2, 1, 0');
    await expect(args.onChange).toHaveBeenLastCalledWith(pointPresets['by sets']);
    await expect(canvas.queryByLabelText('Empatar')).toBeNull();
  },
});

/** Behind *Otra* each number is a choice, which stay open where they become those of a preset. */
export const Other = meta.story({
  tags: ['plays-on'],
  args: { points: { ...pointPresets['with draws'], loss02: -2, walkoverLoss: -9 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText(/Puntos/u)).toHaveValue('other');
    await userEvent.selectOptions(canvas.getByLabelText('Perder 0-2'), '0');
    await userEvent.selectOptions(canvas.getByLabelText('Perder por W.O.'), '0');
    await expect(args.onChange).toHaveBeenLastCalledWith(pointPresets['with draws']);
    await userEvent.selectOptions(canvas.getByLabelText('Empatar'), 'No hay');
    await expect(args.onChange).toHaveBeenLastCalledWith(pointPresets['3-0']);
    await expect(canvas.getByLabelText(/Puntos/u)).toHaveValue('other');
  },
});

/** On the smallest screen the numbers stand one below the other. */
export const OtherOnTheSmallestScreen = meta.story({
  args: { points: { ...pointPresets['with draws'], unplayed: -9 } },
  globals: { text: '200-percent', viewport: { value: 'smallest' } },
});
