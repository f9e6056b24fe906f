-- A new category plays in the season that is being played and in those to come, unless they name no category:
-- then all play. It comes in the same transaction, and so goes with its undo.

create function private.register_in_seasons()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- An undo brings back how it played.
  if current_setting('league.is_reverting', true) = 'on' then
    return null;
  end if;
  insert into public.season_categories (season_id, category)
  select seasons.id, new.name
  from public.seasons
  where exists (select from public.season_categories as others where others.season_id = seasons.id)
    and seasons.starts_on >= coalesce(
      (
        select max(begun.starts_on)
        from public.seasons as begun, public.league
        where begun.starts_on <= (now() at time zone league.time_zone)::date
      ),
      '-infinity'
    );
  return null;
end
$$;

comment on function private.register_in_seasons() is
  'Lets a new category play in the season that is being played and in those to come.';

-- Named to run after record_history: what is recorded last is undone first.
create trigger register_in_seasons
after insert on public.categories
for each row execute function private.register_in_seasons();

-- Triggers need no grant.
revoke execute on function private.register_in_seasons() from public, anon, authenticated, service_role;
