import { NameTakenError, OutdatedError, type UndoneChange } from './writeErrors.ts';

/** Says what stands in the way of an undo; @returns whether it could. */
type Explain = (undone: UndoneChange) => Promise<boolean>;

let explain: Explain | null = null;

/** The desk can name a change and undo it; @returns a function that takes this back. */
export function onRefusedUndo(handler: Explain): () => void {
  explain = handler;
  return () => {
    if (explain === handler) explain = null;
  };
}

/** @returns whether it was said what stands in the way of the undo that ended with this error */
export async function explainRefusedUndo(error: unknown): Promise<boolean> {
  const isRefused = error instanceof OutdatedError || error instanceof NameTakenError;
  if (!isRefused || error.undone === null || explain === null) return false;
  return explain(error.undone);
}
