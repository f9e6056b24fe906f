import { harmlessPhrases, harmlessSigns, ownSentences } from './harmlessWords.ts';
import { plainKey } from '../../padel/plainKey.ts';

/** A part of a text, by the positions of its characters. */
export type Span = { start: number; end: number };

/** What one part of the reader understood, and which one that was. */
export type Part = Span & { by: keyof typeof letters };

/** Each part as a capital letter, in a text without any. */
const letters = {
  name: 'N',
  verb: 'V',
  score: 'S',
  end: 'E',
  category: 'C',
  code: 'K',
  day: 'D',
  hour: 'H',
  place: 'P',
  heading: 'R',
} as const;

/** Words that belong to the part beside them. */
const beside: readonly RegExp[] = [
  // `por un doble 6-4`, `fue 6-4 6-3`, `resultado final: 6-4 6-3`
  /(?<![\p{Ll}\d])(?:(?:por|x|fue|fueron|quedo|termino|resultado|final|marcador|un|score|los parciales|parciales(?: de)?)[ :]+)+(?=[ES])/gu,
  // `jugado el 14/11`, `fue ayer`, `Fecha: 14/11`
  /(?<![\p{Ll}\d])(?:(?:dia|fecha|jugado|jugados|se jugo|jugo|fue|era|el|del|de|partido)[ :]+)+(?=D)/gu,
  // `Hora: 20:30`
  /(?<![\p{Ll}\d])(?:hora|horario|a las)[ :]+(?=H)|(?<![\p{Ll}\d])lugar[ :]+(?=P)/gu,
  // `en sexta libre`, `categoría sexta`
  /(?<![\p{Ll}\d])(?:(?:en|por|de|la|cat|categoria)[ .:]+)+(?=C)/gu,
  /(?<![\p{Ll}\d])(?:y )?jug(?:amos|aron|o)(?= *V|[ ,]*$)|(?<=D )jug(?:amos|aron)(?=[,.:])|(?<![\p{Ll}\d])(?:hoy )?jug(?:amos|aron)(?= )/gu,
  // `ganamos 6-4 6-3, somos A`
  /(?<![\p{Ll}\d])somos (?=N)/gu,
  // `partido entre A y B`, `empate entre A y B`, `partido anulado`
  // `@Los Smash`, `1) Los Smash`, `📅 14/11`
  /@(?=N)|^(?:\d{1,2}[.)] *|pareja [12][ :]+)(?=N)|(?:📅|🗓|📆|⏰|🕗|🕘|📍)+ *(?=[DHP])/gmu,
  /(?<![\p{Ll}\d])(?:el )?partido(?: entre| de|:)?(?= [NDE])|(?<=E )entre(?= N)/gu,
];

const harmless = new RegExp(
  String.raw`(?<![\p{Ll}\d])(?:${[...harmlessPhrases]
    .sort((one, other) => other.length - one.length)
    .map((phrase) => `${phrase}${phrase.at(-1)}*`)
    .join('|')})(?![\p{Ll}\d])|(?:${harmlessSigns.join('|')})[\u{1f3fb}-\u{1f3ff}]?`,
  'gu',
);
/** `Hola Marce,`, `Saludos, Benja`: somebody who is written to or writes, with a capital letter. */
const greeted =
  /(?<![\p{Ll}\d])(?:hola|buenas|gracias|saludos|abrazos?),? (\p{Ll}+)(?=[,.!\n]|$)/gu;
/** `*Sábado 14*`, `(6-4 6-3)`, `"Los Smash"`: marks around exactly one part. */
const enclosed =
  /\*\s?([A-Z])\1*\s?\*|\(\s?([A-Z])\2*\s?\)|\[\s?([A-Z])\3*\s?\]|(?<![\p{Ll}\d])_([A-Z])\4*_|(["“”])([A-Z])\6*["“”]|\([A-Z]+(?:[, ]+[A-Z]+)*\)/gu;
/** A heading of several parts, as *Copiar la fecha* writes it. */
const boldLine = /^\*[\p{Lu} .,:·–—-]+\*$/gmu;
/** Signs and words between two parts that say nothing by themselves. */
const joint = /^(?:[:;–—|·•/-]|\/\/|[ye])$/u;

/**
 * The words and signs that no part of the reader understood, and that are not known to be harmless.
 * @param consumed positions in the text
 */
export function leftoversIn(text: string, consumed: readonly Part[]): Span[] {
  let key = plainKey(text).replaceAll(/\p{Lu}/gu, '?');
  if (key.length !== text.length) return text.trim() === '' ? [] : [{ start: 0, end: text.length }];
  const mark = ({ start, end }: Span, letter: string) => {
    key = key.slice(0, start) + letter.repeat(end - start) + key.slice(end);
  };
  for (const part of consumed) mark(part, letters[part.by]);
  const markAll = (pattern: RegExp, letter: string) => {
    key = key.replace(pattern, (found) => letter.repeat(found.length));
  };
  for (const sentence of ownSentences) markAll(sentence, 'R');
  for (const { 0: found, 1: name = '', index } of key.matchAll(greeted)) {
    const at = index + found.length - name.length;
    if (/\p{Lu}/u.test(text.charAt(at))) mark({ start: at, end: index + found.length }, 'O');
  }
  markAll(harmless, 'O');
  for (const pattern of beside) markAll(pattern, 'B');
  markAll(enclosed, 'Q');
  markAll(boldLine, 'Q');
  const tokens = [...key.matchAll(/[\p{Ll}\p{Lo}\p{M}]+|\d+|\/\/|[^\s\p{Lu}.,!¡]/gu)];
  const left = tokens.filter(({ 0: token, index }) => {
    if (!joint.test(token)) return true;
    const [before, after] = [key.slice(0, index), key.slice(index + token.length)];
    // A word joins two parts of a line, or what was cut there; a sign stands at the edge of a line too.
    const edge = /\p{L}/u.test(token) ? '' : '|\\n';
    const isAfter = new RegExp(String.raw`(?:\p{Lu}|^${edge})[\s,.!]*$`, 'u').test(before);
    const isBefore = new RegExp(String.raw`^[\s,.]*(?:\p{Lu}|$${edge})`, 'u').test(after);
    return !(isAfter && isBefore);
  });
  return joined(
    left.map(({ 0: token, index }) => ({ start: index, end: index + token.length })),
    key,
  );
}

/** Neighbours are one. */
function joined(spans: readonly Span[], text: string): Span[] {
  const all: Span[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    if (last !== undefined && /^[ .,!¡]*$/u.test(text.slice(last.end, span.start)))
      last.end = span.end;
    else all.push({ ...span });
  }
  return all;
}
