/**
 * Tells the administrator what became of a write. Its code is fetched for nobody else; where it does
 * not come, the browser's own window says what went wrong: a write must never seem to have failed,
 * or to have been done, because of the words for it.
 */
export async function notifyAdmin(outcome: 'done' | 'failed', message: string): Promise<void> {
  try {
    const { showDone, showFailure } = await import('./adminMessages.tsx');
    (outcome === 'done' ? showDone : showFailure)(message);
  } catch (error) {
    console.warn('No se pudo mostrar un mensaje:', error);
    if (outcome === 'failed') window.alert(message);
  }
}
