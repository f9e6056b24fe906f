import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { UnreadRows } from '../../components/PasteReview/UnreadRows.tsx';
import { useData } from '../../data/DataProvider.tsx';
import type { MatchIdentity } from '../../domain/sameMatch.ts';
import type { SheetRest } from '../../domain/sheets/sheetRest.ts';
import { AnnounceMatches } from '../shared/AnnounceMatches.tsx';
import { StepTitle } from '../shared/StepTitle.tsx';
import { saveFailure } from '../shared/saveFailures.ts';
import controls from '../../theme/controls.module.css';
import classes from '../shared/SavedRows.module.css';
import { useInsertRows } from '../shared/useInsertRows.ts';

type SheetDeskProps = {
  sheet: SheetRest;
  /** Played ones too. */
  announced: readonly (MatchIdentity & { id: string })[];
  /** What is left of it: it is kept on the device. */
  onSheet: (left: SheetRest) => void;
  onEnd: () => void;
};

/** The pairs and matches of a table: first the pairs, which the matches refer to. */
export function SheetDesk({ sheet, announced, onSheet, onEnd }: SheetDeskProps) {
  const { pairs, matches, unread } = sheet;
  const { insert } = useInsertRows(useData().tables.pairs);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const onPairsDone = () => onSheet({ matches, pairs: [], unread });
  const onSave = async () => {
    setSaving(true);
    try {
      await insert(pairs);
      if (matches.length === 0) onEnd();
      else onPairsDone();
    } catch (error) {
      console.warn('No se pudieron guardar las parejas:', error);
      setFailure(saveFailure(error));
    } finally {
      setSaving(false);
    }
  };
  if (pairs.length === 0) {
    return (
      <>
        <UnreadRows rows={unread} />
        <AnnounceMatches
          rows={matches}
          announced={announced}
          onRows={(rows) => onSheet({ matches: rows, pairs, unread })}
          onEnd={onEnd}
        />
      </>
    );
  }
  const count = pairs.length === 1 ? '1 pareja nueva' : `${pairs.length} parejas nuevas`;
  return (
    <section className={classes['saved']} aria-labelledby="pairs">
      <StepTitle id="pairs">{count}</StepTitle>
      <ul>
        {pairs.map(({ id, values }) => (
          <li key={id}>
            <bdi>{values.name}</bdi> · {values.category}
            {values.players === null ? null : <> · {values.players}</>}
          </li>
        ))}
      </ul>
      <UnreadRows rows={unread} />
      <output>{failure}</output>
      <div className={controls['actions']}>
        <Button onClick={() => void onSave()} disabled={isSaving}>
          {isSaving ? 'Guardando…' : `Agregar ${count}`}
        </Button>
        {matches.length === 0 ? null : (
          <Button variant="default" onClick={onPairsDone}>
            Seguir sin agregarlas
          </Button>
        )}
        <Button variant="default" onClick={onEnd}>
          Descartar
        </Button>
      </div>
    </section>
  );
}
