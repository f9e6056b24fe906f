import { compareTexts } from '../../../../src/padel/spanishText.ts';
import type { ReadingContext } from '../../../../src/paste/reading/reader.ts';
import { randomSource, type Random } from '../../../support/random.ts';

/** A message, and what somebody who knows the match would read in it. */
export type CorpusMessage = {
  /**
   * `consistent`: pairs, winner and score are stated and agree, and nothing else is said. `tail`: something else is
   * said that changes nothing. `open`: a result, but something is missing, doubtful or contradicts. `none`: no result.
   */
  kind: 'consistent' | 'tail' | 'open' | 'none';
  text: string;
  author: string | null;
  /** The name of the pair that won; `null`: nobody can tell. */
  winner: string | null;
  loser: string | null;
  /** The numbers from the winner's side, as they are stored; `null`: the sentence has others. */
  score: string | null;
  /** The day on which it was played; `null`: the message does not say it. */
  day: string | null;
  hour: string | null;
};

type Pair = ReadingContext['pairs'][number];

const nicknames = [
  ['Los Smash', 'Juan Pérez / Leo Gómez'],
  ['Doble Pared', 'Martín Chantada / Pablo Ruiz'],
  ['Los Mellis', 'Ariel Guerrero / Darío Guerrero'],
  ['La Víbora', 'Nicolás Beitia / Tomás Ferro'],
  ['El Último Globo', 'Hernán Quiroga / Matías Sosa'],
  ['Pala y Fernet', 'Gastón Luna / Iván Peralta'],
  ['Bandeja 10', null],
  ['Los 4 Fantásticos', null],
  ['Ñandúes', 'Bruno Ávila / Ciro Bustos'],
  ['Al Límite', null],
] as const;
const surnames = [
  ['Paz', 'Pujals', 'Celeste', 'Sara'],
  ['Berl', 'Mowbray', 'Lilian', 'Patricia'],
  ['Salazar', 'Sánchez', 'Alejandra', 'Gemma'],
  ['Virseda', 'Villalba', 'Sofía', 'Verónica'],
  ['De Mena', 'Fernández', 'Marta', 'Carla'],
  ['Clasca', 'Segura', 'Julia', 'Noa'],
  ['Alayeto', 'Iglesias', 'Mapi', 'Victoria'],
  ['Ortega', 'Marrero', 'Jessica', 'Aranza'],
] as const;

export const corpusPairs: readonly Pair[] = [
  ...nicknames.map(([name, players]) => ({ name, category: 'Sexta Libre', players })),
  ...surnames.map(([one, other, first, second]) => ({
    name: `${one} - ${other}`,
    category: 'Octava Damas',
    players: `${first} ${one} / ${second} ${other}`,
  })),
];

const straight = ['6-4 6-3', '6-0 6-1', '7-5 6-2', '7-6 6-4', '6-2 7-5'];
const inThree = ['6-4 3-6 6-2', '4-6 6-3 7-5', '6-3 2-6 10-8', '6-7 6-4 10-4'];
/** What stands between games, and between sets. */
const signs = [
  ['-', ' '],
  ['-', ', '],
  ['/', ' '],
  ['-', ' y '],
  ['-', ' / '],
  ['–', ' '],
  ['-', '/'],
  ['-', '; '],
  [' - ', ', '],
  [' a ', ', '],
] as const;

function write(score: string, random: Random): string {
  const [inside, between] = random.pick(signs);
  const sets = score.split(' ').map((set) => set.replace('-', inside));
  return sets.join(between);
}

const turned = (score: string) => score.replaceAll(/(\d+)-(\d+)/gu, '$2-$1');

/** A pair as people write it. */
function spelt({ name, players }: Pair, random: Random): string {
  const ways = [name, name, name.toLowerCase()];
  ways.push(name.normalize('NFD').replace(/[\u0300-\u036f]/gu, ''));
  if (players !== null) {
    const [one = '', other = ''] = players.split(' / ');
    ways.push(`${one} y ${other}`, `${other} - ${one}`, `${one}/${other}`);
    const [surname = '', otherSurname = ''] = [one, other].map((player) =>
      player.replace(/^\S+ /u, ''),
    );
    if (surname !== otherSurname) {
      ways.push(
        `${surname} y ${otherSurname}`,
        `${otherSurname}/${surname}`,
        `${surname}-${otherSurname}`,
      );
    }
  }
  if (name.length > 8 && !/\d/u.test(name)) ways.push(name.replace(/(\p{L})(\p{L})$/u, '$2$1'));
  return random.pick(ways);
}

