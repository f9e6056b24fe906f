-- The league's settings: everybody reads them, the administrator alone writes them, and a row holds what a
-- page can show.

begin;

select plan(204);

insert into auth.users (id, email) values
  ('c0000000-0000-4000-8000-000000000001', 'organizadora@example.com'),
  ('c0000000-0000-4000-8000-000000000002', 'jugador@example.com');
insert into private.admins (user_id) values ('c0000000-0000-4000-8000-000000000001');

create function pg_temp.sign_in(user_id text)
returns void
language sql
as $$
  select set_config(
    'request.jwt.claims', jsonb_build_object('sub', user_id, 'role', 'authenticated')::text, true
  );
$$;

-- A league that has just begun.
delete from public.league;

-- What the administrator may send, in this order; a season is there before its categories.
create temporary table writes (number serial, table_name text, operation text, statement text);
insert into writes (table_name, operation, statement) values
  ('league', 'INSERT', $$ insert into public.league (name, time_zone) values ('La Liga', 'America/Bogota') $$),
  ('league', 'UPDATE', $$ update public.league set
    name = 'La Liga de Bogotá', short_name = 'La Liga', description = 'Resultados en vivo.', slogan = 'Punto y bola.',
    city = 'Bogotá', time_zone = 'America/Argentina/Cordoba', address = 'https://liga.example/padel',
    brand = '#1d4ed8', accent = '#d8f238', profile_name = '@laliga', profile_network = 'Instagram',
    profile_url = 'https://instagram.example/laliga?hl=es', story = '{"Todo empezó un jueves.","Y sigue."}',
    scoring = '{"A tres sets."}', joining = '{"Escribir."}',
    dates = '[{"day": "2026-02-28", "text": "Primera fecha"}, {"day": "2028-02-29", "text": "Final"}]',
    icon = 'icono/' || md5('c') || '.png' $$),
  ('categories', 'INSERT', $$ insert into public.categories (name, title, slug, position) values ('Mixta', 'Mixta', 'mixta', 8) $$),
  ('categories', 'UPDATE', $$ update public.categories set
    title = 'Mixta B', short_name = 'Mx. B', slug = 'mixta-b', position = 1, ladder = 'Mixto', level = 2,
    spreadsheet = 'https://planillas.example/mixta' where name = 'Mixta' $$),
  ('seasons', 'INSERT', $$ insert into public.seasons (id, slug, name, starts_on)
    values ('a0000000-0000-4000-8000-000000000001', 'apertura', 'Apertura', '2026-02-01') $$),
  ('seasons', 'UPDATE', $$ update public.seasons set
    slug = 'apertura-2026', name = 'Apertura 2026', starts_on = '2026-02-02', ends_on = '2026-07-01', points = '3-1-0',
    ties = 'difference-first', super_tie_break = 'points', walkover = 'no-games' $$),
  ('season_categories', 'INSERT', $$ insert into public.season_categories (season_id, category)
    values ('a0000000-0000-4000-8000-000000000001', 'Sexta Libre') $$),
  ('season_categories', 'UPDATE', $$ update public.season_categories set legs = 2, qualified = 8, relegated = 2 $$),
  ('organisers', 'INSERT', $$ insert into public.organisers (name, whatsapp, position) values ('Ana Paz', '+57 300 555 0134', 1) $$),
  ('organisers', 'UPDATE', $$ update public.organisers set name = 'Eva Gil', whatsapp = '+54 9 (351) 555-0100', position = 2 $$),
  ('clubs', 'INSERT', $$ insert into public.clubs (name, network, url, address, map, position)
    values ('El Club', 'Facebook', 'https://facebook.example/elclub', 'Calle 1', 'https://mapas.example/elclub', 1) $$),
  ('clubs', 'UPDATE', $$ update public.clubs set url = null, address = null, map = null $$),
  ('clubs', 'UPDATE', $$ update public.clubs set
    name = 'Club B', network = 'Instagram', url = 'https://instagram.example/b', address = 'Calle 2', map = 'https://mapas.example/b',
    position = 2 $$),
  ('sponsors', 'INSERT', $$ insert into public.sponsors (name, picture, alt, position)
    values ('La Tuerca', 'sponsors/la-tuerca.svg', 'Una tuerca', 1) $$),
  ('sponsors', 'UPDATE', $$ update public.sponsors set name = 'La Tuerca', picture = 'logos/' || md5('a') || '.webp', alt = 'Dos tuercas', position = 2 $$),
  ('hero_pictures', 'INSERT', $$ insert into public.hero_pictures (picture, alt, position) values ('hero/volea.avif', 'Un remate', 1) $$),
  ('hero_pictures', 'UPDATE', $$ update public.hero_pictures set
    picture = 'hero/saque.jpg', phone_picture = 'portadas/' || md5('b') || '.jpg', alt = 'Un saque', focus = '100% 7%', position = 2 $$),
  ('hero_pictures', 'DELETE', $$ delete from public.hero_pictures $$),
  ('sponsors', 'DELETE', $$ delete from public.sponsors $$),
  ('clubs', 'DELETE', $$ delete from public.clubs $$),
  ('organisers', 'DELETE', $$ delete from public.organisers $$),
  ('season_categories', 'DELETE', $$ delete from public.season_categories $$),
  ('seasons', 'DELETE', $$ delete from public.seasons $$),
  ('categories', 'DELETE', $$ delete from public.categories where name = 'Mixta' $$);

