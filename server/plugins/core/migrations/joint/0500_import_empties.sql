-- What an import would empty is counted apart, and stays unless the person agrees.
alter table import_run
  add to_empty int not null default 0,
  add only_emptied int not null default 0,
  add empties bool not null default false;
