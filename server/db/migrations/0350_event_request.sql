-- Which request made the change, if only one did: the page that sent it has no need to fetch again what it has fetched since.
alter table event add column request text;

create or replace function tell_of_records() returns trigger language plpgsql as $$
begin
  insert into event (kind, resource, site, ids, request)
  select 'record', entity, site, case when count(*) <= 500 then array_agg(entity_id) end,
    case when count(distinct request_id) = 1 and count(request_id) = count(*) then min(request_id) end
  from added where action in ('create', 'update', 'remove') group by entity, site;
  return null;
end $$;
