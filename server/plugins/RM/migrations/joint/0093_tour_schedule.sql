-- What the clock plans tours from.
create table tour_schedule (
  _id text primary key,
  site text not null references site,
  title text not null,
  template_id text references tour_template,
  assignee_ids text[] not null default '{}',
  department text references department,
  store_ids text[] not null default '{}',
  floor_ids text[] not null default '{}',
  weekdays jsonb not null default '[]',
  time text not null,
  starts_on date not null,
  ends_on date,
  holidays text[] not null default '{}',
  is_paused bool not null default false,
  search_text text generated always as (lower(title)) stored
);
select add_common_columns('tour_schedule');
create index on tour_schedule (site);
create index on tour_schedule (template_id);
create index on tour_schedule (department);
create index on tour_schedule using gin (search_text gin_trgm_ops);

-- One tour for each day, even if it was removed.
alter table tour add schedule_id text references tour_schedule, add schedule_day date;
create unique index unique__tour__schedule_id__schedule_day on tour (schedule_id, schedule_day);
