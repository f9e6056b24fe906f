import preview from '../../../.storybook/preview.tsx';
import { ScoreBoard } from '../../../src/components/ScoreBoard/ScoreBoard.tsx';
import { parseScore } from '../../../src/domain/score.ts';

const meta = preview.meta({
  title: 'Components/ScoreBoard',
  component: ScoreBoard,
  args: { team1: 'Los Smash', team2: 'Doble Pared', score: parseScore('6-4, 6-3') },
});

/** Within the card of a result: a line a team, a column a set. */
export const TwoSets = meta.story();

/** The loser's points of a tie-break stand raised beside its games. */
export const TieBreaks = meta.story({ args: { score: parseScore('7-6(5) 6-7(9) 6-2') } });

/** The super tie-break is framed apart from the sets. */
export const SuperTieBreak = meta.story({ args: { score: parseScore('4-6 6-4 12-10') } });

/** The super tie-break counted as one game. */
export const SuperTieBreakAsAGame = meta.story({ args: { score: parseScore('4-6 6-4 1-0(8)') } });

/** Nobody played. */
export const Walkover = meta.story({ args: { score: parseScore('W.O.') } });

/** What is not understood stays as it was typed. */
export const AsTyped = meta.story({ args: { score: parseScore('gana el que trae las pelotas') } });
