-- What a row was calculated from, so that people can see why it changed.
alter table retail_performance add column inputs jsonb not null default '{}';

-- The running total of turnover rent in a lease year: a billed amount counts as it is, and a computed amount
-- never lowers what was already recognised.
create function recognised_next(recognised numeric, due numeric, billed numeric) returns numeric
  language sql immutable
  as $$ select coalesce(recognised + billed, greatest(recognised, due)) $$;
create aggregate recognised_rent (due numeric, billed numeric) (
  sfunc = recognised_next, stype = numeric, initcond = '0'
);

-- The rows that a run changed, with their figures and inputs before and after.
create table retail_calc_change (
  run_id text not null,
  site text not null references site,
  stat_month text not null,
  tenant_ship_id text not null,
  store_id text not null,
  before jsonb,
  after jsonb,
  primary key (run_id, stat_month, tenant_ship_id, store_id)
);

-- Written by many at once and never updated, so that nobody waits for somebody else's open transaction. A run
-- deletes the rows that it saw.
drop table perf_dirty;
create table perf_dirty (
  _id int8 generated always as identity primary key,
  site text not null references site,
  stat_month text not null,
  since int8 not null default extract(epoch from now())::int8
);
create index on perf_dirty (site, stat_month);

-- After changes of what the figures are calculated from: refuses those in a locked month, and marks the months
-- whose figures are out of date, with the twelve months after them, which are compared with them. Arguments: the
-- columns that matter, a query over the changed rows `r` with the columns site, lo and hi (the first and last
-- month; null: all later months), and `lockable` if months protect the rows.
create function perf_source_changed() returns trigger language plpgsql as $$
declare
  columns text := tg_argv[0];
  added text := format('select %s from new_rows', columns);
  removed text := format('select %s from old_rows', columns);
  changed text := case tg_op when 'INSERT' then added when 'DELETE' then removed
    else format('(%2$s except %1$s) union (%1$s except %2$s)', added, removed) end;
  touched text := format('with r as (%s) %s', changed, tg_argv[1]);
  locked record;
begin
  if tg_argv[2] = 'lockable' and current_setting('atrium.scenario', true) is distinct from 'on' then
    -- Whoever locks the month waits until this transaction has ended.
    execute format('select pg_advisory_xact_lock_shared(period_key(site, lo))
      from (select distinct site, lo from (%s) t order by site, lo) months', touched);
    execute format('select l.site, l.stat_month from (%s) t
      join period_lock l on l.site = t.site and l.stat_month = t.lo and l.deleted_at is null limit 1', touched) into locked;
    if locked.site is not null then
      raise 'period.locked' using errcode = 'ATR01',
        detail = json_build_object('site', locked.site, 'stat_month', locked.stat_month);
    end if;
  end if;
  execute format('
    with touched as (%s)
    insert into perf_dirty (site, stat_month)
    select distinct known.site, known.stat_month
    from (select distinct site, lo, to_char((hi || ''-01'')::date + interval ''1 year'', ''YYYY-MM'') as hi from touched) t
    join (
      select site, stat_month from retail_performance_summary where dimension = ''Total''
      union
      select site, to_char(month, ''YYYY-MM'') from retail_calc_run cross join lateral generate_series(
        (from_month || ''-01'')::timestamp, (to_month || ''-01'')::timestamp, ''1 month'') month
      where status in (''queued'', ''running'')
    ) known on known.site = t.site and known.stat_month >= t.lo and (t.hi is null or known.stat_month <= t.hi)', touched);
  return null;
end $$;

-- The number of the advisory lock of a month.
create function period_key(site text, stat_month text) returns int8 language sql immutable
  as $$ select hashtextextended(site || ' ' || stat_month, 4096) $$;

create function watch_perf_source(target regclass, columns text, touched text, lockable text default '')
returns void language plpgsql as $$
declare
  call text := format('for each statement execute function perf_source_changed(%L, %L, %L)', columns, touched, lockable);
begin
  execute format('create trigger perf_insert after insert on %s referencing new table as new_rows %s', target, call);
  execute format('create trigger perf_update after update on %s referencing old table as old_rows new table as new_rows %s',
    target, call);
  execute format('create trigger perf_delete after delete on %s referencing old table as old_rows %s', target, call);
end $$;

select watch_perf_source('tenant_sale',
  'site, tenant_ship_id, store_id, grain, period_key, sale_date, sales_category_id, amount, transactions, status, deleted_at',
  'select site, to_char(sale_date, ''YYYY-MM'') as lo, to_char(sale_date, ''YYYY-MM'') as hi from r', 'lockable');
-- A payment changes no figure.
select watch_perf_source('tenant_rent',
  'site, tenant_ship_id, store_id, stat_month, charge_type, amount_due, is_actual, status = ''waived'' as is_waived, deleted_at',
  'select site, stat_month as lo, stat_month as hi from r', 'lockable');
select watch_perf_source('tenant_ship',
  'site, store_id, brand_id, company_id, lease_ship_id, start_date, open_date, end_date, actual_exit_date, status,
    share_ratio, is_comparable_excluded, deleted_at',
  'select site, to_char(start_date, ''YYYY-MM'') as lo, null::text as hi from r');
select watch_perf_source('lease_ship',
  'site, start_date, end_date, rent_free_days, rent_model, mgmt_fee_per_m2, promo_fee_per_m2, turnover_basis,
    turnover_period, status, activated_on, terminated_on, prev_lease_id, deleted_at',
  'select site, to_char(start_date, ''YYYY-MM'') as lo, null::text as hi from r');
select watch_perf_source('lease_rent_step', 'lease_id, "from", "to", base_rent_month, base_rent_per_m2',
  'select site, to_char("from", ''YYYY-MM'') as lo, null::text as hi from r join lease_ship on _id = lease_id');
select watch_perf_source('lease_turnover_tier', 'lease_id, sales_category_id, from_amount, to_amount, rate',
  'select site, to_char(start_date, ''YYYY-MM'') as lo, null::text as hi from r join lease_ship on _id = lease_id');
select watch_perf_source('store_area_history', 'store_id, "from", "to", area',
  'select site, to_char("from", ''YYYY-MM'') as lo, null::text as hi from r join store on _id = store_id');
select watch_perf_source('store_lineage', 'parent_id, child_id, kind, effective_date, area_share',
  'select site, to_char(effective_date, ''YYYY-MM'') as lo, null::text as hi from r join store on _id = child_id');
select watch_perf_source('store', 'site, _id, floor_id, store_type, effective_from, effective_to',
  'select r.site, ''0000-01'' as lo, null::text as hi from r where exists (select from tenant_ship s where s.store_id = r._id)');
select watch_perf_source('brand', '_id, category_id, level1_id, level2_id',
  'select distinct s.site, ''0000-01'' as lo, null::text as hi from r join tenant_ship s on s.brand_id = r._id');
select watch_perf_source('param', '"group", key, site, value, is_active, deleted_at',
  'select at._id as site, ''0000-01'' as lo, null::text as hi from r join site at on r.site is null or r.site = at._id
    where r."group" = ''perf''');
