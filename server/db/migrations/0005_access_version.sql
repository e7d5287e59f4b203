-- One number that grows with every change of a role or a site, so that servers may keep both in memory and still see a
-- change with their next request: each request reads the number together with its session.
create table access_version (n int8 not null);
insert into access_version values (1);

create function grow_access_version() returns trigger language plpgsql as $$
begin
  update access_version set n = n + 1;
  return null;
end $$;

create trigger access_changes after insert or update or delete or truncate on role
  for each statement execute function grow_access_version();
create trigger access_changes after insert or update or delete or truncate on site
  for each statement execute function grow_access_version();
