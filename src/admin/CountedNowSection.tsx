import { useEffect, useState } from 'react';
import { defaultRule } from '../league/defaultRule.ts';
import { seasonOf, type SeasonSettings } from '../league/season.ts';
import { useSettings } from '../league/settings.ts';
import type { Client } from '../live/sources.ts';
import { whyUncounted } from '../matches/countResult.ts';
import { resultsTable } from '../matches/tables.ts';
import { parseScore } from '../padel/score.ts';
import type { Result } from '../padel/result.ts';
import { timeout, writeErrorOf } from '../session/requests.ts';
import { useAsAdmin } from '../session/write.ts';
import { CountedNow } from './CountedNow.tsx';
import { useLeague } from './league/useLeague.ts';

/** The results of before that count only since a version of the site knows them, until they have been looked at. */
export function CountedNowSection() {
  const { results, onDismiss } = useCountedNow();
  if (results === null || onDismiss === null) return <output data-loading>Cargando…</output>;
  return <CountedNow results={results} onDismiss={onDismiss} />;
}

/** The same results, and how it is stored that they have been looked at; `null` until that is known. */
export function useCountedNow() {
  const { state, store } = useLeague();
  const asAdmin = useAsAdmin();
  const { seasons } = useSettings();
  const [results, setResults] = useState<readonly Result[] | null>(null);
  const league = state.kind === 'loaded' ? state.league : null;
  const since = league?.['endings_counted_at'];
  useEffect(() => {
    if (typeof since !== 'string') return undefined;
    let isCurrent = true;
    asAdmin('', (client) => readCountedNow(client, since, seasons)).then(
      (found) => isCurrent && setResults(found),
      // They are named when the page is opened again.
      (error: unknown) => console.warn('No se pudieron leer los resultados por revisar:', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [since, asAdmin, seasons]);
  return {
    results: league === null || typeof since === 'string' ? results : [],
    onDismiss: league && (() => store(league, { endings_counted_at: null })),
  };
}

/** @param since results stored before this moment */
async function readCountedNow(
  client: Client,
  since: string,
  seasons: readonly SeasonSettings[],
): Promise<Result[]> {
  const { data, error } = await client
    .from('results')
    .select(resultsTable.columns)
    .lt('created_at', since)
    .or('is_played.is.false,score.ilike.*tiempo*')
    .order('date', { ascending: false })
    .limit(1000)
    .abortSignal(timeout());
  if (error) throw writeErrorOf(error);
  const rows: readonly unknown[] = data;
  return rows.flatMap((row) => {
    const result = resultsTable.parse(row);
    return result !== null && countsNow(result, seasons) ? [result] : [];
  });
}

function countsNow(result: Result, seasons: readonly SeasonSettings[]): boolean {
  const score = parseScore(result.score);
  const isNew =
    score.kind === 'sets'
      ? score.ending === 'timed'
      : score.kind === 'doubleWalkover' || score.kind === 'unplayed';
  const { rule } = seasonOf(result, seasons) ?? { rule: defaultRule };
  return isNew && result.stage === null && whyUncounted(result, rule) === null;
}
