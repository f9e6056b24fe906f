import { noDelay, openLeague } from '../support/league.ts';
import { startCrowd, teamOf, type Heard } from './crowd.ts';
import { socketUrl, warmUp } from './sizes.ts';

/** So many visitors, so many changes a second, for so many seconds. */
export type Load = { visitors: number; rate: number; seconds: number };
export type LoadFigures = Load & { heard: Heard; questions: number };

/** Measures one load after the other on one server, with the same visitors where they do not change. */
export async function measureLoads(loads: readonly Load[]): Promise<LoadFigures[]> {
  await using league = await openLeague();
  await using crowd = startCrowd();
  await league.delayDelivery(noDelay);
  await warmUp(league, crowd);
  const figures: LoadFigures[] = [];
  let present = 0;
  for (const load of loads) {
    if (load.visitors !== present) {
      await crowd.disconnect();
      await crowd.connect(socketUrl(league), load.visitors, true);
      present = load.visitors;
    }
    const writes = load.rate * load.seconds;
    const asked = await league.statistics();
    const heard = await crowd.hear({ writes, rate: load.rate }, (place) =>
      league.addResult(teamOf(place)),
    );
    const answered = await league.statistics();
    const questions = (answered.policyQuestions - asked.policyQuestions) / writes;
    figures.push({ ...load, heard, questions });
  }
  return figures;
}
