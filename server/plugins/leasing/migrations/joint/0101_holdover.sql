-- A tenant whose lease was renewed holds over in the old lease until the new one begins.
create or replace function lease_status_on(
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
      select from tenant_ship t where t.deleted_at is null and t.start_date <= day
        and (t.actual_exit_date >= day or t.actual_exit_date is null and t.status in ('trading', 'notice'))
        and (t.lease_ship_id = lease or exists (
          select from lease_ship next where next._id = t.lease_ship_id and next.prev_lease_id = lease))
    ) then 'holdover'
    else 'expired' end
$$;
