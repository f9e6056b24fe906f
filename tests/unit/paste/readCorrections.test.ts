import { describe, expect, it, test } from 'vitest';
import { readResults } from '../../../src/paste/readResults.ts';
import type { ReadingContext } from '../../../src/paste/reading/reader.ts';

const pairs = ['Los Smash', 'Doble Pared', 'Los Mellis', 'La Víbora', 'Pala y Fernet'].map(
  (name) => ({ name, category: 'Sexta Libre', players: null }),
);
const context: ReadingContext = { pairs, matches: [], author: null, today: '2026-11-22' };

function chat(...messages: readonly string[]): string {
  return messages.map((message, index) => `[21/11 20:${10 + index}] ${message}`).join('\n');
}

/** What was read of the first match: its score, if nothing is asked, and the later messages about it. */
function readFirst(text: string) {
  const rows = readResults(text, context).filter((row) => row.isResult);
  const [row] = rows;
  return {
    ready: row?.isCertain === true ? row.score : null,
    later: row?.later ?? [],
    rows: rows.length,
  };
}

const said = 'Beto: Los Smash le ganaron a Doble Pared 6-4 6-4';

describe('a later message makes a statement wait for an answer', () => {
  it.each([
    'perdón, el segundo fue 6-3',
    'corrijo: 6-4 7-5',
    'no fue 6-4 6-4 fue 6-4 6-3',
    '*6-3',
    'fue al revés',
    'ganó Doble Pared',
    'está mal el resultado',
    'no cuenta, se juega de nuevo',
    'era joda, no se jugó',
    'che no era a doble pared, era a los mellis',
    'mentiras que fue a los mellis',
    'no es correcto',
    'perdon era 6-4 7-5',
    'fueron ellos los que ganaron',
    'Doble Pared ganó, no Los Smash',
    'Los Smash no le ganó a Doble Pared',
    'retiro lo dicho',
    'me retracto',
    'olviden lo que puse',
    'olvidaos del mensaje anterior',
    'ignoren el anterior',
    'hagan caso omiso del anterior',
    'no tengan en cuenta lo que escribí',
    'desestimen ese resultado',
    'eliminenlo',
    'eso no va',
    'ese resultado que pasé no corre',
    'hagan de cuenta que no dije nada',
    'no le den bola al mensaje de arriba',
    'me ekiboqué',
    'está al rebés',
    'lo puse cambiado',
    'le erré al resultado',
    'puse cualquiera',
    'conté mal',
    'me comí un set',
    'fue dedazo',
    'el resultado era otro',
    'donde puse 6-4 va 6-3',
    'saquen lo que puse',
    'el segundo set lo ganamos nosotros',
    'el segundo se lo llevaron los otros',
    'el 1er set fue nuestro',
    'el segundo lo ganamos nosotros 6-3',
    'no, lo ganamos nosotros',
    'me pasaron mal el dato',
    'lo que puse recién no va',
    'están dados vuelta los nombres',
    '21hs',
    'el jueves',
  ])('its sender’s next one: %s', (words) => {
    const read = readFirst(chat(said, `Beto: ${words}`));
    expect(read).toMatchObject({ ready: null, later: [words] });
  });

  it.each([
    'perdón, el segundo fue 6-3',
    'corrijo: 6-4 7-5',
    'no fue 6-4 6-4 fue 6-4 6-3',
    '*6-3',
    'ganó Doble Pared',
    'che no era a doble pared, era a los mellis',
    'perdon era 6-4 7-5',
    'Los Smash no le ganó a Doble Pared',
    'el segundo lo ganamos nosotros 6-3',
    'qué partidazo, 6-4 6-4',
    'ganaron los smash, unos cracks',
    'ese partido no vale, jugó uno que no está anotado',
    'el de ayer fue el jueves en realidad',
  ])('anybody’s that holds a set or names a pair: %s', (words) => {
    const read = readFirst(chat(said, `Ana: ${words}`));
    expect(read).toMatchObject({ ready: null, later: [words] });
  });

  it('that names a pair or has a set within twenty messages, that says who won within three', () => {
    const talk = (count: number) => Array.from({ length: count }, () => 'Caro: qué calor');
    const isReady = (between: number, words: string) =>
      readFirst(chat(said, ...talk(between), `Ana: ${words}`)).ready !== null;
    expect([isReady(19, 'ojo con los smash'), isReady(20, 'ojo con los smash')]).toEqual([
      false,
      true,
    ]);
    expect([isReady(19, 'fue 6-3'), isReady(20, 'fue 6-3')]).toEqual([false, true]);
    const won = 'no, ganamos nosotros';
    expect([isReady(2, won), isReady(3, won)]).toEqual([false, true]);
  });

  it.each(['falso', 'está mal eso', 'fue al revés', 'nos faltó terminar el segundo'])(
    'a player’s first one within four, whatever it says: %s',
    (words) => {
      const players = { ...context, pairs: pairs.map((pair) => ({ ...pair, players: 'Leo Paz' })) };
      const isReady = (sender: string, after: number) => {
        const talk = Array.from({ length: after }, () => 'Caro: qué calor');
        return readResults(chat(said, ...talk, `${sender}: ${words}`), players)[0]?.isCertain;
      };
      const ready = [isReady('Leo Paz', 0), isReady('Leo Paz', 4), isReady('Ana', 0)];
      expect(ready).toEqual([false, true, true]);
    },
  );

  it('long after it: its sender’s that names it beside numbers, and anybody’s set that calls its sender', () => {
    const talk = Array.from({ length: 40 }, () => 'Caro: qué calor');
    const isReady = (words: string) => readFirst(chat(said, ...talk, words)).ready !== null;
    expect(
      [
        'Beto: lo de los smash se jugó el lunes 16/11',
        'Ana: Beto el primero fue 6-2',
        'Ana: lo de los smash se jugó el lunes 16/11',
        'Beto: grandes los smash',
      ].map(isReady),
    ).toEqual([false, false, true, true]);
  });

  it.each([
    'mañana si llueve se suspende',
    'jugamos contra la víbora',
    'La Víbora le ganó a Los Mellis 6-1 6-1',
    'mañana jugamos a las 20:30?',
    'cancha 3 de 18 a 20, somos 4',
    'Son $4500 por persona, alias padel.6-4.liga',
    'Mi número es 351-555-0123',
    'Gracias! 👏👏',
    'me equivoco o es mañana?',
    'perdón por la demora',
    'me retiro a dormir',
    'retiro la paleta mañana',
    'no se olviden del resultado',
    'todavía no cargaron el resultado',
    'me olvidé las pelotas',
    'ignoren a mi hermano',
    'eso no va con nosotros',
    'no va mal la liga',
    'eliminalo del grupo',
    'no lo suban a instagram',
    'cambié el grip, otro nivel',
    'dimos vuelta el partido',
    'el primer set fue durísimo',
    'no tengan en cuenta a Martín para el asado',
    'le erré a todas las voleas',
    'la pasé mal, qué calor',
    'me comí un asado',
    'el segundo turno lo tenemos nosotros',
    'el segundo set lo vamos ganando',
    'qué partidazo el de ayer',
    '21hs',
  ])('but not another’s talk: %s', (words) => {
    expect(readFirst(chat(said, `Ana: ${words}`))).toMatchObject({ ready: '6-4, 6-4', later: [] });
  });

  it('and not its sender’s other results, however many', () => {
    const others = ['La Víbora le ganó a Los Mellis 6-1 6-1', 'Pala y Fernet 6-2 6-2 a La Víbora'];
    const read = readResults(chat(said, ...others.map((words) => `Beto: ${words}`)), context);
    expect(read.map(({ isCertain }) => isCertain)).toEqual([true, true, true]);
  });

  it('and not signs beside its sender’s other results: one answer decides them all', () => {
    const other = 'La Víbora 6-1 6-1 Los Mellis ✅';
    const read = readResults(
      chat('Beto: Los Smash 6-4 6-4 Doble Pared ✅', `Beto: ${other}`),
      context,
    );
    expect(read.flatMap((row) => (row.isResult ? row.later : []) ?? [])).toEqual([]);
  });

  it('a whole statement of the same two pairs that says something else asks both', () => {
    const again = 'Beto: Los Smash le ganaron a Doble Pared 7-5 6-4';
    const read = readResults(chat(said, again), context);
    expect(read.map(({ isCertain }) => isCertain)).toEqual([false, false]);
  });

  it('that quotes its statement, whatever was said since', () => {
    const other = 'Beto: La Víbora le ganó a Los Mellis 6-1 6-1';
    for (const quote of ['> Los Smash le ganaron a Doble Pared 6-4 6-4', said.slice(6)]) {
      const rows = readResults(chat(said, other, `Ana: ${quote}\nel segundo 6-3`), context);
      expect(rows.map(({ isCertain }) => isCertain)).toEqual([false, false, false]);
      expect(rows[0]).toMatchObject({ later: ['el segundo 6-3'] });
    }
  });
});

test('a statement in two messages is one, and is asked', () => {
  const joined = {
    isResult: true,
    isCertain: false,
    team1: 'Los Smash',
    winner: 1,
    score: '6-4, 6-3',
  };
  const one = chat('Beto: Los Smash le ganaron a Doble Pared', 'Caro: vamos!', 'Beto: 6-4 6-3');
  const other = chat('Beto: 6-4 6-3', 'Beto: ganaron los smash a doble pared');
  expect(readResults(one, context).at(-1)).toMatchObject(joined);
  expect(readResults(other, context).at(-1)).toMatchObject(joined);
});
