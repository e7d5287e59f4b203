-- A report whose job was cancelled says so, instead of that something went wrong.
create or replace function end_report_export() returns trigger language plpgsql as $$
begin
  with ended as (
    update report_export set state = 'failed', reason = new.status, finished_at = extract(epoch from now())::int8
    where job_id = new._id and state = 'waiting' returning schedule_id, due_at)
  update report_schedule s set last_at = coalesce(ended.due_at, extract(epoch from now())::int8),
    last_state = 'failed', last_reason = new.status
  from ended where s._id = ended.schedule_id;
  return null;
end $$;
