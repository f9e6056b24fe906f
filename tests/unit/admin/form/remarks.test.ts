import { describe, expect, it } from 'vitest';
import {
  conflictRemark,
  draftRemarks,
  isAsked,
  remarksOf,
  seasonIdOf,
  type RemarkLeague,
  type RemarkValues,
} from '../../../../src/admin/form/remarks.ts';
import { demoSettings } from '../../../../src/league/demo/demoSettings.ts';
import { pointPresets } from '../../../../src/league/rulePresets.ts';
import type { Legs, SeasonSettings } from '../../../../src/league/season.ts';
import type { MatchPoints } from '../../../../src/league/standingsRule.ts';
import { keysOf } from '../../../../src/padel/keysOf.ts';
import { knownPairs } from '../../../../src/pairs/knownPairs.ts';

const today = '2026-11-14';
const settings = demoSettings;
const pairs = knownPairs([
  { id: 'm', name: 'Los Mellis', category: 'Sexta Libre', players: 'Ana Pérez / Mía Sosa' },
  { id: 'v', name: 'La Víbora', category: 'Sexta Libre', players: null },
  { id: 'p', name: 'Primas', category: 'Sexta Libre', players: 'ana  perez y Eva Paz' },
  { id: 't', name: 'Tiro Libre', category: 'Quinta Libre', players: 'Luz Gómez - A. Pérez' },
]);
const league: RemarkLeague = { settings, pairs };

const texts = {
  team1: 'Los Mellis',
  team2: 'La Víbora',
  category: 'Sexta Libre',
  score: '6-4, 6-3',
  winner: '',
  date: today,
};
const result = (changes: Partial<typeof texts> = {}): RemarkValues => ({
  kind: 'result',
  texts: { ...texts, ...changes },
  kept: [],
  saves: true,
});
const slot = { ...texts, date: '2026-11-26', time: '20:00', location: 'Cancha 1' };
const match = (changes: Partial<typeof slot> = {}): RemarkValues => ({
  kind: 'match',
  texts: { ...slot, ...changes },
  kept: [],
});
const fixture = (...days: string[]): RemarkValues => ({
  kind: 'fixture',
  texts: { date: days[0] ?? '', interval: '4' },
  days,
  kept: [],
});
const announced = (date: string, changes = {}) => ({
  ...texts,
  id: date,
  date,
  time: '20:30',
  ...changes,
});
const other = { ...slot, team1: 'Ola', team2: 'Volea', category: 'Quinta Libre' };
const firstOf = (kind: 'same' | 'other', date: string, changes = {}) => {
  const only = announced(date, changes);
  return kind === 'same'
    ? ({ kind, match: only, matches: [only] } as const)
    : ({ kind, matches: [only] } as const);
};

type Unremarkable = [string, RemarkValues, Partial<RemarkLeague>?];

const [season] = settings.seasons;
if (season === undefined) throw new Error('The demo league has a season.');
/** The league whose season ends on a Sunday. */
const ending: Partial<RemarkLeague> = {
  settings: { ...settings, seasons: [{ ...season, lastDay: '2026-12-20' }] },
};

