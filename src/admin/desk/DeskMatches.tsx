import { useMemo, useRef } from 'react';
import { categoryByName } from '../../league/category.ts';
import { paths } from '../../league/paths.ts';
import { seasonLists } from '../../league/seasonLists.ts';
import { useSettings } from '../../league/settings.ts';
import { useCurrentSeason, useNow } from '../../league/useNow.ts';
import { addressHere } from '../../live/base.ts';
import { allItemsOf } from '../../live/listState.ts';
import { newId } from '../../live/newId.ts';
import { useList } from '../../live/useList.ts';
import { countsAs } from '../../matches/announcedMatch.ts';
import { useData } from '../../matches/DataProvider.tsx';
import { useOpenDialog } from '../../matches/RowDialogs.tsx';
import { resultAddition } from '../../matches/saveResults.ts';
import { noDetails, ofItsDay } from '../../padel/result.ts';
import { absenceWords } from '../../padel/score.ts';
import { otherSide, type Side } from '../../padel/setScore.ts';
import { eveningOf } from '../../padel/evening.ts';
import type { CivilMoment } from '../../padel/time.ts';
import { formatDayOfMonth } from '../../padel/spanishDate.ts';
import { useSave } from '../../session/save.ts';
import { plainInChat } from '../../share/shareText.ts';
import { Text } from '@mantine/core';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useAnnouncedMatches } from '../form/useAnnouncedMatches.ts';
import { usePostponing } from '../form/usePostponing.ts';
import { DeskRows, type DeskActions } from './DeskRows.tsx';
import { DueMatches } from './DueMatches.tsx';
import { LeftAtDesk } from './LeftAtDesk.tsx';
import {
  clashesAtDesk,
  dayWithoutPlay,
  leftAtDesk,
  type DeskLeft,
  type DeskMatch,
} from './leftAtDesk.ts';
import { useRowFocus } from './useRowFocus.ts';

/** What is left, with what is done with it; `null`: not loaded yet. */
type Desk = DeskActions & { left: DeskLeft; now: CivilMoment };

/** What is due, with the league's data. */
export function DueAtDesk() {
  const desk = useDesk();
  return desk === null ? <DeskLoading /> : <DueMatches {...desk} />;
}

/** `/admin/atrasados`: all that is late. */
export function LateMatches() {
  const desk = useDesk();
  if (desk === null) return <DeskLoading />;
  return <MatchesOrNone {...desk} matches={desk.left.late} none="No hay partidos atrasados." />;
}

/** `/admin/choques`: the announced matches that cannot be played beside another one. */
export function ClashingMatches() {
  const desk = useDesk();
  if (desk === null) return <DeskLoading />;
  const matches = clashesAtDesk(desk.left);
  return <MatchesOrNone {...desk} matches={matches} none="Ningún partido choca con otro." />;
}

/** `/admin/partidos`: what is announced, and what has no day. */
export function LeftMatches() {
  const desk = useDesk();
  return desk === null ? <DeskLoading /> : <LeftAtDesk {...desk} />;
}

/** As high as the beginning of a usual evening: little moves when the matches are there. */
function DeskLoading() {
  return (
    <Text component="output" mih="20rem" data-loading>
      Cargando lo que falta…
    </Text>
  );
}

type MatchesOrNoneProps = Desk & { matches: readonly DeskMatch[]; none: string };

function MatchesOrNone({ matches, none, left: _left, ...rows }: MatchesOrNoneProps) {
  const focus = useRowFocus();
  return (
    <div {...focus}>
      {matches.length === 0 ? (
        <EmptyState message={none} />
      ) : (
        <DeskRows matches={matches} {...rows} />
      )}
    </div>
  );
}

