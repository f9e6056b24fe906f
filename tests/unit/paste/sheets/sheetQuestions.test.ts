import { describe, expect, it, test } from 'vitest';
import { importSheet } from '../../../../src/paste/sheets/importSheet.ts';
import { parseCsv } from '../../../../src/reading/csv.ts';
import type { SheetAnswers } from '../../../../src/paste/sheets/sheetQuestions.ts';

const calendar = { today: '2026-11-24', seasons: [{ firstDay: '2026-08-01' }] };
const read = (text: string, answers: SheetAnswers = {}) =>
  importSheet(parseCsv(text), calendar, answers);
const kindsOf = (text: string, answers: SheetAnswers = {}) =>
  read(text, answers)?.questions.map(({ kind }) => kind);

const head = 'Fecha;Categoría;Pareja 1;Pareja 2;Resultado';
/** A row of a table with this head. */
const row = (date: string, score = '6-4 6-3') => `${date};Sexta Libre;A B;C D;${score}`;

describe('scores that a spreadsheet took for days', () => {
  const setHead = 'Fecha;Categoría;Pareja 1;Pareja 2;Set 1;Set 2';
  const sets = (one: string, other: string) =>
    `${setHead}\n14/11/2026;Sexta Libre;A B;C D;${one};${other}`;

  it.each([
    // English and Spanish, with and without a year, numbers and hours of Excel, LibreOffice and Google.
    ['4-Jun', '3-Jun', '4-6, 3-6', '6-4, 6-3'],
    ['06-abr', '06-mar', '6-4, 6-3', '4-6, 3-6'],
    ['6-Jan', '6-Feb', '6-1, 6-2', '1-6, 2-6'],
    ['04/06', '03/06', '4-6, 3-6', '6-4, 6-3'],
    ['06/04/2026', '06/03/2026', '6-4, 6-3', '4-6, 3-6'],
    ['6/4/26', '6/3/26', '6-4, 6-3', '4-6, 3-6'],
    ['2026-04-06', '2026-03-06', '6-4, 6-3', '4-6, 3-6'],
    ['2026-04-06 00:00:00', '2026-03-06 00:00:00', '6-4, 6-3', '4-6, 3-6'],
    ['46118', '46087', '6-4, 6-3', '4-6, 3-6'],
    ['6:04:00', '6:03:00', '6-4, 6-3', '4-6, 3-6'],
    ['06:04', '06:03', '6-4, 6-3', '4-6, 3-6'],
    ['6 de abril', '6 de marzo', '6-4, 6-3', '4-6, 3-6'],
    ['6-abr-2026', '6-mar-2026', '6-4, 6-3', '4-6, 3-6'],
    ['06.04.2026', '06.03.2026', '6-4, 6-3', '4-6, 3-6'],
    ['Jun-04', 'jun.-03', '6-4, 6-3', '4-6, 3-6'],
  ])('%s, %s is asked, and is %s or %s', (one, other, shown, turned) => {
    const text = sets(one, other);
    expect(kindsOf(text)).toEqual(['scoreOrder']);
    for (const [scoreOrder, score] of [
      ['shown', shown],
      ['turned', turned],
    ] as const) {
      const answered = read(text, { scoreOrder });
      expect(answered).toMatchObject({ questions: [], results: [{ score }] });
    }
  });

  it('are asked once for the sheet, with two examples from it', () => {
    const text = [
      setHead,
      ...['4-Jun;6-Jun', '10-Aug;3-Jun'].map((cells) => `14/11/2026;Sexta Libre;A B;C D;${cells}`),
    ];
    expect(read(text.join('\n'))?.questions).toEqual([
      {
        kind: 'scoreOrder',
        head: 'Set 2',
        examples: [
          { cell: '3-Jun', shown: '3-6', turned: '6-3' },
          { cell: '4-Jun', shown: '4-6', turned: '6-4' },
        ],
      },
    ]);
  });

  it.each(['6-4', '6/4', '6-0', '10-8', '7-6(5)', '7/5', '06-00', '6 - 4', '6.4', '6,4'])(
    '%s is a set, and asks nothing',
    (set) => expect(kindsOf(sets(set, '6-3'))).toEqual([]),
  );

  it.each(['6.4', '6,4'])('%s is 6-4, which a spreadsheet took for a fraction', (set) => {
    expect(read(sets(set, '6-3'))?.results).toMatchObject([{ score: '6-4, 6-3' }]);
  });
});

