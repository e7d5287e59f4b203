-- The pages of a list of problems in its usual order, and the lanes of its board, each with its total.
create index on tour_problem (site, found_at desc nulls last, _id desc) where deleted_at is null;
create index on tour_problem (site, status, found_at desc nulls last, _id desc) where deleted_at is null;
create index on myscust_problem (site, found_at desc nulls last, _id desc) where deleted_at is null;
create index on myscust_problem (site, status, found_at desc nulls last, _id desc) where deleted_at is null;

-- The new ones take the place of these.
drop index if exists tour_problem_site_found_at_idx;
drop index if exists myscust_problem_site_found_at_idx;
