import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { guideId, paths } from '../../league/paths.ts';
import { onSettingsChange } from '../../league/settings.ts';
import { loadCode } from '../../live/loadCode.ts';
import { forgetValue, keepValue, keptValue } from '../../live/storage.ts';
import { useData } from '../../matches/DataProvider.tsx';
import { nextStep, readGuideRows, type GuideRows } from './guideProgress.ts';

const laterKey = 'league-guide-later';
const completeKey = 'league-guide-complete';

/** The desk waits so long for its guide, ms: one that came later would push it down. */
const longestWait = 8000;

export const loadGuide = () => loadCode(() => import('./GuideWithData.tsx'));

/** The steps of the first hour that are done, read again after each change until all are, and whether the guide was put off. */
export function useGuide() {
  const { sources, tables } = useData();
  const { pairs, results } = tables;
  const [rows, setRows] = useState<GuideRows | null>(null);
  const [isLater, setLater] = useState(() => keptValue(laterKey) === true);
  /** Whether the desk can be shown: with the guide, or without one that might still come. */
  const [isReady, setReady] = useState(() => isLater || keptValue(completeKey) === true);
  const navigate = useNavigate();
  const isAskedFor = useLocation().hash === `#${guideId}`;

  const read = useCallback(async () => {
    try {
      const client = await sources.supabase();
      const [read] = await Promise.all([readGuideRows(client), loadGuide()]);
      setRows(read);
      if (nextStep(read) === null) keepValue(completeKey, true);
      else forgetValue(completeKey);
    } catch {
      // The desk is there without its guide, and the lists say what failed.
    }
    setReady(true);
  }, [sources]);
  /** Whether the desk was shown without waiting any longer. */
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isReady) return undefined;
    const timer = setTimeout(() => {
      setLate(true);
      setReady(true);
    }, longestWait);
    return () => clearTimeout(timer);
  }, [isReady]);
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
  const isShown = !isDone && (isAskedFor || !(isLater || isLate));
  return {
    isReady,
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
