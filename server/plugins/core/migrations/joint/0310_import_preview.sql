-- What the check of a file found for each row that would change something or is wrong, in the words of a sheet.
-- Like the file it is for the person who uploaded it, and goes with the file.
create table import_preview (
  import_id text not null references import_run on delete cascade,
  row int not null,
  kind text not null,
  record_id text,
  name text not null,
  cells jsonb not null,
  primary key (import_id, row)
);
