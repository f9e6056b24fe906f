-- A season's rule was a word for its points and one for its ties, which few regulations fit. It becomes eight
-- numbers and a list of lines. The words stay: desks and pages that were opened before read and write them, and
-- so does the history. They are the nearest to the numbers; where a client changes only a word, it decides.

alter table public.seasons
  add column win20 smallint,
  add column win21 smallint,
  add column draw smallint,
  add column loss12 smallint,
  add column loss02 smallint,
  add column walkover_win smallint,
  add column walkover_loss smallint,
  add column unplayed smallint,
  add column tie_lines text[],
  add column rule_changed_on date;

comment on column public.seasons.points is 'The word of before that is nearest to the eight numbers.';
comment on column public.seasons.ties is 'The word of before that is nearest to tie_lines.';
comment on column public.seasons.win20 is 'Points for a win without a lost set.';
comment on column public.seasons.win21 is 'Points for a win with a lost set.';
comment on column public.seasons.draw is 'Points for a draw; null: a match needs a winner.';
comment on column public.seasons.loss12 is 'Points for a loss with a won set.';
comment on column public.seasons.loss02 is 'Points for a loss without a won set.';
comment on column public.seasons.walkover_win is 'Points for a win by W.O.';
comment on column public.seasons.walkover_loss is 'Points for a loss by W.O., for both of a W.O. of both.';
comment on column public.seasons.unplayed is 'Points for both of a match that will not be played.';
comment on column public.seasons.tie_lines is
  'What is compared among pairs with equal points, in this order; empty: they draw lots.';
comment on column public.seasons.rule_changed_on is
  'The day on which the rule last changed while the season had results; null: it has not.';

create function private.points_words()
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

create function private.lines_of_ties(word text)
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

create function private.are_tie_lines(lines text[])
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select coalesce(array_ndims(lines), 1) = 1
    and lines <@ array[
      'points-among', 'set-difference-among', 'game-difference-among', 'set-difference', 'game-difference',
      'sets-won', 'games-won', 'wins', 'fewest-walkovers'
    ]
    and cardinality(lines) = (select count(distinct line) from unnest(lines) as line);
$$;

comment on function private.are_tie_lines(text[]) is 'Whether these are lines that separate pairs, each once.';

-- The seasons of before, without a change of theirs in the history.
alter table public.seasons disable trigger user;

update public.seasons set
  win20 = words.win,
  win21 = words.win,
  loss12 = words.loss,
  loss02 = words.loss,
  walkover_win = words.win,
  walkover_loss = 0,
  unplayed = 0,
  tie_lines = private.lines_of_ties(seasons.ties)
from private.points_words() as words
where words.word = seasons.points;

alter table public.seasons enable trigger user;

alter table public.seasons
  alter column win20 set not null,
  alter column win21 set not null,
  alter column loss12 set not null,
  alter column loss02 set not null,
  alter column walkover_win set not null,
  alter column walkover_loss set not null,
  alter column unplayed set not null,
  alter column tie_lines set not null,
  add constraint seasons_points_in_range check (
    win20 between -9 and 9 and win21 between -9 and 9 and draw between -9 and 9
    and loss12 between -9 and 9 and loss02 between -9 and 9
    and walkover_win between -9 and 9 and walkover_loss between -9 and 9 and unplayed between -9 and 9
  ),
  add constraint seasons_tie_lines_are_known check (private.are_tie_lines(tie_lines));

create function private.keep_rule()
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
      where results.date >= new.starts_on
        and results.date < coalesce(
          (select min(later.starts_on) from public.seasons as later where later.starts_on > new.starts_on),
          'infinity'
        )
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

create trigger keep_rule
before insert or update on public.seasons
for each row execute function private.keep_rule();

grant
  insert (win20, win21, draw, loss12, loss02, walkover_win, walkover_loss, unplayed, tie_lines),
  update (win20, win21, draw, loss12, loss02, walkover_win, walkover_loss, unplayed, tie_lines)
on table public.seasons to authenticated;

revoke execute on function
  private.points_words(), private.lines_of_ties(text), private.are_tie_lines(text[]), private.keep_rule()
from public, anon, authenticated, service_role;

-- Constraints run with the rights of the writer.
grant execute on function private.are_tie_lines(text[]) to authenticated;
