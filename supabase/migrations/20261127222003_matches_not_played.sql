-- The home page's newest results are matches that were played: one that will not be, or to which neither pair came,
-- stands in lists by day only. The request asks for a column, since the text of a score has many spellings.

create function private.is_played(score text)
returns boolean
language sql
immutable
parallel safe
security definer
set search_path = ''
as $$
  select private.name_key(translate(score, U&'\2010\2011\2012\2013\2014\2015\2212', '-------')) !~ concat(
    '^(?:no se jugo\.?',
    '|doble (?:w\.? ?o\.?|w/o|walk[ -]?over)',
    '|(?:w\.? ?o\.?|w/o|walk[ -]?over)[ ,]*(?:doble|\(doble\)))$'
  );
$$;

comment on function private.is_played(text) is
  'Whether a score is neither *No se jugó* nor *W.O. doble*, as src/padel/score.ts reads them.';

revoke execute on function private.is_played(text) from public, anon, authenticated, service_role;
-- A generated column is computed with the rights of the writer.
grant execute on function private.is_played(text) to authenticated, service_role;

alter table public.results
  add column is_played boolean generated always as (private.is_played(score)) stored;

comment on column public.results.is_played is
  'Whether somebody came: not *No se jugó*, not *W.O. doble*.';

-- Before the row is stored it has no generated value.
create or replace function private.mark_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  before timestamptz;
  computed text[] := array['changed_at', 'is_played'];
begin
  if tg_op = 'INSERT' then
    before := private.last_change(new.id);
  elsif to_jsonb(new) - computed = to_jsonb(old) - computed then
    new.changed_at := old.changed_at;
    return new;
  else
    before := old.changed_at;
  end if;
  new.changed_at := greatest(date_trunc('second', clock_timestamp()), before + interval '1 second');
  return new;
end
$$;
