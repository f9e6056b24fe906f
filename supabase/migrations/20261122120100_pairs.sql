-- Pairs: who plays, known by id, so that a pair's matches are one index scan and a rename is one call.
--
-- The API stays that of the specification: a client writes names. A trigger finds the pair of each
-- name, or adds it, and stores the pair's own spelling. Every spelling that was ever used for a pair
-- leads to it (`pair_names`). A merge or an undo moves spellings; the history of pair_names knows where
-- each of them led before (20261122120200_match_life.sql).

-- The key by which names are compared: without case, accents and superfluous white space; ñ is a
-- letter of its own. src/domain/nameKey.ts computes the same; tests/unit/domain/nameKeys.json has
-- the examples for both. Upper-case letters are folded after the marks are removed, since lower()
-- of a database with the C locale knows ASCII only.
create function private.name_key(name text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select translate(
    normalize(
      regexp_replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(
              normalize(name, nfd),
              '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'
            ),
            '^ | $', '', 'g'
          ),
          '[nN]\u0303', U&'\00F1', 'g'
        ),
        '[\u0300-\u036f]', '', 'g'
      ),
      nfc
    ),
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    'abcdefghijklmnopqrstuvwxyz'
  );
$$;

comment on function private.name_key(text) is
  'A name as it is compared: no case, no accents (ñ stays), single spaces.';

create table public.pairs (
  id uuid primary key default gen_random_uuid(),
  category text not null references public.categories (name) on update cascade,
  name text not null,
  players text,
  created_at timestamptz not null default clock_timestamp()
);

comment on table public.pairs is 'The pairs of each category.';
comment on column public.pairs.name is 'As it is written everywhere; unique in its category by its key.';
comment on column public.pairs.players is 'The players, one line, where the league knows them.';

alter table public.pairs
  add constraint pairs_name_is_text check (private.is_line_of_text(name, 80)),
  add constraint pairs_players_is_text check (private.is_line_of_text(players, 160));

create index pairs_by_category on public.pairs (category, name);

create table public.pair_names (
  category text not null references public.categories (name) on update cascade,
  key text not null,
  pair_id uuid not null references public.pairs (id) on delete cascade,
  primary key (category, key)
);

comment on table public.pair_names is 'Every spelling that means a pair, by its key.';
comment on column public.pair_names.key is 'private.name_key of the spelling.';

create index pair_names_by_pair on public.pair_names (pair_id);

alter table public.pairs enable row level security;
alter table public.pair_names enable row level security;

create policy "Anyone can read pairs"
on public.pairs
for select
to anon, authenticated
using (true);

create policy "The administrator can add pairs"
on public.pairs
for insert
to authenticated
with check ((select private.is_admin()));

create policy "The administrator can correct pairs"
on public.pairs
for update
to authenticated
using ((select private.is_admin()))
with check ((select private.is_admin()));

create policy "The administrator can delete pairs"
on public.pairs
for delete
to authenticated
using ((select private.is_admin()));

create policy "Anyone can read the names of pairs"
on public.pair_names
for select
to anon, authenticated
using (true);

-- A name changes through rename_pair alone, which keeps the old spelling and renames the matches.
revoke all on table public.pairs, public.pair_names from public, anon, authenticated, service_role;
grant select on table public.pairs, public.pair_names to anon, authenticated, service_role;
grant insert (id, category, name, players) on table public.pairs to authenticated;
grant update (players) on table public.pairs to authenticated;
grant delete on table public.pairs to authenticated;

-- The pair of a name -----------------------------------------------------------------------------

-- A new pair gets the key of its name in the same statement. One that comes back gets its names from the
-- history: after a merge its own still leads to the other pair at this moment.
create function private.register_pair_name()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if current_setting('league.is_reverting', true) = 'on' then
    insert into public.pair_names (category, key, pair_id)
    values (new.category, private.name_key(new.name), new.id)
    on conflict (category, key) do nothing;
  else
    insert into public.pair_names (category, key, pair_id)
    values (new.category, private.name_key(new.name), new.id);
  end if;
  return null;
end
$$;

comment on function private.register_pair_name() is 'Makes the name of a new pair lead to it.';

create trigger register_name
after insert on public.pairs
for each row execute function private.register_pair_name();

-- Pairs that nobody registered: a match mentioned them first. One of them is removed with its last
-- match, since a slip in a name would otherwise stay in the table of positions.
create table private.mentioned_pairs (
  pair_id uuid primary key references public.pairs (id) on delete cascade
);

comment on table private.mentioned_pairs is 'Pairs that were added by a match and not by hand.';

alter table private.mentioned_pairs enable row level security;

create policy "Nobody reaches mentioned pairs through the API"
on private.mentioned_pairs
as restrictive
for all
to public
using (false)
with check (false);

revoke all on table private.mentioned_pairs from public, anon, authenticated, service_role;

create function private.find_or_add_pair(pair_category text, pair_name text, is_new_to_row boolean)
returns public.pairs
language plpgsql
security definer
set search_path = ''
as $$
declare
  found public.pairs;
  name_key text := private.name_key(pair_name);
