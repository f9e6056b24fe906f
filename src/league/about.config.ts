import type { AboutSettings } from './league.ts';

/** The words of the page *Nosotros*, paragraph by paragraph. */
export const about: AboutSettings = {
  story: [
    'La liga empezó con dos grupos de amigos que jugaban los jueves en canchas vecinas y se cansaron de enfrentar siempre a los mismos. Juntaron los horarios, armaron una tabla en una cartulina y la colgaron en el bar del club.',
    'Hoy hay siete categorías, parejas de toda la ciudad y partidos casi todas las noches. La cartulina es esta página; el tercer tiempo sigue siendo obligatorio.',
  ],
  // The dates of the season, in their order. The demo's matches follow the day on which it is loaded: it
  // fixes no date of the play-offs.
  dates: [
    { day: '2026-07-24', text: 'Cierre de la inscripción al Clausura 2026' },
    { day: '2026-08-01', text: 'Primera fecha del Clausura 2026' },
    { day: '2027-02-01', text: 'Primera fecha del Apertura 2027' },
    { day: '2027-08-01', text: 'Primera fecha del Clausura 2027' },
  ],
  // How a match is played and scored; how the table is counted follows from the season's rule.
  scoring: [
    'Los partidos son al mejor de tres sets, con tie-break a siete puntos en el 6-6.',
    'Con un set por lado define un súper tie-break a diez puntos, con diferencia de dos.',
    'En el 40 iguales se juega punto de oro: la pareja que recibe elige el lado.',
    'Hay quince minutos de tolerancia; después, el partido se pierde por W.O.',
  ],
  // How to join, step by step.
  joining: [
    'Armar la pareja y elegir la categoría. Si hay dudas con el nivel, los organizadores ayudan a encontrarla.',
    'Escribir a los organizadores con los dos nombres, la categoría y los días en que se puede jugar.',
    'Esperar la confirmación: el fixture aparece en este sitio una semana antes de la primera fecha.',
  ],
};
