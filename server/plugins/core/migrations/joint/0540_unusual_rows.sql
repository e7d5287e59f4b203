-- Rows of an import whose values are plausible but unusual, and whether the person who uploaded the file wants them too.
alter table import_run add column unusual int not null default 0;
alter table import_run add column with_unusual bool not null default true;