/** How a message begins that was exported or copied; readResultsCases.test.ts has the other forms. */
const heads: readonly (readonly [head: string, day: string | null])[] = [
  ['', null],
  ['14/11/2026, 20:31 - Lucas: ', '2026-11-14'],
  ['[7:23 p. m., 13/5/2026] +54 9 11 5555-0134: ', '2026-05-13'],
];

/** What is said of the day, and how many days before the message it was; both heads are of their own weekdays. */
const days: readonly (readonly [words: string, ago: number])[] = [
  ['hoy ', 0],
  ['ayer ', 1],
  ['anoche ', 1],
  ['anteayer ', 2],
  ['antes de ayer ', 2],
  ['el lunes ', -1],
  ['el viernes a la noche ', -5],
];
const hours = ['', '', '', ' a las 20:30', ' 21:15 hs', ' (20:30)'];
/** Words after a result that change nothing. */
const tails = [
  ' 👏',
  ' partidazo!',
  '. Gracias!',
  ', lindo partido',
  '. Saludos',
  ' 🎾💪',
  '.',
  ' en cancha 3',
  ' (Cancha 2)',
];
const talk = [
  ', el saque muy bien',
  ' y después asado',
  ', qué calor hacía',
  '. Mañana jugamos otra vez a las 21',
  ' jaja',
];
/** Words that leave open whether it is a result, or of which day. */
const doubts = [
  ' en sus sueños',
  ', o algo así',
  ', creo',
  '?',
  ' 😂',
  ' de práctica',
  ' (amistoso)',
  ' la semana pasada',
  ', pero no cuenta',
  ' en la play',
  ' ✓',
  ' el 19',
  ' hace unos días',
];

type Kind = CorpusMessage['kind'];

const verbs = (
  'ganaron a, le ganaron a, le ganó a, vencieron a, derrotaron a, superaron a, eliminaron a, ' +
  'doblegaron a, se impusieron a, pudieron con, les ganaron a, batieron a, lograron vencer a'
).split(', ');

/** Sentences, in which `{w}` is the pair that won, `{l}` the other one, `{s}` the score and `{f}` the loser's. */
const third: readonly (readonly [Kind, string])[] = [
  ...verbs.map((verb) => ['consistent', `{w} ${verb} {l} por {s}`] as const),
  ['consistent', '{w} ganaron {s} a {l}'],
  ['consistent', '{w} ganó {s} contra {l} 👏'],
  ['consistent', 'Ganaron {w} {s} a {l}. Partidazo!'],
  ['consistent', 'A {l} les ganó {w} {s}'],
  ['consistent', 'Victoria de {w} ante {l} {s}'],
  ['consistent', '{l} perdieron con {w} {s}'],
  ['consistent', '{l} cayeron ante {w} por {f}'],
  ['consistent', '{l} no pudieron con {w}: {s}'],
  ['consistent', '{l} fueron derrotados por {w} {s}'],
  ['consistent', '{l} vs {w}, ganó {w} {s}'],
  ['consistent', '{w} le ganó por W.O. a {l}'],
  ['consistent', '{l} no se presentaron contra {w}'],
  ['consistent', '{w} le ganaron a {l} 6-3 2-1 ret.'],
  ['consistent', '{w} le ganaron a {l} en {n} sets {s}'],
  ['open', '{w} le ganaron a {l} en {m} sets {s}'],
  ['open', '{w} ganan {s} a {l}'],
  ['open', '~{w}~ {l} le ganó a {w} {s} ~'],
  ['open', '{w} B le ganaron a {l} {s}'],
  ['open', '{w} con {o} le ganaron a {l} {s}'],
  ['open', '{w} vs {l} ({s}).'],
  ['open', 'Liga 4 · Grupo A · Fecha 2: {w} vs {l} — {s}'],
  ['open', 'Gran partido: {w} superaron a {l} {f}'],
  ['open', '{l} vs {w} {f}, siendo las ganadoras las últimas mencionadas'],
  ['open', 'Contra {w} jugó {l}, sucumbiendo {s}'],
  ['open', 'creo q {w} le ganó a {l} {s}??'],
  ['open', 'si {w} le gana a {l} {s} clasifica'],
  ['open', '{w} perdían 4-1 el primero pero le ganaron a {l} {s}'],
  ['open', 'No, {l} no le ganó a {w}, fue {s}'],
];

const first: readonly (readonly [Kind, string])[] = [
  ['consistent', 'ganamos {s} a {l}'],
  ['consistent', 'Buenas! Ganamos contra {l} {s} 🎾'],
  ['tail', 'Les ganamos a {l} por {s}, el saque muy bien'],
  ['open', 'casi le ganamos a {l} {s}'],
  ['consistent', 'jugamos contra {l} y ganamos {s}'],
];

