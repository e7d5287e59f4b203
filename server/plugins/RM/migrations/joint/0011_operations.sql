-- What is told is not changed afterwards, not even by the server.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'object_not_in_prerequisite_state';
end $$;

create trigger append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();
create index on audit_log (at, _id);

create index on "user" using gin (department);

alter table permission
  add column description text,
  add column search_text text generated always as (lower(joined(code, name, name_en, name_tc))) stored;

-- The name that everybody reads is the Simplified Chinese one, which is the one that is written.
create function site_name() returns trigger language plpgsql as $$
begin
  new.name := new.name_sc;
  return new;
end $$;
update site set name_sc = name where name_sc is null;
alter table site alter column name_sc set not null;
create trigger site_name before insert or update of name, name_sc on site
  for each row execute function site_name();
create unique index unique__site__code on site (code) where deleted_at is null;

create table notification (
  _id text primary key,
  user_id text not null references "user",
  type text not null,
  title_key text not null,
  params jsonb not null default '{}',
  link text,
  read_at int8
);
select add_common_columns('notification');
create index on notification (user_id, read_at, created_at desc);
create index on notification (user_id, created_at, _id);

create sequence tour_no;

create table tour (
  _id text primary key,
  site text not null references site,
  tour_no text not null default 'T' || lpad(nextval('tour_no')::text, 8, '0'),
  title text not null,
  planned_at int8 not null,
  started_at int8,
  finished_at int8,
  assignee_ids text[] not null default '{}',
  floor_ids text[] not null default '{}',
  store_ids text[] not null default '{}',
  status text not null default 'planned',
  search_text text generated always as (lower(joined(tour_no, title))) stored
);
select add_common_columns('tour');
create unique index unique__tour__tour_no on tour (tour_no);
create index on tour (site, planned_at);
create index on tour (site, status);
create index on tour using gin (assignee_ids);
create index on tour using gin (floor_ids);
create index on tour using gin (store_ids);
create index on tour using gin (search_text gin_trgm_ops);

create table tour_result (
  _id text primary key,
  site text not null references site,
  tour_id text not null references tour,
  store_id text not null references store,
  tour_date date not null,
  checker_id text references "user",
  items jsonb not null default '[]',
  pass_count int not null default 0,
  fail_count int not null default 0,
  na_count int not null default 0,
  pass_rate numeric(12, 6),
  problem_count int not null default 0,
  result text,
  remark text
);
select add_common_columns('tour_result');
create unique index unique__tour_result__tour_id__store_id on tour_result (tour_id, store_id) where deleted_at is null;
create index on tour_result (site, tour_date);
create index on tour_result (store_id, tour_date);
create index on tour_result (checker_id);

alter table tour_problem
  add column tour_id text references tour,
  add column attachs_before text[] not null default '{}',
  add column attachs_after text[] not null default '{}',
  add column fix_note text;
create index on tour_problem (tour_id);
create index on tour_problem (brand_id);
create index on tour_problem (floor_id);

create table problem_event (
  _id text primary key,
  problem_type text not null,
  problem_id text not null,
  "from" text,
  "to" text not null,
  action text not null,
  by text references "user",
  at int8 not null,
  comment text,
  attachs text[] not null default '{}'
);
create index on problem_event (problem_type, problem_id, at);
create trigger append_only before update or delete or truncate on problem_event
  for each statement execute function refuse_change();
