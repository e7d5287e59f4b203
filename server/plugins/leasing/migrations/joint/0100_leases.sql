-- Rent steps and turnover tiers are part of the record of a lease, so its history has them. The tables of
-- steps and tiers, which statements join, follow the record.
alter table lease_ship
  add rent_steps jsonb default '[]',
  add turnover_tiers jsonb default '[]',
  add activated_on date,
  add terminated_on date,
  add termination_reason text,
  add rejection_reason text;

update lease_ship set
  rent_steps = coalesce((
    select jsonb_agg(jsonb_build_object('from', "from", 'to', "to", 'base_rent_month', base_rent_month,
      'base_rent_per_m2', base_rent_per_m2) order by "from")
    from lease_rent_step where lease_id = lease_ship._id), '[]'),
  turnover_tiers = coalesce((
    select jsonb_agg(jsonb_build_object('sales_category_id', sales_category_id, 'from_amount', from_amount,
      'to_amount', to_amount, 'rate', rate) order by sales_category_id nulls first, from_amount)
    from lease_turnover_tier where lease_id = lease_ship._id), '[]'),
  terminated_on = case status when 'terminated' then coalesce(
    (select max(actual_exit_date) from tenant_ship where lease_ship_id = lease_ship._id),
    least(end_date, to_timestamp(updated_at)::date)) end;

create function unpack_lease_terms() returns trigger language plpgsql as $$
begin
  delete from lease_rent_step where lease_id = new._id;
  insert into lease_rent_step (lease_id, "from", "to", base_rent_month, base_rent_per_m2)
    select new._id, step.* from jsonb_to_recordset(new.rent_steps)
      as step ("from" date, "to" date, base_rent_month numeric, base_rent_per_m2 numeric);
  delete from lease_turnover_tier where lease_id = new._id;
  insert into lease_turnover_tier (lease_id, sales_category_id, from_amount, to_amount, rate)
    select new._id, tier.* from jsonb_to_recordset(new.turnover_tiers)
      as tier (sales_category_id text, from_amount numeric, to_amount numeric, rate numeric);
  return null;
end $$;
create trigger unpack_terms_of_new after insert on lease_ship for each row
  when (new.rent_steps <> '[]' or new.turnover_tiers <> '[]') execute function unpack_lease_terms();
create trigger unpack_terms after update of rent_steps, turnover_tiers on lease_ship for each row
  when (new.rent_steps is distinct from old.rent_steps or new.turnover_tiers is distinct from old.turnover_tiers)
  execute function unpack_lease_terms();

-- The status of a lease on a day: what was decided about it, and what its dates, its successor and its tenant
-- make of that. Days are inclusive.
create function lease_status_on(
  lease text, status text, starts date, ends date, activated date, terminated date, day date
) returns text language sql stable as $$
  select case
    when status in ('draft', 'pending_approval') then status
    when terminated <= day then 'terminated'
    when least(starts, activated) > day then 'signed'
    when exists (
      select from lease_ship next where next.prev_lease_id = lease and next.deleted_at is null
        and next.status not in ('draft', 'pending_approval')
        and least(next.start_date, next.activated_on) <= day
        and (next.terminated_on is null or next.terminated_on >= least(next.start_date, next.activated_on))
    ) then 'renewed'
    when ends >= day then 'active'
    when exists (
      select from tenant_ship t where t.lease_ship_id = lease and t.deleted_at is null and t.start_date <= day
        and (t.actual_exit_date >= day or t.actual_exit_date is null and t.status in ('trading', 'notice'))
    ) then 'holdover'
    else 'expired' end
$$;

-- The monthly base rent of a lease on a day: before its start that of the first step, in holdover that of the
-- last. Null if there is none.
create function lease_base_on(lease text, area numeric, starts date, ends date, day date)
returns numeric language sql stable as $$
  select round(coalesce(base_rent_month, base_rent_per_m2 * area), 2) from lease_rent_step
  where lease_id = lease and least(greatest(day, starts), ends) between "from" and "to"
$$;
