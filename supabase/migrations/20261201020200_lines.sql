-- Who played for a pair, from which day on: what was played before a change shows the players of then.
create function private.are_lines(value jsonb)
returns boolean
language sql
immutable
parallel safe
security definer
set search_path = ''
as $$
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 20 and not exists (
    select
    from jsonb_array_elements(value) with ordinality as line (content, number)
    where jsonb_typeof(content) <> 'object'
      or content - 'from' - 'players' <> '{}'
      or not private.is_line_of_text(content ->> 'players', 160)
      or content ->> 'players' is null
      -- The first one has no day: it is that of before.
      or number = 1 and content -> 'from' is distinct from 'null'
      or number > 1 and content ->> 'from' !~ '^20\d\d-\d\d-\d\d$'
  );
$$;

comment on function private.are_lines(jsonb) is
  'Whether these are the players of a pair through time: [{from, players}], the first one from the beginning (null).';

revoke execute on function private.are_lines(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.are_lines(jsonb) to authenticated;

alter table public.pairs
  add column lines jsonb not null default '[]',
  add constraint pairs_lines_are_lines check (private.are_lines(lines));

comment on column public.pairs.lines is
  'Its players through time, [{from, players}], of which `players` is the last; empty: always the same.';

grant insert (lines), update (lines) on public.pairs to authenticated;
