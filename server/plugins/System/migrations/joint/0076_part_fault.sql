-- Parts of plugins that failed in somebody's browser, counted for all servers together.
create table part_fault (
  plugin text not null,
  version text not null,
  part text not null,
  count int not null,
  last_at int8 not null,
  primary key (plugin, version, part)
);
