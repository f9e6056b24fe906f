import { assertNever } from '../../padel/assertNever.ts';
import { formatLongDate } from '../../padel/spanishDate.ts';
import type { Doubt, Ending } from './doubts.ts';
import { SaveQuestion } from './SaveQuestion.tsx';

type DoubtQuestionProps = {
  doubt: Doubt;
  /** The administrator means what is written. */
  onKeep: () => void;
  /** The known pair that is meant by a name. */
  onName?: (pair: string) => void;
  /** The ending that a score means. */
  onEnding?: (ending: Ending) => void;
};

/** Asks whether what is written is meant so, before it is saved. */
export function DoubtQuestion({ doubt, onKeep, onName, onEnding }: DoubtQuestionProps) {
  const keep = (text: string) => ({ id: 'keep', text, onChoose: onKeep });
  switch (doubt.kind) {
    case 'name': {
      const { name, near } = doubt;
      return (
        <SaveQuestion
          isOpen
          choices={[
            ...near.map((pair) => ({
              id: pair,
              text: `Es ${pair}`,
              onChoose: () => onName?.(pair),
            })),
            keep('Es una pareja nueva'),
          ]}
        >
          <span>Ninguna pareja de la categoría se llama «</span>
          <bdi>{name}</bdi>
          <span>». ¿Quién es?</span>
        </SaveQuestion>
      );
    }
    case 'score': {
      const { sentence, endings, isCounted } = doubt;
      return (
        <SaveQuestion
          isOpen
          choices={[
            ...endings.map((ending) => ({
              id: ending.text,
              text: ending.text,
              onChoose: () => onEnding?.(ending),
            })),
            keep('Guardar así'),
          ]}
        >
          {isCounted ? sentence : `${sentence} Así no cuenta en la tabla.`}
        </SaveQuestion>
      );
    }
    case 'day':
      return (
        <SaveQuestion isOpen choices={[keep('Sí, es esa fecha')]}>
          {`¿Es el ${formatLongDate(doubt.date)}? Queda fuera de las temporadas de la liga.`}
        </SaveQuestion>
      );
    default:
      return assertNever(doubt);
  }
}
