-- A lease that is put into force early changes the figures from then on.
drop trigger perf_insert on lease_ship;
drop trigger perf_update on lease_ship;
drop trigger perf_delete on lease_ship;
select watch_perf_source('lease_ship',
  'site, start_date, end_date, rent_free_days, rent_model, mgmt_fee_per_m2, promo_fee_per_m2, turnover_basis,
    turnover_period, status in (''draft'', ''pending_approval'') as is_open, activated_on, terminated_on, prev_lease_id, deleted_at',
  'select site, to_char(least(start_date, activated_on), ''YYYY-MM'') as lo, null::text as hi from r');
