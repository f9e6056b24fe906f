import type { NewSeason, StoredSeason } from './settingTables.ts';
import type { OpenTable } from '../../live/openTable.ts';
import type { Client } from '../../live/sources.ts';
import { timeout, writeErrorOf } from '../../session/requests.ts';
import type { Write } from '../../session/write.ts';
import { addition } from '../../session/writeRows.ts';
import { usualCategory } from './seasonCategories.ts';

/** The write that adds a season in which all categories play, each as in the season before. */
export function seasonAddition(
  open: OpenTable<StoredSeason, NewSeason>,
  id: string,
  values: NewSeason,
): Write<StoredSeason> {
  const season = addition(open, id, values);
  return {
    ...season,
    // Its undo deletes the season, and the database its categories with it.
    async send(client, changeId) {
      const saved = await season.send(client, changeId);
      await addCategories(client, saved);
      return saved;
    },
  };
}

async function addCategories(client: Client, { id, startsOn }: StoredSeason) {
  const seasons = await client
    .from('seasons')
    .select('id')
    .lt('starts_on', startsOn)
    .order('starts_on', { ascending: false })
    .limit(1)
    .abortSignal(timeout());
  if (seasons.error) throw writeErrorOf(seasons.error);
  const categories = await client.from('categories').select('name').abortSignal(timeout());
  if (categories.error) throw writeErrorOf(categories.error);
  const [before] = seasons.data;
  const played =
    before === undefined
      ? { data: [], error: null }
      : await client
          .from('season_categories')
          .select('category,legs,qualified,relegated')
          .eq('season_id', before['id'])
          .abortSignal(timeout());
  if (played.error) throw writeErrorOf(played.error);
  const rows = categories.data.map(({ name }) => ({
    ...usualCategory,
    ...played.data.find(({ category }) => category === name),
    season_id: id,
    category: name,
  }));
  // A save that is repeated adds none twice.
  const { error } = await client
    .from('season_categories')
    .upsert(rows, { onConflict: 'season_id,category', ignoreDuplicates: true })
    .abortSignal(timeout());
  if (error) throw writeErrorOf(error);
}
