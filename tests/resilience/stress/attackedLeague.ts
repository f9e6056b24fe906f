import { readFileSync } from 'node:fs';
import { growHeapSlowly } from '../../../supabase/embedded/heapGrowth.ts';
import { startEmbeddedSupabase } from '../../../supabase/embedded/startEmbeddedSupabase.ts';
import { siteFolder } from '../../support/buildSite.ts';

// The process that `attack.ts` attacks: a league with 5,000 results. Its parent gets its URL.

const seed = `
  ${readFileSync(new URL('../../../supabase/seed.sql', import.meta.url), 'utf8')};
  insert into public.results (team1, team2, score, date, category)
  select 'Pareja a-b-c ' || n % 40, 'Rival aaaaaaaaaaaaaaaaaaaaaaaaaa ' || n * 7 % 40, '6-4, 6-3',
    date '2026-01-01' + n % 300, 'Sexta Libre'
  from generate_series(1, 5000) n;`;

growHeapSlowly();
const supabase = await startEmbeddedSupabase({ seed });
supabase.serveSite(siteFolder);
process.send?.({ url: supabase.url, key: supabase.publishableKey });
process.once('disconnect', () => process.exit());