grant select on writes to anon, authenticated, service_role;

-- The administrator -----------------------------------------------------------------------------------

-- Makes each write in turn, each as if it were a request of its own: did it raise the version?
create function pg_temp.make_writes()
returns setof text
language plpgsql
as $$
declare
  write record;
  version_before bigint;
  made bigint;
begin
  for write in select * from writes order by number loop
    perform set_config('league.settings_raised_in', '', true);
    select version into version_before from public.settings_version;
    execute write.statement;
    get diagnostics made = row_count;
    return next is(
      (made, (select version from public.settings_version) - version_before),
      (1::bigint, 1::bigint),
      format('The administrator may %s %s, which raises the version once', write.operation, write.table_name)
    );
  end loop;
end
$$;

set local role authenticated;
select pg_temp.sign_in('c0000000-0000-4000-8000-000000000001');

select pg_temp.make_writes();

-- Rows for what follows.
select lives_ok(statement, format('%s takes a row again', table_name))
from writes where operation = 'INSERT' and table_name <> 'league' order by number;

select throws_ok(
  refused.statement, '42501', null, format('The administrator may not: %s', refused.statement)
)
from (values
  ($$ delete from public.league $$),
  ($$ update public.league set is_only = true $$),
  ($$ update public.categories set name = 'Mixta A' where name = 'Mixta' $$),
  ($$ update public.categories set old_slugs = '{sexta}' $$),
  ($$ update public.season_categories set category = 'Quinta Libre' $$),
  ($$ update public.sponsors set id = gen_random_uuid() $$),
  ($$ truncate public.sponsors $$)
) as refused (statement);

select throws_ok(
  $$ insert into public.league (name, time_zone) values ('Otra', 'UTC') $$, '23505', null, 'There is one league'
);

-- Everybody else --------------------------------------------------------------------------------------

create temporary table readable (table_name text);
insert into readable
select distinct table_name from writes
union all select 'settings_version';
grant select on readable to anon, authenticated, service_role;

reset role;
create temporary table before_refusals as
select version from public.settings_version;
grant select on before_refusals to authenticated;

set local role authenticated;
select pg_temp.sign_in('c0000000-0000-4000-8000-000000000002');
select set_config('league.settings_raised_in', '', true);

select isnt_empty(format('select id from public.%I', table_name), format('A signed-in user reads %s', table_name))
from readable order by table_name;

select throws_ok(
  statement, '42501', null, format('A signed-in user cannot INSERT %s', table_name)
)
from writes where operation = 'INSERT' order by number;

