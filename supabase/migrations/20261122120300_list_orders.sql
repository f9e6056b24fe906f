-- An index for each order in which the site reads its lists, of all categories and of one.
--
-- Results are listed by the day of play; the home page alone keeps the order of entry. Matches are
-- listed by the moment they begin: those to come forwards, those that are over backwards. Nothing
-- reads matches in the order of entry any more.

create index results_newest_day_first on public.results (date desc, created_at desc, id desc);
create index results_newest_day_first_by_category
on public.results (category, date desc, created_at desc, id desc);

create index upcoming_matches_soonest_first on public.upcoming_matches (date, "time", id);
create index upcoming_matches_soonest_first_by_category
on public.upcoming_matches (category, date, "time", id);

drop index public.upcoming_matches_newest_first;
drop index public.upcoming_matches_newest_first_by_category;
