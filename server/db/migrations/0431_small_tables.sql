-- The inputs of a figure are half a kilobyte of JSON, below the size from which rows are compressed: a third of the table.
alter table retail_performance set (toast_tuple_target = 256);
alter table scoring_result set (toast_tuple_target = 256);
