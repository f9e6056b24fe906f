-- An address that no browser can open, and a picture that lies in no folder, passed the constraints and not the
-- pages, which left the row out. Constraints ask about the whole row at each change of it: a row of before could be
-- neither reordered nor renamed. So these rules are asked by triggers, of what is written anew.

create function private.is_web_address(value text, is_site boolean)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select
    char_length(value) <= 500
    and value !~ '["<>\\`]'
    and value ~* concat(
      '^https://(?:',
      -- The last part of a name begins with a letter, or browsers read all of it as numbers.
      '(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z](?:[a-z0-9-]*[a-z0-9])?',
      '|(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])',
      ')(?::(?:6553[0-5]|655[0-2][0-9]|65[0-4][0-9]{2}|6[0-4][0-9]{3}|[1-5]?[0-9]{1,4}))?',
      -- Pages are added to the site's: neither query nor fragment, and no part that leads elsewhere.
      case when is_site then '(?:/(?!\.{1,2}(?:/|$))[^/?#]+)*$' else '(?:[/?#][!-~]*)?$' end
    )
    and value ~ '^[!-~]+$';
$$;

comment on function private.is_web_address(text, boolean) is
  'Whether a browser can open an address, or a site can be published there: as src/league/links.ts has it.';

create function private.check_written_setting()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  written jsonb := to_jsonb(new);
  before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}' end;
  value text;
begin
  -- An undo brings back what was there.
  if current_setting('league.is_reverting', true) = 'on' then
    return new;
  end if;
  for index in 0 .. tg_nargs - 1 loop
    value := written ->> tg_argv[index];
    if value is null or value is not distinct from before ->> tg_argv[index] then
      continue;
    end if;
    if tg_argv[index] in ('picture', 'phone_picture') then
      if value !~ '/' then
        raise check_violation using message = 'A picture lies in a folder: ' || value;
      end if;
    elsif not private.is_web_address(value, tg_table_name = 'league' and tg_argv[index] = 'address') then
      raise check_violation using message = 'No browser opens this address: ' || value;
    end if;
  end loop;
  return new;
end
$$;

comment on function private.check_written_setting() is
  'Refuses addresses and paths of pictures, in the columns of its arguments, that no page can show.';

create trigger check_written_setting
before insert or update of address, profile_url on public.league
for each row execute function private.check_written_setting('address', 'profile_url');

create trigger check_written_setting
before insert or update of spreadsheet on public.categories
for each row execute function private.check_written_setting('spreadsheet');

create trigger check_written_setting
before insert or update of url, map on public.clubs
for each row execute function private.check_written_setting('url', 'map');

create trigger check_written_setting
before insert or update of picture on public.sponsors
for each row execute function private.check_written_setting('picture');

create trigger check_written_setting
before insert or update of picture, phone_picture on public.hero_pictures
for each row execute function private.check_written_setting('picture', 'phone_picture');

-- Triggers need no grant.
revoke execute on function private.is_web_address(text, boolean), private.check_written_setting()
from public, anon, authenticated, service_role;