select is_empty(
  statement || ' returning id', format('A signed-in user can %s no row of %s', operation, table_name)
)
from writes where operation <> 'INSERT' order by number;

select is(
  (select version from public.settings_version), (select version from before_refusals),
  'What finds no row raises no version'
);

set local role anon;
select set_config('request.jwt.claims', '{"role": "anon"}', true);

select isnt_empty(format('select id from public.%I', table_name), format('A visitor reads %s', table_name))
from readable order by table_name;

select throws_ok(statement, '42501', null, format('A visitor cannot %s %s', operation, table_name))
from writes order by number;

set local role service_role;

select isnt_empty(format('select id from public.%I', table_name), format('The service role reads %s', table_name))
from readable order by table_name;

-- The version -----------------------------------------------------------------------------------------

set local role authenticated;
select pg_temp.sign_in('c0000000-0000-4000-8000-000000000001');

select throws_ok(
  refused.statement, '42501', null, format('Nobody may: %s', refused.statement)
)
from (values
  ($$ insert into public.settings_version default values $$),
  ($$ update public.settings_version set version = 1 $$),
  ($$ delete from public.settings_version $$)
) as refused (statement);

select set_config('league.settings_raised_in', '', true);
update public.sponsors set name = name;
update public.clubs set position = position;

select is(
  (select version from public.settings_version), (select version from before_refusals),
  'A change that changes nothing raises no version'
);

update public.sponsors set name = 'Otra';
update public.clubs set position = 9;
insert into public.results (team1, team2, score, date, category)
values ('Los Smash', 'Doble Pared', '6-4, 6-3', '2026-11-19', 'Sexta Libre');

select is(
  (select version from public.settings_version), (select version + 1 from before_refusals),
  'A transaction raises it once'
);

select set_config('league.settings_raised_in', '', true);
update public.results set score = '6-4, 6-4';

select is(
  (select version from public.settings_version), (select version + 1 from before_refusals),
  'A result does not'
);

insert into public.results (team1, team2, score, date, category)
values ('Los Recién Llegados', 'Otra Pareja Nueva', '6-4, 6-3', '2026-11-19', 'Sexta Libre');

select is(
  (select version from public.settings_version), (select version + 1 from before_refusals),
  'Nor do the pairs that it brings'
);

insert into public.pairs (category, name)
values ('Sexta Libre', 'Primera de la Lista'), ('Sexta Libre', 'Segunda de la Lista');

select is(
  (select version from public.settings_version), (select version + 2 from before_refusals),
  'A list of pairs does, once'
);

-- What a row may hold ---------------------------------------------------------------------------------

