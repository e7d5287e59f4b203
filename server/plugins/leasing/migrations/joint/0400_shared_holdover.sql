-- The last day of a tenancy. Whoever trades beyond the end of the contract stays until the next tenant comes for whom there is
-- no room in the unit beside them.
create or replace function ship_leaves(ship tenant_ship) returns date language sql stable as $$
  select coalesce(ship.actual_exit_date, case when ship.status in ('trading', 'notice') then greatest(ship.end_date, coalesce(
    (select min(next.start_date) - 1 from tenant_ship next
      where next.store_id = ship.store_id and next.deleted_at is null and next.start_date > ship.end_date
        and next.share_ratio + ship.share_ratio > 1),
    'infinity'::date)) else ship.end_date end)
$$;
