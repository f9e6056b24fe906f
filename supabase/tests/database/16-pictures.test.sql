-- Pictures in Storage: everybody reads them by their path, the administrator alone adds them and deletes those
-- that neither a row nor the history names, and nobody changes one.

begin;

select plan(50);

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

-- Storage deletes with this, after it has become the user.
set local storage.allow_delete_query = 'true';

create function pg_temp.logo(content text)
returns text
language sql
as $$ select 'logos/' || md5(content) || '.webp'; $$;

-- The bucket -------------------------------------------------------------------------------------------

select results_eq(
  $$ select id, name, public, file_size_limit, allowed_mime_types from storage.buckets $$,
  $$ values ('pictures', 'pictures', true, 92160::bigint, '{image/webp,image/jpeg,image/png}'::text[]) $$,
  'There is one public bucket, of pictures up to 90 kB'
);

insert into storage.buckets (id, name) values ('others', 'others');

select set_eq(
  $$ select cmd, roles from pg_catalog.pg_policies where schemaname = 'storage' and tablename = 'objects' $$,
  $$
    values
      ('SELECT', '{authenticated}'::name[]), ('INSERT', '{authenticated}'::name[]),
      ('DELETE', '{authenticated}'::name[])
  $$,
  'Those who are signed in may ask the policies, one for each command but UPDATE'
);

-- What a name is of: of nothing, of a row, of the history.
create temporary table stored (what text, name text);
insert into stored values
  ('unused', pg_temp.logo('unused')),
  ('unused icon', 'icono/' || md5('unused') || '.png'),
  ('of a sponsor', pg_temp.logo('sponsor')),
  ('of a sponsor before', pg_temp.logo('sponsor before')),
  ('of a deleted sponsor', pg_temp.logo('deleted sponsor')),
  ('of the cover', 'portadas/' || md5('cover') || '.jpg'),
  ('of the cover on phones', 'portadas/' || md5('phone') || '.jpg'),
  ('of the cover before', 'portadas/' || md5('cover before') || '.jpg'),
  ('of the cover on phones before', 'portadas/' || md5('phone before') || '.jpg'),
  ('of the league', 'icono/' || md5('icon') || '.png'),
  ('of the league before', 'icono/' || md5('icon before') || '.png'),
  ('of a sponsor whose history has ended', pg_temp.logo('sponsor without history')),
  ('of a cover whose history has ended', 'portadas/' || md5('cover without history') || '.webp'),
  ('of a cover on phones whose history has ended', 'portadas/' || md5('phone without history') || '.webp');

delete from public.sponsors;
delete from public.hero_pictures;
insert into public.sponsors (name, picture, alt, position) values
  ('La Tuerca', pg_temp.logo('sponsor before'), 'Una tuerca', 1),
  ('La Tuerca', pg_temp.logo('sponsor without history'), 'Una tuerca', 2),
  ('El Clavo', pg_temp.logo('deleted sponsor'), 'Un clavo', 3);
insert into public.hero_pictures (picture, phone_picture, alt, position) values
  ('portadas/' || md5('cover before') || '.jpg', 'portadas/' || md5('phone before') || '.jpg', 'Un remate', 1),
  (
    'portadas/' || md5('cover without history') || '.webp',
    'portadas/' || md5('phone without history') || '.webp', 'Un saque', 2
  );
update public.league set icon = 'icono/' || md5('icon before') || '.png';
delete from private.history;

update public.sponsors set picture = pg_temp.logo('sponsor') where position = 1;
delete from public.sponsors where position = 3;
update public.hero_pictures set
  picture = 'portadas/' || md5('cover') || '.jpg', phone_picture = 'portadas/' || md5('phone') || '.jpg'
where position = 1;
update public.league set icon = 'icono/' || md5('icon') || '.png';

-- No table but these three names pictures.
insert into private.history (table_name, row_id, operation, after)
select 'results', gen_random_uuid(), 'INSERT', jsonb_build_object('picture', name)
from stored where what = 'unused';

insert into storage.objects (bucket_id, name, created_at)
select 'pictures', name, now() - interval '2 days' from stored;
insert into storage.objects (bucket_id, name, created_at) values
  ('pictures', pg_temp.logo('new'), now() - interval '23 hours'),
  ('others', pg_temp.logo('elsewhere'), now() - interval '2 days');

create temporary table refused_names (name text);
insert into refused_names values
  ('logos/la-tuerca.webp'),
  ('logos/' || md5('a') || '.svg'),
  ('logos/' || md5('a')),
  ('logos/' || md5('a') || '.webp.html'),
  ('logos/../portadas/' || md5('a') || '.webp'),
  ('otros/' || md5('a') || '.webp'),
  ('icono/' || md5('a') || '.webp'),
  (md5('a') || '.webp');

grant select on stored, refused_names to anon, authenticated, service_role;

