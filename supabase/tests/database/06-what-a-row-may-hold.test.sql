-- What the constraints take and refuse, as the administrator sends it: every text column against
-- every kind of bad text, and the same for categories, days and times.

begin;

select plan(398);

insert into auth.users (id, email) values
  ('c0000000-0000-4000-8000-000000000001', 'organizadora@example.com');
insert into private.admins (user_id) values ('c0000000-0000-4000-8000-000000000001');

-- Adds a good row with one column changed.
-- Gives 'stored', or the error's code with the constraint where there is one.
create function pg_temp.outcome(list text, field text, value text)
returns text
language plpgsql
as $$
declare
  constraint_name text;
  entry jsonb := case list
    when 'results' then
      '{"team1": "A", "team2": "B", "score": "6-0, 6-0", "date": "2026-11-20", "category": "Sexta Libre"}'
    else
      '{"team1": "A", "team2": "B", "date": "2026-11-20", "time": "21:00", "location": "C", "category": "Sexta Libre"}'
  end;
  columns text := (select string_agg(quote_ident(key), ', ' order by key) from jsonb_object_keys(entry) as key);
begin
  execute format(
    'insert into public.%I (%s) select %s from jsonb_populate_record(null::public.%I, $1)',
    list, columns, columns, list
  )
  using entry || jsonb_build_object(field, value);
  return 'stored';
exception when others then
  get stacked diagnostics constraint_name = constraint_name;
  return trim(sqlstate || ' ' || constraint_name);
end
$$;

create temporary table text_columns (list text, field text, longest integer);
insert into text_columns values
  ('results', 'team1', 80),
  ('results', 'team2', 80),
  ('results', 'score', 60),
  ('upcoming_matches', 'team1', 80),
  ('upcoming_matches', 'team2', 80),
  ('upcoming_matches', 'location', 120);

grant select on text_columns to authenticated;

set local role authenticated;
select set_config(
  'request.jwt.claims',
  '{"sub": "c0000000-0000-4000-8000-000000000001", "role": "authenticated"}',
  true
);

-- Text that is refused --------------------------------------------------------------------------

select is(
  pg_temp.outcome(list, field, value),
  format('23514 %s_%s_is_text', list, field),
  format('%s.%s refuses %s', list, field, kind)
)
from text_columns
cross join lateral (
  values
    ('nothing', ''),
    ('a space', ' '),
    ('a tab', E'\t'),
    ('a line feed', E'\n'),
    ('a no-break space', U&'\00a0'),
    ('an ideographic space', U&'\3000'),
    ('a zero-width space', U&'\200b'),
    ('a zero-width joiner', U&'\200d'),
    ('a word joiner', U&'\2060'),
    ('a byte order mark', U&'\feff'),
    ('a soft hyphen', U&'\00ad'),
    ('a blank of Braille', U&'\2800'),
    ('a filler of Hangul', U&'\3164'),
    ('a mark of direction', U&'\200e'),
    ('an override of direction', U&'\202e'),
    ('a variation selector', U&'\fe0f'),
    ('a tag', U&'\+0e0061'),
    ('spaces and invisible marks', U&'\200b \00a0\2060'),
    ('a space before', ' A'),
    ('a space after', 'A '),
    ('a no-break space before', U&'\00a0A'),
    ('a no-break space after', U&'A\00a0'),
    ('a byte order mark before', U&'\feffA'),
    ('a line feed after', E'A\n'),
    ('a line feed inside', E'A\nB'),
    ('a carriage return inside', E'A\rB'),
    ('a tab inside', E'A\tB'),
    ('a bell inside', U&'A\0007B'),
    ('an escape inside', U&'A\001b[31mB'),
    ('a delete inside', U&'A\007fB'),
    ('a next line inside', U&'A\0085B'),
    ('a line separator inside', U&'A\2028B'),
    ('a paragraph separator inside', U&'A\2029B'),
    ('an override of direction inside', U&'A\202eB'),
    ('an isolate before', U&'\2067A'),
    ('one character too many', repeat('a', longest + 1)),
    ('one character too many, each of four bytes', repeat(U&'\+01f3be', longest + 1)),
    ('ten thousand characters', repeat('a', 10000))
) as bad (kind, value);

select is(
  pg_temp.outcome(list, field, null),
  '23502',
  format('%s.%s refuses to be missing', list, field)
)
from text_columns;

-- Text that is taken as it is ------------------------------------------------------------------