/** A row, what is said or asked about it, and its answers. */
const cases: readonly [RemarkValues, string, readonly string[], Partial<RemarkLeague>?][] = [
  // Names.
  [
    result({ team1: 'Los Melis' }),
    '? Ninguna pareja de la categoría se llama «Los Melis». ¿Quién es?',
    ['Es Los Mellis', 'Es una pareja nueva'],
  ],
  [
    match({ team2: 'Cuatro Vientos' }),
    '? ¿Pareja nueva? Ninguna de la categoría se llama «Cuatro Vientos».',
    ['Es una pareja nueva'],
  ],
  [
    {
      kind: 'pair',
      texts: { team1: 'Sol e Ivo', category: 'Sexta Libre' },
      kept: [],
      alike: ['Ivo y Sol'],
    },
    '? Ninguna pareja de la categoría se llama «Sol e Ivo». ¿Quién es?',
    ['Es Ivo y Sol', 'Es una pareja nueva'],
  ],
  // Scores.
  [
    result({ score: '6-4 2-1 ret.' }),
    '? Falta decir quién se retiró. Así no cuenta en la tabla.',
    ['Se retiró La Víbora: ganó Los Mellis', 'Se retiró Los Mellis: ganó La Víbora', 'Guardar así'],
  ],
  [
    { ...result({ score: 'W.O.' }), saves: false },
    '? Falta decir quién ganó. Así no cuenta en la tabla.',
    ['Ganó Los Mellis por W.O.', 'Ganó La Víbora por W.O.', 'No se presentó nadie', 'Dejarlo así'],
  ],
  // Days.
  [
    result({ date: '2000-11-14' }),
    '? ¿Es el martes 14 de noviembre de 2000? Queda fuera de las temporadas de la liga.',
    ['Sí, es esa fecha'],
  ],
  [
    match({ date: '2062-11-14' }),
    '? ¿Es el martes 14 de noviembre de 2062? Queda fuera de las temporadas de la liga.',
    ['Sí, es esa fecha'],
  ],
  [
    fixture('2062-11-14', '2062-11-21'),
    '? ¿Es el martes 14 de noviembre de 2062? Queda fuera de las temporadas de la liga.',
    ['Sí, es esa fecha'],
  ],
  [
    fixture('2026-11-16', '2026-11-20'),
    '? Con 4 días entre fechas se juega en distintos días: lunes, viernes.',
    ['Jugar siempre el mismo día: 7 días entre fechas', 'Está bien así'],
  ],
  [
    fixture('2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28'),
    '? La temporada termina el domingo 20 de diciembre de 2026: 2 fechas quedan después.',
    ['4 días entre fechas: termina a tiempo', 'Está bien así'],
    ending,
  ],
  [
    fixture('2026-12-14', '2026-12-21'),
    '? La temporada termina el domingo 20 de diciembre de 2026: 1 fecha queda después.',
    ['6 días entre fechas: termina a tiempo', 'Está bien así'],
    ending,
  ],
  [
    fixture('2026-12-21', '2026-12-28'),
    '? La temporada termina el domingo 20 de diciembre de 2026: 2 fechas quedan después.',
    ['Está bien así'],
    ending,
  ],
  [
    match({ date: '2026-12-21' }),
    '! La temporada termina el domingo 20 de diciembre de 2026: el partido queda después.',
    [],
    ending,
  ],
  // The announced match that a result settles.
  [
    { ...result(), settling: firstOf('same', '2026-11-19') },
    'Es el partido anunciado para el jueves: se quita de próximos.',
    ['Es otro partido'],
  ],
  [
    { ...result(), settling: firstOf('same', '2026-11-12') },
    'Es el partido anunciado para el jueves pasado: deja de estar anunciado.',
    ['Es otro partido'],
  ],
  [
    { ...result(), settling: firstOf('other', '2026-11-19') },
    'Es otro partido: el del jueves queda anunciado.',
    ['Es el mismo'],
  ],
  [
    { ...result(), settling: firstOf('other', '2026-11-12', { postponedAt: '2026-11-12' }) },
    'Es otro partido: el anterior sigue a reprogramar.',
    ['Es el mismo'],
  ],
  [
    { ...result(), settling: { kind: 'open', matches: [announced('2026-12-20')] } },
    '? ¿Es el partido anunciado para el 20 de diciembre?',
    ['Sí, es ese', 'No, es otro'],
  ],
  [
    {
      ...result(),
      settling: {
        kind: 'open',
        matches: [announced('2026-11-15'), announced('2026-11-12', { postponedAt: '2026-11-12' })],
      },
    },
    '? ¿Cuál de los partidos anunciados es?',
    ['El de mañana, 20:30', 'El que quedó a reprogramar, del jueves pasado', 'Ninguno: es otro'],
  ],
  [
    {
      ...result(),
      settling: { kind: 'other', matches: [announced('2026-11-15'), announced('2026-11-19')] },
    },
    'Es otro partido: los anunciados quedan.',
    ['Cambiar'],
  ],
  [
    { ...result(), settling: { kind: 'sent', matchId: 'a' } },
    'Se guarda como el partido que estaba anunciado, igual que antes.',
    [],
  ],
  // A paste, which is saved later.
  [
    { ...result({ team1: 'Los-Mellis' }), saves: false },
    '? «Los-Mellis» no puede ser otra pareja que esta: los signos no las distinguen.',
    ['Es Los Mellis'],
  ],
  [
    {
      ...result({ team1: 'Cuatro Vientos' }),
      kept: ['name sexta libre cuatro vientos'],
      saves: false,
    },
    'Pareja nueva: «Cuatro Vientos». Se agrega al guardar.',
    ['Cambiar'],
  ],
  [
    { ...result(), playedOn: ['2026-11-13', '2026-11-10'] },
    '? No dice qué día se jugó. ¿Cuál es?',
    ['Ayer', 'mar 10 nov'],
  ],
  // A day to come.
  [
    result({ date: '2026-11-19' }),
    '? Esa fecha todavía no llegó. ¿Se jugó hoy?',
    ['Sí, se jugó hoy', 'Dejar esa fecha'],
  ],
  [
    { ...result({ date: '2026-11-19' }), kept: ['coming 2026-11-19'] },
    'Se guarda con la fecha del jueves, que todavía no llegó.',
    ['Se jugó hoy'],
  ],
  [
    { ...result(), announced: announced('2026-11-19') },
    'Estaba anunciado para el jueves: se guarda con la fecha de hoy.',
    ['Poner el jueves'],
  ],
  // What is unusual.
  [
    match(),
    '! «Ana Pérez» ya juega a esa hora: Tiro Libre – Volea (Quinta Libre, 20:30).',
    [],
    { matches: [{ ...other, team1: 'Tiro Libre', time: '20:30', location: 'Club Norte' }] },
  ],
  [
    match(),
    '! «Mía Sosa» ya juega a esa hora: Ola – MIA SOSA / Sol Rey (Quinta Libre, 21:29).',
    [],
    {
      matches: [{ ...other, team2: 'MIA SOSA / Sol Rey', time: '21:29', location: 'Club Norte' }],
    },
  ],
  [match({ team2: 'Primas' }), '! «Ana Pérez» está en las dos parejas.', []],
  [result({ team2: 'Primas' }), '! «Ana Pérez» está en las dos parejas.', []],
  [
    match(),
    '! «Cancha 1» está ocupada a esa hora: Ola – Volea (Quinta Libre, 20:30).',
    [],
    { matches: [{ ...other, time: '20:30' }] },
  ],
  [
    match(),
    '! «La Víbora» ya juega a esa hora: Ola – la víbora (Sexta Libre, 20:30).',
    [],
    {
      matches: [
        {
          ...other,
          team2: 'la víbora',
          category: 'Sexta Libre',
          time: '20:30',
          location: 'Club Norte',
        },
      ],
    },
  ],
  [{ ...match(), announced: announced('2026-11-13') }, '! Estaba anunciado para ayer.', []],
  [
    { ...match(), announced: announced('2026-11-12', { postponedAt: '2026-11-12' }) },
    '! A reprogramar · era el jue 12 nov',
    [],
  ],
  [match({ date: '2026-11-13' }), '! Esa fecha ya pasó.', []],
  [
    match({ date: '2026-11-21', time: '00:30' }),
    '! Es de la noche del viernes 20 de noviembre de 2026.',
    [],
  ],
  [{ ...result(), isStored: true }, '! Este partido ya está cargado.', []],
];

