import { plainKey } from '../../padel/plainKey.ts';
import type { CivilDate } from '../../padel/time.ts';

/**
 * Phrases that change nothing in any sentence. What makes a result doubtful, another match or another day in some
 * sentence is none of them, however rare that is.
 */
export const harmlessPhrases = `
hola, hola a todos, hola grupo, hola profe, como va, como va todo, como andan, buenas, buenas tardes, buenas noches, buen dia, buenos dias, gente, chicos, chicas, muchachos,
muchachas, saludos, abrazo, abrazos, gracias, muchas gracias, felicitaciones, felicidades, bravo, grande, grandes,
cracks, partidazo, gran partido, buen partido, muy buen partido, lindo partido, resultado, el resultado, resultados,
les paso, te paso, le aviso que, les aviso que, te aviso que, paso resultado, paso el resultado, les paso el resultado, te paso el resultado, aca va el resultado, ahi va, aca va, resu,
dejo el resultado, les dejo el resultado, buen domingo, buen finde, bien jugado, muy bien jugado, gracias por la organizacion
`
  .trim()
  .split(/,\s+/u);

export const harmlessSigns = ['👏', '🎾', '💪', '🔥', '🙌'];

/** What the product itself writes into a chat. */
export const ownSentences: readonly RegExp[] = [
  /para pasar el resultado: copiar la linea y agregar los sets al final\.?/gu,
];

const plainTitle =
  /^(?:torneo|liga|campeonato|temporada|resultados|partidos|planilla)(?: de)?(?: padel)?(?: (\d{4}))?$/u;

/** Whether a title says nothing of a match: `Resultados`, `Torneo 2026` in that year. */
export function isPlainTitle(title: string, today: CivilDate): boolean {
  const found = plainTitle.exec(plainKey(title).trim());
  return found !== null && [undefined, today.slice(0, 4)].includes(found[1]);
}
