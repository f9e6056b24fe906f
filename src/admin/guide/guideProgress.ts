import type { Client } from '../../live/sources.ts';
import { timeout, writeErrorOf } from '../../session/requests.ts';

/** The number of rows that the league has of what the guide asks for. */
export type GuideRows = {
  league: number;
  categories: number;
  seasons: number;
  pairs: number;
  results: number;
  /** Of the home page, and logos of sponsors. */
  pictures: number;
};

/** A part of the first hour: done once there is a row of it. */
export type GuideStepName = keyof GuideRows;

/** In their order. */
export const guideSteps: readonly GuideStepName[] = [
  'league',
  'categories',
  'seasons',
  'pairs',
  'results',
  'pictures',
];

/** The first step that is not done; `null`: all are. */
export function nextStep(rows: GuideRows): GuideStepName | null {
  return guideSteps.find((step) => rows[step] === 0) ?? null;
}

export function stepsDone(rows: GuideRows): number {
  return guideSteps.filter((step) => rows[step] > 0).length;
}

/** Counts the rows. */
export async function readGuideRows(client: Client): Promise<GuideRows> {
  const count = async (table: string) => {
    const response = await client
      .from(table)
      .select('id', { count: 'exact', head: true })
      .abortSignal(timeout());
    if (response.error) throw writeErrorOf(response.error);
    return response.count ?? 0;
  };
  const [league, categories, seasons, pairs, results, sponsors, hero] = await Promise.all([
    count('league'),
    count('categories'),
    count('seasons'),
    count('pairs'),
    count('results'),
    count('sponsors'),
    count('hero_pictures'),
  ]);
  return { league, categories, seasons, pairs, results, pictures: sponsors + hero };
}