describe('remarks on a row that is saved', () => {
  it.each(cases)('%o: %s', (values, said, answers, beside = {}) => {
    expect(
      remarksOf(values, { ...league, ...beside }, today).map((remark) => ({
        said: `${remark.level === 'ask' ? '? ' : remark.isUnusual === true ? '! ' : ''}${remark.text}`,
        answers: remark.choices.map(({ text }) => text),
      })),
    ).toEqual([{ said, answers }]);
  });

  const unremarkable: readonly Unremarkable[] = [
    ['an ordinary result', result()],
    ['an ordinary match', match()],
    ['a name in other letters', result({ team1: ' LOS  MELLIS ', team2: 'La Vibora.' })],
    ['a name without a category', result({ team1: 'Cuatro Vientos', category: '' })],
    [
      'what was there before',
      {
        ...result({ team1: 'Cuatro Vientos', score: '6-4' }),
        before: { ...texts, team1: 'Cuatro Vientos', score: '6-4' },
      },
    ],
    ['a day of the first season', match({ date: '2027-11-14' })],
    ['a fixture without rounds', { ...fixture(), texts: { date: '2062-11-14', interval: '7' } }],
    [
      'a match that was put off and is played today',
      { ...result(), announced: announced('2026-11-19', { postponedAt: '2026-11-12' }) },
    ],
    ['a fixture that ends on the last day', fixture('2026-12-13', '2026-12-20'), ending],
    ['a match of the last day', match({ date: '2026-12-20' }), ending],
    [
      'a player who plays later',
      match(),
      { matches: [{ ...other, team1: 'Tiro Libre', time: '21:30' }] },
    ],
    [
      'a player whose other match was put off',
      match(),
      { matches: [{ ...other, team1: 'Tiro Libre', postponedAt: '2026-11-12' }] },
    ],
    [
      'a pair of another category that has the same name and no players',
      match(),
      { matches: [{ ...other, team1: 'La Víbora', location: 'Club Norte' }] },
    ],
    [
      'a match put off, which takes no court',
      match(),
      { matches: [{ ...other, postponedAt: '2026-11-12' }] },
    ],
  ];
  it.each(unremarkable)('say nothing about %s', (_, values, beside = {}) => {
    expect(remarksOf(values, { ...league, ...beside }, today)).toEqual([]);
  });

  it('are all there in one order, and each answer sets what it says', () => {
    const row: RemarkValues = {
      ...result({ team1: 'Los Melis', score: '6-4', date: '2026-11-19' }),
      isStored: true,
    };
    const remarks = remarksOf(row, league, today);
    expect(remarks.map(({ id }) => id.split(' ')[0])).toEqual([
      'name',
      'score',
      'coming',
      'stored',
    ]);
    const sets = remarks.flatMap(({ choices }) => choices.map(({ set }) => set));
    expect(sets).toContainEqual({ team1: 'Los Mellis' });
    expect(sets).toContainEqual({ score: '6-4 ret.', winner: '1' });
    expect(sets).toContainEqual({ date: today });
    // What is meant as it is asks no more.
    const kept = sets.flatMap((set) => set.kept ?? []);
    expect(isAsked(remarksOf({ ...row, kept }, league, today))).toBe(false);
  });

  it('ask about what was there before, once a part of it is another', () => {
    const team1 = 'Cuatro Vientos';
    const before = { ...texts, team1, score: 'W.O.', winner: '1' };
    const moved = { ...before, category: 'Quinta Libre' };
    const asked = (typed: typeof texts) =>
      remarksOf({ kind: 'result', texts: typed, before, kept: [] }, league, today).map(
        ({ id }) => id,
      );
    expect(asked(moved)).toContain('name quinta libre cuatro vientos');
    expect(asked({ ...before, winner: '' })).toEqual(['score W.O.']);
  });
});

