-- Whose rights depend on the record hear of those alone that they may see, so it has to be said which ones changed: as many as
-- one call can change.
create or replace function tell_of_records() returns trigger language plpgsql as $$
begin
  insert into event (kind, resource, site, ids)
  select 'record', entity, site, case when count(*) <= 500 then array_agg(entity_id) end
  from added where action in ('create', 'update', 'remove') group by entity, site;
  return null;
end $$;
