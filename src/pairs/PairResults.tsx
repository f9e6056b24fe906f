import { Group } from '@mantine/core';
import { useId } from 'react';
import { ResultList } from '../matches/list/ResultList.tsx';
import type { Pair } from '../padel/pair.ts';
import { outcomeFor, rivalOf, rivalsOf, tallyOf } from '../matches/pairMatches.ts';
import { pairSlug } from '../padel/pairSlug.ts';
import type { Result } from '../padel/result.ts';
import { eveningOf } from '../padel/evening.ts';
import type { CivilMoment } from '../padel/time.ts';
import type { EditableList } from '../matches/list/useListSection.ts';
import { WholeChoice } from '../ui/form/WholeChoice.tsx';
import classes from './PairView.module.css';
import { useSettings } from '../league/settings.ts';
import { ruleOfMatch } from '../league/ruleOfMatch.ts';
import type { Outcome } from '../matches/outcome.ts';

const everyRival = 'Todas las parejas';

type PairResultsProps = {
  pair: Pair;
  now: CivilMoment;
  results: EditableList<Result>;
  all: readonly Result[];
  rival: string | null;
  onRival: (slug: string | null) => void;
};

/** A pair's results as it sees them: all, or the meetings with one rival. */
export function PairResults({ pair, now, results, all, rival, onRival }: PairResultsProps) {
  const league = useSettings();
  const fieldId = useId();
  const rivals = rivalsOf(all, pair);
  // Of two whose names differ only in signs, the address tells the second by all that is written.
  const valueOf = (name: string) =>
    rivals.find((other) => pairSlug(other) === pairSlug(name)) === name && pairSlug(name) !== ''
      ? pairSlug(name)
      : name;
  const chosen = rivals.find((name) => valueOf(name) === rival);
  const shown =
    chosen === undefined ? all : all.filter((result) => rivalOf(result, pair) === chosen);
  const outcomeOf = (result: Result) => outcomeFor(result, pair, ruleOfMatch(result, league));
  const { state } = results;
  return (
    <ResultList
      {...results}
      state={state.kind === 'loaded' ? { ...state, items: shown } : state}
      title="Resultados"
      category={pair.category}
      today={eveningOf(now)}
      outcomeOf={outcomeOf}
      actions={
        <Group gap="4px 8px" miw={0}>
          <label className={classes['tally']} htmlFor={fieldId}>
            Contra
          </label>
          <WholeChoice text={chosen ?? everyRival} className={classes['choice']} isPlain>
            <select
              id={fieldId}
              value={chosen === undefined ? '' : valueOf(chosen)}
              onChange={({ currentTarget }) => onRival(currentTarget.value || null)}
            >
              <option value="">{everyRival}</option>
              {rivals.map((name) => (
                <option key={name} value={valueOf(name)}>
                  {name}
                </option>
              ))}
            </select>
          </WholeChoice>
          <output className={classes['tally']}>{describeTally(shown.map(outcomeOf))}</output>
        </Group>
      }
    />
  );
}

function describeTally(outcomes: readonly (Outcome | null)[]): string {
  const { won, drawn, lost } = tallyOf(outcomes);
  return [
    `${outcomes.length} ${outcomes.length === 1 ? 'partido' : 'partidos'}`,
    `${won} ${won === 1 ? 'ganado' : 'ganados'}`,
    ...(drawn === 0 ? [] : [`${drawn} ${drawn === 1 ? 'empatado' : 'empatados'}`]),
    `${lost} ${lost === 1 ? 'perdido' : 'perdidos'}`,
  ].join(' · ');
}