select is(
  pg_temp.outcome(list, field, value),
  'stored',
  format('%s.%s takes %s', list, field, kind)
)
from text_columns
cross join lateral (
  values
    ('one character', 'Z'),
    ('the longest text', repeat('a', longest)),
    ('the longest text, each character of four bytes', repeat(U&'\+020000', longest)),
    ('accents, signs and an apostrophe', 'Ñandúes & D''Una º 9 de «Julio»'),
    ('a score', '7-6(5), 6-7(9), [12-10]'),
    ('spaces inside', U&'A\00a0B  C'),
    ('a family of emoji', U&'Z \+01f468\200d\+01f469\200d\+01f467'),
    ('a heart with its selector', U&'Z \2764\fe0f'),
    ('Arabic with its marks of direction', U&'\0628\200f A'),
    ('a letter under many accents', 'z' || repeat(U&'\0301', 20)),
    ('markup', '<img src=x onerror=alert(1)>'),
    ('SQL', '''); drop table results; --'),
    ('the API''s own signs', 'eq.1,or=(id.gt.0)')
) as good (kind, value);

-- Categories ------------------------------------------------------------------------------------

select is(
  pg_temp.outcome(list, 'category', name),
  'stored',
  format('%s takes the category %s', list, name)
)
from (values ('results'), ('upcoming_matches')) as lists (list)
cross join (
  values
    ('Octava Damas'),
    ('Séptima Damas'),
    ('Sexta Damas'),
    ('Octava Libre'),
    ('Séptima Libre'),
    ('Sexta Libre'),
    ('Quinta Libre')
) as known (name);

select is(
  pg_temp.outcome(list, 'category', name),
  format('23503 %s_category_fkey', list),
  format('%s refuses %s', list, kind)
)
from (values ('results'), ('upcoming_matches')) as lists (list)
cross join (
  values
    ('a category in lower case', 'sexta libre'),
    ('a category in upper case', 'SEXTA LIBRE'),
    ('a category with a space after', 'Sexta Libre '),
    ('a category with a space before', ' Sexta Libre'),
    ('a category with two spaces inside', 'Sexta  Libre'),
    ('a category with a no-break space', U&'Sexta\00a0Libre'),
    ('a category without its accent', 'Septima Libre'),
    ('a category whose accent is a character of its own', U&'Se\0301ptima Libre'),
    ('a category by its slug', 'sexta-libre'),
    ('a category that the league does not have', 'Quinta Damas'),
    ('the empty category', ''),
    ('two categories', 'Sexta Libre,Quinta Libre')
) as unknown (kind, name);

-- Days ------------------------------------------------------------------------------------------

select is(
  pg_temp.outcome(list, 'date', day),
  outcome,
  format('%s: the day %s gives %s', list, coalesce(nullif(day, ''), '(none)'), outcome)
)
from (values ('results'), ('upcoming_matches')) as lists (list)
cross join lateral (
  values
    ('2000-01-01', 'stored'),
    ('2028-02-29', 'stored'),
    ('2100-12-31', 'stored'),
    ('1999-12-31', format('23514 %s_date_in_range', list)),
    ('2101-01-01', format('23514 %s_date_in_range', list)),
    ('20000-01-01', format('23514 %s_date_in_range', list)),
    ('2026-11-20 BC', format('23514 %s_date_in_range', list)),
    ('infinity', format('23514 %s_date_in_range', list)),
    ('-infinity', format('23514 %s_date_in_range', list)),
    ('2026-02-29', '22008'),
    ('2026-02-30', '22008'),
    ('2026-13-01', '22008'),
    ('0000-00-00', '22008'),
    ('31/12/2026', '22008'),
    ('mañana', '22007'),
    ('', '22007'),
    (null, '23502')
) as days (day, outcome);

-- Times -----------------------------------------------------------------------------------------

select is(
  pg_temp.outcome('upcoming_matches', 'time', hour),
  outcome,
  format('upcoming_matches: the time %s gives %s', coalesce(nullif(hour, ''), '(none)'), outcome)
)
from (
  values
    ('00:00', 'stored'),
    ('20:30', 'stored'),
    ('20:30:00', 'stored'),
    ('23:59', 'stored'),
    ('24:00', '23514 upcoming_matches_time_is_whole_minute'),
    ('20:30:15', '23514 upcoming_matches_time_is_whole_minute'),
    ('20:30:00.5', '23514 upcoming_matches_time_is_whole_minute'),
    ('24:01', '22008'),
    ('24:61', '22008'),
    ('20:60', '22008'),
    ('7pm', '22007'),
    ('a las ocho', '22007'),
    ('', '22007'),
    (null, '23502')
) as times (hour, outcome);

select * from finish();

rollback;
