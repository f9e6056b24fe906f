import { isAmong, type Criterion, type StandingsRule } from '../league/standingsRule.ts';
import { drawsLots } from '../league/rulePresets.ts';
import { formatPoints } from './standingsText.ts';

/** A titled part of the regulations, with the end of its address. */
type RuleSection = {
  id: 'puntos' | 'empates' | 'sets-y-games';
  title: string;
  /** What is counted, each with its points: they stand in a table. */
  cells?: readonly (readonly [what: string, points: string])[];
  sentences: readonly string[];
  /** The criteria that are compared one after the other, below the sentences. */
  lines: readonly string[];
};

/**
 * A season's rule in words: a cell for each number, a line for each comparison. What no setting says is not said
 * either, such as what the sets of a match count that ended by time.
 */
export function ruleSections(rule: StandingsRule): RuleSection[] {
  const { points, ties, superTieBreak, walkover } = rule;
  const { draw } = points;
  return [
    {
      id: 'puntos',
      title: 'Puntos',
      cells: [
        ['Ganar 2-0', formatPoints(points.win20)],
        ['Ganar 2-1', formatPoints(points.win21)],
        ...(draw === null ? [] : ([['Empatar 1-1', formatPoints(draw)]] as const)),
        ['Perder 1-2', formatPoints(points.loss12)],
        ['Perder 0-2', formatPoints(points.loss02)],
        ['Ganar por W.O.', formatPoints(points.walkoverWin)],
        ['Perder por W.O.', formatPoints(points.walkoverLoss)],
      ],
      sentences: [
        ...(draw === null ? ['No hay empates: un partido jugado sin ganador no cuenta.'] : []),
        `Si no se presenta ninguna, cada una recibe ${formatPoints(points.walkoverLoss)}.`,
        `Un partido que no se juega da ${formatPoints(points.unplayed)} a cada una.`,
      ],
      lines: [],
    },
    {
      id: 'empates',
      title: 'Empates en puntos',
      sentences:
        ties.length === 0
          ? ['A igualdad de puntos se define por sorteo.']
          : [
              ...(ties.some(isAmong)
                ? [
                    'Los partidos entre las empatadas se comparan solo si jugaron todas entre sí; si no, se pasa a lo que sigue.',
                  ]
                : []),
              'Después de cada separación, las que siguen empatadas empiezan la lista de nuevo.',
              drawsLots(rule)
                ? 'Lo que nada separa comparte el puesto y se define por sorteo.'
                : 'Lo que nada separa comparte el puesto.',
              'A igualdad de puntos se compara, en este orden:',
            ],
      lines: ties.map((line) => lineTexts[line]),
    },
    {
      id: 'sets-y-games',
      title: 'Sets y games',
      sentences: [
        {
          'one-game': 'Un súper tie-break vale un set y un game.',
          'no-games': 'Un súper tie-break vale un set y ningún game.',
          points: 'Un súper tie-break vale un set, y sus puntos cuentan como games.',
        }[superTieBreak],
        walkover === '6-0 6-0'
          ? 'Ganar por W.O. vale 6-0, 6-0.'
          : 'Un W.O. no suma sets ni games a ninguna.',
      ],
      lines: [],
    },
  ];
}

/** Each comparison in words. */
export const lineTexts: Readonly<Record<Criterion, string>> = {
  'points-among': 'los puntos en los partidos entre ellas',
  'set-difference-among': 'la diferencia de sets en los partidos entre ellas',
  'game-difference-among': 'la diferencia de games en los partidos entre ellas',
  'set-difference': 'la diferencia de sets de todos los partidos',
  'game-difference': 'la diferencia de games de todos los partidos',
  'sets-won': 'los sets ganados',
  'games-won': 'los games ganados',
  wins: 'los partidos ganados',
  'fewest-walkovers': 'los W.O. perdidos: menos es mejor',
};
