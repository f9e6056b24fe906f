import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { today } from '../../../.storybook/fixtures/clock.ts';
import { parseCsv } from '../../../src/reading/csv.ts';
import { importSheet } from '../../../src/paste/sheets/importSheet.ts';
import { SheetQuestions } from '../../../src/paste/sheets/SheetQuestions.tsx';
import { longestWord } from '../../fixtures/names.ts';
import { choiceControl } from '../../support/controls.ts';

/** What a table that was pasted leaves open. */
function questionsOf(text: string) {
  const calendar = { today, seasons: [{ firstDay: '2026-08-01' }] };
  return importSheet(parseCsv(text), calendar)?.questions ?? [];
}

const head = 'Fecha;Categoría;Pareja 1;Pareja 2';
const text = `${head};Cómo salieron;A qué hora;Quién anotó
14/11/2026;Sexta Libre;Los Smash;Doble Pared;6-4 6-3;20:30;Ana Ríos
15/11/2026;Sexta Libre;La Víbora;Los Mellis;6-0 6-1;21:30;Luz Paz`;

const columns = questionsOf(text);
const order = questionsOf(
  `${head};Set 1;Set 2\n14/11/2026;Sexta Libre;Los Smash;Doble Pared;4-Jun;3-Jun`,
);
const days = questionsOf(`${head};Resultado
09/10/2026;Sexta Libre;Los Smash;Doble Pared;6-4 6-3
10/11/2026;Sexta Libre;La Víbora;Los Mellis;6-0 6-1
11/12/2026;Sexta Libre;Los Smash;Los Mellis;6-0 6-1`);

const meta = preview.meta({
  title: 'Admin/Paste/SheetQuestions',
  component: SheetQuestions,
  argTypes: { questions: choiceControl({ columns, order, days }) },
  args: { questions: columns, onAnswer: fn(), onDiscard: fn() },
  globals: { viewport: { value: 'phone' } },
});

/** A column whose name nobody knows is not left out without a word; what it seems to hold is chosen already. */
export const Default = meta.story({
  tags: ['plays-on'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Cómo salieron')).toHaveDisplayValue('Resultado');
    await expect(canvas.getByLabelText('A qué hora')).toHaveDisplayValue('Hora');
    await expect(canvas.getByLabelText('Quién anotó')).toHaveDisplayValue('Observaciones');
    await userEvent.selectOptions(canvas.getByLabelText('Quién anotó'), 'Lugar');
    await userEvent.click(canvas.getByRole('button', { name: 'Seguir' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({
      columns: { 4: 'score', 5: 'time', 6: 'location' },
    });
  },
});

/** Excel in English made days of the sets: whose games stand first is asked once for the sheet. */
export const ScoresThatBecameDays = meta.story({
  args: { questions: order },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '«3-Jun» es 6-3, «4-Jun» es 6-4' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ scoreOrder: 'turned' });
  },
});

/** Days that can be read in both orders: one of them would lie ahead. */
export const OrderOfDays = meta.story({
  args: { questions: days },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^«09\/10\/2026» es el viernes 9/u }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ dayOrder: 'day' });
  },
});

/** A workbook that counts its days from 1904. */
export const OutsideOfEverySeason = meta.story({
  args: {
    questions: questionsOf(`${head};Resultado\n44878;Sexta Libre;Los Smash;Doble Pared;6-4 6-3`),
  },
});

/** Names and cells of the greatest length. */
export const LongestTexts = meta.story({
  args: {
    questions: questionsOf(
      `${head};Resultado;${longestWord}\n14/11/2026;Sexta Libre;Los Smash;Doble Pared;6-4 6-3;${longestWord}`,
    ),
  },
});
