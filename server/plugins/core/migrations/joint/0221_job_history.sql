-- What administrators see of jobs: how long the last attempt took, why attempts failed, and which jobs wait.
alter table job add column ms int;
create index on job (name, created_at desc);

create table job_attempt (
  job_id text not null references job on delete cascade,
  attempt int not null,
  at int8 not null default extract(epoch from now())::int8,
  ended text not null,
  -- The kind of error and its message, without values.
  detail text
);
create index on job_attempt (job_id, attempt);

create table job_pause (
  name text primary key,
  paused_at int8 not null,
  paused_by text
);
