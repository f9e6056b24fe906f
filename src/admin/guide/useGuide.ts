import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { guideId, paths } from '../../league/paths.ts';
import { onSettingsChange } from '../../league/settings.ts';
import { keepValue, keptValue } from '../../live/storage.ts';
import { useData } from '../../matches/DataProvider.tsx';
import { nextStep, readGuideRows, type GuideRows } from './guideProgress.ts';

const laterKey = 'league-guide-later';

/** What is done of the first hour, read again after each change until all is, and whether it was put off. */
export function useGuide() {
  const { sources, tables } = useData();
  const { pairs, results } = tables;
  const [rows, setRows] = useState<GuideRows | null>(null);
  const [isLater, setLater] = useState(() => keptValue(laterKey) === true);
  const navigate = useNavigate();
  const isAskedFor = useLocation().hash === `#${guideId}`;

  const read = useCallback(async () => {
    try {
      setRows(await readGuideRows(await sources.supabase()));
    } catch {
      // The desk is there without its guide, and the lists say what failed.
    }
  }, [sources]);
  const isComplete = rows !== null && nextStep(rows) === null;
  useEffect(() => {
    if (isComplete) return undefined;
    let timer = setTimeout(() => void read());
    // A write changes several lists, one after the other.
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void read(), 100);
    };
    const stops = [
      onSettingsChange(readSoon),
      pairs.lists.onUpdate(readSoon),
      results.lists.onUpdate(readSoon),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [isComplete, read, pairs, results]);

  const isDone = rows === null || isComplete;
  const isShown = !isDone && (!isLater || isAskedFor);
  return {
    /** `null`: nothing is missing, or it is not known. */
    rows: isDone ? null : rows,
    isShown,
    /** Reads at once what a step has stored. */
    onSaved: () => void read(),
    /** Puts the guide off on this device. */
    onLater: () => {
      keepValue(laterKey, true);
      setLater(true);
      void navigate(paths.admin(), { replace: true });
    },
  };
}
