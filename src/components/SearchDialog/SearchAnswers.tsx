import { IconBallTennis, IconCategory, IconMapPin, IconUser } from '@tabler/icons-react';
import { useDeferredValue } from 'react';
import type { SearchEntry } from '../../domain/search.ts';
import { Button } from '../Button/Button.tsx';
import classes from './SearchDialog.module.css';

type SearchAnswersProps = {
  id: string;
  answers: readonly SearchEntry[];
  /** The one that Enter chooses. */
  current: SearchEntry | undefined;
  optionId: (entry: SearchEntry) => string;
  hasQuery: boolean;
  state: 'loading' | 'error' | 'loaded';
  onRetry: () => void;
  onChoose: (entry: SearchEntry) => void;
};

/** These are rendered with the letter that was typed; more than there were before, a frame later. */
const firstRows = 4;

const icons = {
  pair: IconBallTennis,
  player: IconUser,
  category: IconCategory,
  club: IconMapPin,
};

/** What a search has found, and what to do where it has found nothing. */
export function SearchAnswers(props: SearchAnswersProps) {
  const { id, answers, current, optionId, state, onRetry, onChoose } = props;
  const ready = useDeferredValue(answers.length);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div id={id} className={classes['answers']} role="listbox" aria-label="Respuestas">
        {answers.slice(0, Math.max(ready, firstRows)).map((entry, index) => {
          const Icon = icons[entry.kind];
          return (
            // The field has the focus and handles the keys; <option> shows plain text only.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              // Each letter gives other answers: their elements are used again.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              id={optionId(entry)}
              className={classes['answer']}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="option"
              aria-selected={entry === current}
              onClick={() => onChoose(entry)}
            >
              <Icon className={classes['icon']} size={20} aria-hidden="true" />
              <span className={classes['text']}>
                <bdi>{entry.text}</bdi>
                <span className={classes['detail']}>{entry.detail}</span>
              </span>
            </div>
          );
        })}
      </div>
      <output className={classes['note']}>{noteOf(props)}</output>
      {state === 'error' ? (
        <Button variant="default" onClick={onRetry}>
          Reintentar
        </Button>
      ) : null}
    </>
  );
}

function noteOf({ answers, hasQuery, state }: SearchAnswersProps): string {
  if (state === 'error') return 'No pudimos cargar las parejas.';
  if (!hasQuery) return 'Sin acentos también encuentra.';
  if (state === 'loading') return 'Cargando las parejas…';
  if (answers.length === 0) return 'Nada con ese nombre. Quizás está escrito de otra manera.';
  return answers.length === 1 ? '1 respuesta' : `${answers.length} respuestas`;
}
