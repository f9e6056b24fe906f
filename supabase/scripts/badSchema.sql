-- Everything that the linter is there to find, made on purpose: it shows that `supabase db advisors`
-- is awake when it says nothing about our migrations. Never load this anywhere else.

-- rls_disabled_in_public, no_primary_key, policy_exists_rls_disabled
create table public.bad_open (id integer, owner_id uuid);
grant all on public.bad_open to anon, authenticated;
create policy "Anyone" on public.bad_open for select to anon using (true);

-- unindexed_foreign_keys, duplicate_index, rls_enabled_no_policy
create table public.bad_closed (id integer primary key, user_id uuid references auth.users (id));
create index bad_closed_one on public.bad_closed (id, user_id);
create index bad_closed_two on public.bad_closed (id, user_id);
alter table public.bad_closed enable row level security;

-- auth_rls_initplan, multiple_permissive_policies, rls_policy_always_true, rls_references_user_metadata
create table public.bad_policies (id integer primary key, user_id uuid);
alter table public.bad_policies enable row level security;
create policy "Once a row" on public.bad_policies
for select to authenticated using (auth.uid() = user_id);
create policy "By what the user says" on public.bad_policies
for select to authenticated using ((select auth.jwt() -> 'user_metadata' ->> 'admin') = 'true');
create policy "Anyone writes" on public.bad_policies
for insert to authenticated with check (true);
grant all on public.bad_policies to anon, authenticated;

-- security_definer_view, auth_users_exposed
create view public.bad_view as select id, email from auth.users;
grant select on public.bad_view to anon, authenticated;

-- function_search_path_mutable, and a function of the owner's rights that any visitor may call
create function public.bad_function()
returns bigint
language sql
security definer
as 'select count(*) from auth.users';
grant execute on function public.bad_function() to anon, authenticated;
