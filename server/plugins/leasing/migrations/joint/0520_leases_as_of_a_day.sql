-- When a termination was signed: a report as of an earlier day does not know of it. Of those without an entry in the audit log
-- it is not known, so they count for every day.
alter table lease_ship add column terminated_at int8;
update lease_ship set terminated_at = signed.at
from (
  select entity_id, max(at) as at from audit_log
  where entity = 'lease_ship' and diff ? 'terminated_on' group by entity_id
) signed
where signed.entity_id = lease_ship._id and terminated_on is not null;

-- The area of the units of a lease on a day; without units that of the contract.
create function lease_area_on(stores text[], area numeric, day date) returns numeric language sql stable as $$
  select coalesce((
    select sum(coalesce((
      select h.area from store_area_history h
      where h.store_id = s._id and h."from" <= day and coalesce(h."to" >= day, true)
      order by h."from" desc limit 1), s.area))
    from store s where s._id = any(stores)), area)
$$;

-- The monthly base rent of a lease on a day, as retail performance calculates it: a rent per square metre is that of
-- the area then. The function of the same name without units is that of earlier versions, which may run beside this one.
create function lease_base_on(lease text, stores text[], area numeric, starts date, ends date, day date)
returns numeric language sql stable as $$
  select round(coalesce(base_rent_month, base_rent_per_m2 * lease_area_on(stores, area, day)), 2) from lease_rent_step
  where lease_id = lease and least(greatest(day, starts), ends) between "from" and "to"
$$;
