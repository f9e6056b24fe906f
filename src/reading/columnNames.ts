import { resultDetails } from '../matches/resultDetails.ts';
import { keysOf } from '../padel/keysOf.ts';
import { plainKey } from '../padel/plainKey.ts';
import type { DetailName } from '../padel/result.ts';

type SetNumber = 1 | 2 | 3;

/** The content of a column. */
export type Column =
  | 'category'
  | 'team1'
  | 'team2'
  | 'pair'
  | 'players'
  | 'player1'
  | 'player2'
  | 'player3'
  | 'player4'
  | 'meeting'
  | 'score'
  | 'winner'
  | 'loser'
  | 'won1'
  | 'won2'
  | 'walkover'
  | 'won'
  | 'sets1'
  | 'sets2'
  | 'date'
  | 'weekday'
  | 'sent'
  | DetailName
  | `set${SetNumber}`
  | `set${SetNumber}team${1 | 2}`
  | 'counts'
  | 'note'
  | 'beside';

/**
 * The label of a column, and its names in a sheet or a list, in Spanish, Portuguese and English, as keys without spaces.
 * Without a label it is known by its name alone.
 */
const columnTexts: Readonly<Record<Column, { label?: string; heads?: string }>> = {
  date: {
    label: 'Fecha',
    heads: `fecha dia date day data fechayhora fechahora diayhora jugadoel fechadelpartido fechapartido
      diadelpartido fechadejuego playedat played playedon datetime matchdate`,
  },
  weekday: { heads: 'diadelasemana diasemana weekday' },
  sent: { heads: 'marcatemporal timestamp fechadecarga fechadeenvio horadecarga cargadoel' },
  // The label and the heads of each detail of a result.
  ...resultDetails,
  category: { label: 'Categoría', heads: 'categoria categorias category cat division zona' },
  team1: {
    label: 'Pareja 1',
    heads: `pareja1 equipo1 dupla1 team1 pair1 local home parejaa equipoa teama parejalocal tupareja mipareja nuestrapareja
      suequipo tuequipo miequipo`,
  },
  team2: {
    label: 'Pareja 2',
    heads: `pareja2 equipo2 dupla2 team2 pair2 visitante visita rival rivales away parejab equipob teamb parejavisitante
      parejarival`,
  },
  meeting: { label: 'Las dos parejas', heads: 'partido cruce encuentro enfrentamiento match jogo' },
  score: {
    label: 'Resultado',
    heads: `resultado score marcador sets result res tanteador tanteo placar parciales detalle games resultadofinal
      resultadodelpartido scores`,
  },
  winner: {
    label: 'Pareja ganadora',
    heads: `ganador ganadora ganadores ganadoras parejaganadora equipoganador gano quiengano gana ganan vencedor
      vencedora vencedores duplavencedora duplaganadora winner winners`,
  },
  loser: {
    label: 'Pareja perdedora',
    heads: `perdedor perdedora perdedores perdedoras parejaperdedora equipoperdedor perdio pierde pierden duplaperdedora
      perdieron quienperdio loser losers`,
  },
  won1: {
    label: '¿Ganó la pareja 1? (sí o no)',
    heads: 'ganaron ganaste ganamos gane ganasteis ganoellocal',
  },
  won2: { label: '¿Ganó la pareja 2? (sí o no)' },
  won: { heads: 'wl gp vd' },
  sets1: { label: 'Sets de la pareja 1' },
  sets2: { label: 'Sets de la pareja 2' },
  walkover: { label: '¿Fue W.O.? (sí o no)', heads: 'wo walkover' },
  set1: { label: 'Set 1' },
  set2: { label: 'Set 2' },
  set3: { label: 'Set 3' },
  set1team1: { label: 'Set 1, pareja 1' },
  set1team2: { label: 'Set 1, pareja 2' },
  set2team1: { label: 'Set 2, pareja 1' },
  set2team2: { label: 'Set 2, pareja 2' },
  set3team1: { label: 'Set 3, pareja 1' },
  set3team2: { label: 'Set 3, pareja 2' },
  pair: {
    label: 'Pareja',
    heads:
      'pareja parejas equipo equipos dupla duplas pair team nombre name nombrepareja nombredepareja nombredelapareja nombreequipo nombredeequipo nombredelequipo',
  },
  players: { label: 'Jugadores', heads: 'jugadores jugadoras integrantes players' },
  player1: {
    label: 'Jugador 1',
    heads: 'jugador1 jugadora1 jugadora jugadoraa integrante1 integrantea player1 drive',
  },
  player2: {
    label: 'Jugador 2',
    heads: 'jugador2 jugadora2 jugadorb jugadorab integrante2 integranteb player2 reves',
  },
  player3: { label: 'Jugador 3', heads: 'jugador3 jugadora3 player3 rival1' },
  player4: { label: 'Jugador 4', heads: 'jugador4 jugadora4 player4 rival2' },
  counts: { label: 'Cuenta para', heads: 'cuentapara' },
  note: {
    label: 'Observaciones',
    heads: `obs observaciones observacion comentarios comentario notas nota aclaraciones aclaracion detalles estado
      situacion status comments comment notes`,
  },
  beside: {},
};

