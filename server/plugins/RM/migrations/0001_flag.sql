alter table tour_problem add flag_id text references flag;
create index on tour_problem (flag_id);