it('a restored draft and a conflict are remarks, too', () => {
  expect(draftRemarks(null, 'again')).toEqual([]);
  expect(draftRemarks('restored', 'again')).toMatchObject([
    {
      text: 'Se recuperó lo que estaba escrito.',
      choices: [{ text: 'Empezar de nuevo', set: 'again' }],
    },
  ]);
  expect(draftRemarks('stored', 'again')).toMatchObject([{ choices: [] }]);
  expect(conflictRemark('partido', null).text).toMatch(/^Alguien eliminó este partido/u);
  const differing = [{ label: 'Hora', text: '20:30' }];
  expect(conflictRemark('partido', { set: 'stored', differing })).toMatchObject({
    text: expect.stringContaining('Hora: «20:30»'),
    choices: [{ text: 'Usar lo guardado', set: 'stored' }],
  });
});

describe('a name of a list of pairs', () => {
  const names = ['Los Mellis', 'Pala y Fernet', 'La Víbora', 'Los Ñandúes'];
  const pairs = knownPairs([
    ...names.map((name) => ({ id: name, name, category: 'Sexta Libre', players: null })),
    { id: 'x', name: 'Tiro Libre', category: 'Quinta Libre', players: null },
    { id: 'y', name: 'Volea', category: 'Sexta Libre', players: 'Ana Pérez / Luz Gómez' },
  ]);
  const listed = (team1: string) => {
    const texts = { team1, category: 'Sexta Libre' };
    return remarksOf({ kind: 'pair', texts, kept: [] }, { settings, pairs }, today);
  };
  it.each([
    // A word more, a word less.
    ['Los Mellis x', 'Los Mellis'],
    ['Los Mellis FC', 'Los Mellis'],
    ['Los Mellis 2', 'Los Mellis'],
    ['Los Mellis Sexta', 'Los Mellis'],
    ['Mellis', 'Los Mellis'],
    ['Equipo Mellis', 'Los Mellis'],
    ['Víbora', 'La Víbora'],
    ['La Víbora Team', 'La Víbora'],
    ['Ñandúes', 'Los Ñandúes'],
    ['Fernet', 'Pala y Fernet'],
    // A slip.
    ['Los Melis', 'Los Mellis'],
    ['Los Mellsi', 'Los Mellis'],
    ['Los Meliss', 'Los Mellis'],
    ['LosMellis', 'Los Mellis'],
    ['Las Mellis', 'Los Mellis'],
    ['La Bíbora', 'La Víbora'],
    ['La Vibra', 'La Víbora'],
    ['Los Nandues', 'Los Ñandúes'],
    ['Los Ñanduces', 'Los Ñandúes'],
    ['Pala y Ferner', 'Pala y Fernet'],
    // Another order, another joining word.
    ['Pala & Fernet', 'Pala y Fernet'],
    ['Pala / Fernet', 'Pala y Fernet'],
    ['Pala-Fernet', 'Pala y Fernet'],
    ['Fernet y Pala', 'Pala y Fernet'],
    // Its players.
    ['Pérez - Gómez', 'Volea'],
    ['Gómez / Pérez', 'Volea'],
    ['Ana Pérez y Luz Gómez', 'Volea'],
    ['Luz y Ana', 'Volea'],
  ])('%s is nearly %s', (name, near) => {
    const [remark] = listed(name);
    expect(remark?.text).toBe(`Ninguna pareja de la categoría se llama «${name}». ¿Quién es?`);
    expect(remark?.choices).toContainEqual({ text: `Es ${near}`, set: { team1: near } });
  });

  it.each([
    // Known, in any case, with any accents and spaces, in other signs.
    'Los Mellis',
    'los  mellis',
    ' LOS MELLIS ',
    'LA VIBORA',
    'La Vibora',
    'Los Ñandúes',
    'PALA Y FERNET',
    'Los Mellis.',
    // New, and of nobody.
    'Tiro Libre',
    'Smash Bros',
    'Doble Falta',
    'Los Tigres',
    'Ola',
    // None.
    '',
    ' ',
  ])('%s asks nothing', (name) => expect(listed(name)).toEqual([]));
});

