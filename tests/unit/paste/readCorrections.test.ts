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

/** What was read of the first match: its score, if nothing is asked, and the words of its correction. */
function readFirst(text: string) {
  const rows = readResults(text, context).filter((row) => row.isResult);
  const [row] = rows;
  return {
    ready: row?.isCertain === true ? row.score : null,
    correction: row?.isCertain === false ? row.correction : null,
    rows: rows.length,
  };
}

const said = 'Beto: Los Smash le ganaron a Doble Pared 6-4 6-4';
const three = 'Beto: Los Smash le ganaron a Doble Pared 6-4 4-6 6-3';

describe('a correction makes its statement wait for an answer', () => {
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
  ])('%s', (correction) => {
    for (const sender of ['Beto', 'Ana']) {
      const read = readFirst(chat(said, `${sender}: ${correction}`));
      expect(read, sender).toEqual({ ready: null, correction, rows: 1 });
    }
  });

  it.each([
    ['el segundo lo ganó Doble Pared', '6-4, 4-6, 6-3'],
    ['el segundo lo ganaron los smash', null],
  ])('that says whose a set was, unless the result says so too: %s', (words, ready) => {
    expect(readFirst(chat(three, `Ana: ${words}`)).ready).toBe(ready);
  });

  it.each([
    ['Los Smash', 'el segundo set lo ganamos nosotros', false],
    ['Doble Pared', 'el segundo set lo ganamos nosotros', true],
    ['Doble Pared', 'ganamos nosotros', false],
    ['Los Mellis', 'ganamos nosotros', true],
  ])('by the pair of who says it: %s, %s', (pair, words, isCertain) => {
    const authors = { Ana: pair };
    const [row] = readResults(chat(three, `Ana: ${words}`), { ...context, authors });
    expect(row?.isCertain).toBe(isCertain);
  });

  it('that is about its sender’s last result, or about what others said since', () => {
    const other = 'Ana: La Víbora le ganó a Los Mellis 6-1 6-1';
    const certain = (...messages: readonly string[]) =>
      readResults(chat(said, other, ...messages), context)
        .filter((row) => row.isResult)
        .map(({ isCertain }) => isCertain);
    expect(certain('Ana: perdón, el segundo 6-3')).toEqual([true, false]);
    expect(certain('Beto: perdón, el segundo 6-3')).toEqual([false, false]);
    expect(certain('Caro: lo de la víbora y los mellis está mal')).toEqual([true, false]);
    expect(certain('Caro: está mal')).toEqual([false, false]);
  });

  it.each([
    'mañana si llueve se suspende',
    'jugamos contra la víbora',
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
  ])('but not for talk: %s', (words) => {
    expect(readFirst(chat(said, `Beto: ${words}`))).toMatchObject({ ready: '6-4, 6-4' });
  });

  it('also of a whole statement, about the last one of its sender of one of the two', () => {
    const [old, other] = [said, 'Beto: perdón, Los Smash le ganaron a La Víbora 6-4 6-4'];
    const read = readResults(chat(old, other), context);
    expect(read.map(({ isCertain }) => isCertain)).toEqual([false, true]);
    // Of the same two pairs both are asked: they contradict each other.
    const again = readResults(
      chat(old, 'Beto: corrijo: Los Smash le ganaron a Doble Pared 7-5 6-4'),
      context,
    );
    expect(again.map(({ isCertain }) => isCertain)).toEqual([false, false]);
  });

  it('that quotes its statement, whatever was said since', () => {
    const other = 'Beto: La Víbora le ganó a Los Mellis 6-1 6-1';
    for (const quote of ['> Los Smash le ganaron a Doble Pared 6-4 6-4', said.slice(6)]) {
      const rows = readResults(chat(said, other, `Ana: ${quote}\nel segundo 6-3`), context);
      expect(rows.map(({ isCertain }) => isCertain)).toEqual([false, true, false]);
      expect(rows[0]).toMatchObject({ correction: 'el segundo 6-3' });
    }
  });
});

test.each([
  'qué partidazo, 6-4 6-4',
  'ganaron los smash, unos cracks',
  'mañana jugamos a las 20:30?',
])('what confirms a statement, or is about something else, leaves it as it is: %s', (words) => {
  expect(readFirst(chat(said, `Ana: ${words}`))).toEqual({
    ready: '6-4, 6-4',
    correction: null,
    rows: 1,
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
