-- The key to which a hosted league's backups are encrypted, where its private half is kept, and when the last backup was
-- made. One row: every machine that makes backups finds the same key. `npm run host` and `npm run backup -- --hosted`
-- write it as the owner of the tables; the administrator alone reads it, and writes the note.

create table public.backup_key (
  id uuid primary key default gen_random_uuid(),
  is_only boolean not null unique default true check (is_only),
  public_key text not null,
  fingerprint text not null generated always as (
    substr(public_key, 5, 4) || ' ' || substr(public_key, 9, 4) || ' '
      || substr(public_key, 13, 4) || ' ' || substr(public_key, 17, 4)
  ) stored,
  note text,
  last_backup timestamptz
);

comment on table public.backup_key is 'The key of the backups of a hosted league: one row, none before it is made.';
comment on column public.backup_key.public_key is 'Files are encrypted to it; no secret. It begins with age1.';
comment on column public.backup_key.fingerprint is 'The first letters of the key after age1, in fours.';
comment on column public.backup_key.note is 'Where the private key is, in the organiser''s words.';
comment on column public.backup_key.last_backup is 'When the last file was written.';

alter table public.backup_key
  add constraint backup_key_public_key_is_one check (public_key ~ '^age1[02-9ac-hj-np-z]{58}$'),
  add constraint backup_key_note_is_text check (private.is_line_of_text(note, 200)),
  -- A private key is no note.
  add constraint backup_key_note_is_no_key check (note !~* 'AGE-SECRET-KEY');

alter table public.backup_key enable row level security;

create policy "The administrator can read the key of the backups"
on public.backup_key
for select
to authenticated
using ((select private.is_admin()));

create policy "The administrator can note where the private key is"
on public.backup_key
for update
to authenticated
using ((select private.is_admin()))
with check ((select private.is_admin()));

revoke all on table public.backup_key from public, anon, authenticated, service_role;
grant select, update (note) on table public.backup_key to authenticated;
