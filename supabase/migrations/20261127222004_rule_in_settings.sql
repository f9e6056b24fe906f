-- Pages read a season's rule in numbers and lines. The words stay in the answer: pages that were opened before ask
-- again for ever where one is missing.

create function private.exact_rule(season public.seasons)
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

revoke execute on function private.exact_rule(public.seasons) from public, anon, authenticated, service_role;

grant execute on function private.exact_rule(public.seasons) to anon, authenticated;