describe('the result of two pairs that have met as often as they do', () => {
  const category = 'Sexta Libre';
  const seasonFrom = (firstDay: string, legs: Legs | null): SeasonSettings => {
    const [any] = demoSettings.seasons;
    if (any === undefined) throw new Error('The demo league has a season.');
    const of = { legs, qualified: 0, relegated: 0 };
    return { ...any, slug: firstDay, firstDay, categories: { [category]: of } };
  };
  const seasons = [seasonFrom('2026-02-01', 1), seasonFrom('2026-08-01', 1)];
  const typed = { team1: 'Ana', team2: 'Eva', category, date: '2026-11-28' };
  const stored = { ...typed, date: '2026-11-03', score: '6-4, 6-3', winner: null };
  const said = (others: readonly (typeof stored)[], legs: readonly SeasonSettings[] = seasons) => {
    const league = { settings: { seasons: legs, categories: [] }, results: others };
    const row = { kind: 'result', texts: typed, kept: [] } as const;
    const [remark] = remarksOf(row, league, typed.date, ['met']);
    return remark?.text.replace(': ¿se carga igual?', '') ?? null;
  };

  it.each([
    [[stored], 'Ana y Eva ya jugaron 1 de 1 el 3 nov'],
    [[{ ...stored, team1: 'EVA', team2: 'ana' }], 'Ana y Eva ya jugaron 1 de 1 el 3 nov'],
    [
      [stored, { ...stored, date: '2026-10-03' }],
      'Ana y Eva ya jugaron 2 de 1 el 3 oct y el 3 nov',
    ],
    [[{ ...stored, score: 'No se jugó' }], 'Ana y Eva ya tienen cargado 1 de 1 el 3 nov'],
    [[{ ...stored, score: 'W.O. doble' }], 'Ana y Eva ya tienen cargado 1 de 1 el 3 nov'],
  ])('%j', (others, sentence) => expect(said(others)).toBe(sentence));

  it.each([
    ['of other pairs', { ...stored, team2: 'Luz' }],
    ['of another category', { ...stored, category: 'Quinta Libre' }],
    ['of the season before', { ...stored, date: '2026-07-31' }],
    ['that counts for nothing', { ...stored, score: '6-4' }],
  ])('a stored result %s asks nothing', (_, other) => expect(said([other])).toBeNull());

  it('nothing is said where the season does not say how often they meet, or has more legs', () => {
    expect(said([stored], [seasonFrom('2026-08-01', null)])).toBeNull();
    expect(said([stored], [seasonFrom('2026-08-01', 2)])).toBeNull();
    expect(said([stored, stored], [seasonFrom('2026-08-01', 2)])).toContain('2 de 2');
    expect(said([stored], [seasonFrom('2026-12-01', 1)])).toBeNull();
    expect(said([stored], [])).toBeNull();
    // A league whose season names no categories has no legs either.
    expect(said([stored], [{ ...seasonFrom('2026-08-01', 1), categories: {} }])).toBeNull();
  });
});

