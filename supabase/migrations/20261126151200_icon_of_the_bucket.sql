-- The league's icon is always a picture of the bucket: the build has one of its own, and makes its sizes of PNG.

alter table public.league
  drop constraint league_icon_is_picture,
  add constraint league_icon_is_picture check (private.is_stored_picture(icon) and starts_with(icon, 'icono/'));
