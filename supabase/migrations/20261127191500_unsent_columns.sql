-- A page that was opened before a column existed does not send it. A correction took what was not sent for
-- empty: it found the row changed by somebody else, or emptied the column. What a call does not send is
-- neither compared nor written.

create or replace function private.correct_result(result_id uuid, before jsonb, after jsonb, match_id uuid)
returns setof public.results
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- As JSON; without its pairs, since the names that are sent say which they are.
  kept jsonb;
  stored jsonb;
begin
  perform private.require_admin();
  select to_jsonb(results) - 'pair1_id' - 'pair2_id', private.written_result(to_jsonb(results))
  into kept, stored
  from public.results
  where results.id = correct_result.result_id
  for update;
  if stored = private.written_result(kept || before) then
    update public.results set (team1, team2, score, winner, date, category, location, "time") = (
      select
        entry.team1, entry.team2, entry.score, entry.winner, entry.date, entry.category,
        entry.location, entry."time"
      from jsonb_to_record(kept || after) as entry (
        team1 text, team2 text, score text, winner smallint, date date, category text,
        location text, "time" time
      )
    )
    where results.id = correct_result.result_id;
    stored := private.written_result(kept || after);
  end if;
  -- Otherwise somebody else has changed it: it is returned as it is.
  if stored = private.written_result(kept || after) then
    perform private.settle_match(correct_result.match_id, correct_result.result_id);
  end if;
  return query select results.* from public.results where results.id = correct_result.result_id;
end
$$;

comment on function public.correct_result(uuid, jsonb, jsonb, uuid) is
  'Changes a result from what the editor saw to what it is now and removes the announced match that it turned out to be; PT409 (HTTP 409) as save_results. Columns that are not sent are neither compared nor changed. Returns the result, unchanged where somebody else had changed it. Sent again it changes nothing.';
