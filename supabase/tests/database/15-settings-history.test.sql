-- Every change of a setting is in the history and can be undone, in whichever order, and what stands in
-- the way of an undo refuses it.

begin;

select plan(74);

insert into auth.users (id, email) values
  ('c0000000-0000-4000-8000-000000000001', 'organizadora@example.com');
insert into private.admins (user_id) values ('c0000000-0000-4000-8000-000000000001');

create temporary table changes (number serial, label text);

-- A test is one transaction; what was changed since the last call becomes a change of its own.
create function pg_temp.is_change(label text)
returns void
language sql
security definer
as $$
  insert into changes (label) values (label);
  update private.history set transaction_id = (select max(number) from changes)::text::xid8
  where transaction_id = private.change_number();
$$;

create function pg_temp.undo(label text)
returns void
language sql
security definer
as $$
  select public.undo_change((
    select min(history.id) from private.history
    where history.transaction_id = (
      select max(changes.number) from changes where changes.label = undo.label
    )::text::xid8
  ));
  select pg_temp.is_change('undo ' || label);
$$;

create function pg_temp.row_of(table_name text, row_id uuid)
returns jsonb
language plpgsql
as $$
declare
  found jsonb;
begin
  execute format('select to_jsonb(rows) - ''changed_at'' from public.%I as rows where id = $1', table_name)
  into found using row_id;
  return found;
end
$$;

