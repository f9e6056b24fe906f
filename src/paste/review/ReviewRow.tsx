import { categoryTitle } from '../../league/category.ts';
import { Box, Button, Card, Group, Text } from '@mantine/core';
import { useRef } from 'react';
import { describeScore } from '../../matches/describeMatch.ts';
import { nearestPairs } from '../../pairs/nearestPairs.ts';
import { formatScore } from '../../padel/formatScore.ts';
import { nameKey } from '../../padel/nameKey.ts';
import { isPlayed, parseScore } from '../../padel/score.ts';
import {
  answered,
  askedReadings,
  corrected,
  isWithoutWinner,
  openIn,
  readingsOf,
  renamed,
  settledAs,
  withPair,
  type ReviewItem,
} from './reviewItem.ts';
import { isAsking, isClosed, isWinnerSaid, type ReviewState } from './reviewState.ts';
import { formatDay } from '../../padel/spanishDate.ts';
import type { CivilDate } from '../../padel/time.ts';
import { panelProps } from '../../ui/panelProps.ts';
import { isFocusLost } from '../../ui/isFocusLost.ts';
import { ScoreBoard } from '../../matches/scoreboard/ScoreBoard.tsx';
import { AnnouncedQuestion } from '../../admin/form/AnnouncedQuestion.tsx';
import { DayQuestion } from '../../admin/form/DayQuestion.tsx';
import { DoubtQuestion } from '../../admin/form/DoubtQuestion.tsx';
import { scoreDoubt } from '../../admin/form/doubts.ts';
import { seasonAt } from '../../league/seasonLists.ts';
import { teamNames } from '../../admin/scorePad/scoreValue.ts';
import { describeAsked } from './askedTexts.ts';
import { CorrectionFields, type ReviewPair } from './CorrectionFields.tsx';
import { CorrectionQuestion } from './CorrectionQuestion.tsx';
import { NewPairQuestions } from './NewPairQuestions.tsx';
import { PairButtons } from './PairButtons.tsx';
import { Readings } from './Readings.tsx';
import classes from './PasteReview.module.css';
import { useSettings } from '../../league/settings.ts';
import type { LeagueSettings } from '../../league/league.ts';

/** A row's state, as short as a label. */
const stateTexts: Record<ReviewState['kind'], string> = {
  ready: 'Listo',
  corrects: 'Hay una corrección',
  asks: '¿Quién ganó?',
  which: '¿Qué partido es?',
  newPair: '¿Pareja nueva?',
  early: '¿Qué día se jugó?',
  incomplete: 'Falta completar',
  stored: 'Ya está cargado',
  other: 'Hay otro resultado',
  repeated: 'Repetido',
  left: 'No se guarda',
};

/** Of a result by which nobody has won, and which is saved as it is. */
const uncountedText = 'Se guarda, pero no cuenta en la tabla';

export type ReviewEntry = { item: ReviewItem; state: ReviewState };

export type RowActions = {
  /** Puts the row in the place of the one with its id. */
  onChange: (item: ReviewItem) => void;
  /** A pair is new in its category, or is asked about again. */
  onNewPair: (pair: { name: string; category: string }, isNew: boolean) => void;
  /** Opens the form of a row, or closes the open one. */
  onOpen: (id: string | null) => void;
};

type ReviewRowProps = RowActions & {
  item: ReviewItem;
  state: ReviewState;
  pairs: readonly ReviewPair[];
  /** The row's names that no pair of its category has. */
  strangers: readonly string[];
  /** The pairs that the administrator said to be new, by `keyInCategory`. */
  newPairs: readonly string[];
  /** The day of an item without a date. */
  day: CivilDate;
  today: CivilDate;
  /** Whether its cells are shown to be corrected. */
  isOpen: boolean;
};

