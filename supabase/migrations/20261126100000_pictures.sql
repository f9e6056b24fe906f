-- Pictures that the administrator chooses on the phone: logos of sponsors, pictures of the cover, the icon.
--
-- Their bytes lie in Storage, in one public bucket: everybody who knows a path reads it, and nobody lists
-- them. A path holds a digest of the picture, so what an address shows never changes and caches keep it for
-- good; the row that names it changes instead. Hence nothing updates an object, and one is deleted only
-- when neither a row nor the history, which an undo brings back, names it.

-- What a row may name ----------------------------------------------------------------------------------

create function private.is_stored_picture(path text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select path ~ '^((logos|portadas)/[0-9a-f]{32}\.(jpg|png|webp)|icono/[0-9a-f]{32}\.png)$';
$$;

comment on function private.is_stored_picture(text) is
  'Whether a path is that of a picture in the bucket: a folder, 32 digits of its SHA-256 and its format.';

-- Their owner's rights: a constraint's function calls another by name, which its caller may not look up.
create function private.is_picture_path(path text, folder text)
returns boolean
language sql
immutable
security definer
set search_path = ''
as $$
  select
    char_length(path) <= 120
    -- A path of plain names: no address of another site, and no way out of the folder.
    and path ~ '^([a-z0-9-]+/)*[a-z0-9-]+\.(avif|jpg|png|svg|webp)$'
    -- The bucket's folders hold stored pictures, each of its kind; the others are files of the build.
    and (path !~ '^(logos|portadas|icono)/' or (private.is_stored_picture(path) and starts_with(path, folder)));
$$;

comment on function private.is_picture_path(text, text) is
  'Whether a row may name this picture: a file of the build, or a stored one of this folder of the bucket.';

alter table public.league add column icon text;

comment on column public.league.icon is
  'The path of its icon, square; null: the one that the build has.';
comment on column public.sponsors.picture is
  'The path of its logo: of a file of the build, e.g. sponsors/el-tornillo.svg, or of the bucket, logos/….';
comment on column public.hero_pictures.picture is
  'The path of the picture: of a file of the build, e.g. hero/remate.avif, or of the bucket, portadas/….';

alter table public.league
  add constraint league_icon_is_picture check (private.is_picture_path(icon, 'icono/'));

alter table public.sponsors
  drop constraint sponsors_picture_is_path,
  add constraint sponsors_picture_is_picture check (private.is_picture_path(picture, 'logos/'));

alter table public.hero_pictures
  drop constraint hero_pictures_picture_is_path,
  drop constraint hero_pictures_phone_picture_is_path,
  add constraint hero_pictures_picture_is_picture check (private.is_picture_path(picture, 'portadas/')),
  add constraint hero_pictures_phone_picture_is_picture check (
    private.is_picture_path(phone_picture, 'portadas/')
  );

-- The bucket -------------------------------------------------------------------------------------------

-- 90 kB: a picture of the cover. A logo is made smaller before it is sent.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('pictures', 'pictures', true, 92160, '{image/webp,image/jpeg,image/png}')
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- A day: what was sent and not saved yet, or is named by a form that is kept on the device.
create function private.is_picture_unused(path text, stored_at timestamptz)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select
    stored_at < now() - interval '1 day'
    and not exists (select from public.league where league.icon = path)
    and not exists (select from public.sponsors where sponsors.picture = path)
    and not exists (select from public.hero_pictures where path in (picture, phone_picture))
    and not exists (
      select from private.history
      where
        history.table_name in ('league', 'sponsors', 'hero_pictures')
        and path in (
          before ->> 'icon', before ->> 'picture', before ->> 'phone_picture',
          after ->> 'icon', after ->> 'picture', after ->> 'phone_picture'
        )
    );
$$;

comment on function private.is_picture_unused(text, timestamptz) is
  'Whether a picture, stored at this time, may go: it is a day old, and neither a row nor the history names it.';

-- A public bucket is read without a policy. Storage reads the row that it deletes.
create policy "The administrator can see the rows of pictures"
on storage.objects
for select
to authenticated
using (bucket_id = 'pictures' and (select private.is_admin()));

create policy "The administrator can add pictures"
on storage.objects
for insert
to authenticated
with check (
  bucket_id = 'pictures'
  and (select private.is_admin())
  and private.is_stored_picture(name)
);

create policy "The administrator can delete unused pictures"
on storage.objects
for delete
to authenticated
using (
  bucket_id = 'pictures'
  and (select private.is_admin())
  and private.is_picture_unused(name, created_at)
);

-- Which may go ------------------------------------------------------------------------------------------

create function private.unused_pictures()
returns setof text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
  select objects.name
  from storage.objects
  where objects.bucket_id = 'pictures' and private.is_picture_unused(objects.name, objects.created_at)
  order by objects.name;
end
$$;

create function public.unused_pictures()
returns setof text
language sql
stable
set search_path = ''
begin atomic
  select private.unused_pictures();
end;

comment on function public.unused_pictures() is
  'The paths of pictures in the bucket that the administrator may delete through the API of Storage.';

-- Constraints and policies run with the rights of the writer.
revoke execute on function
  private.is_stored_picture(text), private.is_picture_path(text, text),
  private.is_picture_unused(text, timestamptz), private.unused_pictures(), public.unused_pictures()
from public, anon, authenticated, service_role;

grant execute on function
  private.is_stored_picture(text), private.is_picture_path(text, text),
  private.is_picture_unused(text, timestamptz), private.unused_pictures(), public.unused_pictures()
to authenticated;

grant insert (icon), update (icon) on table public.league to authenticated;
