import type { UpcomingMatch } from '../padel/upcomingMatch.ts';

type PutOff = (match: UpcomingMatch) => void;

let registered: PutOff | null = null;

/**
 * Lets the rows of announced matches put them off. The administrator's tools do: a row is a visitor's, too.
 * @returns a function that takes it back
 */
export function onPutOff(run: PutOff): () => void {
  registered = run;
  return () => {
    if (registered === run) registered = null;
  };
}

/** Puts a match off; where the tools could not be loaded, that is said. */
export function putOff(match: UpcomingMatch) {
  if (registered === null) window.alert('Error al guardar el partido. Intenta de nuevo.');
  else registered(match);
}
