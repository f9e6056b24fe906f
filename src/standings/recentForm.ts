import { countScore } from '../matches/countResult.ts';
import { nameKey } from '../padel/nameKey.ts';
import type { Result } from '../padel/result.ts';
import type { StandingsRule } from '../league/standingsRule.ts';
import type { Outcome } from '../matches/outcome.ts';

/** A match, and its outcome for a pair. */
export type FormMatch = { id: string; outcome: Outcome };

/**
 * The last matches of each pair that count and were played, the latest last, by `nameKey`.
 * @param results newest first
 */
export function recentForms(
  results: readonly Pick<Result, 'id' | 'team1' | 'team2' | 'score' | 'winner'>[],
  rule: StandingsRule,
  length = 5,
): ReadonlyMap<string, readonly FormMatch[]> {
  const forms = new Map<string, FormMatch[]>();
  // Most names are spelled alike every time, and a key takes longer than the rest.
  const byName = new Map<string, FormMatch[]>();
  const formOf = (name: string) => {
    const known = byName.get(name);
    if (known !== undefined) return known;
    const key = nameKey(name);
    const form = forms.get(key) ?? [];
    forms.set(key, form);
    byName.set(name, form);
    return form;
  };
  for (const { id, team1, team2, score, winner } of results) {
    const [form1, form2] = [formOf(team1), formOf(team2)];
    const count = countScore({ score, winner }, rule);
    if (typeof count === 'string' || form1 === form2) continue;
    for (const [form, outcome] of [
      [form1, count.outcomes[0]] as const,
      [form2, count.outcomes[1]] as const,
    ]) {
      if (form.length < length && outcome !== 'unplayed') form.unshift({ id, outcome });
    }
  }
  return forms;
}