/** One pasted result: what was read, from which words, and what is to be decided. */
export function ReviewRow(props: ReviewRowProps) {
  const { item, state, pairs, day, today, isOpen } = props;
  const row = useRef<HTMLLIElement>(null);
  const league = useSettings();
  const { id, category } = item;
  const date = item.date ?? day;
  const isNotCounted = isUncounted(item, state, day, league);
  const tone = isNotCounted ? null : toneOf(state);
  return (
    <Card
      component="li"
      ref={row}
      className={`${panelProps.className} ${classes['row']}`}
      bg={isClosed(state) ? 'var(--color-surface)' : 'var(--color-surface-raised)'}
      __vars={{ '--edge': `var(--color-${tone ?? 'border-control'})` }}
      data-state={state.kind}
      data-review-id={id}
      tabIndex={-1}
    >
      <Group justify="space-between" align="baseline" gap="var(--space-2) var(--space-12)">
        <Text span size="sm" fw="var(--weight-heavy)" c={`var(--color-${tone ?? 'text'})`}>
          {isNotCounted ? uncountedText : stateTexts[state.kind]}
        </Text>
        <Text span size="sm" c="dimmed">
          <span>{category === '' ? '' : `${categoryTitle(category, league)} · `}</span>
          <time dateTime={date}>{formatDay(date, today)}</time>
        </Text>
      </Group>
      {isOpen ? null : (
        <Content
          {...props}
          onChange={(next) => {
            props.onChange(next);
            keepFocus(row.current);
          }}
        />
      )}
      {isOpen ? null : <Questions {...props} />}
      {isOpen ? null : <Reason item={item} state={state} />}
      {isOpen || isClosed(state) ? null : (
        <NewPairQuestions
          item={item}
          strangers={props.strangers}
          pairs={pairs}
          newPairs={props.newPairs}
          onRename={(name, pair) => {
            props.onChange(renamed(item, name, pair));
            keepFocus(row.current);
          }}
          onNew={(name, isNew) => {
            props.onNewPair({ name, category }, isNew);
            if (isNew) keepFocus(row.current);
          }}
        />
      )}
      <Text component="blockquote" size="sm" c="dimmed" className={classes['words'] ?? ''}>
        {unquotedWords(item)}
      </Text>
      {isOpen ? (
        <CorrectionFields
          item={item}
          pairs={pairs}
          newPairs={props.newPairs}
          day={day}
          onCorrect={(changes) => props.onChange(corrected(item, changes))}
        />
      ) : null}
      <Group gap="var(--space-8)" data-actions>
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-label={isOpen ? undefined : `Corregir ${matchOf(item)}`}
          onClick={() => props.onOpen(isOpen ? null : id)}
        >
          {isOpen ? 'Cerrar' : 'Corregir'}
        </Button>
        <ChoiceButton {...props} />
      </Group>
    </Card>
  );
}

/** The colour of its edge and of its state, by the name of its token; `null`: it says nothing. */
function toneOf(state: ReviewState): 'live' | 'danger' | null {
  if (state.kind === 'ready') return 'live';
  return isAsking(state) ? 'danger' : null;
}

function isUncounted(
  item: ReviewItem,
  { kind }: ReviewState,
  day: CivilDate,
  league: LeagueSettings,
): boolean {
  const doubt = kind === 'ready' ? doubtOf(item, day, league) : null;
  return doubt?.kind === 'score' && !doubt.isCounted;
}

function doubtOf(item: ReviewItem, day: CivilDate, league: LeagueSettings) {
  const { team1, team2, score, winner, date } = item;
  const { rule } = seasonAt(date ?? day, league);
  return scoreDoubt({ score, winner }, teamNames(team1, team2), rule);
}

/** Once the button that was pressed is gone: the next open question of the row, else its next button. */
function keepFocus(row: HTMLElement | null) {
  requestAnimationFrame(() => {
    if (!isFocusLost()) return;
    const next =
      row?.querySelector<HTMLElement>('[data-open] button') ??
      row?.querySelector<HTMLElement>('[data-actions] button');
    next?.focus({ preventScroll: true });
  });
}

/** Why it is asked about. */
function Reason({ item, state }: Pick<ReviewRowProps, 'item' | 'state'>) {
  const isAsked = state.kind === 'asks' || state.kind === 'incomplete';
  const [asked] = openIn(item).asked;
  return asked === undefined || !isAsked ? null : <Text>{describeAsked(asked)}</Text>;
}

/** The words without those that the question about them quotes. */
function unquotedWords({ words, correction }: ReviewItem): string {
  if (correction === null || !words.endsWith(correction)) return words;
  return words.slice(0, -correction.length).trim();
}

