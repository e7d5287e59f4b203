create table myscust_result (
  _id text primary key,
  site text not null references site,
  store_id text not null references store,
  period text not null,
  round int not null,
  visit_at int8 not null,
  shopper_code text,
  questionnaire_version text,
  answers jsonb not null default '[]',
  sections jsonb not null default '[]',
  score numeric(5, 2),
  pass bool not null default false,
  narrative text,
  status text not null default 'draft',
  published_at int8,
  appeal jsonb,
  search_text text generated always as (lower(joined(shopper_code, narrative))) stored
);
select add_common_columns('myscust_result');
create unique index unique__myscust_result__site__period__round__store_id
  on myscust_result (site, period, round, store_id) where deleted_at is null;
create index on myscust_result (site, visit_at);
create index on myscust_result (store_id, visit_at);
create index on myscust_result using gin (search_text gin_trgm_ops);

create sequence myscust_problem_no;

create table myscust_problem (
  _id text primary key,
  problem_no text not null default 'M' || lpad(nextval('myscust_problem_no')::text, 8, '0'),
  site text not null references site,
  store_id text not null references store,
  brand_id text references brand,
  floor_id text references floor,
  category text not null,
  severity int not null,
  title text not null,
  description text,
  attachs_before text[] not null default '{}',
  attachs_after text[] not null default '{}',
  fix_note text,
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
  result_id text not null references myscust_result,
  item_id text,
  section text,
  origin text not null default 'manual',
  search_text text generated always as (lower(joined(problem_no, title, description))) stored
);
select add_common_columns('myscust_problem');
create unique index unique__myscust_problem__problem_no on myscust_problem (problem_no);
create unique index unique__myscust_problem__result_id__item_id on myscust_problem (result_id, item_id)
  where origin = 'auto' and deleted_at is null;
create index on myscust_problem (site, status, due_at);
create index on myscust_problem (site, found_at desc);
create index on myscust_problem (store_id, found_at desc);
create index on myscust_problem (assignee_id, status);
create index on myscust_problem (result_id);
create index on myscust_problem (brand_id);
create index on myscust_problem (floor_id);
create index on myscust_problem using gin (search_text gin_trgm_ops);
