-- The key of a hosted league's backups: the administrator alone reads it and notes where its private half is.

begin;

select plan(15);

insert into auth.users (id, email) values
  ('c0000000-0000-4000-8000-000000000001', 'organizadora@example.com'),
  ('c0000000-0000-4000-8000-000000000002', 'jugador@example.com');
insert into private.admins (user_id) values ('c0000000-0000-4000-8000-000000000001');

create function pg_temp.sign_in(user_id text)
returns void
language sql
as $$
  select set_config(
    'request.jwt.claims', jsonb_build_object('sub', user_id, 'role', 'authenticated')::text, true
  );
$$;

insert into public.backup_key (public_key) values ('age1' || repeat('qpzr', 14) || 'qp');

select throws_ok(
  $$ insert into public.backup_key (public_key) values ('age1' || repeat('x', 58)) $$,
  '23505', null, 'There is one key'
);
select throws_ok(
  $$ insert into public.backup_key (is_only, public_key) values (false, 'age1' || repeat('x', 58)) $$,
  '23514', null, 'There is no second key beside it'
);
select throws_ok(
  $$ update public.backup_key set public_key = 'AGE-SECRET-KEY-1' || repeat('Q', 58) $$,
  '23514', null, 'It is no private one'
);

set local role anon;
select throws_ok($$ select fingerprint from public.backup_key $$, '42501', null, 'A visitor does not read it');
select throws_ok($$ update public.backup_key set note = 'x' $$, '42501', null, 'A visitor writes no note');

set local role service_role;
select throws_ok($$ select fingerprint from public.backup_key $$, '42501', null, 'A secret key does not read it');

set local role authenticated;
select pg_temp.sign_in('c0000000-0000-4000-8000-000000000002');
select is_empty($$ select from public.backup_key $$, 'An account without the right reads no row');
select is_empty(
  $$ update public.backup_key set note = 'En casa' returning note $$, 'An account without the right writes no note'
);

select pg_temp.sign_in('c0000000-0000-4000-8000-000000000001');
select results_eq(
  $$ update public.backup_key set note = 'En el gestor de contraseñas de Ana' returning fingerprint, note $$,
  $$ values ('qpzr qpzr qpzr qpzr', 'En el gestor de contraseñas de Ana') $$,
  'The administrator reads the fingerprint and writes the note'
);
select lives_ok($$ update public.backup_key set note = null $$, 'The note may be taken away');
select throws_ok(
  $$ update public.backup_key set note = 'age-secret-key-1QQQQ' $$, '23514', null, 'A private key is no note'
);
select throws_ok($$ update public.backup_key set note = ' ' $$, '23514', null, 'A blank is no note');
select throws_ok(
  $$ update public.backup_key set public_key = 'age1' || repeat('x', 58) $$, '42501', null,
  'The administrator does not change the key'
);
select throws_ok(
  $$ update public.backup_key set last_backup = now() $$, '42501', null,
  'The administrator does not change when the last backup was made'
);
select throws_ok($$ delete from public.backup_key $$, '42501', null, 'The administrator does not remove the key');

select * from finish();
rollback;
