-- What counts as text that a card can show, written once for the constraints of every table.
--
-- The form trims and checks too; this is for every other client. Code points are spelled out
-- because `\s` and `[[:cntrl:]]` mean different sets under different locales.

create function private.is_line_of_text(value text, longest integer)
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
    -- One line: no control character (C0, DEL, C1), no line or paragraph separator.
    and value !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'
    -- Not blank: something besides spaces, fillers, joiners, marks of direction and selectors.
    and value ~ '[^\u0020\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]';
$$;

comment on function private.is_line_of_text(text, integer) is
  'Whether a text is one trimmed, visible line of at most so many characters.';

-- A constraint runs it with the rights of the writer.
revoke execute on function private.is_line_of_text(text, integer)
from public, anon, authenticated, service_role;
grant execute on function private.is_line_of_text(text, integer) to authenticated, service_role;
