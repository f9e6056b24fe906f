-- W.O. of both, by time and not played count since the rule knows them. Results of before that said so counted
-- nothing: the organiser is shown them until they have been looked at.

alter table public.league add column endings_counted_at timestamptz;

comment on column public.league.endings_counted_at is
  'Results stored before this moment that were W.O. of both, by time or not played count only since; null: they have been looked at, or there are none.';

-- Without a change of theirs in the history.
alter table public.league disable trigger user;

update public.league set endings_counted_at = now()
where exists (select from public.results where not results.is_played or results.score ilike '%tiempo%');

alter table public.league enable trigger user;

grant update (endings_counted_at) on table public.league to authenticated;

-- A column more of the league broke the function, whose body named the columns that there were.
create or replace function public.save_league(league_id uuid, before jsonb, after jsonb)
returns setof public.league
language sql
set search_path = ''
begin atomic
  select private.save_league(league_id, before, after);
end;
