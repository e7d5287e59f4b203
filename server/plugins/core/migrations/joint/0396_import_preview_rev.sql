-- The revision of the record that the preview of a row was compared with.
alter table import_preview add column rev int;