select throws_ok(refused.statement, '23514', null, refused.statement)
from (values
  ($$ update public.league set name = ' ' $$),
  ($$ update public.league set short_name = 'Trece letras.' $$),
  ($$ update public.league set description = repeat('a', 201) $$),
  ($$ update public.league set slogan = E'Dos\nlíneas' $$),
  ($$ update public.league set city = ' Bogotá' $$),
  ($$ update public.league set address = 'http://liga.example' $$),
  ($$ update public.league set address = 'https://liga.example/' $$),
  ($$ update public.league set time_zone = 'America/Nowhere' $$),
  ($$ update public.league set time_zone = 'Factory' $$),
  ($$ update public.league set brand = 'red' $$),
  ($$ update public.league set accent = '#d8f23' $$),
  ($$ update public.league set profile_name = ' ' $$),
  ($$ update public.league set profile_network = 'Otra' $$),
  ($$ update public.league set profile_url = 'javascript:alert(1)' $$),
  ($$ update public.league set profile_url = null $$),
  ($$ update public.league set story = '{" "}' $$),
  ($$ update public.league set story = array_fill('a'::text, array[21]) $$),
  ($$ update public.league set story = '{{a},{b}}' $$),
  ($$ update public.league set story = array[null::text] $$),
  ($$ update public.league set scoring = array[repeat('a', 301)] $$),
  ($$ update public.league set joining = array[repeat('a', 301)] $$),
  ($$ update public.league set dates = '{"day": "2026-11-20", "text": "Final"}' $$),
  ($$ update public.league set dates = '["2026-11-20"]' $$),
  ($$ update public.league set dates = '[{"day": "2026-11-20"}]' $$),
  ($$ update public.league set dates = '[{"day": "2026-11-20", "text": "Final", "link": "x"}]' $$),
  ($$ update public.league set dates = '[{"day": "2026-02-30", "text": "Final"}]' $$),
  ($$ update public.league set dates = '[{"day": "tomorrow", "text": "Final"}]' $$),
  ($$ update public.league set dates = '[{"day": "2026-11-20", "text": " "}]' $$),
  ($$ update public.league set dates = jsonb_build_array() || (select jsonb_agg(jsonb_build_object('day', '2026-11-20', 'text', 'a')) from generate_series(1, 51)) $$),
  ($$ update public.categories set title = ' ' $$),
  ($$ update public.categories set short_name = 'Trece letras.' $$),
  ($$ update public.categories set slug = repeat('a', 61) where name = 'Mixta' $$),
  ($$ update public.categories set spreadsheet = 'planillas.example' $$),
  ($$ update public.categories set ladder = ' ' $$),
  ($$ update public.categories set level = 0 $$),
  ($$ update public.seasons set slug = 'Apertura 2026' $$),
  ($$ update public.seasons set name = ' ' $$),
  ($$ update public.seasons set starts_on = '1999-12-31' $$),
  ($$ update public.seasons set ends_on = starts_on $$),
  ($$ update public.seasons set points = '5-0-0' $$),
  ($$ update public.seasons set ties = 'lots' $$),
  ($$ update public.seasons set super_tie_break = 'two-games' $$),
  ($$ update public.seasons set walkover = '6-0' $$),
  ($$ update public.season_categories set legs = 3 $$),
  ($$ update public.season_categories set qualified = -1 $$),
  ($$ update public.season_categories set relegated = 33 $$),
  ($$ update public.organisers set name = ' ' $$),
  ($$ update public.organisers set whatsapp = '351 555-0100' $$),
  ($$ update public.organisers set whatsapp = '+54 (351) 55' $$),
  ($$ update public.clubs set name = ' ' $$),
  ($$ update public.clubs set network = 'Otra' $$),
  ($$ update public.clubs set url = 'https://user@club.example' $$),
  ($$ update public.clubs set address = repeat('a', 121) $$),
  ($$ update public.clubs set map = 'https://mapas.example/"onclick' $$),
  ($$ update public.clubs set map = 'https://mapas.example/' || repeat('a', 500) $$),
  ($$ update public.sponsors set name = ' ' $$),
  ($$ update public.league set icon = 'logos/' || md5('a') || '.png' $$),
  ($$ update public.league set icon = 'hero/foto.avif' $$),
  ($$ update public.sponsors set picture = '../secret.png' $$),
  ($$ update public.sponsors set picture = 'portadas/' || md5('a') || '.webp' $$),
  ($$ update public.sponsors set picture = 'logos/la-tuerca.svg' $$),
  ($$ update public.sponsors set picture = repeat('a', 117) || '.svg' $$),
  ($$ update public.sponsors set alt = repeat('a', 201) $$),
  ($$ update public.hero_pictures set picture = 'https://t.example/pixel.png' $$),
  ($$ update public.hero_pictures set phone_picture = 'hero/volea.gif' $$),
  ($$ update public.hero_pictures set alt = ' ' $$),
  ($$ update public.hero_pictures set focus = '50%;color:red' $$)
) as refused (statement);

reset role;
select throws_ok(
  $$ update public.settings_version set is_only = false $$, '23514', null, 'There is one version'
);

-- Addresses of categories -----------------------------------------------------------------------------

set local role authenticated;

update public.categories set slug = 'mixta-a', title = 'Mixta A' where name = 'Mixta';
update public.categories set slug = 'mixta-b' where name = 'Mixta';
update public.categories set slug = 'mixta-a' where name = 'Mixta';

