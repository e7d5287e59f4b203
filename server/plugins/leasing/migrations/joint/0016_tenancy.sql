create table sales_category (
  _id text primary key,
  parent text references sales_category,
  code text,
  name text not null,
  name_en text,
  name_tc text,
  commission_default numeric(12, 6),
  "order" int not null default 0,
  search_text text generated always as (lower(joined(name, name_en, name_tc, code))) stored
);
select add_common_columns('sales_category');
create unique index unique__sales_category__code on sales_category (code) where deleted_at is null;
create index on sales_category (parent);

create table lease_ship (
  _id text primary key,
  contract_no text not null,
  site text not null references site,
  store_ids text[] not null default '{}',
  brand_id text not null references brand,
  company_id text references company,
  lease_type text not null default 'new',
  sign_date date,
  start_date date not null,
  end_date date not null,
  rent_free_days int not null default 0,
  rent_model text not null,
  currency text not null,
  area numeric(10, 2) not null,
  deposit numeric(16, 2),
  mgmt_fee_per_m2 numeric(16, 2),
  promo_fee_per_m2 numeric(16, 2),
  turnover_basis text not null default 'gross',
  turnover_period text not null default 'month',
  break_date date,
  renewal_option bool not null default false,
  status text not null default 'draft',
  prev_lease_id text references lease_ship,
  documents text[] not null default '{}',
  search_text text generated always as (lower(contract_no)) stored,
  check (end_date > start_date)
);
select add_common_columns('lease_ship');
create unique index unique__lease_ship__contract_no on lease_ship (contract_no) where deleted_at is null;
create index on lease_ship (site, end_date) where status = 'active';
create index on lease_ship (site, status, end_date);
create index on lease_ship (brand_id, status);
create index on lease_ship (company_id);
create index on lease_ship (prev_lease_id);
create index on lease_ship using gin (store_ids);
create index on lease_ship using gin (search_text gin_trgm_ops);

-- Base rent a month, as a sum or per square metre. Steps of a lease do not overlap.
create table lease_rent_step (
  lease_id text not null references lease_ship,
  "from" date not null,
  "to" date not null,
  base_rent_month numeric(16, 2),
  base_rent_per_m2 numeric(16, 2),
  primary key (lease_id, "from"),
  check ("to" >= "from"),
  check (num_nonnulls(base_rent_month, base_rent_per_m2) = 1)
);

-- The share of sales from one amount to another; without a category it is of all sales.
create table lease_turnover_tier (
  lease_id text not null references lease_ship,
  sales_category_id text references sales_category,
  from_amount numeric(16, 2) not null default 0,
  to_amount numeric(16, 2),
  rate numeric(12, 6) not null check (rate between 0 and 1),
  check (to_amount > from_amount)
);
create unique index on lease_turnover_tier (lease_id, sales_category_id, from_amount) nulls not distinct;
create index on lease_turnover_tier (sales_category_id);

-- Stores may be shared: that the shares of a day come to 1 at most is for whoever writes to see to.
create table tenant_ship (
  _id text primary key,
  site text not null references site,
  store_id text not null references store,
  brand_id text not null references brand,
  company_id text references company,
  trade_name text,
  lease_ship_id text references lease_ship,
  start_date date not null,
  open_date date,
  end_date date not null,
  actual_exit_date date,
  status text not null default 'signed',
  share_ratio numeric(12, 6) not null default 1 check (share_ratio > 0 and share_ratio <= 1),
  sales_category_id text references sales_category,
  is_comparable_excluded bool not null default false,
  pos_code text,
  search_text text generated always as (lower(joined(trade_name, pos_code))) stored,
  check (end_date >= start_date)
);
select add_common_columns('tenant_ship');
create index on tenant_ship (site, status);
create index on tenant_ship (site, start_date desc);
create index on tenant_ship (store_id, start_date);
create index on tenant_ship (brand_id, status);
create index on tenant_ship (company_id);
create index on tenant_ship (lease_ship_id);
create index on tenant_ship (sales_category_id);
create index on tenant_ship using gin (search_text gin_trgm_ops);

create table tenant_rent (
  _id text primary key,
  site text not null references site,
  tenant_ship_id text not null references tenant_ship,
  store_id text not null references store,
  stat_month text not null,
  charge_type text not null,
  amount_due numeric(16, 2) not null,
  amount_paid numeric(16, 2) not null default 0,
  is_actual bool not null default false,
  status text not null default 'forecast',
  due_date date,
  source text not null default 'manual'
);
select add_common_columns('tenant_rent');
create unique index unique__tenant_rent__tenant_ship_id__stat_month__charge_type
  on tenant_rent (tenant_ship_id, stat_month, charge_type) where deleted_at is null;
create index on tenant_rent (site, stat_month, _id) where deleted_at is null;
create index on tenant_rent (store_id, stat_month);

-- Up to a million rows: one table, because by year the year would have to be part of every key, `_id` too.
create table tenant_sale (
  _id text primary key,
  site text not null references site,
  tenant_ship_id text not null references tenant_ship,
  store_id text not null references store,
  grain text not null,
  period_key text not null,
  sale_date date not null,
  sales_category_id text not null references sales_category,
  amount numeric(16, 2) not null,
  net_amount numeric(16, 2),
  transactions int,
  member_amount numeric(16, 2),
  online_amount numeric(16, 2),
  status text not null default 'reported',
  source text not null default 'manual',
  remark text
);
select add_common_columns('tenant_sale');
-- By category too, for which a name has no room.
create unique index unique__tenant_sale__tenant_ship_id__grain__period_key
  on tenant_sale (tenant_ship_id, grain, period_key, sales_category_id)
  where deleted_at is null;
create index on tenant_sale (site, sale_date, _id) where deleted_at is null;
create index on tenant_sale (sale_date, _id) where deleted_at is null;
create index on tenant_sale (store_id, sale_date, _id) where deleted_at is null;
create index on tenant_sale (sales_category_id);
