import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { AuthorQuestions } from '../../components/PasteReview/AuthorQuestions.tsx';
import { AuthorQuestion } from '../../components/PasteReview/AuthorQuestion.tsx';
import type { ReviewPair } from '../../components/PasteReview/CorrectionFields.tsx';
import { PasteReview } from '../../components/PasteReview/PasteReview.tsx';
import { corrected, settledAs, withPair } from '../../domain/review/reviewItem.ts';
import { isSameOutcome } from '../../domain/review/reviewState.ts';
import type { KeptPaste } from '../../domain/review/keptPaste.ts';
import { formatLongDate } from '../../domain/spanishDate.ts';
import type { CivilDate } from '../../domain/time.ts';
import type { usePaste } from './usePaste.ts';
import { notifyAdmin } from '../shared/notifyAdmin.ts';
import { saveFailure } from '../shared/saveFailures.ts';
import { useSavePaste } from './useSavePaste.ts';

type ReviewDeskProps = {
  review: KeptPaste;
  paste: ReturnType<typeof usePaste>;
  pairs: readonly ReviewPair[];
  today: CivilDate;
};

/** The review with what it saves. */
export function ReviewDesk({ review, paste, pairs, today }: ReviewDeskProps) {
  const { save } = useSavePaste();
  const [openId, setOpenId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // While it is being saved its rows arrive live: what is on screen stays as it was.
  const [savingStates, setSavingStates] = useState<typeof paste.states | null>(null);
  const states = savingStates ?? paste.states;

  const entryOf = new Map(
    review.items.map((item, index) => [item.id, { item, state: states[index] }]),
  );
  const entries = review.order.flatMap((id) => {
    const entry = entryOf.get(id);
    return entry?.state === undefined ? [] : [{ item: entry.item, state: entry.state }];
  });
  const onSave = async () => {
    const items = paste.toSave();
    setFailure(null);
    setSavingStates(paste.states);
    try {
      const saved = await save(items);
      const missed = saved.filter((result, index) => {
        const sent = items[index]?.values;
        return sent !== undefined && !isSameOutcome(result, sent);
      });
      paste.onSaved(saved, missed.length);
    } catch (error) {
      console.warn('No se pudo guardar lo pegado:', error);
      setFailure(saveFailure(error));
      setSavingStates(null);
    }
  };

  return (
    <>
      {paste.voices.length > 1 ? (
        <AuthorQuestions
          senders={paste.voices}
          pairs={pairs}
          authors={paste.authors}
          onAuthor={paste.setAuthorOf}
        />
      ) : paste.asksAuthor ? (
        <AuthorQuestion pairs={pairs} author={paste.author} onAuthor={paste.setAuthor} />
      ) : null}
      {review.items.some(({ date }) => date === null) ? (
        <FormField
          label="Fecha de los mensajes que no la dicen"
          type="date"
          value={review.day}
          description={formatLongDate(review.day)}
          onChange={(event) => paste.setDay(event.currentTarget.value)}
        />
      ) : null}
      {review.items.length === 0 ? (
        <p role="alert">En lo pegado no se encontró ningún resultado.</p>
      ) : null}
      {paste.onRest !== null && states.every(({ kind }) => kind === 'stored') ? (
        <Button onClick={paste.onRest}>Seguir con el resto de la planilla</Button>
      ) : null}
      <PasteReview
        entries={entries}
        unread={review.unread}
        pairs={pairs}
        day={review.day}
        today={today}
        openId={openId}
        isSaving={savingStates !== null}
        failure={failure}
        onOpen={setOpenId}
        onReading={(id, reading) => paste.change(id, (item) => settledAs(item, reading))}
        onCorrect={(id, changes) => paste.change(id, (item) => corrected(item, changes))}
        onPair={(id, pair) => paste.change(id, (item) => withPair(item, pair))}
        onChoice={(id, choice) => paste.change(id, (item) => ({ ...item, choice }))}
        onClaim={(id) => {
          paste.claim(id);
          setOpenId(id);
        }}
        onSave={() => void onSave()}
        onDiscard={() => {
          paste.discard();
          void notifyAdmin('done', 'Se descartó lo pegado.', async () => paste.restore(review));
        }}
      />
    </>
  );
}
