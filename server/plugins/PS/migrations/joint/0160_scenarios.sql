-- What if: figures calculated with other assumptions.
create table perf_scenario (
  _id text primary key,
  site text not null references site,
  title text not null,
  from_month text not null,
  to_month text not null,
  is_shared bool not null default false,
  store_ids text[] not null default '{}',
  floor_ids text[] not null default '{}',
  category_ids text[] not null default '{}',
  sales_percent numeric(12, 6),
  sales_amount numeric(16, 2),
  rent_model text,
  base_rent_percent numeric(12, 6),
  base_rent numeric(16, 2),
  turnover_rate numeric(12, 6),
  rent_free_days int,
  mgmt_fee_per_m2 numeric(16, 2),
  promo_fee_per_m2 numeric(16, 2),
  area_percent numeric(12, 6),
  area numeric(10, 2),
  replaces_billed bool not null default true,
  calculated_at int8,
  search_text text generated always as (lower(title)) stored
);
select add_common_columns('perf_scenario');
create index on perf_scenario (site);
create index on perf_scenario using gin (store_ids);
create index on perf_scenario using gin (floor_ids);
create index on perf_scenario using gin (category_ids);
create index on perf_scenario using gin (search_text gin_trgm_ops);

-- Rows of `retail_performance` as they are and as a scenario assumes, calculated at the same moment.
create table perf_scenario_figure (
  scenario_id text not null references perf_scenario,
  is_assumed bool not null,
  like retail_performance including defaults,
  primary key (scenario_id, is_assumed, stat_month, tenant_ship_id, store_id)
);
