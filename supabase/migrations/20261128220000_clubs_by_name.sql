-- A league knows a club by its name first. Its address, its map and its page are often unknown on the first evening,
-- and a form that asks for them is left before it is saved.

alter table public.clubs
  alter column url drop not null,
  alter column address drop not null,
  alter column map drop not null;

comment on column public.clubs.url is 'Its page on the social network; null: none is known.';
comment on column public.clubs.address is 'Street and number, as one would tell a visitor; null: unknown.';
comment on column public.clubs.map is 'Opens a map; null: a search for its name and address.';
