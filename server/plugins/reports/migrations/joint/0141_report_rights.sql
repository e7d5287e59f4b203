-- A report that was run besides the times of its schedule, and was cancelled, keeps the time at which it was last sent.
create or replace function end_report_export() returns trigger language plpgsql as $$
begin
  with ended as (
    update report_export set state = 'failed', reason = 'failed', finished_at = extract(epoch from now())::int8
    where job_id = new._id and state = 'waiting' returning schedule_id, due_at)
  update report_schedule s set last_at = coalesce(ended.due_at, extract(epoch from now())::int8),
    last_state = 'failed', last_reason = 'failed'
  from ended where s._id = ended.schedule_id;
  return null;
end $$;

-- The rights with which a file was written, which its reader must still have.
alter table report_export add column rights jsonb;
-- Those of earlier files are not known, so they are run again.
update report_export set file_name = null where state = 'done';
