import type { CategoryName } from '../../src/league/category.ts';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import type { Result } from '../../src/padel/result.ts';
import { longestName, longestWord } from '../fixtures/names.ts';
import { straightSets } from '../fixtures/results.ts';

const names = {
  short: ['La U', 'Ola'],
  usual: ['Los Smash', 'Doble Pared'],
  long: ['Los Compañeros del Drive', 'Amigas de Globo y Remate'],
  longest: [longestName, longestWord],
} as const;

/** What a designer can choose of a result. */
export type MatchArgs = {
  /** As the administrator types it: 6-4 3-6 10-8, W.O., 6-2 3-1 ret. */
  score: string;
  category: CategoryName;
  names: keyof typeof names;
  winner: 'by the score' | 'first' | 'second';
};

export const matchArgs: MatchArgs = {
  score: '6-4, 3-6, 10-8',
  category: 'Sexta Damas',
  names: 'usual',
  winner: 'by the score',
};

export const matchArgTypes = {
  score: {
    control: 'text' as const,
    description: 'As one types it: 6-4, 3-6, 10-8; a retirement: 6-2 3-1 ret.; a walkover: W.O.',
  },
  category: {
    control: 'select' as const,
    options: demoSettings.categories.map(({ name }) => name),
    description: 'The category in which it was played.',
  },
  names: {
    control: 'select' as const,
    options: Object.keys(names),
    description: 'The longest have 80 characters, as many as the database accepts.',
  },
  winner: {
    control: 'select' as const,
    options: ['by the score', 'first', 'second'],
    description: 'Who won where the score does not say it.',
  },
};

export function chosenResult({ score, category, winner, ...chosen }: MatchArgs): Result {
  const [team1, team2] = names[chosen.names];
  const side = winner === 'by the score' ? null : winner === 'first' ? 1 : 2;
  return { ...straightSets, id: 'chosen', team1, team2, score, category, winner: side };
}