function useDesk(): Desk | null {
  const now = useNow();
  const season = useCurrentSeason();
  const { categories, clock, seasons } = useSettings();
  const { tables } = useData();
  const results = useList(tables.results.lists, seasonLists.results(season.slug));
  const pairs = useList(tables.pairs.lists, { order: 'name', isWhole: true });
  const { matches, isLoaded } = useAnnouncedMatches();
  const played = allItemsOf(results.state);
  const registered = allItemsOf(pairs.state);
  const left = useMemo(
    () =>
      leftAtDesk({ results: played, matches, pairs: registered }, season, categories, {
        now,
        clock,
        seasons,
      }),
    [played, matches, registered, season, categories, now, clock, seasons],
  );
  const openDialog = useOpenDialog();
  const save = useSave();
  const { postpone } = usePostponing();
  const inFlight = useRef(new Set<string>());
  /** The ids of results whose save had no response, by their row: tried again they are stored once. */
  const unanswered = useRef(new Map<string, string>());
  if (!isLoaded || results.state.kind !== 'loaded') return null;
  const { lastDay } = season;
  /** Ignores a second tap on a match while the first one is being saved. */
  const once = async (id: string, run: () => Promise<unknown>) => {
    if (inFlight.current.has(id)) return;
    inFlight.current.add(id);
    try {
      await run();
    } finally {
      inFlight.current.delete(id);
    }
  };
  const settle = async (
    { id: rowId, match, team1, team2, category }: DeskMatch,
    score: string,
    winner: Side | null,
  ) => {
    const sent = unanswered.current.get(rowId);
    // One that is shown has arrived: the row is that of another match of the two.
    const isOpen = sent !== undefined && played.every(({ id }) => id !== sent);
    const id = match?.id ?? (isOpen ? sent : newId());
    unanswered.current.set(rowId, id);
    const { kind } = await save(
      (write) => {
        const date = dayWithoutPlay(match, eveningOf(now), season);
        const counts = match === null ? ofItsDay : countsAs(match, date, seasons);
        const values = { ...noDetails, ...counts, team1, team2, category, score, winner, date };
        return write(resultAddition(tables, { id, values, matchId: match?.id ?? null }));
      },
      {
        done: `${team1} – ${team2}: ${score}`,
        failed: 'Error al guardar el resultado. Intenta de nuevo.',
        conflict: 'El partido cambió mientras tanto: no se guardó nada.',
        showsFailure: true,
      },
    );
    if (kind === 'saved') unanswered.current.delete(rowId);
  };
  return {
    left,
    now,
    onSettle: (row) => {
      const { match, team1, team2, category } = row;
      openDialog(
        match === null
          ? {
              table: 'results',
              action: 'add',
              category,
              items: played,
              fields: { team1, team2 },
            }
          : { table: 'results', action: 'settle', match },
      );
    },
    onDay: ({ match, team1, team2, category }) => {
      if (match !== null) {
        openDialog({ table: 'upcoming_matches', action: 'edit', item: match, givesDay: true });
        return;
      }
      // Where and when its category plays.
      const last = matches.filter((each) => each.category === category).at(-1);
      const { time = '', location = '' } = last ?? {};
      openDialog({
        table: 'upcoming_matches',
        action: 'add',
        category,
        items: matches,
        fields: { team1, team2, time, location, date: '' },
      });
    },
    onPostpone: (match) => void once(match.id, () => postpone(match)),
    onUnplayed: (row) => void once(row.id, () => settle(row, absenceWords.unplayed, null)),
    onWalkover: (row, absent) =>
      void once(row.id, () => settle(row, absenceWords.walkover, otherSide(absent))),
    reminderOf: ({ team1, team2, category }) => {
      const known = categoryByName(category, { categories });
      const text = [
        `Falta jugar: ${team1} – ${team2} (${known?.title ?? category}).`,
        lastDay === null || lastDay < eveningOf(now)
          ? []
          : `Hay tiempo hasta el ${formatDayOfMonth(lastDay)}.`,
        '¿Qué día se juega?',
      ]
        .flat()
        .join(' ');
      const address = known === undefined ? '' : ` ${addressHere(paths.left(known.slug))}`;
      return `https://wa.me/?text=${encodeURIComponent(plainInChat(text) + address)}`;
    },
  };
}

/** How many announced matches cannot be played beside another one; 0 while that is not known. */
export function useClashCount(): number {
  const left = useDesk()?.left;
  return useMemo(() => (left === undefined ? 0 : clashesAtDesk(left).length), [left]);
}
