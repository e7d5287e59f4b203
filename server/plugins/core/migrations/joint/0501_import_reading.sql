-- How to read a file that leaves it open: the encoding of a CSV, and the sheet of a workbook.
alter table import_run add encoding text, add sheet text;
