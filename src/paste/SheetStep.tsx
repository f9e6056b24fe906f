import { categoryTitle } from '../league/category.ts';
import { Button } from '@mantine/core';
import { useState, type ComponentProps } from 'react';
import { UnreadRows } from './review/UnreadRows.tsx';
import { useData } from '../matches/DataProvider.tsx';
import { remarksOf } from '../admin/form/remarks.ts';
import { SaveQuestion } from '../admin/form/SaveQuestion.tsx';
import { nameKey } from '../padel/nameKey.ts';
import type { NewPair } from '../padel/pair.ts';
import { useKnownPairs } from '../pairs/useKnownPairs.ts';
import type { MatchIdentity } from '../padel/sameMatch.ts';
import type { SheetRest } from './sheets/sheetRest.ts';
import { AnnounceMatches } from './AnnounceMatches.tsx';
import { useSave, useSaving } from '../session/save.ts';
import { additions } from '../session/writeRows.ts';
import { StepTitle } from './StepTitle.tsx';
import { saveManyFailure } from '../session/errorMessages.ts';
import controls from '../ui/theme/controls.module.css';
import { PasteSection } from './PasteSection.tsx';
import { useSettings } from '../league/settings.ts';
import { useToday } from '../league/useNow.ts';

type SheetStepProps = {
  sheet: SheetRest;
  /** Played ones too. */
  announced: readonly (MatchIdentity & { id: string })[];
  /** The announced matches of all categories, which take courts and hours. */
  taken: ComponentProps<typeof AnnounceMatches>['taken'];
  /** Called with what is left of the sheet, to keep it on the device. */
  onSheet: (left: SheetRest) => void;
  onEnd: () => void;
};

/** The pairs and matches of a table: first the pairs, which the matches refer to. */
export function SheetStep({ sheet, announced, taken, onSheet, onEnd }: SheetStepProps) {
  const league = useSettings();
  const { pairs, matches, unread } = sheet;
  const { tables } = useData();
  const save = useSave();
  const { isSaving, failure, run } = useSaving();
  const known = useKnownPairs();
  const [kept, setKept] = useState<readonly string[]>([]);
  const today = useToday();
  const remarked = pairs.map(({ id, values }) => {
    const texts = { team1: values.name, category: values.category };
    const row = { kind: 'pair', texts, kept } as const;
    return { id, values, remarks: remarksOf(row, { settings: league, pairs: known }, today) };
  });
  /** The pair is one of the league: so it is called in the matches, too. */
  const onName = (id: string, { category, name }: NewPair, pair: string) => {
    const nameOf = (team: string) => (nameKey(team) === nameKey(name) ? pair : team);
    onSheet({
      pairs: pairs.filter((each) => each.id !== id),
      matches: matches.map((row) =>
        row.values.category === category
          ? {
              ...row,
              values: {
                ...row.values,
                team1: nameOf(row.values.team1),
                team2: nameOf(row.values.team2),
              },
            }
          : row,
      ),
      unread,
    });
  };
  const onPairsDone = () => onSheet({ matches, pairs: [], unread });
  const onSave = async () => {
    const { kind } = await run(() =>
      save((write) => write(additions(tables.pairs, pairs)), {
        ...saveManyFailure,
        done: pairs.length === 1 ? '1 pareja agregada.' : `${pairs.length} parejas agregadas.`,
        notUndone: 'alguna de esas parejas cambió después',
      }),
    );
    if (kind !== 'saved') return;
    if (matches.length === 0) onEnd();
    else onPairsDone();
  };
  if (pairs.length === 0) {
    return (
      <>
        <UnreadRows rows={unread} />
        <AnnounceMatches
          rows={matches}
          announced={announced}
          taken={taken}
          onRows={(rows) => onSheet({ matches: rows, pairs, unread })}
          onEnd={onEnd}
        />
      </>
    );
  }
  const count = pairs.length === 1 ? '1 pareja nueva' : `${pairs.length} parejas nuevas`;
  return (
    <PasteSection labelledBy="pairs">
      <StepTitle id="pairs">{count}</StepTitle>
      <ul>
        {remarked.map(({ id, values, remarks }) => (
          <li key={id}>
            <bdi>{values.name}</bdi> · {categoryTitle(values.category, league)}
            {values.players === null ? null : <> · {values.players}</>}
            {remarks.map((remark) => (
              <SaveQuestion
                key={remark.id}
                remark={remark}
                onSet={({ kept: meant, team1 }) => {
                  if (meant !== undefined) setKept([...kept, meant]);
                  if (team1 !== undefined) onName(id, values, team1);
                }}
              />
            ))}
          </li>
        ))}
      </ul>
      <UnreadRows rows={unread} />
      <output>{failure}</output>
      <div className={controls['actions']}>
        <Button
          onClick={() => void onSave()}
          disabled={isSaving || remarked.some(({ remarks }) => remarks.length > 0)}
        >
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
    </PasteSection>
  );
}
