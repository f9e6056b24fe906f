-- A category's name is its key and stays what it is: results, matches and pairs hold it, and so do open,
-- cached and offline pages. What is shown and its address change elsewhere (20261125200200_settings.sql).
--
-- A rename used to be written into every row, and triggers told such an update from a change of a row by
-- its unknown category: no update of a table without that column was recorded in the history.

alter table public.results drop constraint results_category_fkey;
alter table public.upcoming_matches drop constraint upcoming_matches_category_fkey;
alter table public.pairs drop constraint pairs_category_fkey;
alter table public.pair_names drop constraint pair_names_category_fkey;

-- The history knows a row by its id.
alter table public.categories
  drop constraint categories_pkey,
  add column id uuid primary key default gen_random_uuid(),
  add constraint categories_name_key unique (name);

comment on column public.categories.id is 'A client may choose it, so that a save sent twice is stored once.';
comment on column public.categories.name is
  'What rows hold; it does not change once one does. What is shown is the title.';

-- Neither changed nor deleted while a row refers to it.
alter table public.results
  add constraint results_category_fkey foreign key (category) references public.categories (name);
alter table public.upcoming_matches
  add constraint upcoming_matches_category_fkey
  foreign key (category) references public.categories (name);
alter table public.pairs
  add constraint pairs_category_fkey foreign key (category) references public.categories (name);
alter table public.pair_names
  add constraint pair_names_category_fkey foreign key (category) references public.categories (name);

-- Without renames ---------------------------------------------------------------------------------

drop trigger rename_in_history on public.categories;
drop function private.rename_in_history();

create or replace function private.set_pairs()
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

create or replace function private.mark_correction()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  content jsonb := private.result_content(to_jsonb(new));
  first jsonb;
begin
  -- An undo puts the mark back together with the rest.
  if current_setting('league.is_reverting', true) = 'on'
    or content = private.result_content(to_jsonb(old)) then
    return new;
  end if;
  first := private.first_result(new.id);
  if content = private.result_content(first) then
    -- Marked already where the history has lost what was before.
    new.corrected_at := first ->> 'corrected_at';
  elsif new.created_at < now() - interval '10 minutes' then
    new.corrected_at := now();
  end if;
  return new;
end
$$;

create or replace function private.record_history()
returns trigger
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  -- The column that says which row or pair it is.
  id_column text := coalesce(tg_argv[0], 'id');
  row_before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  row_after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  if row_before is distinct from row_after then
    insert into private.history (table_name, row_id, operation, before, after)
    values (
      tg_table_name,
      (coalesce(row_before, row_after) ->> id_column)::uuid,
      tg_op,
      row_before,
      row_after
    );
  end if;
  return null;
end
$$;

drop function private.is_category_renamed(text);