describe('the order of day and month', () => {
  it.each([
    // One cell decides for the others, and a cell that cannot be read by it is asked.
    ['03/04/2026', '14/11/2026', [], ['2026-04-03', '2026-11-14']],
    ['09/10/2026', '10/29/2026', [], ['2026-09-10', '2026-10-29']],
    // In Spanish the day stands first, if no match lies ahead then.
    ['09/10/2026', '2026-11-14', [], ['2026-10-09', '2026-11-14']],
    ['09/10/2026', '11/12/2026', ['dayOrder'], []],
    ['09/10', '11/11', [], ['2026-10-09', '2026-11-11']],
    ['11/12', '11/11', ['dayOrder'], []],
    ['09/10/2026', '14/13/2026', [], ['2026-10-09', null]],
    ['vie 09/10/2026', '02/11/2026', [], ['2026-10-09', '2026-11-02']],
    ['09/09/2026', '10/10/2026', [], ['2026-09-09', '2026-10-10']],
    ['13/10/2026', '10/13/2026', [], ['2026-10-13', null]],
    ['14-nov', '5 de octubre', [], ['2026-11-14', '2026-10-05']],
  ])('%s, %s', (one, other, kinds, dates) => {
    const text = [head, row(one), row(other)].join('\n');
    // Before the first season there is more to ask.
    const asked = kindsOf(text, { outside: 'kept' });
    expect(asked).toEqual(kinds);
    if (kinds.length > 0) return;
    expect(read(text)?.results.map(({ date }) => date)).toEqual(dates);
  });

  it('is not turned for all rows by one typing error', () => {
    const text = [head, row('03/10/2026'), row('14/13/2026'), row('15/10/2026')].join('\n');
    expect(read(text)).toMatchObject({
      questions: [],
      results: [
        { date: '2026-10-03', isCertain: true },
        { date: null, isCertain: false },
        { date: '2026-10-15', isCertain: true },
      ],
    });
  });

  it('is asked where the names of the columns are English', () => {
    const english = 'Date;Category;Team 1;Team 2;Score';
    const text = [english, row('09/10/2026'), row('10/11/2026')].join('\n');
    expect(kindsOf(text)).toEqual(['dayOrder']);
  });

  it('is asked with two examples where both are possible', () => {
    const text = [head, row('09/10/2026'), row('10/11/2026'), row('11/12/2026')].join('\n');
    expect(read(text)?.questions).toEqual([
      {
        kind: 'dayOrder',
        head: 'Fecha',
        examples: [
          { cell: '09/10/2026', day: '2026-10-09', month: '2026-09-10' },
          { cell: '10/11/2026', day: '2026-11-10', month: '2026-10-11' },
        ],
      },
    ]);
    const dates = read(text, { dayOrder: 'month', outside: 'kept' })?.results.map(
      ({ date }) => date,
    );
    expect(dates).toEqual(['2026-09-10', '2026-10-11', '2026-11-12']);
  });
});

describe('days and hours', () => {
  const timeHead = 'Fecha;Hora;Lugar;Categoría;Pareja 1;Pareja 2';
  it.each([
    ['46340', '0,854', '2026-11-14', '20:30'],
    ['46340', '0.875', '2026-11-14', '21:00'],
    ['14/11/2026', '2030', '2026-11-14', '20:30'],
    ['14/11/2026', '930', '2026-11-14', '09:30'],
    ['14/11/2026', '21', '2026-11-14', '21:00'],
    ['14/11/2026', '20:30 a 22:00', '2026-11-14', '20:30'],
    ['14/11/2026', '20:30-22:00', '2026-11-14', '20:30'],
    ['14/11/2026', '8:30 a 10 pm', '2026-11-14', '20:30'],
    ['14/11/2026', '20.30 hs', '2026-11-14', '20:30'],
    ['14/11/2026 20:30', '', '2026-11-14', '20:30'],
    ['14/11 20:30', '', '2027-11-14', '20:30'],
    ['2026-11-14T20:30:00', '', '2026-11-14', '20:30'],
    ['14/11/2026, 8:30 p. m.', '', '2026-11-14', '20:30'],
    ['sáb 14 de noviembre de 2026 a las 20:30', '', '2026-11-14', '20:30'],
    ['46340,854', '', '2026-11-14', '20:30'],
  ])('%s, %s', (day, hour, date, time) => {
    const text = `${timeHead}\n${day};${hour};Cancha 1;Sexta Libre;A B;C D`;
    expect(read(text)).toMatchObject({ questions: [], matches: [{ date, time }] });
  });

  it('that cannot be read are named', () => {
    const text = `${timeHead}\n14/11/2026;a la noche;;Sexta Libre;A B;C D\n14/11/2026;9;;Sexta Libre;A B;C D`;
    expect(read(text)).toMatchObject({
      questions: [],
      matches: [{ time: '' }, { time: '' }],
      unread: [expect.stringContaining('Hora: a la noche'), expect.stringContaining('Hora: 9')],
    });
  });

  it('a row gets no day that nobody gave', () => {
    const text = `${head}\n;Sexta Libre;A B;C D;6-4 6-3\nayer;Sexta Libre;A B;E F;6-4 6-3\n14/11/2026;Sexta Libre;A B;G H;6-4 6-3`;
    expect(read(text)).toMatchObject({
      questions: [],
      results: [
        { date: null, dayOptions: [] },
        { date: null, dayOptions: ['2026-11-23'], isCertain: false },
        { date: '2026-11-14' },
      ],
    });
  });

  it('a day in a row of its own holds below it', () => {
    const text = `Categoría;Pareja 1;Pareja 2;Resultado\nsáb 14/11/2026;;;\nSexta Libre;A B;C D;6-4 6-3`;
    expect(read(text)).toMatchObject({ questions: [], results: [{ date: '2026-11-14' }] });
  });

  it.each([
    // A workbook that counts from 1904.
    ['44878', 'later', '2026-11-14', '2026-11-14'],
    ['14/11/2062', 'kept', null, '2062-11-14'],
    ['14/11/2000', 'none', null, null],
  ] as const)('outside of every season is asked: %s', (cell, outside, later, date) => {
    const text = `${head}\n${row(cell)}`;
    expect(read(text)?.questions).toMatchObject([{ kind: 'outside', rows: 1, later }]);
    expect(read(text, { outside })?.results).toMatchObject([{ date }]);
  });
});

