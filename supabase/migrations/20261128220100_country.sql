-- People write telephones without the code of their country, and WhatsApp knows a number by it alone. A league is in
-- one country: it is chosen once, and numbers that do not say their own are of it.

alter table public.league add column country text;

comment on column public.league.country is
  'The country of telephones without a code, as ISO 3166 names it, e.g. AR; null: that of the time zone.';

alter table public.league
  add constraint league_country_is_code check (country ~ '^[A-Z]{2}$');

grant insert (country), update (country) on public.league to authenticated;