function Content(props: ReviewRowProps) {
  const league = useSettings();
  const { item, state, pairs, day, onChange } = props;
  const { id, team1, team2, score, winner } = item;
  if (state.kind === 'corrects') {
    return (
      <CorrectionQuestion
        item={item}
        correction={state.correction}
        onKept={() => onChange({ ...item, correction: null, isEdited: true })}
        onLeave={() => onChange({ ...item, choice: 'leave' })}
        onOpen={() => props.onOpen(id)}
      />
    );
  }
  if (state.kind === 'incomplete') {
    const isPairMissing = (team1 === '') !== (team2 === '');
    const isPairKnown = team1 !== '' && team2 !== '';
    const hasOptions = openIn(item).options.length > 0;
    const doubt = isPairKnown && !hasOptions ? doubtOf(item, day, league) : null;
    return (
      <>
        <Box component="ul" m={0} ps="var(--space-20)" fw="var(--weight-medium)">
          {state.problems
            // What the question says is not said twice.
            .filter((problem) => doubt?.kind !== 'score' || problem !== doubt.sentence)
            .map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
        </Box>
        {doubt === null ? null : (
          <DoubtQuestion
            doubt={doubt}
            onKeep={() => onChange({ ...item, isKept: true, isEdited: true })}
            onEnding={({ score, winner }) => onChange(corrected(item, { score, winner }))}
          />
        )}
        {hasOptions ? (
          <Readings
            item={item}
            readings={readingsOf(item)}
            isChosen={false}
            onReading={(reading) => onChange(settledAs(item, reading))}
          />
        ) : isPairMissing ? (
          <PairButtons
            label="¿Qué pareja es la otra?"
            pairs={otherPairs(item, pairs)}
            isOpen
            onPair={(pair) => onChange(withPair(item, pair))}
          />
        ) : null}
      </>
    );
  }
  // What was asked stays to be chosen again: the row does not change its size under the thumb.
  if (state.kind === 'asks' || (isWinnerSaid(state) && item.verdict.kind !== 'settled')) {
    return (
      <Readings
        item={item}
        readings={state.kind === 'asks' ? state.readings : askedReadings(item)}
        isChosen={state.kind !== 'asks'}
        onReading={(reading) => onChange(settledAs(item, reading))}
        // As it is, if nobody has to have won.
        nobody={isWithoutWinner({ ...item, winner: null }, day) ? nobodyText(score) : null}
        onNobody={() => onChange(corrected(item, { score, winner: null }))}
      />
    );
  }
  return (
    <>
      <ScoreBoard team1={team1} team2={team2} score={parseScore(score)} winner={winner} />
      {state.kind === 'other' ? (
        <Text>
          {`La liga tiene ${describeScore(state.stored, league)} (${state.stored.team1} contra ${state.stored.team2}).`}
        </Text>
      ) : null}
    </>
  );
}

/** The pairs that the words can mean, where only one was found. */
function otherPairs({ team1, team2, category, words }: ReviewItem, pairs: readonly ReviewPair[]) {
  const known = nameKey(team1 || team2);
  const others = pairs.filter(
    (pair) => nameKey(pair.name) !== known && (category === '' || pair.category === category),
  );
  return nearestPairs(words, others, 4);
}

/** The name of a match that nobody won. */
function nobodyText(score: string): string {
  const parsed = parseScore(score);
  return isPlayed(parsed) ? 'Empate' : formatScore(parsed);
}

/** The notes and questions on a row before it is saved. */
function Questions({ item, state, day, today, onChange }: ReviewRowProps) {
  const onLeave = (leftDay: CivilDate) => onChange({ ...item, leftDay });
  if (state.kind === 'early') {
    const date = item.date ?? day;
    if (date < today) {
      return <DoubtQuestion doubt={{ kind: 'day', date }} onKeep={() => onLeave(date)} />;
    }
    return (
      <DayQuestion
        date={date}
        today={today}
        leftDay={item.leftDay}
        onDay={(date) => onChange(corrected(item, { date }))}
        onLeave={onLeave}
      />
    );
  }
  if (state.kind !== 'ready' && state.kind !== 'which') return null;
  return (
    <AnnouncedQuestion
      settling={state.settling}
      today={today}
      onAnswer={(answer) => onChange(answered(item, answer))}
    />
  );
}

function ChoiceButton({ item, state, onChange }: ReviewRowProps) {
  if (state.kind === 'stored') return null;
  const [text, choice] =
    state.kind === 'left'
      ? (['Volver a poner', null] as const)
      : state.kind === 'other' || state.kind === 'repeated'
        ? (['Guardar de todos modos', 'save'] as const)
        : (['No guardar', 'leave'] as const);
  return (
    <Button
      variant="default"
      aria-label={`${text} ${matchOf(item)}`}
      onClick={() => onChange({ ...item, choice })}
    >
      {text}
    </Button>
  );
}

/** The match for the label of a button; in its own words while nobody knows whose *we* it is. */
function matchOf(item: ReviewItem): string {
  const { team1, team2 } = item;
  if (openIn(item).asked[0]?.why === 'author') return `«${unquotedWords(item)}»`;
  return `${team1 || '?'} contra ${team2 || '?'}`;
}