describe('a season in which something gives more than a win', () => {
  const usual = pointPresets['with draws'];
  const said = (points: MatchPoints) =>
    remarksOf({ kind: 'season', texts: {}, points, kept: [] }, { settings }, today).map(
      ({ text }) => text,
    );

  it.each([
    [{ ...usual, loss12: 4 }, '«Perder 1-2» da 4 puntos y «Ganar 2-0» da 3 puntos'],
    [{ ...usual, win21: -1 }, '«Empatar» da 1 punto y «Ganar 2-1» da −1 punto'],
    [{ ...usual, walkoverWin: 0 }, '«Empatar» da 1 punto y «Ganar por W.O.» da 0 puntos'],
    [{ ...usual, unplayed: 9 }, '«No se jugó» da 9 puntos'],
    [{ ...usual, draw: null, walkoverLoss: 5 }, '«Perder por W.O.» da 5 puntos'],
  ])('%#: it is asked about', (points, sentence) => {
    expect(said(points)).toEqual([expect.stringContaining(sentence)]);
  });

  it('as much as a win is not asked about, nor is a draw that there is not, nor a preset', () => {
    expect(said({ ...usual, loss12: 3 })).toEqual([]);
    const all = { win20: -3, win21: -3, walkoverWin: -3, loss12: -3, loss02: -3, walkoverLoss: -3 };
    expect(said({ ...pointPresets['1-0'], ...all, unplayed: -3 })).toEqual([]);
    for (const name of keysOf(pointPresets)) expect(said(pointPresets[name])).toEqual([]);
  });
});

