-- Calculated from tenancies, leases, sales and rents, and made again at will: rows without a life of their own.
create table retail_performance (
  site text not null references site,
  stat_month text not null,
  tenant_ship_id text not null references tenant_ship,
  store_id text not null references store,
  brand_id text references brand,
  company_id text references company,
  floor_id text references floor,
  category_id text references brand_category,
  level1_id text references level1_classification,
  level2_id text references level2_classification,
  area_avg numeric(10, 2),
  trading_days int,
  reported_days int,
  coverage numeric(12, 6),
  sales numeric(16, 2),
  sales_net numeric(16, 2),
  transactions int,
  base_rent numeric(16, 2),
  turnover_rent numeric(16, 2),
  total_rent numeric(16, 2),
  mgmt_fee numeric(16, 2),
  promo_fee numeric(16, 2),
  other_charge numeric(16, 2),
  occupancy_cost numeric(16, 2),
  ocr numeric(12, 6),
  rent_ratio numeric(12, 6),
  sales_density numeric(16, 2),
  rent_density_day numeric(16, 6),
  avg_ticket numeric(16, 2),
  sales_prev_month numeric(16, 2),
  mom numeric(12, 6),
  sales_last_year numeric(16, 2),
  yoy numeric(12, 6),
  ytd_sales numeric(16, 2),
  mat_sales numeric(16, 2),
  is_comparable bool not null default false,
  rank_site int,
  rank_category int,
  rank_prev int,
  is_partial bool not null default false,
  yoy_basis text not null default 'none',
  warnings text[] not null default '{}',
  run_id text not null,
  calculated_at int8 not null,
  -- Of all that went in: a row whose hash is the same stays as it is.
  input_hash text not null,
  primary key (site, stat_month, tenant_ship_id, store_id)
);
create index on retail_performance (site, stat_month, rank_site);
create index on retail_performance (brand_id, stat_month);
create index on retail_performance (store_id, stat_month);
create index on retail_performance (tenant_ship_id, stat_month);

-- Sums of a month by floor, category and so on; `Total` is a dimension of one member, `Total`.
create table retail_performance_summary (
  site text not null references site,
  stat_month text not null,
  dimension text not null,
  dimension_id text not null,
  area numeric(12, 2),
  sales numeric(16, 2),
  sales_net numeric(16, 2),
  transactions int8,
  base_rent numeric(16, 2),
  turnover_rent numeric(16, 2),
  total_rent numeric(16, 2),
  mgmt_fee numeric(16, 2),
  promo_fee numeric(16, 2),
  other_charge numeric(16, 2),
  occupancy_cost numeric(16, 2),
  ocr numeric(12, 6),
  rent_ratio numeric(12, 6),
  sales_density numeric(16, 2),
  rent_density_day numeric(16, 6),
  sales_prev_month numeric(16, 2),
  mom numeric(12, 6),
  sales_last_year numeric(16, 2),
  yoy numeric(12, 6),
  excluded_rows int not null default 0,
  run_id text not null,
  calculated_at int8 not null,
  primary key (site, stat_month, dimension, dimension_id)
);

create table retail_calc_run (
  _id text primary key,
  site text not null references site,
  from_month text not null,
  to_month text not null,
  store_ids text[] not null default '{}',
  status text not null default 'queued',
  progress numeric(12, 6) not null default 0,
  months_total int not null default 0,
  months_done int not null default 0,
  rows_written int not null default 0,
  rows_unchanged int not null default 0,
  started_at int8,
  finished_at int8,
  heartbeat_at int8,
  requested_by text references "user",
  force bool not null default false,
  reason text,
  message text,
  warnings jsonb not null default '[]'
);
select add_common_columns('retail_calc_run');
-- One at a time at a site.
create unique index unique__retail_calc_run__site on retail_calc_run (site) where status in ('queued', 'running');
create index on retail_calc_run (site, created_at, _id);
create index on retail_calc_run using gin (store_ids);

create table period_lock (
  _id text primary key,
  site text not null references site,
  stat_month text not null,
  reason text not null,
  locked_by text references "user",
  locked_at int8 not null default extract(epoch from now())::int8
);
select add_common_columns('period_lock');
create unique index unique__period_lock__site__stat_month on period_lock (site, stat_month) where deleted_at is null;

-- The months of which something changed since they were calculated.
create table perf_dirty (
  site text not null references site,
  stat_month text not null,
  since int8 not null,
  primary key (site, stat_month)
);

-- One unit of `from` in units of `to`, in a month.
create table fx_rate (
  stat_month text not null,
  "from" text not null,
  "to" text not null,
  rate numeric(12, 6) not null check (rate > 0),
  primary key (stat_month, "from", "to")
);
