alter table report_schedule
  add recipients text[] not null default '{}',
  add recipient_roles text[] not null default '{}';

-- Each recipient has an export of their own for each time.
alter table report_export drop constraint report_export_schedule_id_due_at_key;
alter table report_export add unique (schedule_id, due_at, created_by);