select results_eq(
  $$ select slug, old_slugs from public.categories where name = 'Mixta' $$,
  $$ values ('mixta-a', '{mixta,mixta-b}'::text[]) $$,
  'A category keeps the slugs that it had, and not the one that it has'
);

select throws_ok(
  $$ update public.categories set slug = 'mixta' where name = 'Sexta Libre' $$, '23505', null,
  'No other category takes one of them'
);

select throws_ok(
  $$ insert into public.categories (name, title, slug, position) values ('Otra', 'Otra', 'mixta-b', 9) $$,
  '23505', null, 'Nor does a new one'
);

-- The league by its function --------------------------------------------------------------------------

reset role;
delete from public.league;
set local role authenticated;

create function pg_temp.saved(before jsonb, after jsonb, id text default 'a0000000-0000-4000-8000-000000000007')
returns jsonb
language sql
as $$
  select to_jsonb(league) from public.save_league(id::uuid, before, after) as league;
$$;

select ok(
  pg_temp.saved(null, '{"name": "La Liga", "time_zone": "UTC"}')
    @> '{"id": "a0000000-0000-4000-8000-000000000007", "name": "La Liga", "story": []}',
  'A league is begun under the id that it is given'
);

select ok(
  pg_temp.saved(null, '{"name": "Liga", "time_zone": "UTC", "story": ["Una, \"dos\"", "Tres"]}')
    @> '{"name": "Liga", "story": ["Una, \"dos\"", "Tres"]}',
  'One that was begun, and whose response was lost, is what is typed now'
);

select ok(
  pg_temp.saved(null, '{"name": "Otra", "time_zone": "UTC"}', 'a0000000-0000-4000-8000-000000000008')
    @> '{"id": "a0000000-0000-4000-8000-000000000007", "name": "Liga"}',
  'Another one is not begun beside it'
);

select ok(
  pg_temp.saved(
    '{"story": ["Una, \"dos\"", "Tres"], "dates": []}',
    '{"story": ["Cuatro"], "dates": [{"day": "2026-11-20", "text": "Final"}]}'
  ) @> '{"name": "Liga", "story": ["Cuatro"], "dates": [{"day": "2026-11-20", "text": "Final"}]}',
  'Lists are changed from what the editor saw, and the other columns stay'
);

select ok(
  pg_temp.saved('{"story": ["Una"], "slogan": null}', '{"story": ["Dos"], "slogan": "Punto y bola."}')
    @> '{"story": ["Cuatro"], "slogan": null}',
  'What somebody else has changed since stays as it is, with all that was sent'
);

select ok(
  pg_temp.saved(null, '{"story": ["Cuatro"]}') @> '{"story": ["Cuatro"]}'
  and pg_temp.saved('{"story": ["Una"]}', '{"story": ["Cuatro"]}') @> '{"story": ["Cuatro"]}',
  'Sent again it changes nothing'
);

select throws_ok(
  $$ select pg_temp.saved('{"is_only": true}', '{"is_only": false}') $$, '42501', null,
  'A column that the administrator may not write is refused'
);

select throws_ok(
  $$ select pg_temp.saved('{"address": null}', '{"address": "http://liga.example"}') $$, '23514', null,
  'The constraints hold for it, too'
);

reset role;
insert into public.seasons (slug, name, starts_on, ends_on) values ('con-fin', 'Con fin', '2097-03-01', '2097-06-30');
set local role anon;
select ok(
  public.league_settings() -> 'seasons' @> '[{"slug": "con-fin", "lastDay": "2097-06-30"}]',
  'Everybody reads until when the matches of a season are to be played'
);
reset role;

-- The constraints of before refuse these, too.
select results_eq(
  $$
    select private.is_web_address('https://liga.example/' || path, true)
    from (values (1, 'padel'), (2, repeat('a', 500)), (3, '"padel'), (4, 'pádel')) as addresses (number, path)
    order by number
  $$,
  array[true, false, false, false],
  'An address of the site is short, and of letters that need no quotes'
);

select * from finish();

rollback;
