import { useState, type ComponentProps } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { remarksOf, type Remark, type RemarkValues } from '../../../src/admin/form/remarks.ts';
import { SaveQuestion } from '../../../src/admin/form/SaveQuestion.tsx';
import {
  settlingOf,
  type AnnouncedMatch,
  type Found,
  type MatchAnswer,
} from '../../../src/matches/announcedMatch.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { today } from '../../../.storybook/fixtures/clock.ts';

const match = (date: string): AnnouncedMatch => ({
  id: date,
  team1: 'Los Smash',
  team2: 'Doble Pared',
  category: 'Sexta Libre',
  date,
  time: '20:30',
});

const taken = (date: string): Found<AnnouncedMatch> => ({ kind: 'taken', match: match(date) });

type StageProps = { found: Found<AnnouncedMatch> };

/** The remarks on a row, with their answers. */
function Remarks({ row, found }: { row: RemarkValues; found?: Found<AnnouncedMatch> }) {
  const [values, setValues] = useState(row);
  const [answer, setAnswer] = useState<MatchAnswer | null>(null);
  const settling = found && settlingOf(found, answer);
  const all = { ...values, ...(settling && { settling }) };
  return remarksOf(all, { settings: demoSettings }, today).map((remark) => (
    <SaveQuestion
      key="remark"
      remark={remark}
      onSet={({ kept = '', match = answer, ...texts }) => {
        setAnswer(match);
        setValues({
          ...values,
          texts: { ...values.texts, ...texts },
          kept: [...values.kept, kept],
        });
      }}
    />
  ));
}

const resultOn = (date: string): RemarkValues => ({ kind: 'result', texts: { date }, kept: [] });

const nothing: Remark<unknown> = { id: '', text: '', level: 'note', choices: [] };

const meta = preview.meta({
  title: 'Admin/Forms/SaveQuestion',
  parameters: { framed: 'phone' },
  component: SaveQuestion,
  argTypes: { found: { description: 'The announced matches that the result may be of.' } },
  render: ({ found }: ComponentProps<typeof SaveQuestion<unknown>> & StageProps) => (
    <Remarks row={resultOn(today)} found={found} />
  ),
  args: {
    remark: nothing,
    onSet: () => {},
    found: taken('2026-11-19'),
  },
  globals: { viewport: { value: 'phone' } },
});

const code = `import { SaveQuestion } from '../admin/form/SaveQuestion.tsx';

<SaveQuestion
  remark={{
    id: 'match',
    level: 'note',
    text: 'Es el partido anunciado para el jueves: se quita de próximos.',
    choices: [{ text: 'Es otro partido', set: null }],
  }}
  onSet={() => {}}
/>`;

/** Only this match can be meant: it is announced no more, unless the administrator says otherwise. */
export const Same = meta.story({
  parameters: { docs: { source: { code } } },
  tags: ['plays-on'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Es el partido anunciado para el jueves: se quita de próximos.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Es otro partido' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Es otro partido: el del jueves queda anunciado.',
    );
    const back = canvas.getByRole('button', { name: 'Es el mismo' });
    await waitFor(() => expect(back).toHaveFocus());
    await userEvent.click(back);
    await expect(canvas.getByRole('status')).toHaveTextContent('se quita de próximos.');
  },
});

/** The announced match's day has come: whether it is upcoming or pending, it is announced no more. */
export const SameAndPending = meta.story({
  args: { found: taken('2026-11-12') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Es el partido anunciado para el jueves pasado: deja de estar anunciado.',
    );
  },
});

/** A match that is too far away to be surely meant is asked about. */
export const Whether = meta.story({
  args: { found: { kind: 'asked', matches: [match('2026-12-20')] } },
});

/** Several can be meant: which, is asked. */
export const Which = meta.story({
  args: { found: { kind: 'asked', matches: [match('2026-11-15'), match('2026-11-19')] } },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'El de mañana, 20:30' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('anunciado para mañana');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cambiar' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar' }));
  },
});

/** A result of a day to come: asked. */
export const DayToCome = meta.story({
  tags: ['plays-on'],
  render: () => <Remarks row={resultOn('2026-11-19')} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dejar esa fecha' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Se guarda con la fecha del jueves, que todavía no llegó.',
    );
  },
});

/** The match was announced for a later day, and its result is entered now. */
export const PlayedEarly = meta.story({
  tags: ['plays-on'],
  render: () => <Remarks row={{ ...resultOn(today), announced: match('2026-11-19') }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Estaba anunciado para el jueves: se guarda con la fecha de hoy.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Poner el jueves' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('que todavía no llegó.');
    await userEvent.click(canvas.getByRole('button', { name: 'Se jugó hoy' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('con la fecha de hoy.');
  },
});

/** On the smallest screen. */
export const OnTheSmallestScreen = meta.story({
  args: { found: { kind: 'asked', matches: [match('2026-11-29'), match('2026-12-01')] } },
  globals: { viewport: { value: 'smallest' } },
});
