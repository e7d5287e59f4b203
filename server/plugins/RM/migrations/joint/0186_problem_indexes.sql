-- The total and the counters of a list of problems read only this index: it also has all that decides who sees a problem.
drop index if exists tour_problem_site_status_due_at_idx;
drop index if exists myscust_problem_site_status_due_at_idx;
create index on tour_problem (site, status, due_at) include (store_id, found_by, assignee_id)
  where deleted_at is null;
create index on myscust_problem (site, status, due_at) include (store_id, found_by, assignee_id)
  where deleted_at is null;

-- The pages of a list by due date.
create index on tour_problem (site, due_at, _id) where deleted_at is null;
create index on myscust_problem (site, due_at, _id) where deleted_at is null;
