import { openLeague, type Delay, type League } from '../support/league.ts';
import { startCrowd, teamOf, type Crowd, type Heard, type JoinTimes } from './crowd.ts';

/** What a crowd of so many visitors costs, and how soon they hear of a lone change. */
export type SizeFigures = {
  visitors: number;
  joins: JoinTimes;
  bareJoins: JoinTimes;
  /** kB for each visitor: of the server's process, and of what JavaScript holds. */
  resident: number;
  heap: number;
  live: Heard;
  bare: Heard;
  /** How often row-level security was asked, for each change. */
  questions: number;
};

const writes = 20;
/** Lone changes: each is delivered before the next. */
const rate = 5;

/** Measures a server that has served nobody before. */
export async function measureSize(visitors: number, delay: Delay): Promise<SizeFigures> {
  await using league = await openLeague();
  await using crowd = startCrowd();
  await league.delayDelivery(delay);
  await warmUp(league, crowd);

  const before = await league.memory();
  const joins = await crowd.connect(socketUrl(league), visitors, true);
  const after = await league.memory();
  const asked = await league.statistics();
  const live = await crowd.hear({ writes, rate }, (place) => league.addResult(teamOf(place)));
  const answered = await league.statistics();
  await crowd.disconnect();

  const bareJoins = await crowd.connect(bareUrl(league), visitors, false);
  const bare = await crowd.hear({ writes, rate }, (place) => league.sendBare(frameOf(place)));
  const each = (bytes: number) => bytes / visitors / 1000;
  return {
    visitors,
    joins,
    bareJoins,
    resident: each(after.resident - before.resident),
    heap: each(after.heap - before.heap),
    live,
    bare,
    questions: (answered.policyQuestions - asked.policyQuestions) / writes,
  };
}

/** What runs for the first time is no measure of what it costs. */
export async function warmUp(league: League, crowd: Crowd) {
  await crowd.connect(socketUrl(league), 20, true);
  await crowd.hear({ writes: 20, rate: 20 }, (place) => league.addResult(teamOf(place)));
  await crowd.disconnect();
}

export function socketUrl({ url, publishableKey }: League): string {
  return `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${publishableKey}&vsn=2.0.0`;
}

function bareUrl({ lowerBoundUrl }: League): string {
  return lowerBoundUrl.replace('http', 'ws');
}

/** As many bytes as the server sends of a result, with the same name in them. */
function frameOf(place: number): string {
  const padding = 'x'.repeat(760);
  return JSON.stringify([null, null, 'realtime:league', { team1: teamOf(place), padding }]);
}
