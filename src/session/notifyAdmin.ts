import { loadCode } from '../live/loadCode.ts';
import { focusTitleIfLost } from '../ui/focusTitle.ts';
import { errorMessage, undoFailure } from './errorMessages.ts';

/**
 * Shows the administrator the outcome of a write. The code for it is fetched for nobody else; if it
 * cannot be fetched, a failure is shown by `window.alert`.
 * @param undo undoes the write; its errors are shown
 * @param conflict says in Spanish why nothing is undone after a row was changed again
 */
export async function notifyAdmin(
  outcome: 'done' | 'failed',
  message: string,
  undo?: () => Promise<void>,
  conflict?: string,
): Promise<void> {
  try {
    const { showDone, showFailure } = await loadCode(() => import('./adminMessages.tsx'));
    if (outcome === 'failed') showFailure(message);
    else showDone(message, undo && (() => void runUndo(undo, conflict)));
  } catch (error) {
    console.warn('No se pudo mostrar un mensaje:', error);
    if (outcome === 'failed') window.alert(message);
  }
}

async function runUndo(undo: () => Promise<void>, conflict?: string) {
  try {
    await undo();
    void notifyAdmin('done', 'Cambio deshecho.');
    requestAnimationFrame(focusTitleIfLost);
  } catch (error) {
    console.warn('No se pudo deshacer:', error);
    void notifyAdmin('failed', errorMessage(error, undoFailure(conflict)));
  }
}
