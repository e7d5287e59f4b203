-- The step of a lifecycle that a change was, such as approve.
alter table audit_log add column step text;