/** What a column holds that has nothing of a result: of each kind the names, and what its cells look like. */
const besideKinds: readonly { heads: string; cell: RegExp }[] = [
  {
    heads: `n nº no nro num numero orden id partidon partidonro npartido nropartido pts puntos ptsg ptsp ptsganador ptsperdedor
      ptspareja1 ptspareja2 games gamestotal totalgames partido`,
    cell: /^#?\d{1,6}(?:[.,]\d)?$/u,
  },
  {
    heads: `fecha fechan fechanº fechanro nfecha nrofecha jornada ronda fase instancia etapa zona grupo vuelta round stage group`,
    cell: /^(?:(?:fecha|jornada|ronda|zona|grupo|vuelta|round)\s*)?(?:n[°º.]?\s*)?(?:\d{1,2}[ªºa°]?|\p{Lu})$|^(?:(?:16avos|octavos|cuartos)(?: de final)?|semi(?:s|final(?:es)?)?|final|[úu]nica)$/iu,
  },
  {
    heads: 'duracion duration tiempo minutos',
    cell: /^(?:[0-4][:.h]\d{2}|\d{2,3})(?:\s*(?:hs?|min(?:utos)?)\.?|')?$/iu,
  },
  { heads: 'foto fotos link url video imagen photo', cell: /^https?:\/\/\S+$/iu },
  {
    heads: 'email correo mail correoelectronico direcciondecorreoelectronico',
    cell: /^\S+@\S+\.\S+$/u,
  },
  {
    heads:
      'planilla planillero planillera arbitro arbitra veedor veedora fiscal cargadopor cargo referee',
    cell: /^\p{Lu}\p{Ll}+\.?(?: \p{Lu}[\p{Ll}.]*){0,2}$/u,
  },
  { heads: 'vs v x contra', cell: /^(?:vs?\.?|x|contra|-)$/iu },
];

/** The contents that a column can be said to have, in the order in which they are offered. */
export const allColumns = keysOf(columnTexts).filter(
  (column) => columnTexts[column].label !== undefined,
);

export function columnLabel(column: Column): string {
  return columnTexts[column].label ?? '';
}

export function isColumn(value: unknown): value is Column {
  return allColumns.some((column) => column === value);
}

const listed = (heads = '') => heads.split(/\s+/u).filter((key) => key !== '');
const names: Readonly<Record<string, Column>> = Object.fromEntries(
  keysOf(columnTexts).flatMap((column) =>
    listed(columnTexts[column].heads).map((key) => [key, column] as const),
  ),
);
/** Names that are English and nothing else: such a sheet may write its days as Americans do. */
const englishNames = new Set(
  listed(`date day played playedat playedon datetime matchdate time hour team1 team2 pair1 pair2 home away score result
    scores winner winners loser losers category court place venue round`),
);

const setNames: readonly (readonly [RegExp, SetNumber])[] = [
  [/^(?:(?:set|s)1|(?:1(?:er|ro|[ºª])?|primer)set)(.*)$/u, 1],
  [/^(?:(?:set|s)2|(?:2(?:do|ndo|[ºª])?|segundo)set)(.*)$/u, 2],
  [
    /^(?:(?:set|s)3|(?:3(?:er|ro|[ºª])?|tercer)set|s[uú]per(?:tiebreak|tie|tb)?|stb|tiebreak|desempate)(.*)$/u,
    3,
  ],
];

/** The keys of a name, with and without what it says in brackets. */
function keysOfName(name: string): readonly string[] {
  const keyOf = (text: string) => plainKey(text).replaceAll(/[^\p{L}\d]+/gu, '');
  return [keyOf(name), keyOf(name.replaceAll(/\([^)]*\)/gu, ''))];
}

/** The column of a name at the head of a table; `null`: nobody knows it. */
export function columnOfName(name: string): Column | null {
  for (const key of keysOfName(name)) {
    for (const [pattern, number] of setNames) {
      const side = pattern.exec(key)?.[1];
      if (side === '') return `set${number}`;
      const team = /^(?:pareja|equipo|team|pair|p|e)?([12ab])$/u.exec(side ?? '')?.[1];
      if (team !== undefined) return `set${number}team${'1a'.includes(team) ? 1 : 2}`;
    }
    if (key !== '' && Object.hasOwn(names, key)) return names[key] ?? null;
    if (key !== '' && besideKinds.some(({ heads }) => listed(heads).includes(key))) return 'beside';
  }
  return null;
}

/** Whether a cell is as cells of a column with this name are that has nothing of a result: a number, a round, a link. */
export function isBeside(name: string, cell: string): boolean {
  const keys = keysOfName(name);
  return besideKinds.some(
    (kind) => listed(kind.heads).some((head) => keys.includes(head)) && kind.cell.test(cell),
  );
}

/** What a name may say in brackets: how its cells are written. */
const plainBrackets =
  /^(?:s[ií] ?(?:o|\/) ?no|dd\/mm(?:\/aa(?:aa)?)?|hh:mm|(?:24 ?)?hs?|puntos|games|sets|opcional|tuyo primero|visto desde (?:la )?pareja(?: 1)?)$/iu;

/** Whether a name says what can change its cells: `Resultado (visitante primero)`, `Fecha 2025`. */
export function saysMore(name: string): boolean {
  if (/(?:^|\D)20\d\d(?!\d)/u.test(name)) return true;
  return Array.from(name.matchAll(/\(([^)]*)\)/gu)).some(
    ([, words = '']) => !plainBrackets.test(words.trim()),
  );
}

export function isEnglishName(name: string): boolean {
  return keysOfName(name).some((key) => englishNames.has(key));
}
