import { createClient } from '@supabase/supabase-js';
import { daysBefore } from '../../src/reading/dates.ts';
import { demoAdmin } from '../../supabase/embedded/keys.ts';
import type { EmbeddedSupabase } from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { seedOfAccounts } from '../../supabase/scripts/seedParts.ts';
import { buildOwnSite } from './buildSite.ts';
import { eveningNow } from './clock.ts';
import { leagueForThisFile } from './league.ts';

/**
 * Categories as leagues name theirs, with signs; and an emoji, a right-to-left name, one that is part of another's, a
 * number alone, one letter, signs of patterns and of formulas.
 */
export const signCategories = [
  'Sub-14 Mixto B',
  '6° Libre',
  '6ta & 7ma',
  'Damas "A"',
  "Sexta L'Elite",
  'Sexta, B',
  'Mixto #1',
  'Suma 13 – Mixto',
  'Damas 🎾',
  'السادسة - سيدات',
  'Mixto',
  '7',
  'Ñ',
  '(+40) [a/b] {x}|y\\',
  '=$&%20',
].map((name, index) => ({ name, slug: `c-${index}` }));

/** Each category has pairs of these names: only the category tells them apart. */
export const signPairs = ['Los Smash & Cía.', 'Doble "Pared"', "L'Elite 🎾"] as const;

export const signSeason = 'Clausura ’26 – «B»';
export const signPlace = 'Cancha "1" & 2 / Sur';
/** A contact with whose number WhatsApp opens nobody. */
export const signContact = "Mora O'Higgins <y> Cía.";

/** The day of a match that is late. */
export const lateDay = () => daysBefore(eveningNow(), 3);

/** Stores the league as its administrator: its results, a match of today and a late one in each category. */
async function storeSignLeague({ url, publishableKey }: EmbeddedSupabase) {
  const admin = createClient(url, publishableKey, { auth: { persistSession: false } });
  await admin.auth.signInWithPassword(demoAdmin);
  const today = eveningNow();
  const insert = async (table: string, rows: readonly object[]) => {
    await admin.from(table).insert(rows).throwOnError();
  };
  await insert('league', [
    {
      name: 'Liga "Ñandú" & Cía.',
      short_name: 'Ñandú & Cía.',
      slogan: '100 % pádel – ¡vamos!',
      city: 'Villa Ñuñoa (Sur)',
      country: 'AR',
      time_zone: 'America/Argentina/Cordoba',
      story: ['Somos «la liga» de $1, %s y {liga}.'],
    },
  ]);
  const categories = signCategories.map(({ name, slug }, index) => ({
    name,
    title: name,
    short_name: Array.from(name).slice(0, 12).join('').trim(),
    slug,
    position: index + 1,
  }));
  await insert('categories', categories);
  const { data: season } = await admin
    .from('seasons')
    .insert({ name: signSeason, slug: 'clausura', starts_on: daysBefore(today, 60) })
    .select('id')
    .single()
    .throwOnError();
  const seasonId: unknown = season.id;
  await insert(
    'season_categories',
    categories.map(({ name }) => ({
      season_id: seasonId,
      category: name,
      legs: 1,
      qualified: 1,
      relegated: 1,
    })),
  );
  await insert('organisers', [{ name: signContact, whatsapp: '+12345678', position: 1 }]);
  await insert('clubs', [
    {
      name: 'Club «Ñ» & Hijos',
      address: 'Bv. 9 de Julio N° 1/2',
      network: 'Instagram',
      position: 1,
    },
  ]);
  const [one, other, third] = signPairs;
  await insert(
    'pairs',
    categories.flatMap(({ name: category }) =>
      signPairs.map((name) => ({ category, name, players: `Ana "Pato" / Eva d'${name}` })),
    ),
  );
  const of = (category: string, team1: string, team2: string) => ({ category, team1, team2 });
  await insert(
    'results',
    categories.map(({ name }, index) => ({
      ...of(name, one, other),
      score: index === 0 ? 'No se jugó' : '6-4, 3-6, 10-8',
      date: daysBefore(today, 5),
      location: signPlace,
      time: '20:30',
    })),
  );
  await insert(
    'upcoming_matches',
    categories.flatMap(({ name }, index) => [
      { ...of(name, one, third), date: today, time: '23:59', location: signPlace },
      {
        ...of(name, other, third),
        date: lateDay(),
        time: '21:00',
        location: `Cancha ${index} ñ`,
      },
    ]),
  );
}

/**
 * A league whose names all have signs, and the site that is built for it.
 * @param folder where: another file may run at the same time
 */
export function signLeagueForThisFile(folder: string) {
  return leagueForThisFile({
    seed: seedOfAccounts,
    authLimits: false,
    async site(supabase) {
      await storeSignLeague(supabase);
      return buildOwnSite(supabase, folder);
    },
  });
}
