-- Long work. The queue carries a ticket for each open row; what people see, and what decides, stands here.
create table job (
  _id text primary key,
  name text not null,
  title jsonb not null,
  key text,
  site text references site,
  body jsonb not null,
  link text,
  status text not null default 'queued',
  done int not null default 0,
  total int,
  progress numeric not null generated always as (
    case when status = 'done' then 1 when total > 0 then least(round(done::numeric / total, 4), 1) else 0 end
  ) stored,
  attempts int not null default 0,
  -- The ticket that may take it up.
  ticket uuid not null,
  heartbeat_at int8,
  started_at int8,
  finished_at int8,
  result jsonb,
  error text,
  cancellable bool not null,
  cancel_requested bool not null default false,
  -- Who sees it and is told how it ended: whoever started it, or asked for the same while it ran.
  followers text[] not null default '{}'
);
select add_common_columns('job');
create unique index one_open_job on job (name, key) where status in ('queued', 'running');
create index on job using gin (followers);
create index on job (created_at desc, _id desc);
