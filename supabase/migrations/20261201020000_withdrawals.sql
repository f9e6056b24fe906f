-- A pair leaves a season before its end: none of its results counts, or its rivals won what was left to play.

create table public.withdrawals (
  id uuid primary key default gen_random_uuid(),
  season_id uuid not null references public.seasons (id) on delete cascade,
  category text not null,
  pair_id uuid not null,
  day date not null,
  kind text not null,
  rivals uuid[] not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  foreign key (pair_id, category) references public.pairs (id, category),
  unique (season_id, category, pair_id)
);

comment on table public.withdrawals is 'The pairs that left a season before its end.';
comment on column public.withdrawals.kind is
  'annul: none of its results counts; walkover: what was played does, and its rivals won the rest.';
comment on column public.withdrawals.rivals is
  'Who won what was left to play: a pair once for each meeting. A result that is stored later takes one of them away.';

alter table public.withdrawals
  add constraint withdrawals_kind_is_known check (kind in ('annul', 'walkover')),
  add constraint withdrawals_day_in_range check (day between '2000-01-01' and '2100-12-31'),
  add constraint withdrawals_rivals_are_few check (cardinality(rivals) <= 200 and array_position(rivals, null) is null);

create index withdrawals_by_pair on public.withdrawals (pair_id, category);

alter table public.withdrawals enable row level security;

create policy "Anyone can read withdrawals"
on public.withdrawals
for select
to anon, authenticated
using (true);

create policy "The administrator can add withdrawals"
on public.withdrawals
for insert
to authenticated
with check ((select private.is_admin()));

create policy "The administrator can correct withdrawals"
on public.withdrawals
for update
to authenticated
using ((select private.is_admin()))
with check ((select private.is_admin()));

create policy "The administrator can delete withdrawals"
on public.withdrawals
for delete
to authenticated
using ((select private.is_admin()));

revoke all on table public.withdrawals from public, anon, authenticated, service_role;
grant select on table public.withdrawals to anon, authenticated, service_role;
grant
  insert (id, season_id, category, pair_id, day, kind, rivals), update (day, kind, rivals), delete
on table public.withdrawals to authenticated;
