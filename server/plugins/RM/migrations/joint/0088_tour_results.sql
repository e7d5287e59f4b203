-- Counted from the issues whenever a result is read.
alter table tour_result drop column problem_count;
