-- Why the last tour of a schedule could not be planned, and when that was.
alter table tour_schedule add plan_problem text, add plan_failed_at int8;
