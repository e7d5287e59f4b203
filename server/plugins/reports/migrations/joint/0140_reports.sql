-- Reports that people ran, and those that are sent to them by the clock.
create table report_schedule (
  _id text primary key,
  report text not null,
  name text not null,
  name_en text,
  name_tc text,
  site text references site,
  params jsonb not null default '{}',
  format text not null,
  repeats text not null,
  weekday text,
  day int,
  at_time text not null,
  -- The time zone of its site, in which its time is meant.
  timezone text not null,
  is_paused bool not null default false,
  next_at int8,
  last_at int8,
  last_state text,
  last_reason text
);
select add_common_columns('report_schedule');
create index on report_schedule (next_at) where deleted_at is null and not is_paused;
create index on report_schedule (created_by, created_at desc);

create table report_export (
  _id text primary key,
  report text not null,
  title jsonb not null,
  site text references site,
  params jsonb not null default '{}',
  given text,
  locale text not null,
  format text not null,
  state text not null default 'waiting',
  reason text,
  rows int,
  size int,
  -- The name of its file in the store, chosen before it is written; its name and type for the person.
  file text,
  file_name text,
  mime text,
  job_id text,
  finished_at int8,
  -- Which schedule it is of, and the time at which it was due: once for each.
  schedule_id text references report_schedule,
  due_at int8,
  unique (schedule_id, due_at)
);
select add_common_columns('report_export');
create index on report_export (created_by, created_at desc, _id desc);
create index on report_export (created_at desc, _id desc);
create index on report_export (job_id) where state = 'waiting';

-- A job that ends before the file is written leaves no file.
create function end_report_export() returns trigger language plpgsql as $$
begin
  with ended as (
    update report_export set state = 'failed', reason = 'failed', finished_at = extract(epoch from now())::int8
    where job_id = new._id and state = 'waiting' returning schedule_id, due_at)
  update report_schedule s set last_at = ended.due_at, last_state = 'failed', last_reason = 'failed'
  from ended where s._id = ended.schedule_id;
  return null;
end $$;
create trigger end_report_export after update on job for each row
  when (new.status in ('failed', 'cancelled') and old.status is distinct from new.status)
  execute function end_report_export();

-- Jobs change these rows without an entry in the audit log, which pages would hear of.
create function tell_of_reports() returns trigger language plpgsql as $$
begin
  insert into event (kind, resource, site, ids) values ('record', tg_table_name, new.site, array[new._id]);
  return null;
end $$;
create trigger tell_of_exports after insert or update on report_export for each row execute function tell_of_reports();
create trigger tell_of_schedules after update on report_schedule for each row execute function tell_of_reports();
