-- A page that is made with rows stays right until a table that it reads changes: each table has a number for that.

create table public.table_versions (
  name text primary key,
  version bigint not null default 1
);

comment on table public.table_versions is
  'Which rows these are: a number for each table that pages show, by which a page of before is known to be as it was.';
comment on column public.table_versions.version is
  'Raised in every transaction that changes a row of the table; after a restoration too it is one that was never there before.';

alter table public.table_versions
  add constraint table_versions_name_is_table check (name in ('results', 'upcoming_matches', 'pairs'));

alter table public.table_versions enable row level security;

create policy "Anyone can read the versions of the tables"
on public.table_versions
for select
to anon, authenticated
using (true);

revoke all on table public.table_versions from public, anon, authenticated, service_role;
grant select on table public.table_versions to anon, authenticated, service_role;

alter table public.table_versions disable trigger user;
insert into public.table_versions (name) values ('results'), ('upcoming_matches'), ('pairs');
alter table public.table_versions enable trigger user;