describe('columns that nobody knows', () => {
  it.each([
    ['Cómo salieron', '6-4 6-3', 'score'],
    ['Cuándo', '14-nov', 'date'],
    ['A qué hora', '20:30', 'time'],
    ['Rama', 'Sexta Libre', 'category'],
    ['Qué pasó', 'llovió', 'note'],
    ['Dorsal', '17', null],
  ])('%s is asked', (name, cell, guess) => {
    const text = `Pareja 1;Pareja 2;${name}\nA B;C D;${cell}`;
    expect(read(text)?.questions).toEqual([
      {
        kind: 'columns',
        taken: ['team1', 'team2'],
        columns: [{ index: 2, head: name, examples: [cell], guess }],
      },
    ]);
    expect(kindsOf(text, { columns: { 2: null } })).toEqual([]);
  });

  it.each([
    ['1er parcial;2do parcial;3er parcial', '6-4;3-6;10-8'],
    ['S1L;S1V;S2L;S2V;S3L;S3V', '6;4;3;6;10;8'],
    ['P1;P2;P3', '06-abr;03-jun;10-ago'],
    ['A qué hora;P1;P2;P3', '20:30;06-abr;03-jun;10-ago'],
  ])('%s are the sets in their order', (names, cells) => {
    const text = `Fecha;Categoría;Local;Visitante;${names}\n14/11/2026;Sexta Libre;A B;C D;${cells}`;
    const question = read(text)?.questions[0];
    if (question?.kind !== 'columns') throw new Error('The columns are not asked about.');
    const columns = Object.fromEntries(question.columns.map(({ index, guess }) => [index, guess]));
    const sheet = read(text, { columns, scoreOrder: 'shown' });
    expect(sheet).toMatchObject({ questions: [], results: [{ score: '6-4, 3-6, 10-8' }] });
  });

  it('are what is in them where no name is known', () => {
    const text =
      'Cuándo;Dúo A;Dúo B;Cómo salieron\n14/11/2026;A B;C D;6-4 6-3\n15/11/2026;E F;G H;6-0 6-1';
    expect(read(text)?.questions).toMatchObject([
      {
        kind: 'columns',
        columns: [{ guess: 'date' }, { guess: 'team1' }, { guess: 'team2' }, { guess: 'score' }],
      },
    ]);
  });

  it('are sets and not days where scores became days, and other cells are days', () => {
    const text = [
      'Dúo A;Dúo B;Parcial A;Parcial B;Cuándo',
      'A B;C D;4-Jun;3-Jun;14/11/2026',
      'E F;G H;6-Jan;6-Feb;15/11/2026',
      'A B;G H;6-0;6-1;09/10/2026',
    ].join('\n');
    expect(read(text)?.questions).toMatchObject([
      {
        columns: [
          { guess: 'team1' },
          { guess: 'team2' },
          { guess: 'set1' },
          { guess: 'set2' },
          { guess: 'date' },
        ],
      },
    ]);
  });

  it('two columns called *Pareja* are the two pairs', () => {
    const text = 'Fecha;Categoría;Pareja;Pareja;Resultado\n14/11/2026;Sexta Libre;A B;C D;6-4 6-3';
    expect(read(text)).toMatchObject({ questions: [], results: [{ team1: 'A B', team2: 'C D' }] });
  });
});

test('a table that leaves nothing open asks nothing', () => {
  expect(kindsOf([head, row('14/11/2026'), row('15/11/2026')].join('\n'))).toEqual([]);
  const line = '2026-11-14\tSexta Libre\tA B\tC D\t6-4\t6-3';
  expect(kindsOf(`${line}\n${line}`)).toEqual([]);
});
