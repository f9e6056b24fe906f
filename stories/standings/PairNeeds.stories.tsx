import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { PairNeeds } from '../../src/standings/PairNeeds.tsx';
import { nextWeek, tonight } from '../fixtures/matches.ts';
import { longestName, longestWord } from '../fixtures/names.ts';
import { played, season, seasonPairs, seasonResults } from '../fixtures/season.ts';
import { noDecisions } from '../../src/standings/decisions.ts';

/** All matches of the season but two: La Víbora – Globo y Remate, Doble Pared – Contrapared. */
const lateResults = [
  ...played(
    'Los Smash | Pala Rosa | 6-2, 6-3',
    'Los Smash | Contrapared | 7-5, 6-4',
    'Doble Pared | Pala Rosa | 6-4, 6-4',
    'Doble Pared | Globo y Remate | 6-1, 6-4',
    'La Víbora | Contrapared | 6-3, 6-4',
    'Globo y Remate | Contrapared | 6-4, 6-2',
    'Contrapared | Pala Rosa | 6-4, 6-3',
  ),
  ...seasonResults,
];

const { rule, qualified } = season;
const oneRound = { rule, legs: 1, ...(qualified === undefined ? {} : { qualified }) } as const;

const meta = preview.meta({
  title: 'Match/PairNeeds',
  component: PairNeeds,
  args: {
    name: 'La Víbora',
    results: lateResults,
    pairs: seasonPairs,
    matches: [],
    season: oneRound,
  },
});

/** Two matches before the end: what is enough for the first place, and to qualify. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Para terminar entre las 2 primeras le alcanza con ganarle a Globo y Remate.',
      ),
    ).toBeVisible();
  },
});

/** Points taken from a rival leave the pair less to do. */
export const PointsDeducted = meta.story({
  args: {
    decisions: {
      ...noDecisions,
      adjustments: ['Los Smash', 'Doble Pared', 'Globo y Remate'].map((name) => ({
        name,
        category: 'Sexta Damas',
        pairId: name,
        points: -9,
        reason: 'alineación indebida',
        day: '2026-11-14',
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Termina primera pase lo que pase.')).toBeVisible();
  },
});

/** It is certain, or too late: whatever happens. */
export const Decided = meta.story({
  args: {
    name: 'Los Smash',
    season: { ...oneRound, qualified: { count: 3, name: 'Final' } },
  },
});

/** The season does not say how often two pairs meet: only announced matches are known. */
export const AnnouncedMatches = meta.story({
  args: { name: 'Pala Rosa', matches: [tonight, nextWeek], results: seasonResults, season },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Con los partidos anunciados, ya no puede terminar primera.'),
    ).toBeVisible();
  },
});

/** Half a season: too many endings to count them. */
export const TooManyMatches = meta.story({
  args: { name: 'Globo y Remate', results: seasonResults },
});

/** A result is imagined: every sentence says so. */
export const Hypothesis = meta.story({
  args: {
    imagined: played('La Víbora | Globo y Remate | 6-4, 6-4').map((result) => ({
      ...result,
      id: 'si-imagined',
    })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^Con la hipótesis, /u)).toHaveLength(2);
  },
});

/** All has been played. */
export const NothingLeft = meta.story({
  args: {
    results: [
      ...played('La Víbora | Globo y Remate | 6-4, 6-4', 'Doble Pared | Contrapared | 6-4, 6-4'),
      ...lateResults,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No quedan partidos por jugar.')).toBeVisible();
  },
});

/** The longest names that can be saved, on the smallest screen. */
export const LongestNames = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    name: longestName,
    results: played(`${longestName} | Los Smash | 6-4, 6-3`),
    pairs: [],
    matches: [{ ...tonight, team1: longestWord, team2: longestName }],
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Para terminar primera/u);
  },
});