create function pg_temp.id_of(number integer)
returns uuid
language sql
as $$ select ('d0000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid $$;

-- A row's life, undone step by step: what the history says of each, and what the row is afterwards.
create function pg_temp.life_of(
  table_name text, row_id uuid, added text, changed text, is_deleted boolean default true
)
returns setof text
language plpgsql
as $$
declare
  first jsonb;
  second jsonb;
begin
  execute added;
  perform pg_temp.is_change('add');
  first := pg_temp.row_of(table_name, row_id);
  execute changed;
  perform pg_temp.is_change('change');
  second := pg_temp.row_of(table_name, row_id);
  if is_deleted then
    execute format('delete from public.%I where id = $1', table_name) using row_id;
    perform pg_temp.is_change('delete');
  end if;
  return next results_eq(
    format($query$
      select table_name, operation, before, after from public.read_history(of_row => %L) order by id
    $query$, row_id),
    format($query$
      select * from (values
        (%1$L, 'INSERT', null::jsonb, %2$L::jsonb),
        (%1$L, 'UPDATE', %2$L::jsonb, %3$L::jsonb),
        (%1$L, 'DELETE', %3$L::jsonb, null::jsonb)
      ) as expected limit %4$s
    $query$, table_name, first, second, case when is_deleted then 3 else 2 end),
    format('The history of %s has each operation with the row before and after', table_name)
  );
  if is_deleted then
    perform pg_temp.undo('delete');
    return next is(
      pg_temp.row_of(table_name, row_id), second, format('A deletion from %s is undone', table_name)
    );
  end if;
  perform pg_temp.undo('change');
  return next is(
    pg_temp.row_of(table_name, row_id), first, format('A change of %s is undone', table_name)
  );
  perform pg_temp.undo('undo change');
  return next is(
    pg_temp.row_of(table_name, row_id), second, format('So is the undo of a change of %s', table_name)
  );
  perform pg_temp.undo('undo undo change');
  perform pg_temp.undo('add');
  return next is(
    pg_temp.row_of(table_name, row_id), null, format('What was added to %s is taken back', table_name)
  );
end
$$;

delete from public.league;
insert into public.seasons (id, slug, name, starts_on)
values (pg_temp.id_of(100), 'clausura', 'Clausura', '2026-08-01');
select pg_temp.is_change('before');

set local role authenticated;
select set_config(
  'request.jwt.claims',
  '{"sub": "c0000000-0000-4000-8000-000000000001", "role": "authenticated"}',
  true
);

select pg_temp.life_of(
  'league', pg_temp.id_of(1),
  $$ insert into public.league (id, name, time_zone, dates) values (pg_temp.id_of(1), 'La Liga', 'UTC', '[{"day": "2026-11-20", "text": "Final"}]') $$,
  $$ update public.league set name = 'Liga', story = '{"Una, \"dos\"",Tres}', dates = '[]', address = 'https://liga.example' $$,
  false
);
select pg_temp.life_of(
  'categories', pg_temp.id_of(2),
  $$ insert into public.categories (id, name, title, slug, position) values (pg_temp.id_of(2), 'Mixta', 'Mixta', 'mixta', 8) $$,
  $$ update public.categories set title = 'Mixto', slug = 'mixto', level = 1 where name = 'Mixta' $$
);
select pg_temp.life_of(
  'seasons', pg_temp.id_of(3),
  $$ insert into public.seasons (id, slug, name, starts_on) values (pg_temp.id_of(3), 'apertura', 'Apertura', '2026-02-01') $$,
  $$ update public.seasons set name = 'Apertura 2026', ends_on = '2026-07-01', points = '3-0' where slug = 'apertura' $$
);
select pg_temp.life_of(
  'season_categories', pg_temp.id_of(4),
  $$ insert into public.season_categories (id, season_id, category) values (pg_temp.id_of(4), pg_temp.id_of(100), 'Sexta Libre') $$,
  $$ update public.season_categories set legs = 2, qualified = 4 $$
);
select pg_temp.life_of(
  'organisers', pg_temp.id_of(5),
  $$ insert into public.organisers (id, name, whatsapp, position) values (pg_temp.id_of(5), 'Ana Paz', '+57 300 555 0134', 1) $$,
  $$ update public.organisers set whatsapp = '+57 300 555 0135' $$
);
select pg_temp.life_of(
  'clubs', pg_temp.id_of(6),
  $$ insert into public.clubs (id, name, network, url, address, map, position)
    values (pg_temp.id_of(6), 'El Club', 'Facebook', 'https://facebook.example/c', 'Calle 1', 'https://mapas.example/c', 1) $$,
  $$ update public.clubs set address = 'Calle 2' $$
);
select pg_temp.life_of(
  'sponsors', pg_temp.id_of(7),
  $$ insert into public.sponsors (id, name, picture, alt, position) values (pg_temp.id_of(7), 'Molino', 'sponsors/molino.svg', 'Un molino', 1) $$,
  $$ update public.sponsors set picture = 'logos/' || md5('a') || '.webp' $$
);
select pg_temp.life_of(
  'hero_pictures', pg_temp.id_of(8),
  $$ insert into public.hero_pictures (id, picture, alt, position) values (pg_temp.id_of(8), 'hero/volea.avif', 'Un remate', 1) $$,
  $$ update public.hero_pictures set focus = '10% 20%' $$
);

-- From the trash.
create function pg_temp.restore(number integer)
returns void
language sql
as $$
  select public.restore_row(max(id)) from public.read_history(of_row => pg_temp.id_of(number))
  where operation = 'DELETE';
$$;

create function pg_temp.restored(table_name text, number integer)
returns setof text
language plpgsql
as $$
declare
  deleted jsonb := before from public.read_history(only_deleted => true) where row_id = pg_temp.id_of(number);
begin
  perform pg_temp.restore(number);
  return next is(
    pg_temp.row_of(table_name, pg_temp.id_of(number)), deleted,
    format('A row of %s comes back from the trash as it was', table_name)
  );
  execute format('delete from public.%I where id = $1', table_name) using pg_temp.id_of(number);
  perform pg_temp.is_change('delete again');
end
$$;

select pg_temp.restored(rows.table_name, rows.number)
from (values
  ('categories', 2), ('seasons', 3), ('organisers', 5), ('clubs', 6), ('sponsors', 7), ('hero_pictures', 8)
) as rows (table_name, number);

-- Three changes of three tables, undone in any order --------------------------------------------------

insert into public.league (id, name, time_zone) values (pg_temp.id_of(1), 'La Liga', 'UTC');
insert into public.sponsors (id, name, picture, alt, position)
values (pg_temp.id_of(7), 'Molino', 'sponsors/molino.svg', 'Un molino', 1);
insert into public.results (id, team1, team2, score, date, category)
values (pg_temp.id_of(9), 'Los Smash', 'Doble Pared', '6-4, 6-3', '2026-11-19', 'Sexta Libre');
select pg_temp.is_change('rows');

create function pg_temp.state()
returns jsonb
language sql
as $$
  select jsonb_build_array(
    pg_temp.row_of('league', pg_temp.id_of(1)), pg_temp.row_of('sponsors', pg_temp.id_of(7)),
    pg_temp.row_of('results', pg_temp.id_of(9))
  );
$$;

create function pg_temp.undone_in_order(labels text[])
returns text
language plpgsql
as $$
declare
  before jsonb := pg_temp.state();
  label text;
begin
  update public.league set slogan = 'Punto y bola.';
  perform pg_temp.is_change('league');
  delete from public.sponsors where id = pg_temp.id_of(7);
  perform pg_temp.is_change('sponsor');
  update public.results set score = '6-0, 6-0' where id = pg_temp.id_of(9);
  perform pg_temp.is_change('result');
  foreach label in array labels loop
    perform pg_temp.undo(label);
  end loop;
  return is(pg_temp.state(), before, format('Undone in this order: %s', labels));
end
$$;

select pg_temp.undone_in_order(orders.labels)
from (values
  ('{league,sponsor,result}'::text[]), ('{league,result,sponsor}'), ('{sponsor,league,result}'),
  ('{sponsor,result,league}'), ('{result,league,sponsor}'), ('{result,sponsor,league}')
) as orders (labels);

select is_empty(
  $$ select id from public.read_history() where table_name = 'settings_version' $$,
  'The version is not in the history'
);

-- What goes and comes together ------------------------------------------------------------------------

insert into public.season_categories (season_id, category, legs)
values (pg_temp.id_of(100), 'Sexta Libre', 1), (pg_temp.id_of(100), 'Quinta Libre', 2);
select pg_temp.is_change('add categories');
delete from public.seasons where id = pg_temp.id_of(100);
select pg_temp.is_change('delete season');

select is((select count(*) from public.season_categories), 0::bigint, 'A season goes with its categories');

select results_eq(
  $$
    select table_name, row_id from public.read_history(only_deleted => true)
    where row_id = pg_temp.id_of(100) or table_name = 'season_categories'
  $$,
  $$ values ('seasons', pg_temp.id_of(100)) $$,
  'A deleted season is in the trash, how its categories played is not'
);

select throws_ok(
  format(
    'select public.restore_row(max(id)) from public.read_history() where table_name = %L and operation = %L',
    refused.table_name, refused.operation
  ),
  'PT404', null, format('The trash brings back no %s of %s', refused.operation, refused.table_name)
)
from (values ('season_categories', 'DELETE'), ('sponsors', 'UPDATE')) as refused (table_name, operation);

insert into public.seasons (slug, name, starts_on) values ('clausura', 'Clausura 2026', '2026-09-01');
select pg_temp.is_change('add season');

select throws_ok(
  $$ select pg_temp.undo('delete season') $$, 'PT409', null,
  'A season does not come back beside another one of its address'
);

select throws_ok(
  $$ select pg_temp.restore(100) $$, 'PT409', null, 'Nor from the trash'
);

select throws_ok(
  $$ select pg_temp.undo('add categories') $$, 'PT409', null, 'Nothing of a season that is gone is undone'
);

select pg_temp.undo('add season');
select pg_temp.undo('delete season');

select results_eq(
  $$ select category, legs::int from public.season_categories order by category $$,
  $$ values ('Quinta Libre', 2), ('Sexta Libre', 1) $$,
  'A season comes back with its categories'
);

delete from public.season_categories where category = 'Quinta Libre';
select pg_temp.is_change('delete category of season');
delete from public.seasons where id = pg_temp.id_of(100);
select pg_temp.is_change('delete season');

select throws_ok(
  $$ select pg_temp.undo('delete category of season') $$, 'PT409', null,
  'A category comes back to no season that is gone'
);

insert into public.categories (name, title, slug, position) values ('Mixta', 'Mixta', 'mixta', 8);
select pg_temp.is_change('add category');
insert into public.pairs (category, name) values ('Mixta', 'Los Mixtos');
select pg_temp.is_change('add pair');

select throws_ok(
  $$ select pg_temp.undo('add category') $$, 'PT409', null, 'A category that a pair plays in stays'
);

-- A new category ----------------------------------------------------------------------------------------

reset role;
update public.league set time_zone = 'UTC';
insert into public.seasons (id, slug, name, starts_on) values
  (pg_temp.id_of(101), 'past', 'Past', '2001-01-01'),
  (pg_temp.id_of(102), 'present', 'Present', (now() at time zone 'UTC')::date),
  (pg_temp.id_of(103), 'next', 'Next', '2099-01-01'),
  (pg_temp.id_of(104), 'all-play', 'All play', '2099-02-01');
insert into public.season_categories (season_id, category, legs)
select pg_temp.id_of(number), 'Sexta Libre', 2 from generate_series(101, 103) as number;
set local role authenticated;
insert into public.categories (id, name, title, slug, position)
values (pg_temp.id_of(10), 'Suma 13', 'Suma 13', 'suma-13', 9);
select pg_temp.is_change('new category');

create function pg_temp.seasons_of(category text)
returns text
language sql
as $$
  select string_agg(seasons.slug || ' ' || coalesce(played.legs::text, '?'), ', ' order by seasons.starts_on)
  from public.season_categories as played
  join public.seasons on seasons.id = played.season_id
  where played.category = seasons_of.category;
$$;

select is(
  pg_temp.seasons_of('Suma 13'), 'present ?, next ?',
  'A new category plays in the present season and in those to come that name any'
);

update public.season_categories set legs = 1 where category = 'Suma 13' and season_id = pg_temp.id_of(103);
select pg_temp.is_change('legs');
delete from public.categories where name = 'Suma 13';
select pg_temp.is_change('delete category');
select pg_temp.undo('delete category');
select is(
  pg_temp.seasons_of('Suma 13'), 'present ?, next 1', 'A category comes back as it played'
);

delete from public.categories where name = 'Suma 13';
select pg_temp.is_change('delete category');
delete from public.seasons where id = pg_temp.id_of(102);
select pg_temp.is_change('delete season');
select pg_temp.restore(10);
select pg_temp.is_change('restore');
select is(
  pg_temp.seasons_of('Suma 13'), 'next 1', 'From the trash it comes back to the seasons that are there'
);
select pg_temp.undo('restore');
select is(
  coalesce(pg_temp.seasons_of('Suma 13'), pg_temp.row_of('categories', pg_temp.id_of(10))::text), null,
  'What came back from the trash is taken back'
);
select pg_temp.undo('delete season');
select pg_temp.undo('delete category');

select pg_temp.undo('legs');
select pg_temp.undo('new category');
select is(
  coalesce(pg_temp.seasons_of('Suma 13'), pg_temp.row_of('categories', pg_temp.id_of(10))::text), null,
  'A new category is taken back with its seasons'
);

-- Another order ----------------------------------------------------------------------------------------

delete from public.organisers;
insert into public.organisers (id, name, whatsapp, position)
select pg_temp.id_of(20 + number), 'Contacto ' || number, '+57 300 555 0134', number
from generate_series(1, 3) as number;
select pg_temp.is_change('contacts');

create function pg_temp.contacts()
returns text
language sql
as $$ select string_agg(right(name, 1), ' ' order by position) from public.organisers $$;

select public.order_rows('organisers', array[pg_temp.id_of(23), pg_temp.id_of(21), pg_temp.id_of(22)]);
select pg_temp.is_change('order');
select is(pg_temp.contacts(), '3 1 2', 'Rows have the order of the ids');

select public.order_rows('organisers', array[pg_temp.id_of(23), pg_temp.id_of(22), pg_temp.id_of(21)]);
select pg_temp.is_change('swap');
select set_eq(
  $$
    select right(after ->> 'name', 1), (after ->> 'position')::integer from public.read_history()
    where change = (select change from public.read_history() order by id desc limit 1)
  $$,
  $$ values ('1', 3), ('2', 2) $$, 'Those that move are changed together'
);
select pg_temp.undo('swap');
select pg_temp.undo('order');
select is(pg_temp.contacts(), '1 2 3', 'and get their places back by one undo');

select throws_ok(
  format('select public.order_rows(%L, %L)', unordered.table_name, '{}'), 'PT404', null,
  format('%s has no order', unordered.table_name)
)
from (values ('seasons'), ('results'), ('sponsors as rows')) as unordered (table_name);

select throws_ok(
  $$ select public.restore_row(0) $$, 'PT404', null, 'What is not in the history is not restored'
);

select * from finish();

rollback;
