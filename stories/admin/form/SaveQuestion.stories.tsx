import { useState, type ComponentProps } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AnnouncedQuestion } from '../../../src/admin/form/AnnouncedQuestion.tsx';
import { SaveQuestion } from '../../../src/admin/form/SaveQuestion.tsx';
import { DayQuestion } from '../../../src/admin/form/DayQuestion.tsx';
import {
  settlingOf,
  type AnnouncedMatch,
  type Found,
  type MatchAnswer,
} from '../../../src/matches/announcedMatch.ts';
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

/** The question with its answers. */
function Stage({ found }: StageProps) {
  const [answer, setAnswer] = useState<MatchAnswer | null>(null);
  return (
    <AnnouncedQuestion settling={settlingOf(found, answer)} today={today} onAnswer={setAnswer} />
  );
}

const meta = preview.meta({
  title: 'Admin/SaveQuestion',
  parameters: { framed: 'phone' },
  component: SaveQuestion,
  argTypes: { found: { description: 'The announced matches that the result may be of.' } },
  render: ({ found }: ComponentProps<typeof SaveQuestion> & StageProps) => <Stage found={found} />,
  args: { isOpen: false, choices: [], children: null, found: taken('2026-11-19') },
  globals: { viewport: { value: 'phone' } },
});

const code = `import { SaveQuestion } from '../admin/form/SaveQuestion.tsx';

<SaveQuestion
  isOpen={false}
  choices={[{ id: 'other', text: 'Es otro partido', onChoose: () => {} }]}
>
  Es el partido anunciado para el jueves: se quita de próximos.
</SaveQuestion>`;

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

function DayStage({ first, announcedDay }: { first: string; announcedDay?: string }) {
  const [date, setDate] = useState(first);
  const [leftDay, setLeftDay] = useState<string | null>(null);
  return (
    <DayQuestion
      date={date}
      today={today}
      leftDay={leftDay}
      announcedDay={announcedDay}
      onDay={setDate}
      onLeave={setLeftDay}
    />
  );
}

/** A result of a day to come: asked. */
export const DayToCome = meta.story({
  tags: ['plays-on'],
  render: () => <DayStage first="2026-11-19" />,
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
  render: () => <DayStage first={today} announcedDay="2026-11-19" />,
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
