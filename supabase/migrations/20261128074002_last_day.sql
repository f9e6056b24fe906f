-- The day until which everything of a season is to be played was kept and shown nowhere. Pages read it with the season.

comment on column public.seasons.ends_on is
  'The day until which everything is to be played; the season lasts until the next one begins.';

-- Not within a body that is parsed: `supabase db push` takes the `end` within the column's name for that of the body.
create function private.last_day(season public.seasons)
returns date
language sql
stable
set search_path = ''
as $$ select season.ends_on $$;

comment on function private.last_day(public.seasons) is 'The day until which everything of a season is to be played; null: none is set.';

create or replace function private.settings_of_seasons()
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'name', seasons.name,
        'slug', seasons.slug,
        'firstDay', seasons.starts_on,
        'lastDay', private.last_day(seasons),
        'rule', jsonb_build_object(
          'points', seasons.points,
          'ties', seasons.ties,
          'superTieBreak', seasons.super_tie_break,
          'walkover', seasons.walkover,
          'exact', private.exact_rule(seasons)
        ),
        'ruleChangedOn', seasons.rule_changed_on,
        'adjustments', coalesce((
          select jsonb_agg(
            jsonb_build_object(
              'category', adjustments.category,
              'pairId', adjustments.pair_id,
              'points', adjustments.points,
              'reason', adjustments.reason,
              'day', adjustments.day
            )
            order by adjustments.day, adjustments.id
          )
          from public.adjustments
          where adjustments.season_id = seasons.id
        ), '[]'),
        'categories', coalesce((
          select jsonb_object_agg(
            season_categories.category,
            jsonb_build_object(
              'legs', season_categories.legs,
              'qualified', season_categories.qualified,
              'relegated', season_categories.relegated
            )
          )
          from public.season_categories
          where season_categories.season_id = seasons.id
        ), '{}')
      )
      order by seasons.starts_on
    ),
    '[]'
  )
  from public.seasons;
end;

revoke execute on function private.last_day(public.seasons) from public, anon, authenticated, service_role;

grant execute on function private.last_day(public.seasons) to anon, authenticated;
