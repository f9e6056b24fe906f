-- An open page hears of the pairs that come with a match. Those of a list that the organiser adds reach it as
-- a change of settings does: by the version, raised once for the whole list.

create trigger raise_settings_version
after insert or delete on public.pairs
for each row
-- Not those that another trigger adds or removes, with a result or a match.
when (pg_trigger_depth() = 0)
execute function private.raise_settings_version();

comment on column public.settings_version.version is
  'Raised once in every transaction that changes a setting, or adds pairs without a match.';