const firstLost: readonly (readonly [Kind, string])[] = [
  ['consistent', 'perdimos {s} con {w}'],
  ['consistent', 'Perdimos contra {w} {f}'],
  ['consistent', 'nos ganaron {w} {s}'],
  ['consistent', 'Caímos ante {w} por {s}'],
];

const chatter: readonly ((random: Random, name: string) => string)[] = [
  () => 'Entrenamos y después jugamos un partido 6-3',
  () => 'el saque fue 8, no 6',
  (random) => `jugamos mañana a las ${random.pick(['20:30', '19:00', '8:15'])}?`,
  (random) => `Cancha ${random.below(9)} de 18 a 20, somos 4`,
  (random) =>
    `El ${random.pick(['6/4', '14/11', '7/5'])} no puedo, ¿el ${random.pick(['5/11', '7/6'])}?`,
  (_, name) => `${name} juegan el 14/11 a las 20:30 en Cancha 2`,
  (_, name) => `Felicitaciones ${name}!! 👏👏`,
  (random) => `Mi número es 351-555-0${random.below(900) + 100}`,
  () => 'Son $4500 por persona, alias padel.6-4.liga',
  () => 'practicamos saque y volea, 6-4 6-3 en el amistoso',
  () => '<Multimedia omitido> jaja',
  () => 'Feliz cumple!! 🎂🎂',
  () => 'ganamos todos, gran torneo',
  () => 'me retiro a dormir, no se olviden del resultado',
  () => 'eso no va con nosotros, el segundo turno lo tenemos reservado',
  () => 'Alguien para mañana? falta 1, nivel 6-7',
  () => 'Qué partidazo el de ayer, tres sets!',
  (_, name) => `¿Cómo salieron ${name}?`,
  () => 'La temperatura va de 6 a 7 grados',
  () => 'Tapia y Coello le ganaron a Galán y Chingotto 6-4 6-3, vieron?',
  () => 'perdimos el 2-1 del primer set y después no paramos de reír',
  () => 'La fecha 3 va del 6/4 al 7/4',
  () => 'Gracias! 👏👏',
  (random) => `mañana jugamos a las ${random.pick(['20:30', '19', '21 hs'])}`,
  (random) =>
    `hay turno el ${random.pick(['martes', 'jueves'])} a las 20:30, cancha ${random.below(9)}`,
  () => 'Son $5000 cada uno',
  () => '🎾🔥',
  () => 'Buenas! Hay cancha mañana 21 hs?',
  () => 'Buen partido, gracias chicos',
  () => 'falta 1 para el viernes a las 21',
  (_, name) => `${name} juegan el sábado a las 10 hs`,
  () => 'Alguien para jugar hoy 20:30? somos 3',
  (_, name) => `El jueves juegan ${name} en Cancha 2`,
];

/** Message number `index` of the corpus. */
export function corpusMessage(index: number): CorpusMessage {
  const random = randomSource(index + 1);
  const [head, written] = random.pick(heads);
  const category = random.pick(['Sexta Libre', 'Octava Damas']);
  const candidates = corpusPairs.filter((pair) => pair.category === category);
  const winner = random.pick(candidates);
  const loser = random.pick(candidates.filter((pair) => pair !== winner));
  if (index % 4 === 3) {
    const text = random.pick(chatter)(random, spelt(winner, random));
    const nothing = { winner: null, loser: null, score: null, day: null, hour: null };
    return { kind: 'none', text: head + text, author: winner.name, ...nothing };
  }
  const played = random.pick(random.chance(0.65) ? straight : inThree);
  const sets = played.split(' ').length;
  const others = candidates.filter((pair) => pair !== winner && pair !== loser);
  const scene: Record<string, string> = {
    w: spelt(winner, random),
    l: spelt(loser, random),
    s: write(played, random),
    f: write(turned(played), random),
    n: sets === 2 ? 'dos' : 'tres',
    m: sets === 2 ? 'tres' : 'dos',
    o: random.pick(others).name,
  };
  const [patterns, author] = random.pick([
    [third, null],
    [third, winner.name],
    [first, winner.name],
    [firstLost, loser.name],
  ] as const);
  const [stated, sentence] = random.pick(patterns);
  const body = sentence.replaceAll(/\{(\w)\}/gu, (_, name: string) => scene[name] ?? '');
  const [dayWords, ago] = random.chance(0.25) ? random.pick(days) : (['', 0] as const);
  const hour = /[.?!]$/u.test(body) ? '' : random.pick(hours);
  const part = random.below(10);
  const [tail, added]: [string, Kind] =
    part < 3
      ? [random.pick(tails), 'consistent']
      : part === 3
        ? [random.pick(talk), 'tail']
        : part === 4
          ? [random.pick(doubts), 'open']
          : ['', 'consistent'];
  // The present tense tells of a day that has gone.
  const isTold = ago !== 0 && sentence.includes(' ganan ');
  const kinds: readonly Kind[] = [isTold ? 'consistent' : stated, added];
  return {
    kind: (['open', 'tail'] as const).find((each) => kinds.includes(each)) ?? 'consistent',
    text: head + dayWords + body + hour + tail,
    author,
    winner: winner.name,
    loser: loser.name,
    score: /W\.O\.|ret\.|present/u.test(sentence) ? null : stored(played),
    day: written === null ? null : dayBefore(written, ago),
    hour: /\d\d:\d\d/u.exec(hour)?.[0] ?? null,
  };
}

