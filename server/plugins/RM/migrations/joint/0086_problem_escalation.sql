-- Who was told that a problem is late: once for each due date and stage, however often the server starts.
create table problem_escalation (
  problem_type text not null,
  problem_id text not null,
  due_at int8 not null,
  stage text not null,
  told_at int8 not null,
  primary key (problem_type, problem_id, due_at, stage)
);
