-- The errors of an import whose job did not finish: first of all that, once.
create function unfinished(errors jsonb) returns jsonb language sql immutable as $$
  select case when errors @> note then errors else note || errors end
  from (select '[{"row": 0, "field": "", "message": "unfinished"}]'::jsonb as note) as said
$$;

-- A job that ends before its work is done leaves a check undone, and of an apply nothing. If it failed, the import says so.
create or replace function end_import() returns trigger language plpgsql as $$
begin
  update import_run set
    state = case when state = 'applying' then 'checked' else new.status end,
    errors = case when new.status = 'failed' then unfinished(errors) else errors end,
    finished_at = extract(epoch from now())::int8
  where job_id = new._id and state in ('checking', 'applying');
  return null;
end $$;
