import { parseScore } from '../../domain/score.ts';
import {
  readingsOf,
  type Correction,
  type Reading,
  type ReviewItem,
} from '../../domain/review/reviewItem.ts';
import type { ReviewState } from '../../domain/review/reviewState.ts';
import { formatDay } from '../../domain/spanishDate.ts';
import type { CivilDate } from '../../domain/time.ts';
import { Button } from '../Button/Button.tsx';
import { ScoreBoard } from '../ScoreBoard/ScoreBoard.tsx';
import { CorrectionFields, type ReviewPair } from './CorrectionFields.tsx';
import { NewPairs } from './NewPairs.tsx';
import { PairChoice } from './PairChoice.tsx';
import { Readings } from './Readings.tsx';
import { stateTexts } from './stateTexts.ts';
import classes from './PasteReview.module.css';

export type ReviewEntry = { item: ReviewItem; state: ReviewState };

/** What can be done with a row. */
export type RowActions = {
  onReading: (id: string, reading: Reading) => void;
  onCorrect: (id: string, changes: Partial<Correction>) => void;
  onPair: (id: string, pair: ReviewPair) => void;
  /** `leave`: it is not saved; `save`: it is, whatever the league has; `null`: as it was read. */
  onChoice: (id: string, choice: ReviewItem['choice']) => void;
  onOpen: (id: string | null) => void;
};

type ReviewRowProps = RowActions & {
  item: ReviewItem;
  state: ReviewState;
  pairs: readonly ReviewPair[];
  /** What an item without a date is taken for. */
  day: CivilDate;
  today: CivilDate;
  /** Whether its cells are shown to be corrected. */
  isOpen: boolean;
};

/** One pasted result: what was read, from which words, and what is to be decided. */
export function ReviewRow(props: ReviewRowProps) {
  const { item, state, pairs, day, today, isOpen } = props;
  const { id, category, team1, team2 } = item;
  const date = item.date ?? day;
  return (
    <li className={classes['row']} data-state={state.kind} data-review-id={id} tabIndex={-1}>
      <div className={classes['head']}>
        <span className={classes['state']}>{stateTexts[state.kind]}</span>
        <span className={classes['about']}>
          {category === '' ? '' : `${category} · `}
          <time dateTime={date}>{formatDay(date, today)}</time>
        </span>
      </div>
      {isOpen ? null : <Content {...props} />}
      {isOpen || state.kind === 'stored' || state.kind === 'repeated' ? null : (
        <NewPairs item={item} pairs={pairs} />
      )}
      <blockquote className={classes['words']}>{item.words}</blockquote>
      {isOpen ? (
        <CorrectionFields
          item={item}
          pairs={pairs}
          day={day}
          onCorrect={(correction) => props.onCorrect(id, correction)}
        />
      ) : null}
      <div className={classes['actions']}>
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-label={isOpen ? undefined : `Corregir ${team1 || '?'} contra ${team2 || '?'}`}
          onClick={() => props.onOpen(isOpen ? null : id)}
        >
          {isOpen ? 'Cerrar' : 'Corregir'}
        </Button>
        <ChoiceButton {...props} />
      </div>
    </li>
  );
}

function Content(props: ReviewRowProps) {
  const { item, state, pairs } = props;
  const { id, team1, team2, score, winner } = item;
  if (state.kind === 'incomplete') {
    const isPairMissing = (team1 === '') !== (team2 === '');
    return (
      <>
        <ul className={classes['problems']}>
          {state.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
        {isPairMissing ? (
          <PairChoice item={item} pairs={pairs} onPair={(pair) => props.onPair(id, pair)} />
        ) : null}
      </>
    );
  }
  // What was asked stays to be chosen again: the row does not change its size under the thumb.
  if (state.kind === 'asks' || (state.kind === 'ready' && item.isAsked)) {
    return (
      <Readings
        item={item}
        readings={state.kind === 'asks' ? state.readings : readingsOf(item)}
        chosen={state.kind === 'asks' ? null : winner}
        onReading={(reading) => props.onReading(id, reading)}
      />
    );
  }
  return (
    <>
      <ScoreBoard team1={team1} team2={team2} score={parseScore(score)} winner={winner} />
      {state.kind === 'other' ? (
        <p className={classes['note']}>
          La liga tiene {state.stored.score} ({state.stored.team1} contra {state.stored.team2}).
        </p>
      ) : null}
    </>
  );
}

function ChoiceButton({ item, state, onChoice }: ReviewRowProps) {
  const { id, team1, team2 } = item;
  const what = `${team1 || '?'} contra ${team2 || '?'}`;
  switch (state.kind) {
    case 'stored':
      return null;
    case 'left':
      return (
        <Button
          variant="default"
          aria-label={`Volver a poner ${what}`}
          onClick={() => onChoice(id, null)}
        >
          Volver a poner
        </Button>
      );
    case 'other':
    case 'repeated':
      return (
        <Button
          variant="default"
          aria-label={`Guardar igual ${what}`}
          onClick={() => onChoice(id, 'save')}
        >
          Guardar igual
        </Button>
      );
    default:
      return (
        <Button
          variant="default"
          aria-label={`No guardar ${what}`}
          onClick={() => onChoice(id, 'leave')}
        >
          No guardar
        </Button>
      );
  }
}
