-- Categories: one table instead of the same list in the check constraints of two tables.
--
-- A league with other categories changes src/league/categories.config.ts and adds a migration that
-- inserts, renames or removes rows here; a test compares both. Renaming a row renames the category
-- of every result and match with it.

create table public.categories (
  name text primary key,
  slug text not null unique,
  position smallint not null unique
);

comment on table public.categories is 'The categories of the league, in the order of every list.';
comment on column public.categories.slug is 'The last part of the address of the category''s page.';

alter table public.categories
  add constraint categories_name_is_text check (private.is_line_of_text(name, 40)),
  add constraint categories_slug_is_slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');

alter table public.categories enable row level security;

create policy "Anyone can read categories"
on public.categories
for select
to anon, authenticated
using (true);

revoke all on table public.categories from public, anon, authenticated, service_role;
grant select on table public.categories to anon, authenticated, service_role;

insert into public.categories (name, slug, position) values
  ('Octava Damas', 'octava-damas', 1),
  ('Séptima Damas', 'septima-damas', 2),
  ('Sexta Damas', 'sexta-damas', 3),
  ('Octava Libre', 'octava-libre', 4),
  ('Séptima Libre', 'septima-libre', 5),
  ('Sexta Libre', 'sexta-libre', 6),
  ('Quinta Libre', 'quinta-libre', 7);

-- The indexes in the order of the lists begin with the category: they serve these references too.
alter table public.results
  drop constraint results_category_is_known,
  add constraint results_category_fkey
  foreign key (category) references public.categories (name) on update cascade;

alter table public.upcoming_matches
  drop constraint upcoming_matches_category_is_known,
  add constraint upcoming_matches_category_fkey
  foreign key (category) references public.categories (name) on update cascade;

comment on column public.results.category is 'Refers to public.categories.';
comment on column public.upcoming_matches.category is 'Refers to public.categories.';
