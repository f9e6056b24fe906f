import { wordsOf } from '../../padel/names.ts';
import { plainKey } from '../../padel/plainKey.ts';
import { leftoversIn, type Part, type Span } from './coverage.ts';
import { setNumberIn } from './numbers.ts';
import { areSameTeams, isTeamOf, type Row, type StatementRow } from './row.ts';
import { findScores } from './scoreInText.ts';
import type { Reading } from './statement.ts';

/** A message as it stands in the chat. */
export type ReadMessage = {
  sender: string | null;
  /** Without what it quotes. */
  body: string;
  /** The places of the messages that it quotes. */
  quoted: readonly number[];
  rows: readonly Row[];
  /** What is found in it; most messages are never asked for it. */
  read: () => Reading;
};

/**
 * So many messages after a result one is about it that names or quotes it or has a set; its sender's next, and that of
 * a player of its pairs; anybody's that points at it, or says who won or how it ended; the last one in which its sender names it beside numbers.
 */
const [ofMatch, ofSender, ofAnybody, ofResult] = [20, 4, 3, 60];
/** Longer talk has numbers of anything, characters. */
const shortTalk = 30;
/** A longer message is about more than one match, characters. */
const longest = 600;

/**
 * The messages after a result that can be about it: they are shown, and never interpreted.
 * @param isPlayer whether a member of the chat plays in one of its pairs
 */
export function laterMessages(
  row: StatementRow,
  messages: readonly ReadMessage[],
  isPlayer: (sender: string) => boolean,
): string[] {
  /** Who has said something after it that can be about it. */
  const heard = new Set<string>();
  const later = messages.slice(row.at + 1, row.at + 1 + ofResult).flatMap((message, index) => {
    const { sender, body, quoted } = message;
    if (isHarmless(body)) return [];
    const isNext =
      sender !== null &&
      index < ofSender &&
      !heard.has(sender) &&
      (sender === row.sender || isPlayer(sender));
    if (isOfAnother(message, row) && !(isNext && isMoment(message))) return [];
    if (sender !== null) heard.add(sender);
    const isAbout =
      quoted.includes(row.at) ||
      isNext ||
      (index < ofAnybody && (pointed.test(body) || saysWho(message))) ||
      (index < ofMatch ? holdsSet(body) || namesPairOf(row, message) : isOfResult(row, message));
    return isAbout ? [body] : [];
  });
  return [...new Set(later)];
}

function isHarmless(body: string): boolean {
  return body.length <= longest && !textsOf(body, leftoversIn(body, [])).some(saysAnything);
}

function textsOf(text: string, spans: readonly Span[]): string[] {
  return spans.map(({ start, end }) => text.slice(start, end));
}

/** Signs alone are about their own message: `✅`. */
function saysAnything(words: string): boolean {
  return /[\p{L}\d]/u.test(words);
}

/** Whether all of a message was understood as another match's result, an announcement, a plan, a price or a telephone. */
function isOfAnother(message: ReadMessage, row: StatementRow): boolean {
  const results = message.rows.filter((each) => each.isResult);
  if (results.length === 0) return isPlan(message);
  return results.every(
    (other) =>
      ![...textsOf(other.words, other.leftovers), ...(other.around ?? [])].some(saysAnything) &&
      other.named > 1 &&
      !areSameTeams(other, row),
  );
}

const planned =
  /(?<![\p{L}\d])(?:a las \d{1,2}(?:[:.]\d{2})?|\d{1,2}[:.]\d{2}(?: ?hs)?|\d{1,2} ?hs|de \d{1,2} a \d{1,2}|cancha \d{1,2}|(?:somos|falta|faltan) \d|nivel \d(?:[-/]\d)?|el \d{1,2}\/\d{1,2}|por persona|cada uno|alias [\w.-]+|mi numero es|(?:pasado )?manana|hay|juegan?|jugamos|jugar|turno|cancha|somos|alguien|puedo|lunes|martes|miercoles|jueves|viernes|sabado|domingo|son|no puedo|para|el|la|las|los|de|del|a|al|en|y|vs|contra|con)(?![\p{L}\d])|[?¿]|\$ ?[\d.]+|\+?\d[\d ()-]{7,}\d/gu;

function isPlan({ body, read }: ReadMessage): boolean {
  if (body.length > longest || !/\d|manana/u.test(plainKey(body))) return false;
  const { parts, mentions } = read();
  const plans: Part[] = Array.from(plainKey(body).matchAll(planned), ({ 0: words, index }) => ({
    by: 'heading' as const,
    start: index,
    end: index + words.length,
  }));
  const names = mentions.map(({ start, end }) => ({ by: 'name' as const, start, end }));
  return leftoversIn(body, [...plans, ...parts, ...names]).length === 0;
}

/** `21 hs`, `el sábado`: its sender had forgotten it, or says it anew. */
function isMoment({ body, read }: ReadMessage): boolean {
  if (body.length > shortTalk) return false;
  const { moment, parts } = read();
  return moment.consumed.length > 0 && leftoversIn(body, parts).length === 0;
}

/** Whether its sender speaks of a result and of numbers long after it, or somebody tells its sender which set it was. */
function isOfResult(row: StatementRow, message: ReadMessage): boolean {
  const { sender, body } = message;
  if (row.sender === null || !/\d|resultad/iu.test(body)) return false;
  const [name = ''] = wordsOf(row.sender);
  return (
    (sender === row.sender && namesPairOf(row, message)) ||
    (isNumbered(body) && wordsOf(body).includes(name))
  );
}

function namesPairOf(row: StatementRow, { body, read }: ReadMessage): boolean {
  if (body.length > longest) return false;
  return read().mentions.some(
    ({ pairs, isFaint }) =>
      (!isFaint || /\d/u.test(body)) && pairs.some(({ name }) => isTeamOf(name, row)),
  );
}

/** `sí, ganaron ellas`, `ese partido lo ganamos`: of a match that was spoken of. */
const pointing = /(?<!\p{L})(?:nosotr[oa]s|ell[oa]s|es[aeo])(?!\p{L})/iu;

function saysWho({ body, read }: ReadMessage): boolean {
  if (body.length > longest) return false;
  const { claim, end } = read();
  return end !== null || ((claim.at !== -1 || claim.isDenied) && pointing.test(body));
}

/** `ese partido no vale`, `el de ayer`: whatever is said of it. */
const pointed =
  /(?:(?<!\p{L})ese (?:partido|resultado)|^(?:che,? |ojo,? )?el (?:partido |resultado )?de (?:hoy|ayer|anoche|reci[eé]n|arriba))(?!\p{L})/iu;

/** A set and hardly anything else, or which one it was: `6-4`, `no, 7-5 7-5`, `el segundo fue 7-5`. */
function holdsSet(body: string): boolean {
  return hasSet(body) && (body.length <= shortTalk || isNumbered(body));
}

function isNumbered(body: string): boolean {
  return setNumberIn(body, 'first') !== null && hasSet(body);
}

function hasSet(body: string): boolean {
  const sets = body.length > longest ? [] : findScores(body).flatMap(({ score }) => score.sets);
  return sets.some(({ team1, team2 }) => Math.max(team1, team2) > 5);
}
