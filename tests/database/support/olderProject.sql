-- What older hosted projects, and @supabase/lite, do to everything that a migration makes. The tests
-- run on this ground, where a migration that forgets to revoke is seen.

alter default privileges in schema public
grant all on tables to anon, authenticated, service_role;

alter default privileges in schema public
grant all on functions to anon, authenticated, service_role;

alter default privileges in schema public
grant all on sequences to anon, authenticated, service_role;
