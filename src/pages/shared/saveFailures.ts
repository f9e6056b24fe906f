import { OutdatedError, PermissionError, SessionEndedError } from '../../data/permissionError.ts';

/** What to tell the organiser when it did not work. */
export function saveFailure(error: unknown): string {
  if (error instanceof PermissionError) return `${error.message}.`;
  if (error instanceof SessionEndedError) {
    return 'La sesión terminó: iniciar sesión otra vez. Lo pegado queda en este dispositivo.';
  }
  return 'No se pudo guardar. Lo pegado sigue aquí: intentar de nuevo no duplica nada.';
}

/** What to tell the organiser when rows that were saved together could not be taken back. */
export function undoAllFailure(error: unknown): string {
  if (error instanceof PermissionError) return `${error.message}.`;
  return error instanceof OutdatedError
    ? 'Algo de esto cambió después: ya no se puede deshacer todo junto.'
    : 'No se pudo deshacer: intentar de nuevo.';
}
