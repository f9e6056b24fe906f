import { useCallback, useRef, useState } from 'react';
import { useLiveData, type LiveData } from '../live/liveData.ts';
import { loadCode } from '../live/loadCode.ts';
import { focusTitleIfLost } from '../ui/focusTitle.ts';
import { useAuth } from './authContext.ts';
import { errorMessage, undoFailure, type FailureTexts } from './errorMessages.ts';
import { explainRefusedUndo } from './refusedUndo.ts';
import { createWrite, type RunWrite } from './write.ts';
import { ConflictError } from './writeErrors.ts';

/** The sentences about a save, in Spanish, and their place. */
export type SaveTexts<Saved> = FailureTexts & {
  /** Shown as a message with *Deshacer*; without it the page itself shows what was saved. */
  done?: string | ((saved: Saved) => string);
  /** Why nothing is undone after a row was changed again. */
  notUndone?: string;
  /** Shown as a message where a form begins again with what somebody else stored; other forms show the conflict. */
  conflict?: string;
  /** Whether a failure is a message, too: no form shows it. */
  showsFailure?: boolean;
  /** Whether it changed anything that can be undone. */
  hasChanged?: (saved: Saved) => boolean;
};

/** The saved row; without `undo` there is nothing to undo. */
export type Done<Saved> = { saved: Saved; undo?: (() => Promise<void>) | undefined };

/** The outcome of a save. */
export type SaveOutcome<Row = unknown> =
  | { kind: 'saved' }
  /** Nothing was written: a question is open. */
  | { kind: 'asks' }
  /** @property message why nothing was written, in Spanish */
  | { kind: 'failed'; message: string; error?: unknown }
  /**
   * Nothing was written: somebody else changed or deleted the row meanwhile.
   * @property current the row as it is now; `null` if it was deleted
   */
  | { kind: 'conflict'; message: string; current: Row | null };

/** The page's data, and whether its viewer may write. */
export type Writer = { data: LiveData; isAdmin: boolean };

/**
 * Saves, and says how it ended. It is the one way from a form or a button to the database.
 * @param action what is written, by one or more writes; `asks`: a question came up first
 */
export async function save<Saved>(
  { data, isAdmin }: Writer,
  action: (write: RunWrite) => Promise<Done<Saved> | 'asks'>,
  texts: SaveTexts<Saved>,
): Promise<SaveOutcome<Saved>> {
  const { done, conflict, notUndone, showsFailure = false } = texts;
  const undoSave = async (undo: () => Promise<void>) => {
    const undoTexts = { ...undoFailure(notUndone), done: 'Cambio deshecho.' };
    const ended = await save({ data, isAdmin }, undoing(undo), undoTexts);
    // The button that had the focus is gone with its message.
    if (ended.kind === 'saved') requestAnimationFrame(focusTitleIfLost);
    if (ended.kind !== 'failed' || (await explainRefusedUndo(ended.error))) return;
    void showMessage('failed', ended.message);
  };
  try {
    const written = await action(createWrite(data, isAdmin));
    if (written === 'asks') return { kind: 'asks' };
    const { saved } = written;
    const undo = texts.hasChanged?.(saved) === false ? undefined : written.undo;
    const message = typeof done === 'function' ? done(saved) : done;
    if (message !== undefined) {
      void showMessage('done', message, undo && (() => void undoSave(undo)));
    }
    return { kind: 'saved' };
  } catch (error) {
    const isConflict = error instanceof ConflictError;
    // A conflict is no fault: the form shows it.
    if (!isConflict) console.warn('No se pudo guardar:', error);
    const message = (isConflict && conflict) || errorMessage(error, texts);
    if (showsFailure || (isConflict && conflict !== undefined)) {
      void showMessage('failed', message);
    }
    return isConflict
      ? { kind: 'conflict', message, current: error.current }
      : { kind: 'failed', message, error };
  }
}

/**
 * `save` for the viewer of the page.
 * @returns the same function until the viewer changes
 */
export function useSave() {
  const data = useLiveData();
  const { isAdmin } = useAuth();
  return useCallback(
    <Saved>(action: Parameters<typeof save<Saved>>[1], texts: SaveTexts<Saved>) =>
      save({ data, isAdmin }, action, texts),
    [data, isAdmin],
  );
}

/** The action that undoes a save: it is a save of its own, which is not undone. */
export function undoing(undo: () => Promise<void>) {
  return async () => {
    await undo();
    return { saved: null };
  };
}

/** The code for messages is fetched for the administrator only; without it a failure is shown by `window.alert`. */
async function showMessage(outcome: 'done' | 'failed', message: string, onUndo?: () => void) {
  try {
    const { showDone, showFailure } = await loadCode(() => import('./adminMessages.tsx'));
    if (outcome === 'failed') showFailure(message);
    else showDone(message, onUndo);
  } catch (error) {
    console.warn('No se pudo mostrar un mensaje:', error);
    if (outcome === 'failed') window.alert(message);
  }
}

/**
 * The state of a form's saves, which run one at a time: a double tap saves once.
 * @param first an outcome to begin with, such as a conflict with a draft
 */
export function useSaving<Row = unknown>(first: SaveOutcome<Row> | null = null) {
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState(first);
  const isInFlight = useRef(false);
  const run = async (start: () => Promise<SaveOutcome<Row>>): Promise<SaveOutcome<Row>> => {
    if (isInFlight.current) return { kind: 'asks' };
    isInFlight.current = true;
    setSaving(true);
    setOutcome(null);
    try {
      const ended = await start();
      setOutcome(ended);
      return ended;
    } finally {
      isInFlight.current = false;
      setSaving(false);
    }
  };
  return {
    isSaving,
    /** The outcome of the last save; `null` before it, and once it is dealt with. */
    outcome,
    /** Why the last save failed, in Spanish. */
    failure: outcome?.kind === 'failed' ? outcome.message : null,
    run,
    /** Forgets the outcome; `false` while a save is in flight, whose outcome nobody would see. */
    clear: (): boolean => {
      if (!isInFlight.current) setOutcome(null);
      return !isInFlight.current;
    },
  };
}
