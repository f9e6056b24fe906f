-- Lots that were drawn among pairs that nothing else separates.

create table public.lots (
  id uuid primary key default gen_random_uuid(),
  season_id uuid not null references public.seasons (id) on delete cascade,
  category text not null,
  pair_id uuid not null,
  place smallint not null,
  foreign key (pair_id, category) references public.pairs (id, category),
  unique (season_id, category, pair_id)
);

comment on table public.lots is 'Lots that were drawn among pairs of a shared place.';
comment on column public.lots.place is 'The lower one stands first.';

alter table public.lots add constraint lots_place_in_range check (place between 1 and 99);

create index lots_by_pair on public.lots (pair_id, category);

alter table public.lots enable row level security;

create policy "Anyone can read lots"
on public.lots
for select
to anon, authenticated
using (true);

create policy "The administrator can add lots"
on public.lots
for insert
to authenticated
with check ((select private.is_admin()));

create policy "The administrator can correct lots"
on public.lots
for update
to authenticated
using ((select private.is_admin()))
with check ((select private.is_admin()));

create policy "The administrator can delete lots"
on public.lots
for delete
to authenticated
using ((select private.is_admin()));

revoke all on table public.lots from public, anon, authenticated, service_role;
grant select on table public.lots to anon, authenticated, service_role;
grant insert (id, season_id, category, pair_id, place), update (place), delete on table public.lots to authenticated;

-- Devices keep the settings of a version, and open pages count by them: those of before know neither withdrawals nor
-- lots.
alter table public.settings_version disable trigger user;
update public.settings_version set version = version + 1, code = 2;
alter table public.settings_version enable trigger user;
