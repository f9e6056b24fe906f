import { authFailureOf, waitText } from './authFailure.ts';
import {
  InUseError,
  NameTakenError,
  OutdatedError,
  PermissionError,
  SessionEndedError,
} from './writeErrors.ts';

/** Sentences in Spanish for the reasons why something can fail; `failed` is for all other reasons. */
export type FailureTexts = {
  failed: string;
  /** A row was changed by somebody else meanwhile. */
  outdated?: string;
  /** Another row has this name, address or day; @param owner the pair that has it, see NameTakenError */
  nameTaken?: string | ((owner: string | null) => string);
  /** Other rows refer to it. */
  inUse?: string;
  sessionEnded?: string;
};

/** The sentence for an error, in Spanish. */
export function errorMessage(error: unknown, texts: FailureTexts): string {
  const { failed, outdated = failed, nameTaken = failed, sessionEnded = failed } = texts;
  const { inUse = failed } = texts;
  if (error instanceof PermissionError) return error.message;
  if (error instanceof SessionEndedError) return sessionEnded;
  if (error instanceof OutdatedError) return outdated;
  if (error instanceof InUseError) return inUse;
  if (!(error instanceof NameTakenError)) return failed;
  return typeof nameTaken === 'string' ? nameTaken : nameTaken(error.owner);
}

/**
 * The sentences for an undo that failed.
 * @param conflict says in Spanish why nothing is undone after a row was changed again
 */
export function undoFailure(conflict = 'hubo otro cambio después'): FailureTexts {
  return {
    failed: 'No se pudo deshacer el cambio.',
    outdated: `No se puede deshacer: ${conflict}. Lo muestra el historial, en Administración.`,
    nameTaken: (owner) =>
      `No se puede deshacer: el nombre es ahora el de «${owner}», aunque cambien los signos.`,
  };
}

/** The sentences for saving settings and other rows in a form of the page. */
export const settingFailure = {
  failed: 'No se pudo guardar. Lo escrito sigue aquí: intentar de nuevo.',
  outdated: 'Alguien cambió esto mientras tanto: así está ahora. Revisar y guardar de nuevo.',
  sessionEnded: 'La sesión terminó: iniciar sesión otra vez en otra pestaña y guardar de nuevo.',
  /** The form begins again with what somebody else has stored. */
  conflict: 'No se guardó: alguien cambió esto mientras tanto. El formulario muestra lo nuevo.',
} satisfies FailureTexts & { conflict: string };

/** The sentences for saving many rows that were pasted or planned. */
export const saveManyFailure: FailureTexts = {
  failed:
    'No se pudo guardar. Todo sigue aquí: se puede intentar de nuevo, nada se guarda dos veces.',
  outdated:
    'No se guardó nada: un partido anunciado cambió mientras tanto. Revisar y guardar de nuevo.',
  sessionEnded: 'La sesión terminó: iniciar sesión otra vez. Todo queda en este dispositivo.',
};

/** The sentences for undoing such a save. */
export const undoManyFailure: FailureTexts = {
  failed: 'No se pudo deshacer: intentar de nuevo.',
  outdated: 'Algo de esto cambió después: ya no se puede deshacer todo junto.',
};

/** The sentences for a failed sign-in, in Spanish. */
export function signInErrorMessage(error: unknown): string {
  if (error instanceof PermissionError) {
    return 'No tienes permisos para acceder como administrador.';
  }
  const other = 'Error al iniciar sesión. Por favor, intenta de nuevo.';
  const failure = authFailureOf(error);
  switch (failure.kind) {
    case 'tooMany':
      return `Demasiados intentos fallidos. Por favor, intenta más tarde. Se puede volver a probar en ${waitText(failure.wait)}.`;
    case 'busy': {
      const wait = failure.wait === null ? '' : ` Esperar ${waitText(failure.wait)}.`;
      return `${other} No es por la contraseña: el servidor no pudo contestar.${wait}`;
    }
    case 'lost':
      return `${other} No es por la contraseña: no llegó respuesta del servidor.`;
    default:
      return failure.code === 'invalid_credentials'
        ? 'Credenciales inválidas. Por favor, verifica tu correo y contraseña.'
        : other;
  }
}
