-- No text turns the line that it stands in. Overrides and isolates (U+202A to U+202E, U+2066 to U+2069) are closed by no
-- one where a text is copied into a chat, a sheet or a terminal: what comes after it is read backwards. Letters that are
-- written from right to left need none of them.

-- What is stored keeps its length, its ends and its address: each sign becomes another one that is not seen and turns
-- nothing. Otherwise such a row could not be corrected, undone or restored from a backup any more.
do $$
declare
  texts constant text :=
    'select columns.table_schema, columns.table_name, columns.column_name, columns.udt_name
     from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where tables.table_type = ''BASE TABLE''
       and (table_schema = ''public'' or (table_schema, table_name) = (''private'', ''history''))
       and columns.udt_name in (''text'', ''_text'', ''jsonb'')
       and columns.is_generated = ''NEVER''';
  stored record;
begin
  for stored in execute 'select distinct table_schema, table_name from (' || texts || ') as texts' loop
    execute format('alter table %I.%I disable trigger user', stored.table_schema, stored.table_name);
  end loop;
  for stored in execute texts loop
    execute format(
      'update %1$I.%2$I set %3$I = translate(%3$I::text, $1, $2)::%4$s where %3$I::text ~ %5$L',
      stored.table_schema, stored.table_name, stored.column_name, stored.udt_name,
      '[\u202a-\u202e\u2066-\u2069]'
    ) using
      U&'\202a\202b\202c\202d\202e\2066\2067\2068\2069',
      U&'\200b\200c\200d\200e\2060\2061\2062\2063\2064';
  end loop;
  set constraints all immediate;
  for stored in execute 'select distinct table_schema, table_name from (' || texts || ') as texts' loop
    execute format('alter table %I.%I enable trigger user', stored.table_schema, stored.table_name);
  end loop;
end
$$;

create or replace function private.is_line_of_text(value text, longest integer)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select
    char_length(value) between 1 and longest
    -- Trimmed: no white space at either end, white space being what JavaScript's trim() removes.
    and value !~ '^[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
    and value !~ '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]$'
    -- One line: no control character (C0, DEL, C1), no line or paragraph separator. None that turns it.
    and value !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
    -- Not blank: something besides spaces, fillers, joiners, marks of direction and selectors.
    and value ~ '[^\u0020\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]';
$$;
