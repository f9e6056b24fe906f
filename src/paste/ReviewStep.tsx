import { Button } from '@mantine/core';
import { useState } from 'react';
import { paths } from '../league/paths.ts';
import { useSettings } from '../league/settings.ts';
import { Link } from '../ui/Link.tsx';
import { Notice } from '../ui/Notice.tsx';
import { FormField } from '../ui/form/FormField.tsx';
import { AuthorQuestions } from './review/AuthorQuestions.tsx';
import { AuthorQuestion } from './review/AuthorQuestion.tsx';
import type { ReviewPair } from './review/CorrectionFields.tsx';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { MatchChanges } from './MatchChanges.tsx';
import { PasteReview } from './review/PasteReview.tsx';
import type { ReviewItem } from './review/reviewItem.ts';
import { OutdatedError } from '../session/writeErrors.ts';
import { saysTheSame } from './review/reviewState.ts';
import type { KeptPaste } from './review/keptPaste.ts';
import { formatDayOfMonth, formatLongDate } from '../padel/spanishDate.ts';
import type { CivilDate } from '../padel/time.ts';
import type { usePaste } from './usePaste.ts';
import { saveManyFailure } from '../session/errorMessages.ts';
import { useSave, useSaving } from '../session/save.ts';
import { useData } from '../matches/DataProvider.tsx';
import { resultsAddition } from '../matches/saveResults.ts';
import { useForAll } from './useForAll.ts';

type ReviewStepProps = {
  review: KeptPaste;
  paste: ReturnType<typeof usePaste>;
  pairs: readonly ReviewPair[];
  /** All that are announced. */
  matches: readonly UpcomingMatch[];
  today: CivilDate;
  /** The evening that is being played: after midnight it is not today's. */
  evening: CivilDate;
};

/** The review with what it saves. */
export function ReviewStep({ review, paste, pairs, matches, today, evening }: ReviewStepProps) {
  const { we } = paste;
  const { tables } = useData();
  const save = useSave();
  const { isSaving, failure, run } = useSaving();
  const [openId, setOpenId] = useState<string | null>(null);
  // While it is being saved its rows arrive live: what is on screen stays as it was.
  const [savingStates, setSavingStates] = useState(paste.states);
  const states = isSaving ? savingStates : paste.states;

  const entryOf = new Map(
    review.items.map((item, index) => [item.id, { item, state: states[index] }]),
  );
  const entries = review.order.flatMap((id) => {
    const entry = entryOf.get(id);
    return entry?.state === undefined ? [] : [{ item: entry.item, state: entry.state }];
  });
  const change = (items: readonly ReviewItem[]) => paste.dispatch({ kind: 'change', items });
  const { said, onForAll, onUndoForAll } = useForAll(entries, change);
  // Before the first season nothing is counted.
  const [first] = useSettings().seasons;
  const early = review.items.filter(
    ({ date }) => date !== null && first !== undefined && date < first.firstDay,
  ).length;
  const onSave = async () => {
    const items = paste.send();
    setSavingStates(paste.states);
    const outcome = await run(() =>
      save(async (write) => {
        const written = await write(resultsAddition(tables, items));
        const { saved, undo } = written;
        const missed = saved.filter((result, index) => {
          const sent = items[index]?.values;
          return sent !== undefined && !saysTheSame(result, sent);
        });
        paste.onSaved({ saved, missed: missed.length, undo });
        return written;
      }, saveManyFailure),
    );
    if (outcome.kind === 'failed' && outcome.error instanceof OutdatedError)
      paste.dispatch({ kind: 'unsent' });
  };

  return (
    <>
      {review.voices.length > 0 ? (
        <AuthorQuestions
          senders={review.voices}
          pairs={pairs}
          authors={we.authors}
          onAuthor={we.choose}
        />
      ) : we.isAsked ? (
        <AuthorQuestion
          pairs={pairs}
          author={we.author}
          onAuthor={(name) => we.choose(null, name)}
        />
      ) : null}
      {review.items.some(({ date }) => date === null) ? (
        <FormField
          label={
            review.isSheet
              ? 'Fecha de las filas que no la tienen'
              : 'Fecha de los mensajes sin fecha clara'
          }
          type="date"
          value={review.day}
          description={formatLongDate(review.day)}
          onChange={(event) => paste.dispatch({ kind: 'day', day: event.currentTarget.value })}
        />
      ) : null}
      {early === 0 || first === undefined ? null : (
        <Notice kind="warning">
          {`${early === 1 ? '1 partido es' : `${early} partidos son`} de antes del ${formatDayOfMonth(first.firstDay)} ${first.firstDay.slice(0, 4)}, cuando empieza «${first.name}»: ${early === 1 ? 'se guarda, pero no cuenta' : 'se guardan, pero no cuentan'} en ninguna tabla. `}
          <Link to={paths.leaguePart('temporadas')} style={{ color: 'inherit' }}>
            Cambiar las temporadas
          </Link>
        </Notice>
      )}
      {review.text === null || review.isSheet ? null : (
        <MatchChanges text={review.text} matches={matches} authors={we.authors} today={today} />
      )}
      {review.items.length === 0 ? (
        <p role="alert">En lo pegado no se encontró ningún resultado.</p>
      ) : null}
      {paste.onRest !== null && states.every(({ kind }) => kind === 'stored') ? (
        <Button onClick={paste.onRest}>Seguir con el resto de la planilla</Button>
      ) : null}
      <PasteReview
        entries={entries}
        unread={review.unread}
        pairs={paste.known}
        newPairs={review.newPairs}
        said={said}
        day={review.day}
        today={today}
        evening={evening}
        openId={openId}
        isSaving={isSaving}
        failure={failure}
        onOpen={setOpenId}
        onChange={(item) => change([item])}
        onNewPair={(pair, isNew) => paste.dispatch({ kind: 'newPair', pair, isNew })}
        onClaim={(id) => {
          paste.dispatch({ kind: 'claim', id });
          setOpenId(id);
        }}
        onForAll={onForAll}
        onUndoForAll={onUndoForAll}
        onSave={() => void onSave()}
        onDiscard={() => {
          paste.discard();
          const undo = async () => paste.restore(review);
          const texts = { ...saveManyFailure, done: 'Se descartó lo pegado.' };
          void save(async () => ({ saved: null, undo }), texts);
        }}
      />
    </>
  );
}
