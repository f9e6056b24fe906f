import { useRef, useState } from 'react';

export type Saving<Values> = {
  isSaving: boolean;
  /** What went wrong the last time, in Spanish; `null`: nothing. */
  failure: string | null;
  /** A second call while the first is under way does nothing: a double click saves once. */
  save: (values: Values) => void;
  /**
   * Closes the dialog, unless a save is under way: nobody could then tell whether it was saved.
   * @param before done first, if it closes
   */
  close: (before?: () => void) => void;
};

type SavingOptions<Values> = {
  onSave: (values: Values) => Promise<void>;
  onClose: () => void;
  /** Said when saving fails for a reason that has no sentence of its own. */
  failureMessage: string;
};

/** Saves what a dialog's form holds: closes the dialog when it is done, and keeps it open when it fails. */
export function useSaving<Values>(options: SavingOptions<Values>): Saving<Values> {
  const { onSave, onClose, failureMessage } = options;
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isInFlight = useRef(false);

  const run = async (values: Values) => {
    isInFlight.current = true;
    setIsSaving(true);
    setFailure(null);
    try {
      await onSave(values);
      onClose();
    } catch (error) {
      setFailure(permissionMessage(error) ?? failureMessage);
    } finally {
      isInFlight.current = false;
      setIsSaving(false);
    }
  };

  return {
    isSaving,
    failure,
    save: (values) => {
      if (!isInFlight.current) void run(values);
    },
    close: (before) => {
      if (isInFlight.current) return;
      before?.();
      setFailure(null);
      onClose();
    },
  };
}

function permissionMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return error.message.startsWith('No tienes permisos') ? error.message : undefined;
}
