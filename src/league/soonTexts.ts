/** The sentences of a league that has nothing to list yet. */
export const soonTexts = {
  message: 'La liga está por empezar',
  hint: 'Los partidos y los resultados aparecen aquí en cuanto se cargan.',
};
