import { OutdatedError, PermissionError } from '../../data/permissionError.ts';
import { focusTitleIfLost } from './focusTitle.ts';

/**
 * Shows the administrator what became of a write. The code is fetched for nobody else. Where it cannot
 * be fetched, a failure is shown in the browser's own window; the write itself is not affected.
 * @param undo takes the write back; what it throws is shown
 */
export async function notifyAdmin(
  outcome: 'done' | 'failed',
  message: string,
  undo?: () => Promise<void>,
): Promise<void> {
  try {
    const { showDone, showFailure } = await import('./adminMessages.tsx');
    if (outcome === 'failed') showFailure(message);
    else showDone(message, undo && (() => void runUndo(undo)));
  } catch (error) {
    console.warn('No se pudo mostrar un mensaje:', error);
    if (outcome === 'failed') window.alert(message);
  }
}

async function runUndo(undo: () => Promise<void>) {
  try {
    await undo();
    void notifyAdmin('done', 'Se deshizo el último cambio.');
    requestAnimationFrame(focusTitleIfLost);
  } catch (error) {
    console.warn('No se pudo deshacer:', error);
    void notifyAdmin('failed', undoFailure(error));
  }
}

/** Why undoing failed, in Spanish. */
export function undoFailure(error: unknown): string {
  if (error instanceof PermissionError) return error.message;
  return error instanceof OutdatedError
    ? 'No se puede deshacer: hubo otro cambio después. El historial, en Administración, dice cuál.'
    : 'No se pudo deshacer el último cambio.';
}
