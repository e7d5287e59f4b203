create sequence tour_problem_no;

create table tour_problem (
  _id text primary key,
  problem_no text not null default 'P' || lpad(nextval('tour_problem_no')::text, 8, '0'),
  site text not null references site,
  store_id text not null references store,
  brand_id text references brand,
  floor_id text references floor,
  category text not null,
  severity int not null,
  title text not null,
  description text,
  department text references department,
  assignee_id text references "user",
  found_by text references "user",
  found_at int8,
  assigned_at int8,
  due_at int8,
  started_at int8,
  fixed_at int8,
  fixed_by text references "user",
  verified_at int8,
  verified_by text references "user",
  closed_at int8,
  reopen_count int not null default 0,
  status text not null default 'open',
  close_reason text,
  source text not null default 'manual',
  search_text text generated always as (lower(joined(problem_no, title, description))) stored
);
select add_common_columns('tour_problem');
create unique index unique__tour_problem__problem_no on tour_problem (problem_no);
create index on tour_problem (site, status, due_at);
create index on tour_problem (site, found_at desc);
create index on tour_problem (store_id, found_at desc);
create index on tour_problem (assignee_id, status);
create index on tour_problem using gin (search_text gin_trgm_ops);