describe('the season of a match that is played on the days of another one', () => {
  const [apertura, clausura] = demoSettings.seasons;
  const putOff = announced('2026-07-20', { postponedAt: '2026-07-20T20:00:00+00:00' });
  const ask = (row: Partial<RemarkValues>, changes = {}) =>
    remarksOf({ ...result(), ...row, texts: { ...texts, ...changes } }, league, today, ['season']);

  it('is asked once, and is then that which was said', () => {
    const [question] = ask({ origin: putOff });
    expect(question).toMatchObject({ level: 'ask' });
    expect(question?.text).toBe(
      'Era un partido de Apertura 2026 y su fecha es de Clausura 2026. ¿A qué temporada pertenece?',
    );
    const [same, ofDay] = question?.choices.map(({ set }) => set) ?? [];
    expect(same).toEqual({ seasonId: apertura?.id });
    const said = { origin: putOff, texts: { ...texts, ...same } };
    expect(seasonIdOf({ ...result(), ...said })).toBe(apertura?.id);
    expect(ask({ origin: putOff }, same)).toMatchObject([{ level: 'note' }]);
    const kept = [ofDay?.kept ?? ''];
    expect(ask({ origin: putOff, kept })).toEqual([]);
    expect(seasonIdOf({ ...result(), origin: putOff, kept })).toBeNull();
  });

  it('is not asked of a match that names it, nor within one season', () => {
    const named = { ...putOff, seasonId: apertura?.id ?? '' };
    expect(ask({ origin: named })).toMatchObject([{ level: 'note' }]);
    expect(seasonIdOf({ ...result(), origin: named })).toBe(apertura?.id);
    expect(ask({ origin: announced('2026-08-20') })).toEqual([]);
    expect(ask({ origin: { ...putOff, seasonId: clausura?.id ?? '' } })).toEqual([]);
    expect(ask({})).toEqual([]);
  });

  it('is that of the match, where the answer is that it is that one', () => {
    const settling = { kind: 'open', matches: [putOff] } as const;
    const [question] = remarksOf({ ...result(), settling }, league, today, ['match']);
    expect(question?.choices.map(({ set }) => set.seasonId)).toEqual([apertura?.id, '']);
  });
});

describe('a friendly', () => {
  it('is proposed where two pairs have played all their legs, and asked no more then', () => {
    const results = [{ ...texts, date: '2026-09-01', winner: null }];
    const met = (changes = {}) => {
      const row = { ...result(), texts: { ...texts, ...changes } };
      return remarksOf(row, { settings, results }, today, ['met']);
    };
    expect(met()[0]?.choices.map(({ text, set }) => [text, set.stage])).toEqual([
      ['Es un amistoso', 'AM'],
      ['Guardar así', undefined],
    ]);
    expect(met({ stage: 'AM' })).toEqual([]);
    // A friendly of before is none of the legs.
    const friendlies = results.map((each) => ({ ...each, stage: 'AM' }));
    const row = result();
    expect(remarksOf(row, { settings, results: friendlies }, today, ['met'])).toEqual([]);
  });

  it('is asked of the result of a match that was announced as one', () => {
    const one = announced(today, { stage: 'AM' });
    const settling = { kind: 'same', match: one, matches: [one] } as const;
    const say = (row: Partial<RemarkValues>) =>
      remarksOf({ ...result(), settling, ...row }, league, today, ['friendly']);
    const [question] = say({});
    expect(question?.choices.map(({ text }) => text)).toEqual(['Amistoso', 'Para la tabla']);
    expect(say({ texts: { ...texts, stage: 'AM' } })).toEqual([]);
    expect(say({ kept: [question?.id ?? ''] })).toEqual([]);
  });
});