begin
  for attempt in 1..2 loop
    select pairs.* into found
    from public.pair_names
    join public.pairs on pairs.id = pair_names.pair_id
    where pair_names.category = pair_category and pair_names.key = name_key;
    -- Locked as the foreign key will lock it a moment later: a rename that is about to commit does not see
    -- this row yet, so it is waited for and the new name read. Null when a merge removed the pair.
    if found.id is not null and is_new_to_row then
      select pairs.* into found from public.pairs where pairs.id = found.id for key share;
    end if;
    exit when found.id is not null or attempt = 2;
    -- Two transactions that use a new name at once: the second waits and finds the first one's pair.
    perform pg_advisory_xact_lock(hashtextextended(pair_category || chr(10) || name_key, 0));
  end loop;
  if found.id is null then
    insert into public.pairs (category, name) values (pair_category, pair_name) returning * into found;
    insert into private.mentioned_pairs (pair_id) values (found.id);
  end if;
  return found;
end
$$;

comment on function private.find_or_add_pair(text, text, boolean) is
  'The pair that a name means in a category; a new one for a new name.';

alter table public.results
  add column pair1_id uuid references public.pairs (id),
  add column pair2_id uuid references public.pairs (id);
alter table public.upcoming_matches
  add column pair1_id uuid references public.pairs (id),
  add column pair2_id uuid references public.pairs (id);

comment on column public.results.pair1_id is 'The pair of team1, found by a trigger.';
comment on column public.results.pair2_id is 'The pair of team2, found by a trigger.';
comment on column public.upcoming_matches.pair1_id is 'The pair of team1, found by a trigger.';
comment on column public.upcoming_matches.pair2_id is 'The pair of team2, found by a trigger.';

-- The foreign keys have Postgres write the new name of a category into every row. No user can write a
-- row whose category was unknown before.
create function private.is_category_renamed(category text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select not exists (select from public.categories where categories.name = is_category_renamed.category);
$$;

comment on function private.is_category_renamed(text) is
  'Whether a row changes only because its category, of which this was the name, was renamed.';

create function private.set_pairs()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  pair public.pairs;
  is_stored boolean;
begin
  if tg_op = 'INSERT' then
    -- Sent again: `on conflict do nothing` stores nothing, and must add no pairs either.
    execute format('select exists (select from %s where id = $1)', tg_relid::regclass)
    into is_stored using new.id;
    if is_stored then
      return new;
    end if;
  elsif private.is_category_renamed(old.category) then
    return new;
  end if;
  -- Left to the constraints, which say what is wrong with the row.
  if not private.is_line_of_text(new.team1, 80) or not private.is_line_of_text(new.team2, 80)
    or not exists (select from public.categories where categories.name = new.category) then
    return new;
  end if;
  pair := private.find_or_add_pair(
    new.category, new.team1, tg_op = 'INSERT' or new.team1 is distinct from old.team1
  );
  new.pair1_id := pair.id;
  new.team1 := pair.name;
  pair := private.find_or_add_pair(
    new.category, new.team2, tg_op = 'INSERT' or new.team2 is distinct from old.team2
  );
  new.pair2_id := pair.id;
  new.team2 := pair.name;
  return new;
end
$$;

comment on function private.set_pairs() is
  'Finds the pairs of a match by the names of its teams and stores their own spelling.';

create trigger set_pairs
before insert or update of team1, team2, category on public.results
for each row execute function private.set_pairs();

create trigger set_pairs
before insert or update of team1, team2, category on public.upcoming_matches
for each row execute function private.set_pairs();

create function private.remove_unused_pairs()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.pairs
  where pairs.id in (old.pair1_id, old.pair2_id)
    and exists (select from private.mentioned_pairs where mentioned_pairs.pair_id = pairs.id)
    and not exists (
      select from public.results where results.pair1_id = pairs.id or results.pair2_id = pairs.id
    )
    and not exists (
      select from public.upcoming_matches as matches
      where matches.pair1_id = pairs.id or matches.pair2_id = pairs.id
    );
  return null;
end
$$;

comment on function private.remove_unused_pairs() is
  'Removes a pair that only a match mentioned together with its last match.';

create trigger remove_unused_pairs
after delete or update of team1, team2, category on public.results
for each row execute function private.remove_unused_pairs();

create trigger remove_unused_pairs
after delete or update of team1, team2, category on public.upcoming_matches
for each row execute function private.remove_unused_pairs();

-- Matches and results that were there before: the oldest entry decides the spelling.
do $$
declare
  match record;
begin
  for match in
    select 'results' as source, id, created_at from public.results
    union all
    select 'upcoming_matches', id, created_at from public.upcoming_matches
    order by created_at, id
  loop
    execute format('update public.%I set team1 = team1, team2 = team2 where id = $1', match.source)
    using match.id;
  end loop;
end
$$;

create index results_by_pair1 on public.results (pair1_id, date desc, created_at desc, id desc);
create index results_by_pair2 on public.results (pair2_id, date desc, created_at desc, id desc);
create index upcoming_matches_by_pair1 on public.upcoming_matches (pair1_id, date, time, id);
create index upcoming_matches_by_pair2 on public.upcoming_matches (pair2_id, date, time, id);

-- Triggers need no grant: they run with the right of their owner.
revoke execute on function private.name_key(text) from public, anon, authenticated, service_role;
revoke execute on function private.register_pair_name() from public, anon, authenticated, service_role;
revoke execute on function private.find_or_add_pair(text, text, boolean)
from public, anon, authenticated, service_role;
revoke execute on function private.is_category_renamed(text)
from public, anon, authenticated, service_role;
revoke execute on function private.set_pairs() from public, anon, authenticated, service_role;
revoke execute on function private.remove_unused_pairs()
from public, anon, authenticated, service_role;
