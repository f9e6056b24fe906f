-- A season's rule: eight numbers and a list of lines, and the words that stood for them before.

create or replace function private.points_words()
returns table (word text, win smallint, loss smallint)
language sql
immutable
parallel safe
set search_path = ''
as $$
  values
    ('2-1-0', 2::smallint, 1::smallint), ('3-1-0', 3::smallint, 1::smallint),
    ('3-0', 3::smallint, 0::smallint), ('1-0', 1::smallint, 0::smallint);
$$;

comment on function private.points_words() is
  'The words for points: won and lost on court. A win by W.O. gives as much as one on court, a loss by it 0.';

revoke execute on function private.points_words() from public, anon, authenticated, service_role;

create or replace function private.lines_of_ties(word text)
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case word
    when 'difference-first' then
      array['set-difference', 'game-difference', 'points-among', 'sets-won', 'games-won']
    else
      array[
        'points-among', 'set-difference-among', 'game-difference-among', 'set-difference', 'game-difference',
        'sets-won', 'games-won'
      ]
  end;
$$;

comment on function private.lines_of_ties(text) is 'The lines that a word for ties stands for.';

revoke execute on function private.lines_of_ties(text) from public, anon, authenticated, service_role;

-- Desks and pages that were opened before read and write the words, and so does the history. They are the nearest to
-- the numbers and lines; where a client changes only a word, it decides.
create or replace function private.keep_rule()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_new boolean := tg_op = 'INSERT';
  has_numbers boolean;
  has_lines boolean;
  words record;
begin
  if is_new then
    has_numbers := new.win20 is not null;
    has_lines := new.tie_lines is not null;
  else
    has_numbers := (
      new.win20, new.win21, new.draw, new.loss12, new.loss02, new.walkover_win, new.walkover_loss, new.unplayed
    ) is distinct from (
      old.win20, old.win21, old.draw, old.loss12, old.loss02, old.walkover_win, old.walkover_loss, old.unplayed
    );
    has_lines := new.tie_lines is distinct from old.tie_lines;
  end if;
  if has_numbers then
    select known.word into new.points
    from private.points_words() with ordinality as known (word, win, loss, place)
    order by abs(known.win - new.win20) + abs(known.loss - new.loss02), known.place
    limit 1;
  elsif is_new or new.points <> old.points then
    -- A word that is none is refused by its constraint.
    select known.* into words from private.points_words() as known
    order by known.word = new.points desc limit 1;
    new.win20 := words.win;
    new.win21 := words.win;
    new.draw := null;
    new.loss12 := words.loss;
    new.loss02 := words.loss;
    new.walkover_win := words.win;
    new.walkover_loss := 0;
    new.unplayed := 0;
  end if;
  if has_lines then
    new.ties := case
      when cardinality(new.tie_lines) = 0 or new.tie_lines[1] like '%-among' then 'direct-first'
      else 'difference-first'
    end;
  elsif is_new or new.ties <> old.ties then
    new.tie_lines := private.lines_of_ties(new.ties);
  end if;
  if not is_new
    -- An undo brings the day back with the rule.
    and current_setting('league.is_reverting', true) is distinct from 'on'
    and (
      has_numbers or has_lines or new.points <> old.points or new.ties <> old.ties
      or new.super_tie_break <> old.super_tie_break or new.walkover <> old.walkover
    )
    and exists (
      select from public.results
      where results.stage is null and private.is_of_season(results.date, results.season_id, new)
    ) then
    new.rule_changed_on := (
      select (clock_timestamp() at time zone league.time_zone)::date from private.known_league() as league
    );
  end if;
  return new;
end
$$;

comment on function private.keep_rule() is
  'Keeps the words of a rule nearest to its numbers and lines, or takes these from a word that alone changed; sets the day of a change.';

revoke execute on function private.keep_rule() from public, anon, authenticated, service_role;

create or replace trigger keep_rule
before insert or update on public.seasons
for each row execute function private.keep_rule();

-- The words of a rule stay in the answer beside it: pages that were opened before ask again for ever where one is
-- missing.
create or replace function private.exact_rule(season public.seasons)
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select jsonb_build_object(
    'points', jsonb_build_object(
      'win20', season.win20,
      'win21', season.win21,
      'draw', season.draw,
      'loss12', season.loss12,
      'loss02', season.loss02,
      'walkoverWin', season.walkover_win,
      'walkoverLoss', season.walkover_loss,
      'unplayed', season.unplayed
    ),
    'ties', season.tie_lines,
    'superTieBreak', season.super_tie_break,
    'walkover', season.walkover
  );
end;

comment on function private.exact_rule(public.seasons) is 'The rule of a season as pages read it.';

revoke execute on function private.exact_rule(public.seasons) from public, anon, authenticated, service_role;
grant execute on function private.exact_rule(public.seasons) to anon, authenticated;

-- Not within a body that is parsed: `supabase db push` takes the `end` within the column's name for that of the body.
create or replace function private.last_day(season public.seasons)
returns date
language sql
stable
set search_path = ''
as $$ select season.ends_on $$;

comment on function private.last_day(public.seasons) is 'The day until which everything of a season is to be played; null: none is set.';

revoke execute on function private.last_day(public.seasons) from public, anon, authenticated, service_role;
grant execute on function private.last_day(public.seasons) to anon, authenticated;