/** `6-4, 4-6, 10-8`, as results are stored. */
function stored(played: string): string {
  return played.replaceAll(' ', ', ');
}

/** The day so many days before; below 0: the last such weekday before it, Sunday 0. */
function dayBefore(day: string, ago: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = -ago % 7;
  const back = ago < 0 ? (date.getUTCDay() - weekday + 7) % 7 : ago;
  return new Date(date.getTime() - back * 86_400_000).toISOString().slice(0, 10);
}

/** A message of the corpus without the head that some have. */
export function corpusBody({ text }: CorpusMessage): string {
  return text.replace(/^(?:\d.*? - Lucas: |\[.*?\] .*?: )/u, '');
}

/** How people correct a result: right after they wrote it, or later by its pairs. */
const corrections = [
  'perdón, el segundo fue 7-6',
  'corrijo: 7-6 7-5',
  'fue al revés',
  'está mal el resultado',
  'no cuenta, se juega de nuevo',
  '*7-5',
  'me equivoqué, 7-6 7-6',
  'retiro lo dicho',
  'olviden lo que puse',
  'el segundo set lo ganamos nosotros',
] as const;
const namedCorrections = [
  'lo de {w} y {l} fue 7-6 7-5',
  'ojo que {w} y {l} está mal anotado',
  'che, ganaron {l} a {w}',
  'en realidad {w} y {l} quedó 7-6 7-6',
] as const;

export type CorpusChat = {
  text: string;
  results: { words: string; winner: string; loser: string; isCorrected: boolean }[];
};

/** A chat of 600 messages: 60 results between different pairs, talk, and a correction of every fifth result. */
export function corpusChat(seed: number): CorpusChat {
  const random = randomSource(seed);
  const results: CorpusChat['results'] = [];
  const couples = new Set<string>();
  for (let index = seed * 1000; results.length < 60; index += 1) {
    const message = corpusMessage(index);
    const { kind, winner, loser } = message;
    const words = corpusBody(message);
    const couple = [winner ?? '', loser ?? ''].sort(compareTexts).join();
    const isOurs = /[aeií]mos|nos /iu.test(words);
    if (kind !== 'consistent' || isOurs || couples.has(couple)) continue;
    couples.add(couple);
    const isCorrected = results.length % 5 === 4;
    results.push({ words, winner: winner ?? '', loser: loser ?? '', isCorrected });
  }
  const people =
    'Ana Beto Caro Dani Eva Fede Gabi Hugo Inés Juli Kike Lola Mora Nico Olga Pipo Quique Romi'.split(
      ' ',
    );
  const said: [sender: string, words: string][] = [];
  const talk = () => {
    const words = random.pick(chatter)(random, spelt(random.pick(corpusPairs), random));
    said.push([random.pick(people), words]);
  };
  for (const [index, { words, winner, loser, isCorrected }] of results.entries()) {
    const sender = random.pick(people);
    said.push([sender, words]);
    if (isCorrected) {
      const named = random.pick(namedCorrections).replace('{w}', winner).replace('{l}', loser);
      for (let count = random.below(3); count > 0; count -= 1) talk();
      said.push(
        random.pick([
          [sender, random.pick(corrections)],
          [random.pick(people), named],
          [random.pick(people), `> ${words}\n${random.pick(corrections)}`],
        ]),
      );
    }
    while (said.length < (index + 1) * 10) talk();
  }
  const text = said.map(([sender, words]) => `[21/11 20:00] ${sender}: ${words}`).join('\n');
  return { text, results };
}
