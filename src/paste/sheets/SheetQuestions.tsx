import '@mantine/core/styles/Stack.layer.css';
import '../../ui/theme/mantineForms.css';
import { Button, Group, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import type { Remark } from '../../admin/form/remarks.ts';
import { SaveQuestion } from '../../admin/form/SaveQuestion.tsx';
import { assertNever } from '../../padel/assertNever.ts';
import { formatLongDate } from '../../padel/spanishDate.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { StepTitle } from '../StepTitle.tsx';
import { PasteSection } from '../PasteSection.tsx';
import { allColumns, columnLabel, isColumn } from '../../reading/columnNames.ts';
import type { ChosenColumns } from '../../reading/columns.ts';
import type { SheetAnswers, SheetQuestion } from './sheetQuestions.ts';

type SheetQuestionsProps = {
  /** The open questions, in the order in which they are asked. */
  questions: ReadonlyArray<SheetQuestion>;
  /** Called with one answer; what it decides may ask something else. */
  onAnswer: (answer: SheetAnswers) => void;
  /** Discards what was pasted. */
  onDiscard: () => void;
};

/**
 * The questions about a table, each asked once for all its rows, before any of them is shown.
 *
 * - **Keyboard:** Each answer is a button or a field with its button.
 * - **Screen reader:** Each question is read out with its examples.
 */
export function SheetQuestions({ questions, onAnswer, onDiscard }: SheetQuestionsProps) {
  return (
    <Stack
      component="section"
      aria-labelledby="sheet-questions"
      miw={0}
      style={{ overflowWrap: 'anywhere' }}
    >
      {/* An answer takes its question away, and with it the focus. */}
      <StepTitle key={questions.map(({ kind }) => kind).join(' ')} id="sheet-questions">
        Antes de leer la planilla
      </StepTitle>
      {questions.map((question) => (
        <Question key={question.kind} question={question} onAnswer={onAnswer} />
      ))}
      <Group>
        <Button variant="default" onClick={onDiscard}>
          Descartar
        </Button>
      </Group>
    </Stack>
  );
}

type QuestionProps = { question: SheetQuestion; onAnswer: (answer: SheetAnswers) => void };

function Question({ question, onAnswer }: QuestionProps) {
  const ask = (text: string, ...choices: Remark<SheetAnswers>['choices']) => (
    <SaveQuestion remark={{ id: question.kind, level: 'ask', text, choices }} onSet={onAnswer} />
  );
  switch (question.kind) {
    case 'columns':
      return <ColumnsQuestion {...question} onAnswer={onAnswer} />;
    case 'scoreOrder': {
      const { examples } = question;
      const read = (order: 'shown' | 'turned') =>
        examples.map((each) => `«${each.cell}» es ${each[order]}`).join(', ');
      return ask(
        `${columnNamed(question.head)}: la planilla convirtió resultados en fechas u horas. ¿Cómo eran?`,
        { text: read('shown'), set: { scoreOrder: 'shown' } },
        { text: read('turned'), set: { scoreOrder: 'turned' } },
      );
    }
    case 'dayOrder': {
      const { examples } = question;
      const read = (order: 'day' | 'month') =>
        examples.map((each) => `«${each.cell}» es el ${formatLongDate(each[order])}`).join(', ');
      if (examples.length === 0) return null;
      return ask(
        `${columnNamed(question.head)}: las fechas se pueden leer de dos maneras. ¿Cuál es?`,
        { text: read('day'), set: { dayOrder: 'day' } },
        { text: read('month'), set: { dayOrder: 'month' } },
      );
    }
    case 'outside': {
      const { rows, first, later, head } = question;
      const inColumn = head === '' ? '' : ` (columna «${head}»)`;
      const isOne = rows === 1;
      const which = isOne
        ? `Una fecha queda fuera de todas las temporadas${inColumn}:`
        : `${rows} fechas quedan fuera de todas las temporadas${inColumn}; la primera es`;
      const why = later === null ? '' : 'Algunas planillas cuentan los días desde 1904. ';
      return ask(
        `${which} el ${formatLongDate(first)}. ${why}¿Qué hacer?`,
        {
          text: isOne ? 'Dejar la fecha como está' : 'Dejar las fechas como están',
          set: { outside: 'kept' },
        },
        ...(later === null
          ? []
          : [
              {
                text: `Sumar 4 años y un día: ${formatLongDate(later)}`,
                set: { outside: 'later' } as const,
              },
            ]),
        {
          text: `Leer ${isOne ? 'esa fila' : 'esas filas'} sin fecha`,
          set: { outside: 'none' },
        },
      );
    }
    default:
      return assertNever(question);
  }
}

/** The column that a question is about, by its name in the sheet. */
function columnNamed(head: string): string {
  return head === '' ? 'Columna sin nombre' : `Columna «${head}»`;
}

/** At most so many cells are named; the others are counted. */
const mostNamed = 5;

function quoted(cells: readonly string[]): string {
  const named = cells.slice(0, mostNamed).map((cell) => `«${cell}»`);
  const others = cells.length - named.length;
  return others === 0 ? named.join(', ') : `${named.join(', ')} y ${others} más`;
}

type ColumnsQuestionProps = Extract<SheetQuestion, { kind: 'columns' }> &
  Pick<QuestionProps, 'onAnswer'>;

/** Nothing of a table is left out that was not named here. */
function ColumnsQuestion({ columns, taken, onAnswer }: ColumnsQuestionProps) {
  const [chosen, setChosen] = useState<ChosenColumns>(() =>
    Object.fromEntries(columns.map(({ index, guess }) => [index, guess])),
  );
  return (
    <PasteSection labelledBy="sheet-columns">
      <Title id="sheet-columns" order={3} size="h4">
        {columns.length === 1 ? '¿Qué hay en esta columna?' : '¿Qué hay en estas columnas?'}
      </Title>
      <Stack gap="var(--space-12)" maw="44rem">
        {columns.map(({ index, head, examples }) => (
          <SelectField
            key={index}
            styles={{ label: { overflowWrap: 'anywhere' } }}
            label={head === '' ? `Columna ${index + 1}` : head}
            description={`Por ejemplo: ${quoted(examples)}`}
            value={chosen[index] ?? ''}
            data={[
              { value: '', label: 'No se guarda' },
              ...allColumns
                .filter(
                  (column) =>
                    column === chosen[index] ||
                    column === 'note' ||
                    ![...taken, ...Object.values(chosen)].includes(column),
                )
                .map((column) => ({ value: column, label: columnLabel(column) })),
            ]}
            onChange={(event) => {
              const { value } = event.currentTarget;
              const column = isColumn(value) ? value : null;
              setChosen({ ...chosen, [index]: column });
            }}
          />
        ))}
      </Stack>
      <Group>
        <Button onClick={() => onAnswer({ columns: chosen })}>Seguir</Button>
      </Group>
    </PasteSection>
  );
}
