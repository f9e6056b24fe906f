-- Two things are refused when they are written: a name without a letter or digit, which has no address of its
-- own, and a match of a pair against itself. Rows of before stay, and may be corrected, renamed and merged.

create function private.require_name()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- What an undo brings back was there. What is no line of text is left to the constraint.
  if private.pair_slug(new.name) = '' and private.is_line_of_text(new.name, 80)
    and current_setting('league.is_reverting', true) is distinct from 'on'
    and (tg_op = 'INSERT' or new.name <> old.name)
  then
    raise check_violation using message = 'A name needs a letter or a digit', detail = new.name;
  end if;
  return new;
end
$$;

comment on function private.require_name() is 'Refuses a new name without a letter or digit.';


create trigger require_name
before insert or update of name on public.pairs
for each row execute function private.require_name();

create function private.require_two_pairs()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- What an undo brings back, private.revert looks at.
  if current_setting('league.is_reverting', true) is distinct from 'on'
    and (tg_op = 'INSERT' or old.pair1_id is distinct from old.pair2_id)
  then
    raise check_violation using message = 'A pair does not play against itself', detail = new.team1;
  end if;
  return null;
end
$$;

comment on function private.require_two_pairs() is
  'Refuses a match of a pair against itself, but for the correction of one of before.';

-- After the row-level security: whoever may not write is told that first.
create trigger require_two_pairs
after insert or update of team1, team2, category on public.results
for each row
when (new.pair1_id = new.pair2_id)
execute function private.require_two_pairs();

create trigger require_two_pairs
after insert or update of team1, team2, category on public.upcoming_matches
for each row
when (new.pair1_id = new.pair2_id)
execute function private.require_two_pairs();

revoke execute on function private.require_name(), private.require_two_pairs()
from public, anon, authenticated, service_role;
