-- Files of records on their way in: checked, then applied. The rows stay in the file; here is what became of them.
create table import_run (
  _id text primary key,
  noun text not null,
  mode text not null,
  site text references site,
  state text not null default 'checking',
  file_name text not null,
  file text,
  -- As the person's clock and language were, so that a later attempt reads the file the same way.
  timezone text not null,
  locale text not null,
  job_id text,
  total int not null default 0,
  to_add int not null default 0,
  to_change int not null default 0,
  unchanged int not null default 0,
  wrong int not null default 0,
  only_good bool not null default false,
  ignored text[] not null default '{}',
  errors jsonb not null default '[]',
  finished_at int8
);
select add_common_columns('import_run');
create index on import_run (created_by, created_at desc, _id desc);
create index on import_run (created_at desc, _id desc);
create index on import_run (job_id) where state in ('checking', 'applying');

-- The rows that are wrong, as the spreadsheet counts: `errors` by field, '' for the row as a whole.
create table import_error (
  import_id text not null references import_run on delete cascade,
  row int not null,
  errors jsonb not null,
  primary key (import_id, row)
);

-- A job that ends before its work is done leaves a check undone, and of an apply nothing.
create function end_import() returns trigger language plpgsql as $$
begin
  update import_run set
    state = case when state = 'applying' then 'checked' else new.status end,
    finished_at = extract(epoch from now())::int8
  where job_id = new._id and state in ('checking', 'applying');
  return null;
end $$;
create trigger end_import after update on job for each row
  when (new.status in ('failed', 'cancelled') and old.status is distinct from new.status)
  execute function end_import();
