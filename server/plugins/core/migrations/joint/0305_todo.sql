-- What people did with to-dos besides doing them. The latest transfer of a to-do says whom it waits for.
create table todo_action (
  _id text primary key,
  kind text not null,
  resource text not null,
  record_id text not null,
  action text not null,
  to_id text references "user",
  comment text
);
select add_common_columns('todo_action');
create index on todo_action (record_id, kind, action, created_at);
create index on todo_action (to_id, action, created_at);
create index on todo_action (created_by);

-- Who looks after the to-dos of somebody who is away.
create table todo_deputy (
  _id text primary key,
  deputy_id text not null references "user",
  from_date date not null,
  to_date date not null,
  note text
);
select add_common_columns('todo_deputy');
create index on todo_deputy (created_by);
create index on todo_deputy (deputy_id);