-- A visitor --------------------------------------------------------------------------------------------

set local role anon;
select set_config('request.jwt.claims', '{"role": "anon"}', true);

select is_empty('select name from storage.objects', 'A visitor lists no picture');
select throws_ok(
  format($$ insert into storage.objects (bucket_id, name) values ('pictures', %L) $$, pg_temp.logo('mine')),
  '42501', null, 'A visitor adds no picture'
);
select is_empty(
  $$ update storage.objects set name = name returning name $$, 'A visitor changes no picture'
);
select is_empty('delete from storage.objects returning name', 'A visitor deletes no picture');
select is_empty('select id from storage.buckets', 'A visitor lists no bucket');
select is_empty(
  'update storage.buckets set file_size_limit = null returning id', 'A visitor changes no bucket'
);
select throws_ok('select public.unused_pictures()', '42501', null, 'A visitor asks for none that may go');

-- Somebody who is signed in ----------------------------------------------------------------------------

set local role authenticated;
select pg_temp.sign_in('c0000000-0000-4000-8000-000000000002');

select is_empty('select name from storage.objects', 'A signed-in user lists no picture');
select throws_ok(
  format($$ insert into storage.objects (bucket_id, name) values ('pictures', %L) $$, pg_temp.logo('mine')),
  '42501', null, 'A signed-in user adds no picture'
);
select is_empty(
  $$ update storage.objects set name = name returning name $$, 'A signed-in user changes no picture'
);
select is_empty('delete from storage.objects returning name', 'A signed-in user deletes no picture');
select is_empty(
  'update storage.buckets set file_size_limit = null returning id', 'A signed-in user changes no bucket'
);
select throws_ok(
  $$ insert into storage.buckets (id, name) values ('mine', 'mine') $$, '42501', null,
  'A signed-in user adds no bucket'
);
select throws_ok(
  'select public.unused_pictures()', '42501', 'Only the administrator may do this',
  'A signed-in user asks for none that may go'
);

-- The administrator ------------------------------------------------------------------------------------

select pg_temp.sign_in('c0000000-0000-4000-8000-000000000001');

select set_eq(
  'select name from storage.objects',
  'select name from stored union all select pg_temp.logo(''new'')',
  'The administrator sees the pictures of this bucket'
);
select lives_ok(
  format($$ insert into storage.objects (bucket_id, name) values ('pictures', %L) $$, added.name),
  format('The administrator adds %s', added.name)
)
from (values
  ('logos/' || md5('added') || '.webp'), ('portadas/' || md5('added') || '.jpg'), ('icono/' || md5('added') || '.png')
) as added (name);
select throws_ok(
  format($$ insert into storage.objects (bucket_id, name) values ('pictures', %L) $$, name), '42501', null,
  format('and not %s', name)
)
from refused_names;
select throws_ok(
  format($$ insert into storage.objects (bucket_id, name) values ('others', %L) $$, pg_temp.logo('mine')),
  '42501', null, 'and nothing to another bucket'
);
select throws_ok(
  format($$ insert into storage.objects (bucket_id, name) values ('pictures', %L) $$, pg_temp.logo('new')),
  '23505', null, 'and none that is there'
);
select is_empty(
  $$ update storage.objects set metadata = '{}' returning name $$, 'The administrator changes no picture'
);
select is_empty(
  'update storage.buckets set file_size_limit = null returning id', 'and no bucket'
);

select set_eq(
  'select public.unused_pictures()', $$ select name from stored where what like 'unused%' $$,
  'Those may go that nothing names and that are a day old'
);
select is_empty(
  format('delete from storage.objects where name = %L returning name', name),
  format('A picture %s is not deleted', what)
)
from stored where what not like 'unused%';
select is_empty(
  format('delete from storage.objects where name = %L returning name', pg_temp.logo('new')),
  'nor one of this day, which a form may hold'
);
select is_empty(
  $$ delete from storage.objects where bucket_id = 'others' returning name $$, 'nor one of another bucket'
);

-- The history ends.
reset role;
delete from private.history where table_name = 'league';
set local role authenticated;
select is_empty(
  $$ delete from storage.objects where name = (select name from stored where what = 'of the league') returning name $$,
  'A picture of the league is not deleted, whose history has ended'
);
delete from storage.objects;
reset role;

select set_eq(
  $$ select name from storage.objects where created_at < now() - interval '1 hour' $$,
  $$
    select name from stored where what not like 'unused%' and what <> 'of the league before'
    union all
    values (pg_temp.logo('new')), (pg_temp.logo('elsewhere'))
  $$,
  'The administrator deletes the unused ones, and those that only the history named'
);

set local storage.allow_delete_query = 'false';
select throws_ok(
  'delete from storage.objects', '42501', null, 'A row is not deleted without its bytes, by nobody'
);

select * from finish();

rollback;
