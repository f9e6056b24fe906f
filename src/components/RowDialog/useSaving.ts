import { useRef, useState } from 'react';

/** What became of a save. */
export type SaveOutcome<Values> =
  | { kind: 'saved' }
  /** @property message why, in Spanish */
  | { kind: 'failed'; message: string }
  /** Nothing was written, because the row is not any more what was corrected. */
  | Conflict<Values>;

export type Conflict<Values> = {
  kind: 'conflict';
  /** The row as it is now; `null` if it was deleted. */
  current: Values | null;
};

type SavingOptions<Values> = {
  onSave: (values: Values) => Promise<SaveOutcome<Values>>;
  onClose: () => void;
  /** A conflict that is known before the first save. */
  conflict: Conflict<Values> | null;
};

/** Saves a form's values: closes the dialog when they are saved, and keeps it open otherwise. */
export function useSaving<Values>({ onSave, onClose, conflict }: SavingOptions<Values>) {
  const [isSaving, setIsSaving] = useState(false);
  const [outcome, setOutcome] = useState<SaveOutcome<Values> | null>(conflict);
  const isInFlight = useRef(false);

  const run = async (values: Values, onSaved?: () => void) => {
    isInFlight.current = true;
    setIsSaving(true);
    setOutcome(null);
    try {
      const result = await onSave(values);
      setOutcome(result);
      if (result.kind === 'saved') {
        onClose();
        onSaved?.();
      }
    } finally {
      isInFlight.current = false;
      setIsSaving(false);
    }
  };

  return {
    isSaving,
    outcome,
    /** A second call while the first is in flight does nothing: a double click saves once. */
    save: (values: Values, onSaved?: () => void) => {
      if (!isInFlight.current) void run(values, onSaved);
    },
    /** @returns whether it closed: not while a save is in flight, whose outcome nobody would see */
    close: (): boolean => {
      if (isInFlight.current) return false;
      setOutcome(null);
      onClose();
      return true;
    },
    clearOutcome: () => setOutcome(null),
  };
}

export type Saving<Values> = ReturnType<typeof useSaving<Values>>;
