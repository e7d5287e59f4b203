alter table tour add column cancel_reason text;
-- Numbers are given by site and day.
alter table tour alter column tour_no drop default;
drop sequence tour_no;
